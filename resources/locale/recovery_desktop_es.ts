<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es_ES" sourcelanguage="en_GB">
 <context>
  <name>About</name>
  <message>
   <source>About</source>
   <translation>Acerca de</translation>
  </message>
  <message>
   <source>Recovery Desktop {version}, under the Apache License 2.0.</source>
   <translation>Recovery Desktop {version}, bajo la licencia Apache 2.0.</translation>
  </message>
  <message>
   <source>Qt is used under the GNU LGPL, version 3: its libraries lie beside the app and may be replaced by your own.</source>
   <translation>Qt se usa bajo la GNU LGPL, versión 3: sus bibliotecas están junto a la aplicación y puede sustituirlas por las suyas.</translation>
  </message>
  <message>
   <source>Check for new versions once a day</source>
   <translation>Buscar versiones nuevas una vez al día</translation>
  </message>
  <message>
   <source>Only the announcement is fetched, without anything about you. Nothing is installed by itself.</source>
   <translation>Solo se descarga el anuncio, sin nada sobre usted. Nada se instala solo.</translation>
  </message>
  <message>
   <source>Check now</source>
   <translation>Buscar ahora</translation>
  </message>
  <message>
   <source>See the new version</source>
   <translation>Abrir su página</translation>
  </message>
  <message>
   <source>Show the licences</source>
   <translation>Mostrar las licencias</translation>
  </message>
  <message>
   <source>What’s new</source>
   <translation>Novedades</translation>
  </message>
  <message>
   <source>Help</source>
   <translation>Ayuda</translation>
  </message>
  <message>
   <source>Licences of every part</source>
   <translation>Licencias de todas las partes</translation>
  </message>
  <message>
   <source>Files from elsewhere are read by a process that reaches nothing else on this computer.</source>
   <translation>Los archivos ajenos los lee un proceso que no accede a nada más en este equipo.</translation>
  </message>
  <message>
   <source>the rights of your account</source>
   <translation>los derechos de su cuenta</translation>
  </message>
  <message>
   <source>the network</source>
   <translation>la red</translation>
  </message>
  <message>
   <source>other files</source>
   <translation>otros archivos</translation>
  </message>
  <message>
   <source>other calls to the system</source>
   <translation>otras llamadas al sistema</translation>
  </message>
  <message>
   <source>Files from elsewhere are read by a process of its own. This system does not keep it from: {measures}.</source>
   <translation>Los archivos ajenos los lee un proceso aparte. Este sistema le deja: {measures}.</translation>
  </message>
  <message>
   <source>Loading…</source>
   <translation>Buscando…</translation>
  </message>
  <message>
   <source>The server doesn’t answer. Try again later.</source>
   <translation>Ahora no responde nadie. Inténtelo más tarde.</translation>
  </message>
  <message>
   <source>The announcement is not signed by the makers of this app and was ignored.</source>
   <translation>El anuncio no está firmado por los autores de esta aplicación, así que se ignora.</translation>
  </message>
  <message>
   <source>Version {version} is available.</source>
   <translation>La versión {version} está disponible.</translation>
  </message>
  <message>
   <source>This is the newest version.</source>
   <translation>Esta es la versión más reciente.</translation>
  </message>
 </context>
 <context>
  <name>AccountsCard</name>
  <message>
   <source>Accounts</source>
   <translation>Cuentas</translation>
  </message>
  <message>
   <source>IBAN</source>
   <translation>IBAN</translation>
  </message>
  <message>
   <source>Currency</source>
   <translation>Moneda</translation>
  </message>
  <message>
   <source>Your name for it</source>
   <translation>Su nombre para esta cuenta</translation>
  </message>
  <message>
   <source>Add account</source>
   <translation>Añadir la cuenta</translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>Deshacer</translation>
  </message>
  <message>
   <source>Sort code and account number, or IBAN</source>
   <translation>Sort code y número de cuenta, o IBAN</translation>
  </message>
  <message>
   <source>Saving</source>
   <translation>Guardando</translation>
  </message>
  <message>
   <source>An invoice is paid into the account that is printed on it, if it is one of these; otherwise into the one in its currency, otherwise into the main account.</source>
   <translation>Una factura se paga en la cuenta impresa en ella, si es una de estas; si no, en la de su moneda; si no, en la cuenta principal.</translation>
  </message>
  <message>
   <source>{iban} · main account</source>
   <translation>{iban} · cuenta principal</translation>
  </message>
  <message>
   <source>Remove</source>
   <translation>Quitar</translation>
  </message>
  <message>
   <source>Remove the account {iban}</source>
   <translation>Quitar la cuenta {iban}</translation>
  </message>
  <message>
   <source>Three letters, such as EUR or CHF.</source>
   <translation>Tres letras, como EUR o CHF.</translation>
  </message>
  <message>
   <source>Required</source>
   <translation>Obligatorio</translation>
  </message>
 </context>
 <context>
  <name>AfterCallCard</name>
  <message>
   <source>Did you speak to the debtor?</source>
   <translation>¿Habló usted con el deudor?</translation>
  </message>
  <message>
   <source>Log a call…</source>
   <translation>Registrar una llamada…</translation>
  </message>
  <message>
   <source>Record a promise…</source>
   <translation>Registrar una promesa…</translation>
  </message>
  <message>
   <source>Record a dispute…</source>
   <translation>Anotar una impugnación…</translation>
  </message>
  <message>
   <source>Propose an agreement…</source>
   <translation>Proponer un acuerdo…</translation>
  </message>
 </context>
 <context>
  <name>AgreementCard</name>
  <message>
   <source>Accept</source>
   <translation>Aceptar</translation>
  </message>
  <message>
   <source>Propose something else…</source>
   <translation>Proponer otra cosa…</translation>
  </message>
  <message>
   <source>Refuse</source>
   <translation>Rechazar</translation>
  </message>
  <message>
   <source>End the agreement</source>
   <translation>Terminar el acuerdo</translation>
  </message>
  <message>
   <source>Withdraw the proposal</source>
   <translation>Retirar la propuesta</translation>
  </message>
  <message>
   <source>The letter to the debtor waits for you.</source>
   <translation>La carta al deudor le espera.</translation>
  </message>
  <message>
   <source>The message to the debtor is planned: {moment}.</source>
   <translation>El mensaje al deudor está previsto: {moment}.</translation>
  </message>
 </context>
 <context>
  <name>AnswerDialog</name>
  <message>
   <source>They promise a day</source>
   <translation>Prometen una fecha</translation>
  </message>
  <message>
   <source>They say it is paid</source>
   <translation>Dicen que está pagada</translation>
  </message>
  <message>
   <source>They object</source>
   <translation>Se oponen</translation>
  </message>
  <message>
   <source>They ask for the invoice</source>
   <translation>Piden la factura</translation>
  </message>
  <message>
   <source>They ask for time or instalments</source>
   <translation>Piden tiempo o cuotas</translation>
  </message>
  <message>
   <source>It is the wrong person</source>
   <translation>No es la persona correcta</translation>
  </message>
  <message>
   <source>They are insolvent</source>
   <translation>Son insolventes</translation>
  </message>
  <message>
   <source>They refuse to pay</source>
   <translation>Se niegan a pagar</translation>
  </message>
  <message>
   <source>Something else</source>
   <translation>Otra cosa</translation>
  </message>
  <message>
   <source>Also record the promise for {day}</source>
   <translation>Anotar también la promesa para el {day}</translation>
  </message>
  <message>
   <source>Wait seven days for the payment</source>
   <translation>Esperar el pago siete días</translation>
  </message>
  <message>
   <source>Mark the invoice as disputed</source>
   <translation>Marcar la factura como disputada</translation>
  </message>
  <message>
   <source>Don’t write to this person again after this answer</source>
   <translation>No escribir más a esta persona después de la respuesta</translation>
  </message>
  <message>
   <source>Answer the debtor</source>
   <translation>Responder al deudor</translation>
  </message>
  <message>
   <source>What they say</source>
   <translation>Texto adecuado si</translation>
  </message>
  <message>
   <source>Subject</source>
   <translation>Asunto</translation>
  </message>
  <message>
   <source>Text</source>
   <translation>Texto</translation>
  </message>
  <message>
   <source>Send answer</source>
   <translation>Enviar la respuesta</translation>
  </message>
  <message>
   <source>Later</source>
   <translation>Más tarde</translation>
  </message>
  <message>
   <source>Loading suggested texts…</source>
   <translation>Buscando textos adecuados…</translation>
  </message>
  <message>
   <source>The texts could not be loaded. Try again once the service can be reached.</source>
   <translation>No se pudieron consultar los textos. Inténtelo de nuevo cuando el servicio esté disponible.</translation>
  </message>
  <message>
   <source>To {to}</source>
   <translation>Para {to}</translation>
  </message>
  <message>
   <source>Attach the invoice ({names})</source>
   <translation>Adjuntar la factura ({names})</translation>
  </message>
  <message>
   <source>Contacts pause for five working days after your answer, then recovery resumes.</source>
   <translation>Los contactos se detienen cinco días hábiles después de su respuesta; luego el cobro continúa.</translation>
  </message>
  <message>
   <source>Write a text first.</source>
   <translation>No se diría nada.</translation>
  </message>
 </context>
 <context>
  <name>App</name>
  <message>
   <source>Saved</source>
   <translation>Guardado</translation>
  </message>
  <message>
   <source>Recovery is being cancelled</source>
   <translation>El cobro se está cancelando</translation>
  </message>
  <message>
   <source>The evidence will be sent in a moment</source>
   <translation>Las pruebas salen en un momento</translation>
  </message>
  <message>
   <source>The debtor is being corrected</source>
   <translation>Se está corrigiendo el deudor</translation>
  </message>
  <message>
   <source>Letters only from now on</source>
   <translation>A partir de ahora, solo cartas</translation>
  </message>
  <message>
   <source>The payment is being recorded</source>
   <translation>El pago se está registrando</translation>
  </message>
  <message>
   <source>The payment is being taken back</source>
   <translation>El pago se está retirando</translation>
  </message>
  <message>
   <source>The credit note is being recorded</source>
   <translation>El abono se está registrando</translation>
  </message>
  <message>
   <source>The reminders are being changed</source>
   <translation>Los recordatorios se están cambiando</translation>
  </message>
  <message>
   <source>Recovery pauses in a moment</source>
   <translation>El cobro se pausa en un momento</translation>
  </message>
  <message>
   <source>Recovery resumes in a moment</source>
   <translation>El cobro continúa en un momento</translation>
  </message>
  <message>
   <source>The sum asked for is being changed</source>
   <translation>Se está cambiando el importe reclamado</translation>
  </message>
  <message>
   <source>The call is being logged</source>
   <translation>La llamada se está registrando</translation>
  </message>
  <message>
   <source>The promise is being recorded</source>
   <translation>La promesa se está registrando</translation>
  </message>
  <message>
   <source>The dispute is being recorded</source>
   <translation>La impugnación se está registrando</translation>
  </message>
  <message>
   <source>The settled dispute is being recorded</source>
   <translation>La impugnación resuelta se está registrando</translation>
  </message>
  <message>
   <source>The proposal is being recorded</source>
   <translation>La propuesta se está registrando</translation>
  </message>
  <message>
   <source>The agreement is being recorded</source>
   <translation>El acuerdo se está registrando</translation>
  </message>
  <message>
   <source>The insolvency is being recorded</source>
   <translation>La insolvencia se está registrando</translation>
  </message>
  <message>
   <source>The plan is being approved</source>
   <translation>El plan se está aprobando</translation>
  </message>
  <message>
   <source>The answer will be sent in a moment</source>
   <translation>La respuesta sale en un momento</translation>
  </message>
  <message>
   <source>The two debtors stay apart</source>
   <translation>Los dos deudores siguen separados</translation>
  </message>
  <message>
   <source>The two debtors become one</source>
   <translation>Los dos deudores pasan a ser uno</translation>
  </message>
  <message>
   <source>The password store of this computer is not available: you sign in again at the next start.</source>
   <translation>El almacén de contraseñas de este equipo no está disponible: iniciará sesión de nuevo en el próximo inicio.</translation>
  </message>
  <message>
   <source>Use a passphrase</source>
   <translation>Usar una frase de contraseña</translation>
  </message>
  <message>
   <source>You are signed out of {name}. What you see was saved on this computer.</source>
   <translation>Ha cerrado sesión en {name}. Lo que ve se guardó en este equipo.</translation>
  </message>
  <message>
   <source>Sign in</source>
   <translation>Iniciar sesión</translation>
  </message>
  <message>
   <source>The service on this computer stopped and is being started again.</source>
   <translation>El servicio de este equipo se detuvo y se está iniciando de nuevo.</translation>
  </message>
  <message>
   <source>The service on this computer does not start. Its log in the settings says why.</source>
   <translation>El servicio de este equipo no arranca. Su registro, en los ajustes, dice por qué.</translation>
  </message>
  <message>
   <source>Your data is in a network folder. A lost connection can damage it: keep it on a disk of this computer.</source>
   <translation>Los datos están en una carpeta de red. Una conexión perdida puede dañarlos: guárdelos en un disco de este equipo.</translation>
  </message>
  <message>
   <source>Your data is in a folder that another program copies to other computers. That can damage it: keep it elsewhere.</source>
   <translation>Los datos están en una carpeta que otro programa copia a otros equipos. Eso puede dañarlos: guárdelos en otro lugar.</translation>
  </message>
  <message>
   <source>Messages wait while the program is closed</source>
   <translation>Los mensajes esperan mientras el programa está cerrado</translation>
  </message>
  <message numerus="yes">
   <source>%n message(s) to be sent within a week.</source>
   <translation>
    <numerusform>%n mensaje por enviar en una semana.</numerusform>
    <numerusform>%n mensajes por enviar en una semana.</numerusform>
   </translation>
  </message>
  <message>
   <source>The next one: {moment}.</source>
   <translation>El próximo: {moment}.</translation>
  </message>
  <message>
   <source>You will only see this once.</source>
   <translation>Este aviso aparece solo una vez.</translation>
  </message>
  <message>
   <source>Keep working in the tray</source>
   <translation>Seguir trabajando en la bandeja</translation>
  </message>
  <message>
   <source>Keep it open</source>
   <translation>Mantenerlo abierto</translation>
  </message>
  <message>
   <source>Close the program</source>
   <translation>Cerrar el programa</translation>
  </message>
  <message>
   <source>The app closed unexpectedly last time. What you decided and typed is still here.</source>
   <translation>La última vez la aplicación no terminó como debía. Lo que usted decidió y escribió se conserva.</translation>
  </message>
  <message>
   <source>Show the log</source>
   <translation>Leer el registro</translation>
  </message>
  <message>
   <source>Updated to version {version}.</source>
   <translation>Ahora usa la versión {version}.</translation>
  </message>
  <message>
   <source>What’s new</source>
   <translation>Novedades</translation>
  </message>
  <message>
   <source>Your files are opened as soon as there is a connection.</source>
   <translation>Sus archivos se abrirán en cuanto haya una conexión.</translation>
  </message>
  <message numerus="yes">
   <source>%n file(s) added from the watched folder</source>
   <translation>
    <numerusform>%n archivo llegó de la carpeta vigilada</numerusform>
    <numerusform>%n archivos llegaron de la carpeta vigilada</numerusform>
   </translation>
  </message>
  <message>
   <source>Undone: everything is as it was.</source>
   <translation>Deshecho: todo está como antes.</translation>
  </message>
  <message>
   <source>It was already sent.</source>
   <translation>Ya había salido.</translation>
  </message>
  <message>
   <source>Welcome</source>
   <translation>Bienvenida</translation>
  </message>
  <message>
   <source>Today</source>
   <translation>Hoy</translation>
  </message>
  <message>
   <source>Letters and calls</source>
   <translation>Cartas y llamadas</translation>
  </message>
  <message>
   <source>Submit</source>
   <translation>Facturas nuevas</translation>
  </message>
  <message>
   <source>Board</source>
   <translation>Tablero</translation>
  </message>
  <message>
   <source>First messages</source>
   <translation>Primeros mensajes</translation>
  </message>
  <message>
   <source>Invoice</source>
   <translation>Factura</translation>
  </message>
  <message>
   <source>Debtors</source>
   <translation>Deudores</translation>
  </message>
  <message>
   <source>Debtor</source>
   <translation>Deudor</translation>
  </message>
  <message>
   <source>Payments</source>
   <translation>Pagos</translation>
  </message>
  <message>
   <source>Statistics</source>
   <translation>Estadísticas</translation>
  </message>
  <message>
   <source>Notices</source>
   <translation>Avisos</translation>
  </message>
  <message>
   <source>Your company</source>
   <translation>Su empresa</translation>
  </message>
  <message>
   <source>Connection</source>
   <translation>Conexión</translation>
  </message>
  <message>
   <source>Settings</source>
   <translation>Ajustes</translation>
  </message>
  <message>
   <source>Open invoices</source>
   <translation>Abrir facturas</translation>
  </message>
  <message>
   <source>Search the board</source>
   <translation>Buscar en el tablero</translation>
  </message>
  <message>
   <source>Mark all notices as read</source>
   <translation>Marcar todos los avisos como leídos</translation>
  </message>
  <message>
   <source>Add deadlines to the calendar</source>
   <translation>Plazos al calendario</translation>
  </message>
  <message>
   <source>Light theme</source>
   <translation>Aspecto claro</translation>
  </message>
  <message>
   <source>Dark theme</source>
   <translation>Aspecto oscuro</translation>
  </message>
  <message>
   <source>System theme</source>
   <translation>Aspecto del sistema</translation>
  </message>
  <message>
   <source>Keyboard shortcuts</source>
   <translation>Atajos de teclado</translation>
  </message>
  <message>
   <source>Quit</source>
   <translation>Salir</translation>
  </message>
  <message>
   <source>Help</source>
   <translation>Ayuda</translation>
  </message>
  <message>
   <source>Decided before the app was closed, being sent now: {numbers}</source>
   <translation>Decidido antes de cerrar la aplicación, sale ahora: {numbers}</translation>
  </message>
  <message>
   <source>The data on this computer was damaged. Rescued: {drafts} drafts and {intents} decisions; everything else is fetched from the service again.</source>
   <translation>Los datos de este equipo estaban dañados. Salvados: {drafts} borradores y {intents} decisiones; lo demás se pide de nuevo al servicio.</translation>
  </message>
  <message>
   <source>Some of what you typed may be missing; the damaged file is kept.</source>
   <translation>Puede faltar algo de lo que escribió; el archivo dañado se conserva.</translation>
  </message>
  <message>
   <source>Show the damaged file</source>
   <translation>Mostrar el archivo dañado</translation>
  </message>
  <message>
   <source>No program on this computer opened {path}.</source>
   <translation>Ningún programa de este equipo ha abierto {path}.</translation>
  </message>
  <message>
   <source>Choose a connection first, then drop your invoices.</source>
   <translation>Elija primero una conexión y luego suelte sus facturas.</translation>
  </message>
  <message>
   <source>Pasted picture</source>
   <translation>Imagen pegada</translation>
  </message>
  <message>
   <source>Choose invoices</source>
   <translation>Elegir facturas</translation>
  </message>
  <message>
   <source>Version {version} is available. {notes}</source>
   <translation>La versión {version} está disponible. {notes}</translation>
  </message>
  <message>
   <source>See the new version</source>
   <translation>Abrir su página</translation>
  </message>
  <message>
   <source>The password store of this computer is open: you stay signed in.</source>
   <translation>El almacén de contraseñas de este ordenador está abierto: su sesión continúa.</translation>
  </message>
  <message>
   <source>From the next start, the app asks for your passphrase instead.</source>
   <translation>Desde el próximo inicio se le pedirá su frase de contraseña.</translation>
  </message>
  <message>
   <source>The key is kept on this computer. The app does not ask at the next start.</source>
   <translation>La clave se guarda en este equipo. La aplicación no preguntará en el próximo inicio.</translation>
  </message>
  <message>
   <source>Invoices (*.pdf *.png *.jpg *.jpeg *.heic *.heif *.tif *.xml *.p7m *.docx *.odt *.eml *.msg *.zip);;All files (*)</source>
   <translation>Facturas (*.pdf *.png *.jpg *.jpeg *.heic *.heif *.tif *.xml *.p7m *.docx *.odt *.eml *.msg *.zip);;Todos los archivos (*)</translation>
  </message>
  <message numerus="yes">
   <source>%n invoice(s) being approved</source>
   <translation>
    <numerusform>%n factura en aprobación</numerusform>
    <numerusform>%n facturas en aprobación</numerusform>
   </translation>
  </message>
  <message>
   <source>The message will be sent in a moment</source>
   <translation>El mensaje sale en un momento</translation>
  </message>
  <message numerus="yes">
   <source>Recovery of %n invoice(s) cancelled</source>
   <translation>
    <numerusform>Cobro de %n factura cancelado</numerusform>
    <numerusform>Cobro de %n facturas cancelado</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n payment(s) recorded</source>
   <translation>
    <numerusform>%n pago registrado</numerusform>
    <numerusform>%n pagos registrados</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n invoice(s) paused</source>
   <translation>
    <numerusform>%n factura en pausa</numerusform>
    <numerusform>%n facturas en pausa</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Recovery of %n invoice(s) resumes</source>
   <translation>
    <numerusform>El cobro de %n factura se reanuda</numerusform>
    <numerusform>El cobro de %n facturas se reanuda</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Tags of %n invoice(s) changed</source>
   <translation>
    <numerusform>Etiquetas de %n factura modificadas</numerusform>
    <numerusform>Etiquetas de %n facturas modificadas</numerusform>
   </translation>
  </message>
  <message>
   <source>View removed: {name}</source>
   <translation>Vista eliminada: {name}</translation>
  </message>
  <message>
   <source>Saved: {name}</source>
   <translation>Escrito: {name}</translation>
  </message>
  <message>
   <source>The test event arrived</source>
   <translation>El evento de prueba ha llegado</translation>
  </message>
  <message>
   <source>Delivering again</source>
   <translation>Se entrega de nuevo</translation>
  </message>
  <message>
   <source>The signing secret was changed</source>
   <translation>El secreto se ha cambiado</translation>
  </message>
  <message>
   <source>Saved as {path}</source>
   <translation>Guardado como {path}</translation>
  </message>
  <message>
   <source>Open</source>
   <translation>Abrir</translation>
  </message>
  <message>
   <source>Both debtors are one now</source>
   <translation>Los dos deudores son ahora uno solo</translation>
  </message>
  <message>
   <source>The invoices now belong to another debtor</source>
   <translation>Las facturas son ahora de otro deudor</translation>
  </message>
  <message>
   <source>All marked as read</source>
   <translation>Todo marcado como leído</translation>
  </message>
  <message>
   <source>Nothing needs your answer, so there are no deadlines.</source>
   <translation>Nada espera su respuesta: no hay plazos que escribir.</translation>
  </message>
  <message>
   <source>deadlines.ics</source>
   <translation>plazos.ics</translation>
  </message>
  <message>
   <source>Calendar (*.ics)</source>
   <translation>Calendario (*.ics)</translation>
  </message>
  <message>
   <source>Saved. Every message still to be sent names this account and holder, approved ones too.</source>
   <translation>Guardado. Todos los mensajes pendientes indican esta cuenta y este titular, también los aprobados.</translation>
  </message>
  <message>
   <source>Your mailbox works: a test message is on its way to you.</source>
   <translation>Su buzón funciona: un mensaje de prueba está en camino.</translation>
  </message>
  <message>
   <source>You find the mailbox in the settings, under Recoveries. Letters work without it.</source>
   <translation>Encontrará el buzón en los ajustes, en «Cobros». Las cartas no lo necesitan.</translation>
  </message>
  <message>
   <source>Choose bank statements</source>
   <translation>Elegir extractos bancarios</translation>
  </message>
  <message>
   <source>Bank statements (*.xml *.sta *.mt940 *.940 *.swi *.ofx *.qfx *.csv *.tsv *.txt)</source>
   <translation>Extractos bancarios (*.xml *.sta *.mt940 *.940 *.swi *.ofx *.qfx *.csv *.tsv *.txt)</translation>
  </message>
  <message numerus="yes">
   <source>%n entry(s) exported</source>
   <translation>
    <numerusform>%n asiento escrito</numerusform>
    <numerusform>%n asientos escritos</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n in other currencies left out</source>
   <translation>
    <numerusform>%n en otra moneda, omitido</numerusform>
    <numerusform>%n en otras monedas, omitidos</numerusform>
   </translation>
  </message>
  <message>
   <source>Nothing was paid, written off or charged from {first} to {last}: no file was written.</source>
   <translation>Del {first} al {last} no hubo pago, renuncia ni cargo: no se ha escrito ningún archivo.</translation>
  </message>
  <message>
   <source>Show the invoices</source>
   <translation>Mostrar las facturas</translation>
  </message>
  <message>
   <source>Copied</source>
   <translation>Copiado</translation>
  </message>
  <message>
   <source>Removed: {name}</source>
   <translation>Quitado: {name}</translation>
  </message>
  <message>
   <source>Undone: recovery continues.</source>
   <translation>Deshecho: el cobro continúa.</translation>
  </message>
  <message numerus="yes">
   <source>%n correction(s) forgotten</source>
   <translation>
    <numerusform>%n corrección olvidada</numerusform>
    <numerusform>%n correcciones olvidadas</numerusform>
   </translation>
  </message>
  <message>
   <source>{address} may be contacted again</source>
   <translation>Se puede volver a contactar con {address}</translation>
  </message>
  <message>
   <source>Both are kept</source>
   <translation>Se conservan las dos</translation>
  </message>
  <message>
   <source>Letters are sent instead of emails</source>
   <translation>Se envían cartas en lugar de correos</translation>
  </message>
  <message>
   <source>Credit note recorded</source>
   <translation>Factura rectificativa registrada</translation>
  </message>
  <message>
   <source>Contact removed</source>
   <translation>Contacto quitado</translation>
  </message>
  <message>
   <source>Fields emptied</source>
   <translation>Campos vaciados</translation>
  </message>
  <message>
   <source>List cleared</source>
   <translation>Lista vaciada</translation>
  </message>
  <message>
   <source>Submitted</source>
   <translation>Cobro iniciado</translation>
  </message>
  <message>
   <source>Submitted: {name}. On view: {at} of {count}</source>
   <translation>Enviado: {name}. En pantalla: {at} de {count}</translation>
  </message>
  <message>
   <source>Forgotten: {name}</source>
   <translation>{name} ya no se conoce</translation>
  </message>
  <message numerus="yes">
   <source>%n invoice(s) paid in your books</source>
   <translation>
    <numerusform>%n factura pagada según su contabilidad</numerusform>
    <numerusform>%n facturas pagadas según su contabilidad</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{amount} deducted from %n invoice(s)</source>
   <translation>
    <numerusform>{amount} descontados de %n factura</numerusform>
    <numerusform>{amount} descontados de %n facturas</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n file(s) already here, not added again</source>
   <translation>
    <numerusform>%n archivo ya estaba aquí y se dejó fuera</numerusform>
    <numerusform>%n archivos ya estaban aquí y se dejaron fuera</numerusform>
   </translation>
  </message>
  <message>
   <source>Show</source>
   <translation>Mostrar</translation>
  </message>
  <message numerus="yes">
   <source>%n invoice(s) will be submitted on {moment}</source>
   <translation>
    <numerusform>%n factura saldrá el {moment}</numerusform>
    <numerusform>%n facturas saldrán el {moment}</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n draft(s) removed</source>
   <translation>
    <numerusform>%n borrador quitado</numerusform>
    <numerusform>%n borradores quitados</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n file(s) removed</source>
   <translation>
    <numerusform>%n archivo quitado</numerusform>
    <numerusform>%n archivos quitados</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>ApprovalPage</name>
  <message>
   <source>Try again</source>
   <translation>Reintentar</translation>
  </message>
  <message>
   <source>Set up the mailbox</source>
   <translation>Configurar el buzón</translation>
  </message>
  <message>
   <source>Add an email address</source>
   <translation>Añadir una dirección de correo</translation>
  </message>
  <message>
   <source>Enter the rate</source>
   <translation>Introducir el tipo</translation>
  </message>
  <message>
   <source>And then</source>
   <translation>Y después</translation>
  </message>
  <message>
   <source>Letters that you post and calls that you make come up on Today.</source>
   <translation>Las cartas que usted envía y las llamadas que hace aparecen en Hoy.</translation>
  </message>
  <message>
   <source>Nothing to read</source>
   <translation>Nada está pendiente de leer</translation>
  </message>
  <message>
   <source>The first message of an invoice appears here before it is sent.</source>
   <translation>El primer mensaje de una factura aparece aquí antes de salir.</translation>
  </message>
  <message>
   <source>Submit an invoice</source>
   <translation>Reclamar una factura</translation>
  </message>
  <message>
   <source>Skip this message</source>
   <translation>Omitir este mensaje</translation>
  </message>
  <message>
   <source>Edit</source>
   <translation>Editar</translation>
  </message>
  <message>
   <source>Send only this one now</source>
   <translation>Enviar solo este ahora</translation>
  </message>
  <message>
   <source>It sends this message and approves no other.</source>
   <translation>Envía este mensaje y no aprueba ningún otro.</translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>Deshacer</translation>
  </message>
  <message>
   <source>Approve this invoice</source>
   <translation>Aprobar esta factura</translation>
  </message>
  <message>
   <source>Next invoice</source>
   <translation>Factura siguiente</translation>
  </message>
  <message>
   <source>Submit another invoice</source>
   <translation>Reclamar otra factura</translation>
  </message>
  <message>
   <source>Your approval covers</source>
   <translation>Su aprobación vale para</translation>
  </message>
  <message>
   <source>this invoice only</source>
   <translation>solo esta factura</translation>
  </message>
  <message>
   <source>this and all later invoices</source>
   <translation>esta y todas las facturas posteriores</translation>
  </message>
  <message>
   <source>Pause this invoice…</source>
   <translation>Poner esta factura en pausa…</translation>
  </message>
  <message>
   <source>Open the board</source>
   <translation>Abrir el tablero</translation>
  </message>
  <message>
   <source>The plan is approved</source>
   <translation>El plan está aprobado</translation>
  </message>
  <message>
   <source>This invoice is approved</source>
   <translation>Esta factura está aprobada</translation>
  </message>
  <message>
   <source>The plan is being approved</source>
   <translation>El plan se está aprobando</translation>
  </message>
  <message>
   <source>This invoice is being approved</source>
   <translation>Esta factura se está aprobando</translation>
  </message>
  <message>
   <source>The first message was sent</source>
   <translation>El primer mensaje ha salido</translation>
  </message>
  <message>
   <source>The next messages are sent on their day, once you approve the plan.</source>
   <translation>Lo siguiente sale en su día, una vez que haya aprobado el plan.</translation>
  </message>
  <message>
   <source>Read the first message</source>
   <translation>Lea el primer mensaje</translation>
  </message>
  <message>
   <source>Nothing about this invoice is sent before you approve it.</source>
   <translation>No se envía nada de esta factura antes de que la apruebe.</translation>
  </message>
  <message numerus="yes">
   <source>%n first message(s) being written. In a few seconds you can read them here.</source>
   <translation>
    <numerusform>Se está redactando el primer mensaje. En unos segundos podrá leerlo aquí.</numerusform>
    <numerusform>Se están redactando %n primeros mensajes. En unos segundos podrá leerlos aquí.</numerusform>
   </translation>
  </message>
  <message>
   <source>Your mailbox refused the sign-in. Nothing is sent until that is fixed.</source>
   <translation>Su buzón rechazó la conexión. No se envía nada hasta que se arregle.</translation>
  </message>
  <message>
   <source>No mailbox is set up to send from.</source>
   <translation>No hay ningún buzón configurado para enviar.</translation>
  </message>
  <message>
   <source>No email can be sent to this debtor. {why}</source>
   <translation>No se puede enviar correo a este deudor. {why}</translation>
  </message>
  <message>
   <source>Not read yet</source>
   <translation>Aún no leído</translation>
  </message>
  <message>
   <source>Approving</source>
   <translation>Aprobando</translation>
  </message>
  <message numerus="yes">
   <source>the %n invoice(s) waiting now</source>
   <translation>
    <numerusform>la factura que espera ahora</numerusform>
    <numerusform>las %n facturas que esperan ahora</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Approve %n invoice(s)</source>
   <translation>
    <numerusform>Aprobar %n factura</numerusform>
    <numerusform>Aprobar %n facturas</numerusform>
   </translation>
  </message>
  <message>
   <source>Approve all invoices</source>
   <translation>Aprobar todas las facturas</translation>
  </message>
  <message numerus="yes">
   <source>Approve %n message(s) of this invoice</source>
   <translation>
    <numerusform>Aprobar %n mensaje de esta factura</numerusform>
    <numerusform>Aprobar %n mensajes de esta factura</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Approve %n message(s)</source>
   <translation>
    <numerusform>Aprobar %n mensaje</numerusform>
    <numerusform>Aprobar %n mensajes</numerusform>
   </translation>
  </message>
  <message>
   <source>Its messages are sent on their day. You can still change them.</source>
   <translation>Sus mensajes salen en su día. Aún puede cambiar cada uno.</translation>
  </message>
  <message>
   <source>Its letters come up on Today when it is time to post them.</source>
   <translation>Las cartas aparecen en «Hoy» el día en que hay que enviarlas.</translation>
  </message>
  <message>
   <source>Its letters and calls come up on Today on their day. You can still change them.</source>
   <translation>Sus cartas y llamadas aparecen en «Hoy» en su día. Aún puede cambiarlas.</translation>
  </message>
  <message>
   <source>Each message is sent on its day. You can still change it.</source>
   <translation>Cada mensaje sale en su día. Aún puede cambiarlo.</translation>
  </message>
  <message>
   <source>Each letter and call comes up on Today on its day. You can still change it.</source>
   <translation>Cada carta y cada llamada aparece en «Hoy» en su día. Aún puede cambiarla.</translation>
  </message>
  <message>
   <source>Will be approved in a few seconds. You can still undo it.</source>
   <translation>Se aprobará en unos segundos. Aún puede deshacerlo.</translation>
  </message>
  <message>
   <source>Approved.</source>
   <translation>Aprobado.</translation>
  </message>
  <message>
   <source>Approved. The next message leaves once your mailbox is set up.</source>
   <translation>Aprobado. El próximo mensaje saldrá cuando su buzón esté configurado.</translation>
  </message>
  <message>
   <source>Approved. The next message leaves {moment}.</source>
   <translation>Aprobado. El próximo mensaje sale: {moment}.</translation>
  </message>
  <message>
   <source>Approved. The next letter or call is due {moment}.</source>
   <translation>Aprobado. La próxima carta o llamada toca {moment}.</translation>
  </message>
  <message>
   <source>Later invoices start without asking you.</source>
   <translation>Las facturas posteriores empiezan sin preguntarle.</translation>
  </message>
  <message>
   <source>Later invoices wait here until you have read them.</source>
   <translation>Las facturas posteriores esperan aquí hasta que las haya leído.</translation>
  </message>
  <message>
   <source>The arrows above lead to the first message of each.</source>
   <translation>Las flechas de arriba llevan al primer mensaje de cada una.</translation>
  </message>
  <message>
   <source>Each message is sent on its day.</source>
   <translation>Cada mensaje sale en su día.</translation>
  </message>
  <message>
   <source>Each letter and call comes up on Today on its day.</source>
   <translation>Cada carta y cada llamada aparece en «Hoy» en su día.</translation>
  </message>
  <message>
   <source>Once your mailbox is set up, the approved messages leave, each on its day.</source>
   <translation>Cuando su buzón esté configurado, los mensajes aprobados saldrán, cada uno en su día.</translation>
  </message>
  <message>
   <source>Approving sends this message now.</source>
   <translation>La aprobación envía este mensaje ahora.</translation>
  </message>
  <message numerus="yes">
   <source>Approving sends this message now, and %n later one(s) each on its day.</source>
   <translation>
    <numerusform>La aprobación envía este mensaje ahora, y otro en su fecha.</numerusform>
    <numerusform>La aprobación envía este mensaje ahora, y otros %n cada uno en su fecha.</numerusform>
   </translation>
  </message>
  <message>
   <source>Approving sends this message on {moment}.</source>
   <translation>La aprobación envía este mensaje el {moment}.</translation>
  </message>
  <message numerus="yes">
   <source>Approving sends this message on {moment}, and %n later one(s) each on its day.</source>
   <translation>
    <numerusform>La aprobación envía este mensaje el {moment}, y otro en su fecha.</numerusform>
    <numerusform>La aprobación envía este mensaje el {moment}, y otros %n cada uno en su fecha.</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>BackupCard</name>
  <message>
   <source>Backup</source>
   <translation>Copia de seguridad</translation>
  </message>
  <message>
   <source>Save a backup</source>
   <translation>Guardar una copia</translation>
  </message>
  <message>
   <source>Restore a backup</source>
   <translation>Restaurar una copia</translation>
  </message>
  <message>
   <source>Saving the backup</source>
   <translation>Guardando la copia</translation>
  </message>
  <message>
   <source>Stop</source>
   <translation>Detener</translation>
  </message>
  <message>
   <source>Passphrase of the backup</source>
   <translation>Frase de contraseña de la copia</translation>
  </message>
  <message>
   <source>Repeat the passphrase</source>
   <translation>Otra vez</translation>
  </message>
  <message>
   <source>The passphrase protects the key to passwords and sessions. Names and amounts in the file are not encrypted: keep it where only you can read it.</source>
   <translation>La frase protege la clave de contraseñas y sesiones. Los nombres e importes del archivo no están cifrados: guárdelo donde solo usted pueda leerlo.</translation>
  </message>
  <message>
   <source>Choose where to save it</source>
   <translation>Elegir dónde guardarla</translation>
  </message>
  <message>
   <source>It replaces everything on this computer. What is here now is kept aside in the data folder. Reminders sent after the backup was made may be sent a second time.</source>
   <translation>Sustituye todo lo de este equipo. Lo que hay ahora se aparta en la carpeta de datos. Los recordatorios enviados tras la copia pueden enviarse otra vez.</translation>
  </message>
  <message>
   <source>Passphrase of this backup</source>
   <translation>Frase de contraseña de esta copia</translation>
  </message>
  <message>
   <source>Check and restore</source>
   <translation>Comprobarla y recuperarla</translation>
  </message>
  <message>
   <source>The backup is intact and ready. It is restored when the app closes; then start the app again.</source>
   <translation>La copia está íntegra y preparada. Ocupa su lugar al cerrar la aplicación; después iníciela de nuevo.</translation>
  </message>
  <message>
   <source>Close the app now</source>
   <translation>Cerrar la aplicación</translation>
  </message>
  <message>
   <source>Saved as {name}. Keep the passphrase: nobody can restore it.</source>
   <translation>Guardada como {name}. Conserve la frase: nadie puede recuperarla.</translation>
  </message>
  <message>
   <source>Everything kept on this computer in one file: receivables, drafts, documents, settings, and the data of the service that runs here.</source>
   <translation>Todo lo guardado en este equipo en un archivo: créditos, borradores, documentos, ajustes y los datos del servicio que funciona aquí.</translation>
  </message>
  <message>
   <source>Checking</source>
   <translation>Comprobando</translation>
  </message>
  <message>
   <source>This passphrase does not open the backup. Type it again.</source>
   <translation>Esta frase no abre la copia de seguridad. Escríbala de nuevo.</translation>
  </message>
  <message>
   <source>Created</source>
   <translation>Hecha el</translation>
  </message>
  <message>
   <source>Version of the app</source>
   <translation>Versión de la aplicación</translation>
  </message>
  <message>
   <source>Documents</source>
   <translation>Documentos</translation>
  </message>
  <message>
   <source>Size</source>
   <translation>Tamaño</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Cancelar</translation>
  </message>
  <message>
   <source>At least {count} characters.</source>
   <translation>Al menos {count} letras, por favor.</translation>
  </message>
  <message>
   <source>The two are not the same.</source>
   <translation>No es la misma.</translation>
  </message>
  <message>
   <source>Save the backup</source>
   <translation>Guardar la copia</translation>
  </message>
  <message>
   <source>Backup (*.zip)</source>
   <translation>Copia de seguridad (*.zip)</translation>
  </message>
  <message>
   <source>Choose a backup</source>
   <translation>Elegir una copia</translation>
  </message>
  <message>
   <source>Type the passphrase that you chose when you saved it.</source>
   <translation>Escriba la frase que eligió al guardarla.</translation>
  </message>
 </context>
 <context>
  <name>BalanceCard</name>
  <message>
   <source>Balance</source>
   <translation>Saldo</translation>
  </message>
  <message>
   <source>Choose what new invoices ask for</source>
   <translation>Elegir lo que piden las facturas nuevas</translation>
  </message>
  <message>
   <source>Enter the rate</source>
   <translation>Introducir el tipo</translation>
  </message>
  <message>
   <source>As of {day}.</source>
   <translation>A {day}.</translation>
  </message>
  <message>
   <source>Interest grows by {amount} a day.</source>
   <translation>Los intereses crecen {amount} al día.</translation>
  </message>
  <message>
   <source>Ask for interest and the fixed sum…</source>
   <translation>Reclamar intereses e indemnización fija…</translation>
  </message>
  <message>
   <source>Ask for interest too…</source>
   <translation>Reclamar también los intereses…</translation>
  </message>
  <message>
   <source>Ask for the invoice only…</source>
   <translation>Reclamar solo la factura…</translation>
  </message>
 </context>
 <context>
  <name>Banner</name>
  <message>
   <source>Dismiss</source>
   <translation>Descartar</translation>
  </message>
 </context>
 <context>
  <name>BoardPage</name>
  <message>
   <source>Board</source>
   <translation>Tablero</translation>
  </message>
  <message>
   <source>Number, debtor, amount, email</source>
   <translation>Número, deudor, importe, correo</translation>
  </message>
  <message>
   <source>Search invoices</source>
   <translation>Buscar facturas</translation>
  </message>
  <message>
   <source>Export the list</source>
   <translation>Exportar la lista</translation>
  </message>
  <message>
   <source>Export</source>
   <translation>Exportar</translation>
  </message>
  <message>
   <source>Export the list (Ctrl+E)</source>
   <translation>Exportar la lista (Ctrl+E)</translation>
  </message>
  <message>
   <source>No matches</source>
   <translation>Nada coincide</translation>
  </message>
  <message>
   <source>No invoice matches all of this. Remove a filter, or clear them all.</source>
   <translation>Ninguna factura cumple todo esto. Quite algo o empiece de nuevo.</translation>
  </message>
  <message>
   <source>Clear filters</source>
   <translation>Quitar los filtros</translation>
  </message>
  <message>
   <source>Nothing in recovery yet</source>
   <translation>Todavía nada en cobro</translation>
  </message>
  <message>
   <source>Drop an unpaid invoice on this window. It becomes a card here, and you see it move.</source>
   <translation>Suelte una factura impagada en la ventana. Cada una se convierte aquí en una tarjeta y la ve avanzar.</translation>
  </message>
  <message>
   <source>Open an invoice</source>
   <translation>Abrir una factura</translation>
  </message>
  <message>
   <source>Copied: {count}</source>
   <translation>Copiados: {count}</translation>
  </message>
 </context>
 <context>
  <name>BulkBar</name>
  <message>
   <source>Cancel recovery…</source>
   <translation>Cancelar el cobro…</translation>
  </message>
  <message>
   <source>Record as paid…</source>
   <translation>Registrar como pagadas…</translation>
  </message>
  <message>
   <source>Export…</source>
   <translation>Exportar…</translation>
  </message>
  <message>
   <source>Copy</source>
   <translation>Copiar</translation>
  </message>
  <message>
   <source>Pause…</source>
   <translation>Poner en pausa…</translation>
  </message>
  <message>
   <source>Resume</source>
   <translation>Continuar</translation>
  </message>
  <message>
   <source>Tags…</source>
   <translation>Etiquetas…</translation>
  </message>
  <message>
   <source>Clear selection</source>
   <translation>No elegir ninguno</translation>
  </message>
  <message numerus="yes">
   <source>%n selected</source>
   <translation>
    <numerusform>%n elegido</numerusform>
    <numerusform>%n elegidos</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>ByPostCard</name>
  <message>
   <source>Recover by letter</source>
   <translation>Reclamar por carta</translation>
  </message>
  <message>
   <source>Their postal addresses are known: letters can be sent instead of emails.</source>
   <translation>Se conocen sus direcciones postales: se pueden enviar cartas en lugar de correos.</translation>
  </message>
  <message numerus="yes">
   <source>%n invoice(s) without an email address</source>
   <translation>
    <numerusform>%n factura sin dirección de correo</numerusform>
    <numerusform>%n facturas sin dirección de correo</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>CallDialog</name>
  <message>
   <source>Someone answered</source>
   <translation>Alguien respondió</translation>
  </message>
  <message>
   <source>They promised to pay</source>
   <translation>Prometieron pagar</translation>
  </message>
  <message>
   <source>They dispute the invoice</source>
   <translation>El deudor impugna la factura</translation>
  </message>
  <message>
   <source>They called me</source>
   <translation>El deudor me llamó</translation>
  </message>
  <message>
   <source>I left a message</source>
   <translation>Dejé un mensaje</translation>
  </message>
  <message>
   <source>No answer</source>
   <translation>Nadie respondió</translation>
  </message>
  <message>
   <source>Wrong number</source>
   <translation>El número es incorrecto</translation>
  </message>
  <message>
   <source>How did the call go?</source>
   <translation>¿Cuál fue el resultado de la llamada?</translation>
  </message>
  <message>
   <source>Day of the call</source>
   <translation>Día de la llamada</translation>
  </message>
  <message>
   <source>What was said</source>
   <translation>Lo que se dijo</translation>
  </message>
  <message>
   <source>Log call</source>
   <translation>Registrar la llamada</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Cancelar</translation>
  </message>
  <message>
   <source>It goes into the timeline and the case file, dated today.</source>
   <translation>Se conserva en la cronología y en el expediente, con la fecha de hoy.</translation>
  </message>
  <message>
   <source>It goes into the timeline and the case file, dated {day}.</source>
   <translation>Se conserva en la cronología y en el expediente, con la fecha {day}.</translation>
  </message>
  <message>
   <source>Next you enter the day. Contacts pause until then.</source>
   <translation>A continuación indica para qué día; los contactos lo esperan.</translation>
  </message>
  <message>
   <source>Next you enter what they object to. Contacts pause.</source>
   <translation>Después indica qué impugna. Los contactos quedan en pausa.</translation>
  </message>
  <message>
   <source>Enter the day of the call, today at the latest.</source>
   <translation>Indique el día de la llamada, a más tardar hoy.</translation>
  </message>
  <message>
   <source>Enter a day no earlier than the invoice date, {day}.</source>
   <translation>Indique un día a partir del {day}: el de la factura.</translation>
  </message>
 </context>
 <context>
  <name>CancelDialog</name>
  <message>
   <source>Why are you cancelling?</source>
   <translation>¿Por qué cancela?</translation>
  </message>
  <message>
   <source>Notes</source>
   <translation>Notas</translation>
  </message>
  <message>
   <source>Cancel recovery</source>
   <translation>Cancelar el cobro</translation>
  </message>
  <message>
   <source>Choose a reason first.</source>
   <translation>Elija primero un motivo.</translation>
  </message>
  <message>
   <source>Leave it disputed</source>
   <translation>Dejarla impugnada</translation>
  </message>
  <message>
   <source>Keep it running</source>
   <translation>Seguir con él</translation>
  </message>
  <message>
   <source>{meaning} You can undo this for a minute; after that the invoice can be submitted again.</source>
   <translation>{meaning} Puede deshacerlo durante un minuto; después, la factura se puede reclamar de nuevo.</translation>
  </message>
 </context>
 <context>
  <name>CancelManyDialog</name>
  <message>
   <source>{count} more</source>
   <translation>{count} más</translation>
  </message>
  <message numerus="yes">
   <source>Cancel the recovery of %n invoice(s)?</source>
   <translation>
    <numerusform>¿Cancelar el cobro de %n factura?</numerusform>
    <numerusform>¿Cancelar el cobro de %n facturas?</numerusform>
   </translation>
  </message>
  <message>
   <source>None of these can be cancelled</source>
   <translation>Ninguno de estos se puede cancelar</translation>
  </message>
  <message>
   <source>These stay as they are: {why}.</source>
   <translation>Estos quedan como están: {why}.</translation>
  </message>
  <message>
   <source>Notes</source>
   <translation>Notas</translation>
  </message>
  <message numerus="yes">
   <source>Cancel recovery of %n</source>
   <translation>
    <numerusform>Cancelar el cobro de %n factura</numerusform>
    <numerusform>Cancelar el cobro de %n facturas</numerusform>
   </translation>
  </message>
  <message>
   <source>Keep them running</source>
   <translation>Seguir con ellos</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Cerrar</translation>
  </message>
  <message>
   <source>Why are you cancelling?</source>
   <translation>¿Por qué cancela?</translation>
  </message>
  <message>
   <source>Choose a reason first.</source>
   <translation>Elija primero un motivo.</translation>
  </message>
  <message>
   <source>{meaning} You can undo this for a minute; after that an invoice can be submitted again.</source>
   <translation>{meaning} Puede deshacerlo durante un minuto; después, una factura se puede reclamar de nuevo.</translation>
  </message>
 </context>
 <context>
  <name>CertainCard</name>
  <message>
   <source>Submit all ready</source>
   <translation>Reclamar todo lo que está listo</translation>
  </message>
  <message>
   <source>Read with certainty, and addressed to companies and people you have confirmed before.</source>
   <translation>Leídas sin duda, a empresas y direcciones que ya confirmó.</translation>
  </message>
  <message numerus="yes">
   <source>%n invoice(s) ready to submit</source>
   <translation>
    <numerusform>%n factura lista para reclamar</numerusform>
    <numerusform>%n facturas listas para reclamar</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>CertainSheet</name>
  <message>
   <source>Submit all ready</source>
   <translation>Reclamar todo lo que está listo</translation>
  </message>
  <message>
   <source>Each was read with certainty, and goes to a company and people you have confirmed before.</source>
   <translation>Cada una se leyó sin duda y va a una empresa y a personas que ya confirmó.</translation>
  </message>
  <message>
   <source>They are submitted on {moment}, or when the app is next open after that. Until then you can take each back in the list, or submit it at once.</source>
   <translation>Salen el {moment}, o cuando la aplicación se abra después. Hasta entonces cada una se puede retirar en la lista o reclamar ya.</translation>
  </message>
  <message>
   <source>Not now</source>
   <translation>Ahora no</translation>
  </message>
  <message>
   <source>Debtor</source>
   <translation>Deudor</translation>
  </message>
  <message>
   <source>Invoice</source>
   <translation>Factura</translation>
  </message>
  <message>
   <source>Amount</source>
   <translation>Importe</translation>
  </message>
  <message>
   <source>Recipient</source>
   <translation>Se escribe a</translation>
  </message>
  <message>
   <source>What will be submitted</source>
   <translation>Lo que se reclamará</translation>
  </message>
  <message>
   <source>Columns</source>
   <translation>Columnas</translation>
  </message>
  <message numerus="yes">
   <source>Submit %n invoice(s)</source>
   <translation>
    <numerusform>Reclamar %n factura</numerusform>
    <numerusform>Reclamar %n facturas</numerusform>
   </translation>
  </message>
  <message>
   <source>Total: {sums}</source>
   <translation>En total: {sums}</translation>
  </message>
  <message>
   <source>By letter: {address}</source>
   <translation>Por carta: {address}</translation>
  </message>
 </context>
 <context>
  <name>Chart</name>
  <message>
   <source>Highest: {name}</source>
   <translation>El más alto: {name}</translation>
  </message>
  <message>
   <source>Lowest: {name}</source>
   <translation>El más bajo: {name}</translation>
  </message>
 </context>
 <context>
  <name>Checklist</name>
  <message>
   <source>Added</source>
   <translation>Añadido</translation>
  </message>
  <message>
   <source>Add</source>
   <translation>Añadir</translation>
  </message>
  <message>
   <source>Add: {kind}</source>
   <translation>Añadir: {kind}</translation>
  </message>
 </context>
 <context>
  <name>ChooseSheet</name>
  <message>
   <source>Which invoice does this payment belong to?</source>
   <translation>¿A qué factura corresponde este pago?</translation>
  </message>
  <message>
   <source>Search</source>
   <translation>Buscar</translation>
  </message>
  <message>
   <source>Invoice number, debtor or amount</source>
   <translation>Número de factura, deudor o importe</translation>
  </message>
  <message>
   <source>Invoices found</source>
   <translation>Facturas encontradas</translation>
  </message>
  <message>
   <source>No open invoice matches.</source>
   <translation>Nada abierto coincide con estas palabras.</translation>
  </message>
  <message>
   <source>Choose</source>
   <translation>Elegir</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Cancelar</translation>
  </message>
 </context>
 <context>
  <name>ColumnsSheet</name>
  <message>
   <source>Which column is which?</source>
   <translation>¿Qué contiene cada columna?</translation>
  </message>
  <message>
   <source>The app remembers it for the next statement of this bank.</source>
   <translation>La aplicación lo recordará para el próximo extracto de este banco.</translation>
  </message>
  <message>
   <source>The first rows of the file</source>
   <translation>Primeras filas del archivo</translation>
  </message>
  <message>
   <source>Columns of the file</source>
   <translation>Columnas del archivo</translation>
  </message>
  <message>
   <source>Decimals</source>
   <translation>Decimales</translation>
  </message>
  <message>
   <source>Detect from the amounts</source>
   <translation>Como digan los importes</translation>
  </message>
  <message>
   <source>After a comma: 1.234,56</source>
   <translation>Tras una coma: 1.234,56</translation>
  </message>
  <message>
   <source>After a point: 1,234.56</source>
   <translation>Tras un punto: 1,234.56</translation>
  </message>
  <message>
   <source>Dates</source>
   <translation>Fechas</translation>
  </message>
  <message>
   <source>Detect from the dates</source>
   <translation>Como digan las fechas</translation>
  </message>
  <message>
   <source>Day, month, year</source>
   <translation>Día, mes, año</translation>
  </message>
  <message>
   <source>Month, day, year</source>
   <translation>Mes, día, año</translation>
  </message>
  <message>
   <source>Year, month, day</source>
   <translation>Año, mes, día</translation>
  </message>
  <message>
   <source>Read the statement</source>
   <translation>Leer el extracto</translation>
  </message>
  <message>
   <source>Not now</source>
   <translation>Ahora no</translation>
  </message>
  <message>
   <source>It is a list of my invoices</source>
   <translation>Es una lista de mis facturas</translation>
  </message>
  <message>
   <source>Choose the column of the date.</source>
   <translation>Elija la columna de la fecha.</translation>
  </message>
  <message>
   <source>Choose the column of the amount, or of the money that came in.</source>
   <translation>Elija la columna del importe, o la de los abonos.</translation>
  </message>
 </context>
 <context>
  <name>CompanyLookupRow</name>
  <message>
   <source>Look up in the public register</source>
   <translation>Buscar en el registro público</translation>
  </message>
  <message>
   <source>Asks the French company register, or the European Union’s of VAT numbers (VIES).</source>
   <translation>Consulta el registro francés de empresas o el de números de IVA de la Unión Europea (VIES).</translation>
  </message>
  <message>
   <source>Looking up</source>
   <translation>Buscando</translation>
  </message>
  <message>
   <source>Filled in from the register. Check it before you continue.</source>
   <translation>Rellenado con los datos del registro. Compruébelo antes de continuar.</translation>
  </message>
  <message>
   <source>Which one is yours? If it is not here, enter more of the name or its SIRET.</source>
   <translation>¿Cuál es la suya? Si no está, escriba más del nombre o su SIRET.</translation>
  </message>
  <message>
   <source>The register has no company of this name. Check it, or fill in the form yourself.</source>
   <translation>El registro no tiene ninguna empresa con este nombre. Compruébelo o rellene usted el formulario.</translation>
  </message>
  <message>
   <source>The register has no open company with this number. Check it, or enter the company’s name and fill in the form yourself.</source>
   <translation>El registro no tiene ninguna empresa activa con este número. Compruébelo, o escriba el nombre y rellene usted el formulario.</translation>
  </message>
  <message>
   <source>The register does not answer. Check your internet connection and try again, or fill in the form yourself.</source>
   <translation>El registro no responde. Compruebe su conexión a Internet e inténtelo de nuevo, o rellene usted el formulario.</translation>
  </message>
  <message>
   <source>Outside France, companies are looked up by their VAT number. You can also fill in the form yourself.</source>
   <translation>Fuera de Francia, las empresas se buscan por su número de IVA. También puede rellenar usted el formulario.</translation>
  </message>
  <message>
   <source>The number is valid, but the register does not show the name. Enter it.</source>
   <translation>El número es válido, pero el registro no muestra el nombre. Escríbalo.</translation>
  </message>
 </context>
 <context>
  <name>ConfirmedDebtorStrip</name>
  <message>
   <source>Leave these fields empty</source>
   <translation>Dejar vacíos estos campos</translation>
  </message>
  <message>
   <source>Forget this debtor</source>
   <translation>Olvidar a este deudor</translation>
  </message>
  <message>
   <source>the contacts</source>
   <translation>a quién se escribe</translation>
  </message>
  <message>
   <source>Filled in from there: {names}</source>
   <translation>Rellenado desde allí: {names}</translation>
  </message>
 </context>
 <context>
  <name>Connection</name>
  <message>
   <source>Starting</source>
   <translation>Iniciando</translation>
  </message>
  <message>
   <source>Live</source>
   <translation>En directo</translation>
  </message>
  <message>
   <source>Practice</source>
   <translation>Práctica</translation>
  </message>
  <message>
   <source>Connected, checks regularly</source>
   <translation>Conectado, consulta con regularidad</translation>
  </message>
  <message>
   <source>Connected, the service has problems</source>
   <translation>Conectado, el servicio tiene problemas</translation>
  </message>
  <message>
   <source>Offline, showing saved data</source>
   <translation>Sin conexión, muestra lo guardado</translation>
  </message>
  <message>
   <source>Signed out</source>
   <translation>Sesión cerrada</translation>
  </message>
  <message>
   <source>Healthy</source>
   <translation>En buen estado</translation>
  </message>
  <message>
   <source>Failing</source>
   <translation>Fallando</translation>
  </message>
  <message>
   <source>Switched off</source>
   <translation>Desactivado</translation>
  </message>
  <message>
   <source>Health unknown</source>
   <translation>Estado desconocido</translation>
  </message>
  <message>
   <source>Never</source>
   <translation>Nunca</translation>
  </message>
  <message>
   <source>less than a minute ago</source>
   <translation>hace menos de un minuto</translation>
  </message>
  <message>
   <source>a minute ago</source>
   <translation>hace un minuto</translation>
  </message>
  <message>
   <source>{count} minutes ago</source>
   <translation>hace {count} minutos</translation>
  </message>
  <message>
   <source>{count} hours ago</source>
   <translation>hace {count} horas</translation>
  </message>
  <message>
   <source>{when}, {ago}</source>
   <translation>{when}, {ago}</translation>
  </message>
  <message>
   <source>Instantly: the service runs on this computer and notifies the app directly.</source>
   <translation>Al momento: el servicio funciona en este equipo y avisa a la aplicación directamente.</translation>
  </message>
  <message>
   <source>Instantly: the service notifies {address}, which leads to this computer.</source>
   <translation>Al momento: el servicio avisa a {address}, que lleva a este equipo.</translation>
  </message>
  <message>
   <source>The tunnel is being opened. Until then the app checks the service regularly.</source>
   <translation>El túnel se está abriendo. Hasta entonces la aplicación consulta el servicio con regularidad.</translation>
  </message>
  <message>
   <source>The app checks the service continuously.</source>
   <translation>La aplicación consulta el servicio continuamente.</translation>
  </message>
  <message>
   <source>The app checks the service every {seconds} seconds.</source>
   <translation>La aplicación consulta el servicio cada {seconds} segundos.</translation>
  </message>
  <message>
   <source>It does not report everything: the app checks for the rest.</source>
   <translation>No avisa de todo lo que ocurre: la aplicación pregunta por el resto.</translation>
  </message>
  <message>
   <source>It answers lists in small pages: the first load takes longer.</source>
   <translation>Responde con páginas pequeñas: la primera carga tarda más.</translation>
  </message>
  <message>
   <source>Its statistics are those of all creditors of the platform together.</source>
   <translation>Sus estadísticas son las de todos los acreedores de la plataforma juntos.</translation>
  </message>
  <message>
   <source>It keeps no list of events: the app checks each invoice in turn.</source>
   <translation>No lleva una lista de lo ocurrido: la aplicación consulta las facturas por turno.</translation>
  </message>
  <message>
   <source>Its sign-in is protected by the secret of the connection alone.</source>
   <translation>Su inicio de sesión solo está protegido por el secreto de la conexión.</translation>
  </message>
  <message>
   <source>Instantly</source>
   <translation>Al instante</translation>
  </message>
  <message>
   <source>Connecting</source>
   <translation>Conectando</translation>
  </message>
  <message>
   <source>Every {seconds} seconds</source>
   <translation>Cada {seconds} segundos</translation>
  </message>
  <message>
   <source>Nothing to send</source>
   <translation>Nada espera para enviarse</translation>
  </message>
  <message>
   <source>1 change not sent yet</source>
   <translation>Queda una cosa por enviar</translation>
  </message>
  <message>
   <source>{count} changes not sent yet</source>
   <translation>Quedan {count} cosas por enviar</translation>
  </message>
  <message>
   <source>Nothing was sent in the last 24 hours</source>
   <translation>No se envió nada en las últimas 24 horas</translation>
  </message>
  <message>
   <source>24 hours: {good} arrived, {bad} failed, {milliseconds} ms on average</source>
   <translation>24 horas: {good} llegaron, {bad} fallaron, {milliseconds} ms de media</translation>
  </message>
  <message>
   <source>This computer</source>
   <translation>Este equipo</translation>
  </message>
  <message>
   <source>Recovery service</source>
   <translation>Servicio de cobro</translation>
  </message>
 </context>
 <context>
  <name>ConnectionIndicator</name>
  <message>
   <source>Starting</source>
   <translation>Iniciando</translation>
  </message>
  <message>
   <source>Live</source>
   <translation>En directo</translation>
  </message>
  <message>
   <source>Practice</source>
   <translation>Práctica</translation>
  </message>
  <message>
   <source>Connected, checks regularly</source>
   <translation>Conectado, consulta con regularidad</translation>
  </message>
  <message>
   <source>Connected, the service has problems</source>
   <translation>Conectado, el servicio tiene problemas</translation>
  </message>
  <message>
   <source>Offline, showing saved data</source>
   <translation>Sin conexión, muestra lo guardado</translation>
  </message>
  <message>
   <source>Signed out</source>
   <translation>Sesión cerrada</translation>
  </message>
  <message>
   <source>{state} · up to date {when}</source>
   <translation>{state} · actualizado {when}</translation>
  </message>
 </context>
 <context>
  <name>ConnectionPage</name>
  <message>
   <source>Connection</source>
   <translation>Conexión</translation>
  </message>
  <message>
   <source>Which service you use, and whether it can be reached.</source>
   <translation>Qué servicio usa y si está disponible.</translation>
  </message>
  <message>
   <source>Now</source>
   <translation>Ahora</translation>
  </message>
  <message>
   <source>Sign in</source>
   <translation>Iniciar sesión</translation>
  </message>
  <message>
   <source>Refresh</source>
   <translation>Actualizar</translation>
  </message>
  <message>
   <source>State</source>
   <translation>Estado</translation>
  </message>
  <message>
   <source>Updates arrive</source>
   <translation>Las actualizaciones llegan</translation>
  </message>
  <message>
   <source>Your changes</source>
   <translation>Sus acciones</translation>
  </message>
  <message>
   <source>Last updated</source>
   <translation>Última actualización</translation>
  </message>
  <message>
   <source>Its message</source>
   <translation>Lo que dice</translation>
  </message>
  <message>
   <source>Account ID</source>
   <translation>ID de la cuenta</translation>
  </message>
  <message>
   <source>This service</source>
   <translation>Este servicio</translation>
  </message>
  <message>
   <source>Hide technical details</source>
   <translation>Ocultar detalles técnicos</translation>
  </message>
  <message>
   <source>Technical details</source>
   <translation>Detalles técnicos</translation>
  </message>
 </context>
 <context>
  <name>ConnectionsCard</name>
  <message>
   <source>Connections on this computer</source>
   <translation>Conexiones de este equipo</translation>
  </message>
  <message>
   <source>Add a connection</source>
   <translation>Añadir una conexión</translation>
  </message>
  <message>
   <source>Test environment</source>
   <translation>Entorno de prueba</translation>
  </message>
  <message>
   <source>In use</source>
   <translation>En uso</translation>
  </message>
  <message>
   <source>Use</source>
   <translation>Usar</translation>
  </message>
  <message>
   <source>Use {name}</source>
   <translation>Usar {name}</translation>
  </message>
  <message>
   <source>Forget</source>
   <translation>Olvidar</translation>
  </message>
  <message>
   <source>Forget {name}</source>
   <translation>Olvidar {name}</translation>
  </message>
  <message>
   <source>Forget this connection?</source>
   <translation>¿Olvidar esta conexión?</translation>
  </message>
  <message>
   <source>What the app knows through {name} is deleted from this computer, drafts included. The service keeps its data.</source>
   <translation>Lo que la aplicación sabe por {name} se borra de este equipo, borradores incluidos. El servicio conserva lo que tiene.</translation>
  </message>
  <message>
   <source>Forget connection</source>
   <translation>Olvidarla</translation>
  </message>
 </context>
 <context>
  <name>ContactDialog</name>
  <message>
   <source>Add a contact</source>
   <translation>Añadir un contacto</translation>
  </message>
  <message>
   <source>Email</source>
   <translation>Correo</translation>
  </message>
  <message>
   <source>First name</source>
   <translation>Nombre</translation>
  </message>
  <message>
   <source>Last name</source>
   <translation>Apellidos</translation>
  </message>
  <message>
   <source>Phone</source>
   <translation>Teléfono</translation>
  </message>
  <message>
   <source>Contacted first</source>
   <translation>Se le escribe primero</translation>
  </message>
  <message>
   <source>Contacted second</source>
   <translation>Se le escribe después</translation>
  </message>
  <message>
   <source>Only if others don’t answer</source>
   <translation>Solo si los demás no responden</translation>
  </message>
  <message>
   <source>Order</source>
   <translation>Cuándo</translation>
  </message>
  <message>
   <source>Add</source>
   <translation>Añadir</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Cancelar</translation>
  </message>
  <message>
   <source>Enter an email address.</source>
   <translation>Hace falta una dirección de correo.</translation>
  </message>
 </context>
 <context>
  <name>ContactEditor</name>
  <message>
   <source>Email</source>
   <translation>Correo</translation>
  </message>
  <message>
   <source>Phone</source>
   <translation>Teléfono</translation>
  </message>
  <message>
   <source>First name</source>
   <translation>Nombre</translation>
  </message>
  <message>
   <source>Last name</source>
   <translation>Apellidos</translation>
  </message>
  <message>
   <source>Role</source>
   <translation>Función</translation>
  </message>
  <message>
   <source>Title</source>
   <translation>Tratamiento</translation>
  </message>
  <message>
   <source>Primary contact</source>
   <translation>Contacto principal</translation>
  </message>
  <message>
   <source>Contact {number}</source>
   <translation>Contacto {number}</translation>
  </message>
  <message>
   <source>Remove {contact}</source>
   <translation>Quitar {contact}</translation>
  </message>
 </context>
 <context>
  <name>Contacts</name>
  <message>
   <source>Add a contact</source>
   <translation>Añadir un contacto</translation>
  </message>
  <message>
   <source>Who to contact</source>
   <translation>A quién se escribe</translation>
  </message>
  <message>
   <source>Enter an email address, or tick “No email address: recover by letter” above.</source>
   <translation>Indique una dirección de correo o marque arriba «Sin dirección de correo: reclamar por carta».</translation>
  </message>
  <message>
   <source>An email address reaches the debtor sooner. Without one, letters can be sent instead: tick “No email address: recover by letter”.</source>
   <translation>Por correo electrónico se llega antes al deudor. Sin dirección se pueden enviar cartas en su lugar: marque «Sin dirección de correo: reclamar por carta».</translation>
  </message>
  <message>
   <source>An email address of the debtor is needed. If there is none, enter street, town and postcode: then letters can be sent instead.</source>
   <translation>Hace falta una dirección de correo del deudor. Si no la hay, indique calle, código postal y población: entonces se pueden enviar cartas en su lugar.</translation>
  </message>
  <message>
   <source>An email address of the debtor is needed, even where letters and calls follow. Look at earlier messages, or ask by phone. The draft waits here.</source>
   <translation>Hace falta una dirección de correo del deudor, aunque sigan cartas y llamadas. Mire en mensajes anteriores o pregunte por teléfono. El borrador espera aquí.</translation>
  </message>
  <message>
   <source>An email address of the debtor is needed, even where letters and calls follow. Use the general address from its website or letterhead, or ask by phone. The draft waits here.</source>
   <translation>Hace falta una dirección de correo del deudor, aunque sigan cartas y llamadas. Use la dirección general de su web o de su membrete, o pídala por teléfono. El borrador espera aquí.</translation>
  </message>
  <message>
   <source>Letters only: no emails, no calls</source>
   <translation>Solo cartas: ni correos ni llamadas</translation>
  </message>
  <message>
   <source>No email address: recover by letter</source>
   <translation>Sin dirección de correo: reclamar por carta</translation>
  </message>
  <message>
   <source>The plan sends letters instead of emails. You print and post each one; Today says when.</source>
   <translation>El plan prevé cartas en lugar de correos. Usted imprime y envía cada una; «Hoy» dice cuándo.</translation>
  </message>
  <message>
   <source>The plan sends letters instead of emails. In Practice nothing is printed or posted.</source>
   <translation>El plan prevé cartas en lugar de correos. En Práctica no se imprime ni se envía nada.</translation>
  </message>
  <message>
   <source>The plan sends letters instead of emails. The service prints and posts them.</source>
   <translation>El plan prevé cartas en lugar de correos. El servicio las imprime y las envía.</translation>
  </message>
  <message>
   <source>The debtor gets no letter only to confirm a payment or an objection.</source>
   <translation>El deudor no recibe una carta solo para confirmar un pago o una objeción.</translation>
  </message>
  <message>
   <source>A contact without an email address is not on the letters: its name and phone number stay in this app.</source>
   <translation>Un contacto sin dirección de correo no figura en las cartas: su nombre y su teléfono se quedan en esta aplicación.</translation>
  </message>
 </context>
 <context>
  <name>ConversationSection</name>
  <message>
   <source>Conversation</source>
   <translation>Conversación</translation>
  </message>
  <message>
   <source>No messages yet.</source>
   <translation>Todavía no hay conversación.</translation>
  </message>
  <message>
   <source>Show earlier</source>
   <translation>Mostrar anteriores</translation>
  </message>
 </context>
 <context>
  <name>CorrectDebtorSheet</name>
  <message>
   <source>Correct the debtor’s details</source>
   <translation>Corregir los datos del deudor</translation>
  </message>
  <message>
   <source>Name</source>
   <translation>Nombre</translation>
  </message>
  <message>
   <source>SIREN or SIRET</source>
   <translation>SIREN o SIRET</translation>
  </message>
  <message>
   <source>VAT number</source>
   <translation>NIF-IVA</translation>
  </message>
  <message>
   <source>Address line 1</source>
   <translation>Calle y número</translation>
  </message>
  <message>
   <source>Address line 2</source>
   <translation>Dirección, segunda línea</translation>
  </message>
  <message>
   <source>Postcode</source>
   <translation>Código postal</translation>
  </message>
  <message>
   <source>Town or city</source>
   <translation>Localidad</translation>
  </message>
  <message>
   <source>Country</source>
   <translation>País</translation>
  </message>
  <message>
   <source>For all open invoices of this debtor</source>
   <translation>Para todas las facturas abiertas de este deudor</translation>
  </message>
  <message>
   <source>This holds for everything that is still to be sent. What was sent stays as it was.</source>
   <translation>Vale para todo lo que queda por enviar. Lo que se envió queda como estaba.</translation>
  </message>
  <message>
   <source>Messages that you approved wait for your approval again.</source>
   <translation>Los mensajes aprobados vuelven a esperar su aprobación.</translation>
  </message>
  <message>
   <source>Correct</source>
   <translation>Corregir</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Cancelar</translation>
  </message>
  <message>
   <source>No email address is known: letters are sent. With one, emails take their place again.</source>
   <translation>No se conoce ninguna dirección de correo: se envían cartas. Con una, los correos vuelven a ocupar su lugar.</translation>
  </message>
  <message>
   <source>Email</source>
   <translation>Correo</translation>
  </message>
  <message>
   <source>Phone</source>
   <translation>Teléfono</translation>
  </message>
  <message>
   <source>Title</source>
   <translation>Tratamiento</translation>
  </message>
  <message>
   <source>First name</source>
   <translation>Nombre</translation>
  </message>
  <message>
   <source>Last name</source>
   <translation>Apellidos</translation>
  </message>
  <message>
   <source>A letter needs a street.</source>
   <translation>Una carta necesita una calle.</translation>
  </message>
  <message>
   <source>A letter needs a town.</source>
   <translation>Una carta necesita una localidad.</translation>
  </message>
  <message>
   <source>A letter needs a postcode.</source>
   <translation>Una carta necesita un código postal.</translation>
  </message>
  <message>
   <source>Enter a name.</source>
   <translation>Una vista necesita un nombre.</translation>
  </message>
  <message>
   <source>Enter an email address.</source>
   <translation>Hace falta una dirección de correo.</translation>
  </message>
 </context>
 <context>
  <name>CounterDialog</name>
  <message>
   <source>Propose something else</source>
   <translation>Proponer otra cosa</translation>
  </message>
  <message>
   <source>Instalments</source>
   <translation>Cuotas</translation>
  </message>
  <message>
   <source>First payment</source>
   <translation>Primer pago</translation>
  </message>
  <message>
   <source>Settlement amount</source>
   <translation>Importe de la quita</translation>
  </message>
  <message>
   <source>Message to the debtor</source>
   <translation>Mensaje al deudor</translation>
  </message>
  <message>
   <source>Propose</source>
   <translation>Proponer</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Cancelar</translation>
  </message>
  <message>
   <source>Enter an amount.</source>
   <translation>Hace falta la suma.</translation>
  </message>
 </context>
 <context>
  <name>CountryField</name>
  <message>
   <source>Show all countries</source>
   <translation>Mostrar todos los países</translation>
  </message>
 </context>
 <context>
  <name>CreatedCard</name>
  <message>
   <source>Check again</source>
   <translation>Mirar otra vez</translation>
  </message>
  <message>
   <source>None of these: it is not there yet</source>
   <translation>Ninguna de estas: aún no está allí</translation>
  </message>
  <message>
   <source>Checking whether the service already has it</source>
   <translation>Comprobando si el servicio ya la tiene</translation>
  </message>
  <message>
   <source>Some services create an invoice as they read it.</source>
   <translation>Algunos servicios crean la factura al leerla.</translation>
  </message>
  <message>
   <source>Is this it?</source>
   <translation>¿Es esta?</translation>
  </message>
  <message>
   <source>The service may already have created this invoice while reading it. Say so before you submit it, so that nothing is asked for twice.</source>
   <translation>Es posible que el servicio ya haya creado esta factura al leerla. Dígalo antes de reclamarla, para que nada se reclame dos veces.</translation>
  </message>
  <message>
   <source>The service may already have created this invoice while reading it; nothing new was seen there so far.</source>
   <translation>Es posible que el servicio ya haya creado esta factura al leerla; hasta ahora no se ha visto nada nuevo allí.</translation>
  </message>
  <message>
   <source>Yes: {invoice}</source>
   <translation>Sí: {invoice}</translation>
  </message>
  <message>
   <source>The service created this invoice as it read it</source>
   <translation>El servicio creó esta factura al leerla</translation>
  </message>
  <message>
   <source>{invoice}. What you add here goes to that one; it is not submitted a second time.</source>
   <translation>{invoice}. Lo que añada aquí va a esa; no se reclama una segunda vez.</translation>
  </message>
  <message>
   <source>The service has it with {amount}. An amount cannot be changed there: if it is wrong, cancel that one on the board.</source>
   <translation>Allí figura con {amount}. Un importe no se puede cambiar en el servicio: cancélela en el tablero si es incorrecto.</translation>
  </message>
 </context>
 <context>
  <name>CreditForm</name>
  <message>
   <source>Invoice it reduces</source>
   <translation>Factura que reduce</translation>
  </message>
  <message>
   <source>Credit note number</source>
   <translation>Número del abono</translation>
  </message>
  <message>
   <source>Amount</source>
   <translation>Importe</translation>
  </message>
  <message>
   <source>Date</source>
   <translation>Fecha</translation>
  </message>
  <message>
   <source>{rest} remains to be recovered.</source>
   <translation>Quedan {rest} por cobrar.</translation>
  </message>
  <message>
   <source>Nothing remains: the debtor is asked for nothing more.</source>
   <translation>No queda nada: no se pide nada más al deudor.</translation>
  </message>
  <message>
   <source>Your books have already deducted {amount} from this invoice. Is this credit note a part of that?</source>
   <translation>Su contabilidad ya ha descontado {amount} de esta factura. ¿Está incluida en ello esta factura rectificativa?</translation>
  </message>
  <message>
   <source>{amount} was already deducted from this invoice when it was submitted. Is this credit note a part of that?</source>
   <translation>De esta factura ya se descontaron {amount} al enviarla. ¿Está incluida en ello esta factura rectificativa?</translation>
  </message>
  <message>
   <source>If so, leave it out: {rest} remains to be recovered.</source>
   <translation>Si es así, déjela fuera: quedan {rest} por cobrar.</translation>
  </message>
  <message>
   <source>At most {amount}, which is unpaid of the invoice.</source>
   <translation>Como máximo {amount}, lo que queda sin pagar de la factura.</translation>
  </message>
  <message>
   <source>Enter the credit note number.</source>
   <translation>Hace falta el número del abono.</translation>
  </message>
  <message>
   <source>Enter the amount of the credit note.</source>
   <translation>Hace falta el importe del abono.</translation>
  </message>
  <message>
   <source>Enter its date, today at the latest.</source>
   <translation>Hace falta su fecha, hoy como muy tarde.</translation>
  </message>
 </context>
 <context>
  <name>CreditNoteDialog</name>
  <message>
   <source>Record a credit note</source>
   <translation>Registrar un abono</translation>
  </message>
  <message>
   <source>Credit note number</source>
   <translation>Número del abono</translation>
  </message>
  <message>
   <source>Amount</source>
   <translation>Importe</translation>
  </message>
  <message>
   <source>Date</source>
   <translation>Fecha</translation>
  </message>
  <message>
   <source>Record credit note</source>
   <translation>Registrar el abono</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Cancelar</translation>
  </message>
  <message>
   <source>It reduces what the debtor is asked to pay. The debtor is not notified.</source>
   <translation>Reduce lo que se reclama al deudor. El deudor no recibe ningún mensaje al respecto.</translation>
  </message>
  <message>
   <source>{rest} of the invoice remains, and recovery continues.</source>
   <translation>Quedan {rest} de la factura, y el cobro continúa.</translation>
  </message>
  <message>
   <source>Nothing remains: contacts stop at once, and the invoice closes as recovered.</source>
   <translation>No queda nada: los contactos cesan de inmediato y la factura se cierra como cobrada.</translation>
  </message>
  <message>
   <source>Nothing remains: recovery ends as cancelled, and the debtor is asked for nothing more.</source>
   <translation>No queda nada: el cobro termina como cancelado y no se reclama nada más al deudor.</translation>
  </message>
  <message>
   <source>At most {amount}, which is unpaid of the invoice.</source>
   <translation>Como máximo {amount}, lo que queda sin pagar de la factura.</translation>
  </message>
  <message>
   <source>Enter the credit note number.</source>
   <translation>Hace falta el número del abono.</translation>
  </message>
  <message>
   <source>Enter the amount of the credit note.</source>
   <translation>Hace falta el importe del abono.</translation>
  </message>
  <message>
   <source>Enter its date, today at the latest.</source>
   <translation>Hace falta su fecha, hoy como muy tarde.</translation>
  </message>
 </context>
 <context>
  <name>CreditorsCard</name>
  <message>
   <source>Creditors</source>
   <translation>Acreedores</translation>
  </message>
  <message>
   <source>In use</source>
   <translation>En uso</translation>
  </message>
  <message>
   <source>Use</source>
   <translation>Usar</translation>
  </message>
  <message>
   <source>Use {name}</source>
   <translation>Usar {name}</translation>
  </message>
 </context>
 <context>
  <name>DateField</name>
  <message>
   <source>Choose {label} from a calendar</source>
   <translation>Elegir {label} en un calendario</translation>
  </message>
  <message>
   <source>Calendar (Alt+Down)</source>
   <translation>Calendario (Alt+Abajo)</translation>
  </message>
 </context>
 <context>
  <name>DebtorBand</name>
  <message>
   <source>Pay all</source>
   <translation>Pagarlo todo</translation>
  </message>
  <message>
   <source>Pay half</source>
   <translation>Pagar la mitad</translation>
  </message>
  <message>
   <source>Dispute</source>
   <translation>Impugnar</translation>
  </message>
  <message>
   <source>Write to you</source>
   <translation>Escribirle a usted</translation>
  </message>
  <message>
   <source>Nothing</source>
   <translation>Nada</translation>
  </message>
  <message>
   <source>What should the debtor do? {debtor}</source>
   <translation>¿Qué debe hacer el deudor? {debtor}</translation>
  </message>
  <message>
   <source>Nothing came, and no further message is planned.</source>
   <translation>No ha llegado nada y no hay ningún otro mensaje previsto.</translation>
  </message>
  <message>
   <source>Nothing came. Next: {message}.</source>
   <translation>No ha llegado nada. Lo siguiente: {message}.</translation>
  </message>
 </context>
 <context>
  <name>DebtorCard</name>
  <message>
   <source>Debtor</source>
   <translation>Deudor</translation>
  </message>
  <message>
   <source>Letters only: no emails, no calls</source>
   <translation>Solo cartas: ni correos ni llamadas</translation>
  </message>
  <message>
   <source>Add a contact…</source>
   <translation>Añadir un contacto…</translation>
  </message>
  <message>
   <source>Correct the details…</source>
   <translation>Corregir los datos…</translation>
  </message>
  <message>
   <source>Report insolvency…</source>
   <translation>Comunicar la insolvencia…</translation>
  </message>
  <message>
   <source>Everything about this debtor</source>
   <translation>Todo sobre este deudor</translation>
  </message>
  <message>
   <source>Wants to be reached: {how}</source>
   <translation>Quiere ser contactado: {how}</translation>
  </message>
  <message>
   <source>No email address is known: letters are sent instead.</source>
   <translation>No se conoce ninguna dirección de correo: se envían cartas en su lugar.</translation>
  </message>
  <message>
   <source>Show more contacts ({count})</source>
   <translation>Mostrar más contactos ({count})</translation>
  </message>
  <message>
   <source>VAT {number}</source>
   <translation>IVA {number}</translation>
  </message>
  <message>
   <source>Copy {address}</source>
   <translation>Copiar {address}</translation>
  </message>
 </context>
 <context>
  <name>DebtorKinds</name>
  <message>
   <source>Companies or private persons?</source>
   <translation>¿Empresas o particulares?</translation>
  </message>
  <message>
   <source>Nothing in the list says it of these debtors, and the law differs. What you leave open is asked when you review the invoice.</source>
   <translation>La lista no lo dice de estos deudores, y la ley es distinta. Lo que deje abierto se pregunta al revisar la factura.</translation>
  </message>
  <message>
   <source>All of them</source>
   <translation>Todos</translation>
  </message>
  <message>
   <source>Company</source>
   <translation>Empresa</translation>
  </message>
  <message>
   <source>Private person</source>
   <translation>Particular</translation>
  </message>
 </context>
 <context>
  <name>DebtorNotes</name>
  <message>
   <source>Your notes</source>
   <translation>Sus notas</translation>
  </message>
  <message>
   <source>Notes</source>
   <translation>Notas</translation>
  </message>
  <message>
   <source>Notes written with {number}</source>
   <translation>Notas escritas con {number}</translation>
  </message>
  <message>
   <source>Saved as you type, on this computer only. The debtor does not see them.</source>
   <translation>Se guardan mientras escribe, solo en este equipo. El deudor no las ve.</translation>
  </message>
 </context>
 <context>
  <name>DebtorOverview</name>
  <message numerus="yes">
   <source>Median of {count} paid invoices; between {earliest} and %n day(s) late.</source>
   <translation>
    <numerusform>Mediana de {count} facturas pagadas; entre {earliest} y %n día de retraso.</numerusform>
    <numerusform>Mediana de {count} facturas pagadas; entre {earliest} y %n días de retraso.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n day(s) late</source>
   <translation>
    <numerusform>%n día de retraso</numerusform>
    <numerusform>%n días de retraso</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n day(s) after the due date</source>
   <translation>
    <numerusform>%n día después del vencimiento</numerusform>
    <numerusform>%n días después del vencimiento</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n day(s) before the due date</source>
   <translation>
    <numerusform>%n día antes del vencimiento</numerusform>
    <numerusform>%n días antes del vencimiento</numerusform>
   </translation>
  </message>
  <message>
   <source>On the due date</source>
   <translation>El día del vencimiento</translation>
  </message>
  <message numerus="yes">
   <source>%n day(s) early</source>
   <translation>
    <numerusform>%n día de adelanto</numerusform>
    <numerusform>%n días de adelanto</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>DebtorPage</name>
  <message>
   <source>All debtors</source>
   <translation>Todos los deudores</translation>
  </message>
  <message>
   <source>Statement of account…</source>
   <translation>Extracto de cuenta…</translation>
  </message>
  <message>
   <source>Correct the details…</source>
   <translation>Corregir los datos…</translation>
  </message>
  <message>
   <source>Join with another debtor…</source>
   <translation>Unir con otro deudor…</translation>
  </message>
  <message>
   <source>Separate invoices…</source>
   <translation>Separar facturas…</translation>
  </message>
  <message>
   <source>Pause all…</source>
   <translation>Poner todo en pausa…</translation>
  </message>
  <message>
   <source>Resume all</source>
   <translation>Continuar todo</translation>
  </message>
  <message>
   <source>Overview</source>
   <translation>Resumen</translation>
  </message>
  <message>
   <source>Conversation</source>
   <translation>Conversación</translation>
  </message>
  <message>
   <source>Documents</source>
   <translation>Documentos</translation>
  </message>
  <message>
   <source>Notes</source>
   <translation>Notas</translation>
  </message>
  <message>
   <source>This debtor is no longer here.</source>
   <translation>Este deudor ya no se conoce aquí.</translation>
  </message>
  <message numerus="yes">
   <source>%n open invoice(s)</source>
   <translation>
    <numerusform>%n factura abierta</numerusform>
    <numerusform>%n facturas abiertas</numerusform>
   </translation>
  </message>
  <message>
   <source>Nothing is owed.</source>
   <translation>No se debe nada.</translation>
  </message>
  <message>
   <source>VAT {number}</source>
   <translation>IVA {number}</translation>
  </message>
  <message>
   <source>You joined two debtors here: both count as one.</source>
   <translation>Ha unido aquí dos deudores: cuentan como uno solo.</translation>
  </message>
  <message>
   <source>You separated these invoices from another debtor: {numbers}.</source>
   <translation>Ha separado estas facturas de otro deudor: {numbers}.</translation>
  </message>
  <message>
   <source>You separated another debtor’s invoices from this one.</source>
   <translation>Ha separado de este deudor facturas de otro.</translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>Retirar</translation>
  </message>
 </context>
 <context>
  <name>DebtorsPage</name>
  <message>
   <source>Debtors</source>
   <translation>Deudores</translation>
  </message>
  <message>
   <source>Name, email, invoice number</source>
   <translation>Nombre, correo, número de factura</translation>
  </message>
  <message>
   <source>Search debtors</source>
   <translation>Buscar deudores</translation>
  </message>
  <message>
   <source>No debtor matches</source>
   <translation>Ningún deudor corresponde a estas palabras</translation>
  </message>
  <message>
   <source>Search by name, email address or invoice number.</source>
   <translation>Busque por nombre, dirección de correo o número de factura.</translation>
  </message>
  <message>
   <source>Show all debtors</source>
   <translation>Mostrar todos los deudores</translation>
  </message>
  <message>
   <source>No debtors yet</source>
   <translation>Todavía no hay deudores</translation>
  </message>
  <message>
   <source>The debtors of your invoices appear here, with their invoices, messages and payments.</source>
   <translation>Aquí aparecen los deudores de sus facturas, con sus facturas, mensajes y pagos.</translation>
  </message>
  <message>
   <source>Open an invoice</source>
   <translation>Abrir una factura</translation>
  </message>
  <message numerus="yes">
   <source>%n debtor(s)</source>
   <translation>
    <numerusform>%n deudor</numerusform>
    <numerusform>%n deudores</numerusform>
   </translation>
  </message>
  <message>
   <source>Open</source>
   <translation>Abrir</translation>
  </message>
  <message>
   <source>Copy</source>
   <translation>Copiar</translation>
  </message>
 </context>
 <context>
  <name>DecisionCard</name>
  <message>
   <source>Without an answer, recovery continues for the rest.</source>
   <translation>Sin respuesta, el cobro del resto continúa.</translation>
  </message>
  <message>
   <source>Without an answer, the rest is written off.</source>
   <translation>Sin respuesta, se renuncia al resto.</translation>
  </message>
  <message>
   <source>Part of it was paid. What about the rest?</source>
   <translation>Se pagó una parte. ¿Qué hacer con el resto?</translation>
  </message>
  <message>
   <source>Keep collecting the rest</source>
   <translation>Seguir por el resto</translation>
  </message>
  <message>
   <source>Accept and close</source>
   <translation>Aceptar y cerrar</translation>
  </message>
  <message>
   <source>Notes</source>
   <translation>Notas</translation>
  </message>
  <message>
   <source>{paid} of {original} arrived, {rest} remains.</source>
   <translation>Llegaron {paid} de {original}, quedan {rest}.</translation>
  </message>
  <message>
   <source>{paid} of {original} arrived, {rest} remains. Your answer is due by {day} ({when}).</source>
   <translation>Llegaron {paid} de {original}, quedan {rest}. Su respuesta se espera a más tardar el {day} ({when}).</translation>
  </message>
  <message>
   <source>Contacts resume for {rest}.</source>
   <translation>Los contactos se reanudan por {rest}.</translation>
  </message>
  <message>
   <source>Contacts that are left: {count}, the last around {day}.</source>
   <translation>Contactos restantes: {count}, el último hacia el {day}.</translation>
  </message>
  <message>
   <source>Interest grows by {amount} a day.</source>
   <translation>Los intereses crecen {amount} al día.</translation>
  </message>
  <message>
   <source>Keep collecting {rest}</source>
   <translation>Seguir cobrando {rest}</translation>
  </message>
  <message>
   <source>You keep {paid} and write off {rest} for good.</source>
   <translation>Se queda con {paid} y renuncia definitivamente a {rest}.</translation>
  </message>
  <message>
   <source>{paid} is paid out {days} days after your answer.</source>
   <translation>{paid} se le abonan {days} días después de su respuesta.</translation>
  </message>
  <message>
   <source>Accept {paid} and close</source>
   <translation>Aceptar {paid} y cerrar</translation>
  </message>
  <message>
   <source>A payment arrived. This service does not say here how much: look at your account, and answer if a part of it is missing.</source>
   <translation>Llegó un pago. Este servicio no dice aquí cuánto: mire su cuenta y responda si falta una parte.</translation>
  </message>
  <message>
   <source>Contacts resume for what remains.</source>
   <translation>Los contactos continúan por lo que queda.</translation>
  </message>
  <message>
   <source>You keep what was paid and write off the rest for good.</source>
   <translation>Se queda con lo pagado y renuncia definitivamente al resto.</translation>
  </message>
 </context>
 <context>
  <name>DeliveriesCard</name>
  <message>
   <source>Delivery log</source>
   <translation>Registro de entregas</translation>
  </message>
  <message>
   <source>Failures only</source>
   <translation>Solo lo fallido</translation>
  </message>
  <message>
   <source>Refresh deliveries</source>
   <translation>Actualizar las entregas</translation>
  </message>
  <message>
   <source>Loading</source>
   <translation>Buscando</translation>
  </message>
  <message>
   <source>Not known yet.</source>
   <translation>Aún no se sabe.</translation>
  </message>
  <message>
   <source>This service offers no delivery log.</source>
   <translation>Este servicio no lleva un registro que podamos leer.</translation>
  </message>
  <message>
   <source>Nothing was delivered yet.</source>
   <translation>Aún no se entregó nada.</translation>
  </message>
  <message>
   <source>Nothing failed.</source>
   <translation>Nada falló.</translation>
  </message>
  <message>
   <source>Deliver again</source>
   <translation>Entregar de nuevo</translation>
  </message>
  <message>
   <source>Deliver {event} again</source>
   <translation>Entregar {event} de nuevo</translation>
  </message>
  <message>
   <source>attempt {number}</source>
   <translation>intento {number}</translation>
  </message>
  <message>
   <source>answer {code}</source>
   <translation>respuesta {code}</translation>
  </message>
  <message>
   <source>{milliseconds} ms</source>
   <translation>{milliseconds} ms</translation>
  </message>
  <message>
   <source>Arrived</source>
   <translation>Llegó</translation>
  </message>
  <message>
   <source>Failed</source>
   <translation>Falló</translation>
  </message>
 </context>
 <context>
  <name>DisputeCard</name>
  <message>
   <source>Answer with evidence</source>
   <translation>Responder con pruebas</translation>
  </message>
  <message>
   <source>Settled with the debtor…</source>
   <translation>Resuelto con el deudor…</translation>
  </message>
  <message>
   <source>The debtor is right</source>
   <translation>El deudor tiene razón</translation>
  </message>
  <message>
   <source>Read the acknowledgement that the debtor gets</source>
   <translation>Leer el acuse de recibo que recibe el deudor</translation>
  </message>
  <message>
   <source>What would convince: {kinds}.</source>
   <translation>Lo que convencería: {kinds}.</translation>
  </message>
  <message>
   <source>Go on with the answer</source>
   <translation>Continuar la respuesta</translation>
  </message>
 </context>
 <context>
  <name>DocumentSheet</name>
  <message>
   <source>Save…</source>
   <translation>Guardar…</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Cerrar</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>Guardar</translation>
  </message>
 </context>
 <context>
  <name>DocumentsSection</name>
  <message>
   <source>Letter as it was sent</source>
   <translation>Carta tal como se envió</translation>
  </message>
  <message>
   <source>Your answer as it was sent</source>
   <translation>Su respuesta tal como se envió</translation>
  </message>
  <message>
   <source>Attached by the debtor</source>
   <translation>Adjuntado por el deudor</translation>
  </message>
  <message>
   <source>Documents</source>
   <translation>Documentos</translation>
  </message>
  <message>
   <source>Case file</source>
   <translation>Expediente</translation>
  </message>
  <message>
   <source>Download the case file</source>
   <translation>Descargar el expediente</translation>
  </message>
  <message>
   <source>Stop</source>
   <translation>Detener</translation>
  </message>
  <message>
   <source>The case file is being made</source>
   <translation>El expediente se está preparando</translation>
  </message>
  <message>
   <source>Show the folder</source>
   <translation>Mostrar la carpeta</translation>
  </message>
  <message>
   <source>One archive for a lawyer or the court: an overview with the balance and everything that happened, all documents and messages, and a list of checksums.</source>
   <translation>Un archivo para un abogado o procurador: un resumen con el saldo y todo lo ocurrido, todos los documentos y mensajes, y una lista de sumas de comprobación.</translation>
  </message>
  <message>
   <source>Being made…</source>
   <translation>Realizando…</translation>
  </message>
  <message>
   <source>Saved as {path}</source>
   <translation>Guardado como {path}</translation>
  </message>
  <message>
   <source>There are no documents yet. Letters and evidence appear here.</source>
   <translation>Aún no hay documentos. Aquí aparecen cartas y pruebas.</translation>
  </message>
  <message>
   <source>Loading…</source>
   <translation>Cargando…</translation>
  </message>
  <message>
   <source>Documents appear once the service can be reached.</source>
   <translation>Los documentos se muestran cuando el servicio está accesible.</translation>
  </message>
  <message>
   <source>Open</source>
   <translation>Abrir</translation>
  </message>
  <message>
   <source>Open {name}</source>
   <translation>Abrir {name}</translation>
  </message>
  <message>
   <source>Save {name}</source>
   <translation>Guardar {name}</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>Guardar</translation>
  </message>
  <message>
   <source>Letter of {day}</source>
   <translation>Carta del {day}</translation>
  </message>
 </context>
 <context>
  <name>Drafts</name>
  <message>
   <source>Entered manually</source>
   <translation>Escrita a mano</translation>
  </message>
  <message>
   <source>Complete</source>
   <translation>Completar</translation>
  </message>
  <message>
   <source>Review</source>
   <translation>Comprobar</translation>
  </message>
 </context>
 <context>
  <name>EndpointsCard</name>
  <message>
   <source>Where the service delivers</source>
   <translation>Dónde entrega el servicio</translation>
  </message>
  <message>
   <source>Send a test event</source>
   <translation>Enviar un evento de prueba</translation>
  </message>
  <message>
   <source>Change the signing secret</source>
   <translation>Cambiar el secreto</translation>
  </message>
  <message>
   <source>Deliveries are signed with a new secret; the old one works for one more day.</source>
   <translation>Las entregas se firman con un secreto nuevo; el anterior vale un día más.</translation>
  </message>
  <message>
   <source>The app cannot be reached now</source>
   <translation>La aplicación no es accesible ahora</translation>
  </message>
  <message>
   <source>Waiting for it</source>
   <translation>Esperándolo</translation>
  </message>
  <message>
   <source>Changing</source>
   <translation>Cambiando</translation>
  </message>
  <message>
   <source>Loading</source>
   <translation>Consultando el servicio</translation>
  </message>
  <message>
   <source>Not known yet.</source>
   <translation>Aún no se sabe.</translation>
  </message>
  <message>
   <source>This service does not say where it delivers.</source>
   <translation>Este servicio no dice dónde entrega.</translation>
  </message>
  <message>
   <source>Nowhere: the app asks the service instead.</source>
   <translation>En ninguna parte: la aplicación consulta el servicio.</translation>
  </message>
  <message>
   <source>Switch on</source>
   <translation>Activar</translation>
  </message>
  <message>
   <source>Switch on {address}</source>
   <translation>Activar {address}</translation>
  </message>
  <message>
   <source>Remove</source>
   <translation>Quitar</translation>
  </message>
  <message>
   <source>Remove {address}</source>
   <translation>Quitar {address}</translation>
  </message>
  <message>
   <source>This app</source>
   <translation>Esta aplicación</translation>
  </message>
  <message>
   <source>Another program</source>
   <translation>Otro programa</translation>
  </message>
  <message>
   <source>Remove this address?</source>
   <translation>¿Quitar esta dirección?</translation>
  </message>
  <message>
   <source>The service stops delivering to {address}. The program there has to register again, with a new secret.</source>
   <translation>El servicio deja de entregar a {address}. El programa de allí tiene que registrarse de nuevo, con un secreto nuevo.</translation>
  </message>
  <message>
   <source>Remove address</source>
   <translation>Quitar la dirección</translation>
  </message>
 </context>
 <context>
  <name>Entry</name>
  <message>
   <source>Invoice</source>
   <translation>Factura</translation>
  </message>
  <message>
   <source>Debtor</source>
   <translation>Deudor</translation>
  </message>
  <message>
   <source>Choose…</source>
   <translation>Elegir…</translation>
  </message>
  <message>
   <source>a company</source>
   <translation>una empresa</translation>
  </message>
  <message>
   <source>a private person</source>
   <translation>un particular</translation>
  </message>
  <message>
   <source>Without street and town no letter can be sent: the letters of your plan are left out.</source>
   <translation>Sin calle y ciudad no puede salir ninguna carta: las cartas de su plan no saldrán.</translation>
  </message>
  <message>
   <source>Due: {amount}</source>
   <translation>Por pagar: {amount}</translation>
  </message>
  <message>
   <source>To check: {names}. You can go on without confirming.</source>
   <translation>Por comprobar: {names}. Puede continuar sin confirmar.</translation>
  </message>
  <message numerus="yes">
   <source>Confirm all %n marked values</source>
   <translation>
    <numerusform>Confirmar el valor marcado</numerusform>
    <numerusform>Confirmar los %n valores marcados</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Confirm the other %n marked values</source>
   <translation>
    <numerusform>Confirmar el otro valor marcado</numerusform>
    <numerusform>Confirmar los otros %n valores marcados</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>EraseCard</name>
  <message>
   <source>Delete everything</source>
   <translation>Borrar todo</translation>
  </message>
  <message>
   <source>From this computer, for good. Only a backup can bring it back.</source>
   <translation>De este equipo, para siempre: solo una copia permite volver.</translation>
  </message>
  <message>
   <source>DELETE</source>
   <translation>BORRAR</translation>
  </message>
  <message>
   <source>Type {word} to confirm</source>
   <translation>Escriba {word} para confirmar</translation>
  </message>
  <message>
   <source>Delete it and close the app</source>
   <translation>Borrar y cerrar la aplicación</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Cancelar</translation>
  </message>
  <message>
   <source>{receivables} receivables and {drafts} drafts as this app knows them, {files} documents, settings, corrections, logs, and earlier data that were kept aside</source>
   <translation>{receivables} créditos y {drafts} borradores tal como la aplicación los conoce, {files} documentos, ajustes, correcciones, registros y datos anteriores apartados</translation>
  </message>
  <message>
   <source>Deleted</source>
   <translation>Desaparece</translation>
  </message>
  <message>
   <source>Stops</source>
   <translation>Se detiene</translation>
  </message>
  <message>
   <source>The recoveries that run on this computer: nobody is contacted any more</source>
   <translation>Los cobros en curso en este equipo: ya no se escribe a nadie</translation>
  </message>
  <message>
   <source>Never sent</source>
   <translation>Nunca enviado</translation>
  </message>
  <message>
   <source>Decisions that still wait: {count}</source>
   <translation>Decisiones que aún esperan: {count}</translation>
  </message>
  <message>
   <source>Stays</source>
   <translation>Queda</translation>
  </message>
  <message>
   <source>What a hosted service holds, and every file that you saved elsewhere</source>
   <translation>Lo que guarda un servicio alojado y cada archivo guardado en otro lugar</translation>
  </message>
 </context>
 <context>
  <name>EvidenceFileRow</name>
  <message>
   <source>View</source>
   <translation>Ver</translation>
  </message>
  <message>
   <source>View {name}</source>
   <translation>Ver {name}</translation>
  </message>
  <message>
   <source>Remove {name}</source>
   <translation>Quitar {name}</translation>
  </message>
  <message>
   <source>Type</source>
   <translation>Qué es</translation>
  </message>
  <message>
   <source>Type of {name}</source>
   <translation>Qué es {name}</translation>
  </message>
  <message>
   <source>What it shows</source>
   <translation>Qué muestra</translation>
  </message>
  <message>
   <source>In one line</source>
   <translation>En una línea</translation>
  </message>
  <message>
   <source>What {name} shows</source>
   <translation>Qué muestra {name}</translation>
  </message>
 </context>
 <context>
  <name>EvidenceView</name>
  <message>
   <source>Back to the invoice</source>
   <translation>Volver a la factura</translation>
  </message>
  <message>
   <source>Add files</source>
   <translation>Añadir archivos</translation>
  </message>
  <message>
   <source>Statement</source>
   <translation>Declaración</translation>
  </message>
  <message>
   <source>What was agreed, delivered and written, in date order</source>
   <translation>Lo acordado, entregado y escrito, por orden de tiempo</translation>
  </message>
  <message>
   <source>A statement, a file, or both. Saved as you type.</source>
   <translation>Una declaración, un archivo o ambos. Se guarda mientras escribe.</translation>
  </message>
  <message>
   <source>Submit the evidence</source>
   <translation>Enviar las pruebas</translation>
  </message>
  <message>
   <source>Here you see the files that you add.</source>
   <translation>Aquí se ven los archivos que añade.</translation>
  </message>
  <message>
   <source>What would convince</source>
   <translation>Lo que convencería</translation>
  </message>
  <message>
   <source>Files</source>
   <translation>Archivos</translation>
  </message>
  <message>
   <source>Drop them here: PDF, PNG or JPEG, 10 MB each, 20 files, 50 MB together.</source>
   <translation>Suéltelos aquí: PDF, PNG o JPEG, 10 MB cada uno, 20 archivos, 50 MB en total.</translation>
  </message>
  <message>
   <source>It is sent once. The debtor reads your answer and may see the files.</source>
   <translation>Se envía una sola vez. El deudor lee su respuesta y puede ver los archivos.</translation>
  </message>
  <message>
   <source>Files: {count} ({size}). They are sent once. The debtor reads your answer and may see the files.</source>
   <translation>Archivos: {count} ({size}). Se envían una sola vez. El deudor lee su respuesta y puede ver los archivos.</translation>
  </message>
  <message>
   <source>Files are being added…</source>
   <translation>Añadiendo archivos…</translation>
  </message>
  <message>
   <source>Evidence (*.pdf *.png *.jpg *.jpeg)</source>
   <translation>Pruebas (*.pdf *.png *.jpg *.jpeg)</translation>
  </message>
  <message>
   <source>Add a file or write a statement.</source>
   <translation>Añada un archivo o escriba una declaración.</translation>
  </message>
 </context>
 <context>
  <name>ExistingAccount</name>
  <message>
   <source>Your account with this service</source>
   <translation>Su cuenta en este servicio</translation>
  </message>
  <message>
   <source>Account ID</source>
   <translation>ID de la cuenta</translation>
  </message>
  <message>
   <source>You find it on the Connection page of your other computer; the service knows it too.</source>
   <translation>Figura en la página Conexión de su otro equipo; el servicio también lo conoce.</translation>
  </message>
  <message>
   <source>Use this account</source>
   <translation>Usar esta cuenta</translation>
  </message>
  <message>
   <source>I have an account here already</source>
   <translation>Ya tengo una cuenta aquí</translation>
  </message>
  <message>
   <source>Use another account by its ID</source>
   <translation>Usar otra cuenta por su ID</translation>
  </message>
  <message>
   <source>Choose it to go on with what is there. Nothing new is created.</source>
   <translation>Elíjala para continuar con lo que hay allí. No se crea nada nuevo.</translation>
  </message>
  <message>
   <source>Use it to go on with what is there. Nothing new is created.</source>
   <translation>Úsela para continuar con lo que hay allí. No se crea nada nuevo.</translation>
  </message>
  <message>
   <source>Required</source>
   <translation>Obligatorio</translation>
  </message>
  <message>
   <source>Use {name}</source>
   <translation>Usar {name}</translation>
  </message>
 </context>
 <context>
  <name>ExportBar</name>
  <message>
   <source>Writing the file</source>
   <translation>Escribiendo el archivo</translation>
  </message>
  <message>
   <source>Stop</source>
   <translation>Detener</translation>
  </message>
  <message>
   <source>{done} of {total} written</source>
   <translation>{done} de {total} escritas</translation>
  </message>
 </context>
 <context>
  <name>ExportCard</name>
  <message>
   <source>Export</source>
   <translation>Exportar</translation>
  </message>
  <message>
   <source>Export everything</source>
   <translation>Exportar todo</translation>
  </message>
  <message>
   <source>Exporting</source>
   <translation>Exportando</translation>
  </message>
  <message>
   <source>Stop</source>
   <translation>Detener</translation>
  </message>
  <message>
   <source>Exported as {name}.</source>
   <translation>Exportado como {name}.</translation>
  </message>
  <message>
   <source>A ZIP of JSON and CSV tables and your documents, to be read by any other program. Passwords and keys are not in it.</source>
   <translation>Un ZIP de tablas JSON y CSV y sus documentos, legible por cualquier otro programa. Sin contraseñas ni claves.</translation>
  </message>
  <message>
   <source>Archive (*.zip)</source>
   <translation>Archivo (*.zip)</translation>
  </message>
 </context>
 <context>
  <name>FactorField</name>
  <message>
   <source>One {currency} in {base}</source>
   <translation>Un {currency} en {base}</translation>
  </message>
  <message>
   <source>Such as {example}</source>
   <translation>Por ejemplo, {example}</translation>
  </message>
 </context>
 <context>
  <name>FailedSheet</name>
  <message numerus="yes">
   <source>%n invoice(s) failed</source>
   <translation>
    <numerusform>%n factura falló</numerusform>
    <numerusform>%n facturas fallaron</numerusform>
   </translation>
  </message>
  <message>
   <source>{count} more</source>
   <translation>{count} más</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Cerrar</translation>
  </message>
 </context>
 <context>
  <name>Field</name>
  <message>
   <source>optional</source>
   <translation>opcional</translation>
  </message>
 </context>
 <context>
  <name>FoldingCard</name>
  <message>
   <source>Change</source>
   <translation>Cambiar</translation>
  </message>
  <message>
   <source>Fold up</source>
   <translation>Plegar</translation>
  </message>
 </context>
 <context>
  <name>FormsSwitch</name>
  <message>
   <source>Board</source>
   <translation>Tablero</translation>
  </message>
  <message>
   <source>Table</source>
   <translation>Tabla</translation>
  </message>
 </context>
 <context>
  <name>FromInvoice</name>
  <message>
   <source>Choose an invoice…</source>
   <translation>Elegir una factura…</translation>
  </message>
  <message>
   <source>Reading</source>
   <translation>Leyendo</translation>
  </message>
  <message>
   <source>Another invoice…</source>
   <translation>Otra factura…</translation>
  </message>
  <message>
   <source>Read from {file}. Check the fields below. The invoice is kept as your first one.</source>
   <translation>Leído de {file}. Compruebe los campos. La factura se conserva como la primera.</translation>
  </message>
  <message>
   <source>{file} does not say who it is from. Fill in the form; the invoice is kept.</source>
   <translation>{file} no dice de quién es. Rellene el formulario; la factura se conserva.</translation>
  </message>
  <message>
   <source>Drop one of your unpaid invoices here. Your name, address and account are read from it.</source>
   <translation>Suelte aquí una de sus facturas impagadas: su nombre, dirección y cuenta se leen de ella.</translation>
  </message>
  <message>
   <source>Choose an invoice</source>
   <translation>Elegir una factura</translation>
  </message>
 </context>
 <context>
  <name>HelpSheet</name>
  <message>
   <source>Learn more</source>
   <translation>Más información</translation>
  </message>
  <message>
   <source>Help: {title}</source>
   <translation>Ayuda: {title}</translation>
  </message>
  <message>
   <source>Help</source>
   <translation>Ayuda</translation>
  </message>
  <message>
   <source>Search help</source>
   <translation>Buscar en la ayuda</translation>
  </message>
  <message>
   <source>No help page matches.</source>
   <translation>Ninguna página de ayuda contiene estas palabras.</translation>
  </message>
  <message>
   <source>All help pages</source>
   <translation>Todas las páginas de ayuda</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Cerrar</translation>
  </message>
  <message>
   <source>See also</source>
   <translation>Seguir leyendo</translation>
  </message>
 </context>
 <context>
  <name>InsolvencyCard</name>
  <message>
   <source>The debtor is insolvent</source>
   <translation>El deudor es insolvente</translation>
  </message>
  <message>
   <source>Edit details…</source>
   <translation>Cambiar los datos…</translation>
  </message>
  <message>
   <source>Withdraw insolvency…</source>
   <translation>Quitar la nota de insolvencia…</translation>
  </message>
  <message>
   <source>Case file with the declaration</source>
   <translation>Expediente con la comunicación del crédito</translation>
  </message>
  <message>
   <source>Contacts have stopped. Ask the court or the administrator by when to declare the claim.</source>
   <translation>Los contactos han cesado. Pregunte al juzgado o al administrador hasta cuándo comunicar el crédito.</translation>
  </message>
  <message>
   <source>Contacts have stopped. Declare your claim by {day} ({when}).</source>
   <translation>Los contactos han cesado. Comunique su crédito antes del {day} ({when}).</translation>
  </message>
  <message>
   <source>Procedure</source>
   <translation>Procedimiento</translation>
  </message>
  <message>
   <source>Opened on</source>
   <translation>Abierto el</translation>
  </message>
  <message>
   <source>Court</source>
   <translation>Juzgado</translation>
  </message>
  <message>
   <source>Case number</source>
   <translation>Número de expediente</translation>
  </message>
  <message>
   <source>Administrator</source>
   <translation>Administrador</translation>
  </message>
  <message>
   <source>To declare</source>
   <translation>Por comunicar</translation>
  </message>
 </context>
 <context>
  <name>InsolvencyDialog</name>
  <message>
   <source>Report insolvency</source>
   <translation>Comunicar la insolvencia</translation>
  </message>
  <message>
   <source>Procedure</source>
   <translation>Procedimiento</translation>
  </message>
  <message>
   <source>Opened on</source>
   <translation>Abierto el</translation>
  </message>
  <message>
   <source>Published on</source>
   <translation>Publicado el</translation>
  </message>
  <message>
   <source>In the official gazette.</source>
   <translation>En el boletín oficial.</translation>
  </message>
  <message>
   <source>Court</source>
   <translation>Juzgado</translation>
  </message>
  <message>
   <source>Case number</source>
   <translation>Número de expediente</translation>
  </message>
  <message>
   <source>Administrator</source>
   <translation>Administrador</translation>
  </message>
  <message>
   <source>To be declared by</source>
   <translation>A comunicar antes del</translation>
  </message>
  <message>
   <source>Only where the court or a letter names a day.</source>
   <translation>Solo si el tribunal o una carta indica un día.</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>Guardar</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Cancelar</translation>
  </message>
  <message>
   <source>Contacts stop at once for everything that this debtor owes you. What is left is to declare the claim in time; the app says by when.</source>
   <translation>Los contactos cesan al momento para todo lo que este deudor le debe. Queda comunicar el crédito a tiempo; la aplicación dice hasta cuándo.</translation>
  </message>
  <message>
   <source>Enter the day the court opened it, today at the latest.</source>
   <translation>Hace falta el día en que el tribunal lo abrió, hoy como muy tarde.</translation>
  </message>
  <message>
   <source>This cannot be before the opening.</source>
   <translation>No puede ser anterior a la apertura.</translation>
  </message>
 </context>
 <context>
  <name>JoinSheet</name>
  <message>
   <source>Who is the same as {name}?</source>
   <translation>¿Quién es el mismo que {name}?</translation>
  </message>
  <message>
   <source>Search</source>
   <translation>Buscar</translation>
  </message>
  <message>
   <source>Name, email, invoice number</source>
   <translation>Nombre, correo, número de factura</translation>
  </message>
  <message>
   <source>Debtors</source>
   <translation>Deudores</translation>
  </message>
  <message>
   <source>No other debtor matches.</source>
   <translation>Ningún otro deudor corresponde a estas palabras.</translation>
  </message>
  <message>
   <source>Join</source>
   <translation>Unir</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Cancelar</translation>
  </message>
  <message>
   <source>From now on both count as one: at most one contact a day and three a week for all invoices together. An insolvency, or an address that must not be contacted, applies to both. Once sent, this cannot be undone.</source>
   <translation>A partir de ahora los dos cuentan como uno: como máximo un contacto al día y tres a la semana para todas las facturas juntas. Una insolvencia vale para los dos, y también una dirección que no se debe contactar. Una vez enviada, esta respuesta ya no se puede deshacer.</translation>
  </message>
  <message>
   <source>Both become one in this app, with all invoices, people and notes; later invoices of either are added. The service still contacts each separately. You can undo this at any time.</source>
   <translation>En esta aplicación los dos figuran como uno solo, con todas las facturas, personas y notas; las facturas posteriores de cualquiera de ellos se añaden. El servicio sigue contactando con cada uno por separado. Puede deshacerlo en cualquier momento.</translation>
  </message>
  <message numerus="yes">
   <source>%n invoice(s)</source>
   <translation>
    <numerusform>%n factura</numerusform>
    <numerusform>%n facturas</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>LeavingCards</name>
  <message numerus="yes">
   <source>%n more being submitted</source>
   <translation>
    <numerusform>%n más en camino</numerusform>
    <numerusform>%n más en camino</numerusform>
   </translation>
  </message>
  <message>
   <source>Being submitted</source>
   <translation>Iniciando el cobro</translation>
  </message>
  <message>
   <source>To be submitted {moment}</source>
   <translation>Sale el {moment}</translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>Deshacer</translation>
  </message>
  <message>
   <source>Take {name} back</source>
   <translation>Retirar {name}</translation>
  </message>
 </context>
 <context>
  <name>LeftOutSheet</name>
  <message>
   <source>Left out</source>
   <translation>Omitidos</translation>
  </message>
  <message>
   <source>These were not added. The files themselves are as they were.</source>
   <translation>No se han añadido. Los archivos siguen como estaban.</translation>
  </message>
  <message>
   <source>Clear list</source>
   <translation>Vaciar la lista</translation>
  </message>
  <message>
   <source>Copy list</source>
   <translation>Copiar la lista</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Cerrar</translation>
  </message>
  <message>
   <source>File or row</source>
   <translation>Archivo o fila</translation>
  </message>
  <message>
   <source>Why</source>
   <translation>Por qué</translation>
  </message>
  <message>
   <source>Columns</source>
   <translation>Columnas</translation>
  </message>
 </context>
 <context>
  <name>LetterheadCard</name>
  <message>
   <source>Logo and colour</source>
   <translation>Logotipo y color</translation>
  </message>
  <message>
   <source>Choose a logo…</source>
   <translation>Elegir un logotipo…</translation>
  </message>
  <message>
   <source>Remove the logo</source>
   <translation>Quitar el logotipo</translation>
  </message>
  <message>
   <source>PNG or JPEG, {size} MB at most. It is scaled down to {width} × {height} pixels at most.</source>
   <translation>PNG o JPEG, {size} MB como máximo. Se reduce a {width} × {height} píxeles como máximo.</translation>
  </message>
  <message>
   <source>Choose a colour…</source>
   <translation>Elegir un color…</translation>
  </message>
  <message>
   <source>Use the default colour</source>
   <translation>Usar el color predeterminado</translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>Deshacer</translation>
  </message>
  <message>
   <source>Preview: an email and a letter</source>
   <translation>Vista previa: un correo y una carta</translation>
  </message>
  <message>
   <source>Saving</source>
   <translation>Guardando</translation>
  </message>
  <message>
   <source>Saved. It applies to everything sent from now on.</source>
   <translation>Guardado. Vale para todo lo que se envíe desde ahora.</translation>
  </message>
  <message>
   <source>They appear at the top of emails and letters, and on the debtor’s page.</source>
   <translation>Aparecen al principio de correos y cartas, y en la página del deudor.</translation>
  </message>
  <message>
   <source>Text in this colour would be unreadable on white, so a darker shade is used.</source>
   <translation>Un texto de este color no se leería sobre blanco; se usa un tono más oscuro.</translation>
  </message>
  <message>
   <source>Your company</source>
   <translation>Su empresa</translation>
  </message>
  <message>
   <source>Pictures ({endings})</source>
   <translation>Imágenes ({endings})</translation>
  </message>
  <message>
   <source>Choose a logo</source>
   <translation>Elegir un logotipo</translation>
  </message>
  <message>
   <source>Choose a colour</source>
   <translation>Elegir un color</translation>
  </message>
 </context>
 <context>
  <name>LetterheadPreview</name>
  <message>
   <source>Preview of an email and a letter</source>
   <translation>Vista previa de un correo y una carta</translation>
  </message>
 </context>
 <context>
  <name>LettersCard</name>
  <message>
   <source>Letters</source>
   <translation>Cartas</translation>
  </message>
  <message>
   <source>How letters are sent</source>
   <translation>Envío de las cartas</translation>
  </message>
  <message>
   <source>I print and post them</source>
   <translation>Las imprimo y las envío yo</translation>
  </message>
  <message>
   <source>Into a folder, as PDF</source>
   <translation>A una carpeta, en PDF</translation>
  </message>
  <message>
   <source>Through a provider</source>
   <translation>A través de un proveedor</translation>
  </message>
  <message>
   <source>Folder for letters</source>
   <translation>Carpeta de las cartas</translation>
  </message>
  <message>
   <source>Choose a folder</source>
   <translation>Elegir una carpeta</translation>
  </message>
  <message>
   <source>Address of the provider</source>
   <translation>Dirección del proveedor</translation>
  </message>
  <message>
   <source>Token of the provider</source>
   <translation>Token del proveedor</translation>
  </message>
  <message>
   <source>Lines under your name</source>
   <translation>Líneas bajo su nombre</translation>
  </message>
  <message>
   <source>At the top of each letter. If empty: the address, email and phone of your account.</source>
   <translation>En el encabezado de cada carta. Vacío: dirección, correo y teléfono de su cuenta.</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>Guardar para las cartas</translation>
  </message>
  <message>
   <source>Saving</source>
   <translation>Guardando</translation>
  </message>
  <message>
   <source>Unchanged</source>
   <translation>Sin cambios</translation>
  </message>
  <message>
   <source>Saved. It applies to letters from now on.</source>
   <translation>Guardado. Vale para las cartas desde ahora.</translation>
  </message>
  <message>
   <source>Practice posts nothing; a letter is only shown.</source>
   <translation>La práctica no envía nada; una carta solo se muestra.</translation>
  </message>
  <message>
   <source>Each letter waits as a PDF on the page of its invoice.</source>
   <translation>Cada carta espera en PDF en la página de su factura.</translation>
  </message>
  <message>
   <source>Each letter is saved there once, ready to print: for a shared folder or a print shop.</source>
   <translation>Cada carta se deja allí una vez, lista para imprimir: para una carpeta compartida o la de una imprenta.</translation>
  </message>
  <message>
   <source>Each letter is handed over once, as PDF and address, over HTTPS.</source>
   <translation>Cada carta se entrega una vez, en PDF con la dirección, por HTTPS.</translation>
  </message>
  <message>
   <source>The operator of this service prints and posts the letters.</source>
   <translation>Quien opera este servicio imprime y envía las cartas.</translation>
  </message>
  <message>
   <source>Where letters are saved.</source>
   <translation>Dónde se dejan las cartas.</translation>
  </message>
  <message>
   <source>An address that begins with https://</source>
   <translation>Una dirección que empieza por https://</translation>
  </message>
  <message>
   <source>These values cannot be used together.</source>
   <translation>Estos valores no van juntos.</translation>
  </message>
  <message>
   <source>At most {lines} lines of {letters} characters.</source>
   <translation>{lines} líneas de {letters} caracteres como máximo.</translation>
  </message>
 </context>
 <context>
  <name>LettersOnly</name>
  <message>
   <source>A letter needs the debtor’s street, town and postcode: correct the details first.</source>
   <translation>Una carta necesita la calle, la población y el código postal del deudor: corrija primero los datos.</translation>
  </message>
 </context>
 <context>
  <name>LinesForm</name>
  <message>
   <source>Invoices</source>
   <translation>Facturas</translation>
  </message>
 </context>
 <context>
  <name>LinkCard</name>
  <message>
   <source>Debtor’s page</source>
   <translation>Página del deudor</translation>
  </message>
  <message>
   <source>Here the debtor pays, answers or disputes. You can send the link yourself.</source>
   <translation>Aquí el deudor paga, responde o impugna. Puede enviar usted mismo el enlace.</translation>
  </message>
  <message>
   <source>Open</source>
   <translation>Abrir</translation>
  </message>
  <message>
   <source>Copy link</source>
   <translation>Copiar el enlace</translation>
  </message>
  <message>
   <source>QR code</source>
   <translation>Código QR</translation>
  </message>
  <message>
   <source>No browser could be opened. The address is {address}</source>
   <translation>No se pudo abrir ningún navegador. La dirección es {address}</translation>
  </message>
 </context>
 <context>
  <name>LinkSheet</name>
  <message>
   <source>Debtor’s page</source>
   <translation>Página del deudor</translation>
  </message>
  <message>
   <source>Scan it with a phone to open the page where the debtor pays or answers.</source>
   <translation>Quien lo enfoque con un teléfono llega a la página donde el deudor paga o responde.</translation>
  </message>
  <message>
   <source>Copy link</source>
   <translation>Copiar el enlace</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Cerrar</translation>
  </message>
 </context>
 <context>
  <name>ListCard</name>
  <message numerus="yes">
   <source>%n more</source>
   <translation>
    <numerusform>%n más</numerusform>
    <numerusform>%n más</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>LocalCards</name>
  <message>
   <source>Amount</source>
   <translation>Importe</translation>
  </message>
  <message>
   <source>Invoices</source>
   <translation>Facturas</translation>
  </message>
  <message>
   <source>Still owed by age</source>
   <translation>Aún debido, por antigüedad</translation>
  </message>
  <message>
   <source>Age</source>
   <translation>Antigüedad</translation>
  </message>
  <message>
   <source>Recovered by month of submission</source>
   <translation>Cobrado por mes de inicio</translation>
  </message>
  <message>
   <source>Month</source>
   <translation>Mes</translation>
  </message>
  <message>
   <source>Recovered</source>
   <translation>Cobrado</translation>
  </message>
  <message>
   <source>Share</source>
   <translation>Parte</translation>
  </message>
  <message>
   <source>Days</source>
   <translation>Días</translation>
  </message>
  <message>
   <source>{recovered} of {count}</source>
   <translation>{recovered} de {count}</translation>
  </message>
 </context>
 <context>
  <name>LongText</name>
  <message>
   <source>Copy</source>
   <translation>Copiar</translation>
  </message>
 </context>
 <context>
  <name>LookAlikeCard</name>
  <message>
   <source>Is it the same invoice?</source>
   <translation>¿Es la misma factura?</translation>
  </message>
  <message>
   <source>If it is, remove one of them: otherwise the debtor is asked twice for one amount.</source>
   <translation>Si lo es, quite una: si no, se pide dos veces el mismo importe al deudor.</translation>
  </message>
  <message>
   <source>Remove this one</source>
   <translation>Quitar esta</translation>
  </message>
  <message>
   <source>Keep this one, remove the other</source>
   <translation>Conservar esta, quitar la otra</translation>
  </message>
  <message>
   <source>Keep both</source>
   <translation>Conservar las dos</translation>
  </message>
 </context>
 <context>
  <name>Lost</name>
  <message>
   <source>An invoice you submitted</source>
   <translation>Una factura que reclamó</translation>
  </message>
  <message>
   <source>Your cancellation</source>
   <translation>Su cancelación</translation>
  </message>
  <message>
   <source>Your evidence</source>
   <translation>Sus pruebas</translation>
  </message>
  <message>
   <source>Your decision about the payment</source>
   <translation>Su decisión sobre el pago</translation>
  </message>
  <message>
   <source>A contact you added</source>
   <translation>Un contacto que añadió</translation>
  </message>
  <message>
   <source>A debtor’s address you corrected</source>
   <translation>La dirección de un deudor que usted corrigió</translation>
  </message>
  <message>
   <source>Notes or details you changed</source>
   <translation>Notas o datos que ha modificado</translation>
  </message>
  <message>
   <source>A payment you recorded</source>
   <translation>Un pago que registró</translation>
  </message>
  <message>
   <source>A payment you took back</source>
   <translation>Que retira un pago</translation>
  </message>
  <message>
   <source>A credit note you recorded</source>
   <translation>Un abono que usted registró</translation>
  </message>
  <message>
   <source>Whether an invoice gets reminders of its own</source>
   <translation>Si una factura recibe recordatorios propios</translation>
  </message>
  <message>
   <source>A pause you started</source>
   <translation>Que pausa un cobro</translation>
  </message>
  <message>
   <source>A pause you ended</source>
   <translation>Que termina una pausa</translation>
  </message>
  <message>
   <source>Whether interest is asked for too</source>
   <translation>Si se reclaman también los intereses</translation>
  </message>
  <message>
   <source>A call you logged</source>
   <translation>Una llamada que usted registró</translation>
  </message>
  <message>
   <source>A promise to pay you recorded</source>
   <translation>Una promesa de pago que ha introducido</translation>
  </message>
  <message>
   <source>A dispute you recorded</source>
   <translation>Una impugnación que ha introducido</translation>
  </message>
  <message>
   <source>That a dispute is settled</source>
   <translation>Que una impugnación está resuelta</translation>
  </message>
  <message>
   <source>An agreement you proposed</source>
   <translation>Un acuerdo que usted propuso</translation>
  </message>
  <message>
   <source>Your answer to a proposal</source>
   <translation>Su respuesta a una propuesta</translation>
  </message>
  <message>
   <source>An insolvency you reported</source>
   <translation>Una insolvencia que ha introducido</translation>
  </message>
  <message>
   <source>That there is no insolvency</source>
   <translation>Que no hay insolvencia</translation>
  </message>
  <message>
   <source>A change to a planned contact</source>
   <translation>Un cambio en un contacto previsto</translation>
  </message>
  <message>
   <source>Your approval of the plan</source>
   <translation>Su aprobación del plan</translation>
  </message>
  <message>
   <source>A letter you posted or a call you made</source>
   <translation>Que envió una carta o hizo una llamada</translation>
  </message>
  <message>
   <source>What you did with a message</source>
   <translation>Lo que hizo con un mensaje</translation>
  </message>
  <message>
   <source>Your answer to a message</source>
   <translation>Su respuesta a un mensaje</translation>
  </message>
  <message>
   <source>Your answer whether two debtors are the same</source>
   <translation>Su respuesta sobre si dos deudores son el mismo</translation>
  </message>
 </context>
 <context>
  <name>LostAnswerSheet</name>
  <message>
   <source>Did this arrive?</source>
   <translation>¿Llegó esto?</translation>
  </message>
  <message>
   <source>The connection broke before the service answered. The app checked and cannot tell whether it arrived. Nothing is sent twice unless you say so.</source>
   <translation>La conexión se cortó antes de que el servicio respondiera. La aplicación ha mirado y no puede saber si lo tiene. Nada se envía dos veces sin que usted lo diga.</translation>
  </message>
  <message>
   <source>What was sent</source>
   <translation>Lo que se envió</translation>
  </message>
  <message>
   <source>About</source>
   <translation>Acerca de</translation>
  </message>
  <message>
   <source>When</source>
   <translation>Cuándo</translation>
  </message>
  <message>
   <source>Amount</source>
   <translation>Importe</translation>
  </message>
  <message>
   <source>Decide later</source>
   <translation>Decidir más tarde</translation>
  </message>
  <message>
   <source>Not arrived: send it</source>
   <translation>No llegó: enviarlo</translation>
  </message>
  <message>
   <source>It arrived</source>
   <translation>Llegó</translation>
  </message>
  <message>
   <source>Check with the service before you decide.</source>
   <translation>Mire en el servicio antes de decidir.</translation>
  </message>
  <message>
   <source>At the service now:</source>
   <translation>Así está ahora en el servicio:</translation>
  </message>
  <message>
   <source>This may be it, at the service:</source>
   <translation>En el servicio, puede que sea esto:</translation>
  </message>
 </context>
 <context>
  <name>MailSignIn</name>
  <message>
   <source>Open the browser again</source>
   <translation>Abrir de nuevo el navegador</translation>
  </message>
  <message>
   <source>Copy the address</source>
   <translation>Copiar la dirección</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Cancelar</translation>
  </message>
  <message>
   <source>Use a password instead</source>
   <translation>Usar una contraseña en su lugar</translation>
  </message>
  <message>
   <source>Sign in with {provider}</source>
   <translation>Iniciar sesión con {provider}</translation>
  </message>
  <message>
   <source>No browser could be opened. Copy the address and open it yourself.</source>
   <translation>No se pudo abrir ningún navegador. Copie la dirección y ábrala usted.</translation>
  </message>
  <message>
   <source>Your browser asks whether this app may send email. Agree there and come back.</source>
   <translation>Su navegador le pregunta si esta aplicación puede enviar correo. Acepte allí y vuelva.</translation>
  </message>
  <message>
   <source>Signed in. Sending the test message…</source>
   <translation>Sesión iniciada. El mensaje de prueba está en camino…</translation>
  </message>
  <message>
   <source>Your browser opens and asks. This app never sees your password.</source>
   <translation>Se abre su navegador y le pregunta. Esta aplicación nunca ve su contraseña.</translation>
  </message>
  <message>
   <source>Is this mailbox at one of these? Then sign in there; no password is needed here.</source>
   <translation>¿Este buzón es de uno de ellos? Inicie sesión allí; aquí no hace falta contraseña.</translation>
  </message>
 </context>
 <context>
  <name>MailStep</name>
  <message>
   <source>Back</source>
   <translation>Atrás</translation>
  </message>
  <message>
   <source>Set up later, begin with letters</source>
   <translation>Configurar más tarde y empezar con cartas</translation>
  </message>
  <message>
   <source>Without a mailbox you print and post letters. Emails wait for it.</source>
   <translation>Sin buzón, usted imprime y envía cartas por correo. Lo que deba salir por correo electrónico lo espera.</translation>
  </message>
  <message>
   <source>More about what debtors are asked for</source>
   <translation>Más sobre lo que se pide a los deudores</translation>
  </message>
  <message>
   <source>Your mailbox</source>
   <translation>Su buzón</translation>
  </message>
  <message>
   <source>Step 2 of 2. You get a test message. Nothing is sent to a debtor until you approve it.</source>
   <translation>Paso 2 de 2. Recibe un mensaje de prueba. Nada va a un deudor sin su aprobación.</translation>
  </message>
 </context>
 <context>
  <name>MailView</name>
  <message>
   <source>The message as it arrives</source>
   <translation>El mensaje tal como llega</translation>
  </message>
 </context>
 <context>
  <name>MailboxCard</name>
  <message>
   <source>Your mailbox</source>
   <translation>Su buzón</translation>
  </message>
  <message>
   <source>Email address</source>
   <translation>Dirección de correo</translation>
  </message>
  <message>
   <source>name@company.example</source>
   <translation>nombre@empresa.example</translation>
  </message>
  <message>
   <source>Password</source>
   <translation>Contraseña</translation>
  </message>
  <message>
   <source>Open the provider’s page</source>
   <translation>Abrir la página del proveedor</translation>
  </message>
  <message>
   <source>Look in Thunderbird’s public table</source>
   <translation>Preguntar a la lista pública de Thunderbird</translation>
  </message>
  <message>
   <source>Send test and save</source>
   <translation>Probar y guardar</translation>
  </message>
  <message>
   <source>Server settings</source>
   <translation>Ajustes del servidor</translation>
  </message>
  <message>
   <source>Mail server</source>
   <translation>Servidor de correo</translation>
  </message>
  <message>
   <source>Encryption</source>
   <translation>Cifrado</translation>
  </message>
  <message>
   <source>STARTTLS (most common)</source>
   <translation>STARTTLS (habitual)</translation>
  </message>
  <message>
   <source>TLS from the start</source>
   <translation>TLS desde el principio</translation>
  </message>
  <message>
   <source>None (only on this computer)</source>
   <translation>Ninguna (solo en este equipo)</translation>
  </message>
  <message>
   <source>Port</source>
   <translation>Puerto</translation>
  </message>
  <message>
   <source>User name</source>
   <translation>Nombre de usuario</translation>
  </message>
  <message>
   <source>If empty: the email address</source>
   <translation>Vacío: la dirección de correo</translation>
  </message>
  <message>
   <source>App password</source>
   <translation>Contraseña de aplicación</translation>
  </message>
  <message>
   <source>Looking up</source>
   <translation>Buscando</translation>
  </message>
  <message>
   <source>Its mail server is {host}.</source>
   <translation>Su servidor de correo es {host}.</translation>
  </message>
  <message>
   <source>Unchanged</source>
   <translation>Sin cambios</translation>
  </message>
  <message>
   <source>Sending the test</source>
   <translation>Enviando la prueba</translation>
  </message>
  <message>
   <source>An email address, such as name@company.example.</source>
   <translation>Una dirección de correo, como nombre@empresa.example.</translation>
  </message>
  <message>
   <source>The name of your mail server, such as smtp.company.example.</source>
   <translation>El nombre de su servidor de correo, como smtp.company.example.</translation>
  </message>
  <message>
   <source>A number from 1 to 65535; usually 587.</source>
   <translation>Un número de 1 a 65535; normalmente 587.</translation>
  </message>
  <message>
   <source>Enter the password.</source>
   <translation>Hace falta la contraseña.</translation>
  </message>
  <message>
   <source>These values cannot be used together.</source>
   <translation>Estos valores no van juntos.</translation>
  </message>
  <message>
   <source>{provider} accepts no password from other programs, and this version of the app cannot sign in there. Use an address of another provider.</source>
   <translation>{provider} no acepta contraseñas de otros programas, y esta versión de la aplicación no puede iniciar sesión allí. Use una dirección de otro proveedor.</translation>
  </message>
  <message>
   <source>This version of the app cannot sign in with {title}. Use an app password: you create it in the settings of {provider}.</source>
   <translation>Esta versión de la aplicación no puede iniciar sesión con {title}. Use una contraseña de aplicación: {provider} la crea para ella en sus ajustes.</translation>
  </message>
  <message>
   <source>{provider} requires a password made for this app, not your usual one. You create it in its settings.</source>
   <translation>{provider} pide una contraseña creada para esta aplicación, no la habitual. Se crea en sus ajustes.</translation>
  </message>
  <message>
   <source>{provider} lets other programs send once you allow it in its settings (POP3, IMAP, SMTP).</source>
   <translation>{provider} deja enviar a otros programas cuando usted lo permite en sus ajustes (POP3, IMAP, SMTP).</translation>
  </message>
  <message>
   <source>Its mail server is looked up when you send the test.</source>
   <translation>Su servidor de correo se busca al enviar la prueba.</translation>
  </message>
  <message>
   <source>{domain} does not answer. Check the address and your internet connection, or enter the mail server.</source>
   <translation>{domain} no responde. Compruebe la dirección y su conexión a internet, o indique el servidor de correo.</translation>
  </message>
  <message>
   <source>No settings for {domain} were found. Enter its mail server: its help pages name it.</source>
   <translation>No se encontraron ajustes de {domain}. Indique su servidor de correo; figura en sus páginas de ayuda.</translation>
  </message>
  <message>
   <source>{domain} publishes no settings. A public table may have them; it learns this domain, not your address.</source>
   <translation>{domain} no publica sus ajustes. Quizá los tenga una lista pública; conocerá este dominio, no su dirección.</translation>
  </message>
  <message>
   <source>Saved. Practice sends nothing, so it was not tested.</source>
   <translation>Guardado. En la práctica no se envía nada, así que no se probó.</translation>
  </message>
  <message>
   <source>Saved. A test message is on its way to you.</source>
   <translation>Guardado. Un mensaje de prueba está en camino.</translation>
  </message>
  <message>
   <source>Reminders are sent from your own address, so debtors answer you.</source>
   <translation>Los recordatorios salen de su propia dirección: los deudores le responden a usted.</translation>
  </message>
  <message>
   <source>In use. You signed in with {provider}.</source>
   <translation>En uso. Inició sesión con {provider}.</translation>
  </message>
  <message>
   <source>In use. The password is sealed and never shown.</source>
   <translation>En uso. La contraseña está sellada y nunca se muestra.</translation>
  </message>
 </context>
 <context>
  <name>MessageCard</name>
  <message>
   <source>Previous invoice</source>
   <translation>Factura anterior</translation>
  </message>
  <message>
   <source>Next invoice</source>
   <translation>Factura siguiente</translation>
  </message>
  <message>
   <source>Letters only for this invoice</source>
   <translation>Solo cartas para esta factura</translation>
  </message>
  <message>
   <source>{at} of {count}</source>
   <translation>{at} de {count}</translation>
  </message>
  <message>
   <source>Next message</source>
   <translation>Mensaje siguiente</translation>
  </message>
  <message>
   <source>No further message is planned.</source>
   <translation>No hay más mensajes previstos.</translation>
  </message>
  <message>
   <source>Loading the text…</source>
   <translation>Buscando el texto…</translation>
  </message>
  <message>
   <source>Sent to {to}, {moment}.</source>
   <translation>Enviado a {to}, {moment}.</translation>
  </message>
  <message>
   <source>Leaves once your mailbox is set up. You can still undo it.</source>
   <translation>Saldrá cuando su buzón esté configurado. Todavía puede deshacerlo.</translation>
  </message>
  <message>
   <source>Will be sent in a few seconds. You can still undo it.</source>
   <translation>Sale en unos segundos. Aún puede deshacerlo.</translation>
  </message>
  <message>
   <source>Your mail server is accepting it.</source>
   <translation>Su servidor de correo lo está recibiendo.</translation>
  </message>
  <message>
   <source>Being skipped…</source>
   <translation>Omitiendo…</translation>
  </message>
  <message>
   <source>Being changed…</source>
   <translation>Cambiando…</translation>
  </message>
  <message>
   <source>Channel</source>
   <translation>Envío por</translation>
  </message>
  <message>
   <source>When</source>
   <translation>Cuándo</translation>
  </message>
  <message>
   <source>{moment}, {when}</source>
   <translation>{moment}, {when}</translation>
  </message>
  <message>
   <source>{moment}, if you approve now</source>
   <translation>{moment}, si aprueba ahora</translation>
  </message>
  <message>
   <source>As soon as the plan is approved; at night and at weekends on the next working day</source>
   <translation>En cuanto se apruebe el plan; de noche y en fin de semana, el siguiente día hábil</translation>
  </message>
  <message>
   <source>{moment}, if the plan is approved</source>
   <translation>{moment}, si el plan está aprobado</translation>
  </message>
 </context>
 <context>
  <name>MessageSheet</name>
  <message>
   <source>To</source>
   <translation>Para</translation>
  </message>
  <message>
   <source>When</source>
   <translation>Cuándo</translation>
  </message>
  <message>
   <source>Contact</source>
   <translation>Contacto</translation>
  </message>
  <message>
   <source>Outcome</source>
   <translation>Resultado</translation>
  </message>
  <message>
   <source>Notes</source>
   <translation>Notas</translation>
  </message>
  <message>
   <source>Subject</source>
   <translation>Asunto</translation>
  </message>
  <message>
   <source>Text of the message</source>
   <translation>Texto del mensaje</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Cerrar</translation>
  </message>
  <message>
   <source>Save as sent…</source>
   <translation>Guardar tal como se envió…</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>Guardar</translation>
  </message>
  <message>
   <source>Open the letter</source>
   <translation>Abrir la carta</translation>
  </message>
  <message>
   <source>Practice: nothing was sent.</source>
   <translation>Práctica: no se envió nada.</translation>
  </message>
  <message>
   <source>Sent.</source>
   <translation>Enviado.</translation>
  </message>
 </context>
 <context>
  <name>NameDialog</name>
  <message>
   <source>Name</source>
   <translation>Nombre</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Cancelar</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>Conservar</translation>
  </message>
 </context>
 <context>
  <name>NarrowedLine</name>
  <message>
   <source>Clear</source>
   <translation>Quitar</translation>
  </message>
  <message numerus="yes">
   <source>%n filter(s)</source>
   <translation>
    <numerusform>%n filtro</numerusform>
    <numerusform>%n filtros</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>NeverCard</name>
  <message>
   <source>Never contact</source>
   <translation>No contactar nunca</translation>
  </message>
  <message>
   <source>Email address or phone number</source>
   <translation>Correo electrónico o número de teléfono</translation>
  </message>
  <message>
   <source>name@company.example</source>
   <translation>nombre@empresa.example</translation>
  </message>
  <message>
   <source>Why</source>
   <translation>Por qué</translation>
  </message>
  <message>
   <source>Search the list</source>
   <translation>Buscar en la lista</translation>
  </message>
  <message>
   <source>Nobody is on the list</source>
   <translation>No hay nadie en la lista</translation>
  </message>
  <message numerus="yes">
   <source>%n on the list</source>
   <translation>
    <numerusform>%n entrada en la lista</numerusform>
    <numerusform>%n entradas en la lista</numerusform>
   </translation>
  </message>
  <message>
   <source>There are more: search for the one you need.</source>
   <translation>Hay más: busque el que necesita.</translation>
  </message>
  <message>
   <source>Saving</source>
   <translation>Guardando</translation>
  </message>
  <message>
   <source>Nobody is contacted at {address} any more.</source>
   <translation>Ya no se contacta a nadie en {address}.</translation>
  </message>
  <message>
   <source>Loading…</source>
   <translation>Consultando el servicio…</translation>
  </message>
  <message>
   <source>Nothing on the list matches.</source>
   <translation>Nada de la lista contiene eso.</translation>
  </message>
  <message>
   <source>The list is empty. What you enter here gets no email, call or text message from any recovery.</source>
   <translation>La lista está vacía. Lo que anote aquí no recibe correos, llamadas ni mensajes de ningún cobro.</translation>
  </message>
  <message>
   <source>No email, call or text message goes to these, whichever invoice it is about.</source>
   <translation>No reciben correos, llamadas ni mensajes, sea cual sea la factura.</translation>
  </message>
  <message>
   <source>Contact again</source>
   <translation>Contactar de nuevo</translation>
  </message>
  <message>
   <source>Contact {address} again</source>
   <translation>Contactar de nuevo con {address}</translation>
  </message>
  <message>
   <source>This is neither an email address nor a phone number.</source>
   <translation>No es un correo electrónico ni un número de teléfono.</translation>
  </message>
 </context>
 <context>
  <name>NewsSheet</name>
  <message>
   <source>What’s new</source>
   <translation>Novedades</translation>
  </message>
  <message>
   <source>Version {version}</source>
   <translation>Versión {version}</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Cerrar</translation>
  </message>
 </context>
 <context>
  <name>NoCorrectionSheet</name>
  <message>
   <source>The details cannot be corrected</source>
   <translation>Los datos no se pueden corregir</translation>
  </message>
  <message>
   <source>This service has no way to correct a debtor’s details after the submission. You can add a contact with the right email address, or cancel this recovery and submit the invoice again with the right address.</source>
   <translation>Este servicio no permite corregir los datos de un deudor después de iniciar el cobro. Puede añadir un contacto con el correo electrónico correcto, o cancelar este cobro y reclamar la factura de nuevo con la dirección correcta.</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Cerrar</translation>
  </message>
 </context>
 <context>
  <name>NotesSection</name>
  <message>
   <source>Agreed interest rate</source>
   <translation>Tipo de interés pactado</translation>
  </message>
  <message>
   <source>Rounding</source>
   <translation>Redondeo</translation>
  </message>
  <message>
   <source>Your notes</source>
   <translation>Sus notas</translation>
  </message>
  <message>
   <source>Notes</source>
   <translation>Notas</translation>
  </message>
  <message>
   <source>Saved as you type. The debtor does not see them.</source>
   <translation>Se guardan mientras escribe. El deudor no las ve.</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>Guardar</translation>
  </message>
  <message>
   <source>More data</source>
   <translation>Otros datos</translation>
  </message>
  <message>
   <source>What other programs store here, such as the account number in your books.</source>
   <translation>Lo que otros programas guardan aquí, como el número en su contabilidad.</translation>
  </message>
  <message>
   <source>Name</source>
   <translation>Nombre</translation>
  </message>
  <message>
   <source>Value</source>
   <translation>Valor</translation>
  </message>
  <message>
   <source>Add</source>
   <translation>Añadir</translation>
  </message>
  <message>
   <source>Technical data</source>
   <translation>Todo tal como lo dijo el servicio</translation>
  </message>
  <message>
   <source>Being saved…</source>
   <translation>Guardando…</translation>
  </message>
  <message>
   <source>Remove {name}</source>
   <translation>Quitar {name}</translation>
  </message>
  <message>
   <source>Everything is saved.</source>
   <translation>Todo está guardado.</translation>
  </message>
  <message>
   <source>Enter a name.</source>
   <translation>Hace falta un nombre.</translation>
  </message>
  <message>
   <source>This name is taken; remove it first.</source>
   <translation>Este nombre ya existe; quítelo primero.</translation>
  </message>
 </context>
 <context>
  <name>NoticeSettings</name>
  <message>
   <source>Notices</source>
   <translation>Avisos</translation>
  </message>
  <message>
   <source>The Notices page always shows all of them. Choose which also appear on your desktop.</source>
   <translation>La página de avisos los tiene siempre todos. Esto es lo que le llega a usted.</translation>
  </message>
  <message>
   <source>Show notifications on the desktop</source>
   <translation>Mostrar notificaciones en el escritorio</translation>
  </message>
  <message>
   <source>What needs your answer</source>
   <translation>Lo que necesita su respuesta</translation>
  </message>
  <message>
   <source>Payments</source>
   <translation>Pagos</translation>
  </message>
  <message>
   <source>Recovered, cancelled, insolvent</source>
   <translation>Cobrados, cancelados, insolventes</translation>
  </message>
  <message>
   <source>Every contact and step</source>
   <translation>Cada contacto y paso</translation>
  </message>
  <message>
   <source>Your company</source>
   <translation>Su empresa</translation>
  </message>
  <message>
   <source>Quiet hours: what happens then is shown afterwards</source>
   <translation>Horas tranquilas: lo que ocurra entonces espera</translation>
  </message>
  <message>
   <source>From</source>
   <translation>Desde</translation>
  </message>
  <message>
   <source>Until</source>
   <translation>Hasta</translation>
  </message>
  <message>
   <source>Never</source>
   <translation>Nunca</translation>
  </message>
  <message>
   <source>{days} days before</source>
   <translation>{days} días antes</translation>
  </message>
  <message>
   <source>The day before</source>
   <translation>El día antes</translation>
  </message>
  <message>
   <source>Remind me of deadlines</source>
   <translation>Recordarme los plazos</translation>
  </message>
  <message>
   <source>Keep working in the tray when the window is closed</source>
   <translation>Seguir trabajando en la bandeja al cerrar la ventana</translation>
  </message>
  <message>
   <source>Where the desktop has a tray. “Quit” ends the app.</source>
   <translation>Donde el escritorio tenga una. Salir termina la aplicación.</translation>
  </message>
  <message>
   <source>It begins and ends at the same hour, so nothing waits.</source>
   <translation>Empieza y termina a la misma hora: nada espera.</translation>
  </message>
 </context>
 <context>
  <name>NoticesPage</name>
  <message>
   <source>Notices</source>
   <translation>Avisos</translation>
  </message>
  <message>
   <source>Only new</source>
   <translation>Solo lo nuevo</translation>
  </message>
  <message>
   <source>Mark all as read</source>
   <translation>Marcar todo como leído</translation>
  </message>
  <message>
   <source>Add deadlines to the calendar</source>
   <translation>Plazos al calendario</translation>
  </message>
  <message>
   <source>Save your open deadlines as a file for any calendar</source>
   <translation>Escribir sus plazos abiertos en un archivo que todo calendario acepta</translation>
  </message>
  <message>
   <source>You have seen everything.</source>
   <translation>Lo ha visto todo.</translation>
  </message>
  <message>
   <source>No notices yet</source>
   <translation>Aún no ha pasado nada</translation>
  </message>
  <message>
   <source>Payments, answers, disputes and deadlines appear here, each with its invoice.</source>
   <translation>Pagos, respuestas, impugnaciones y plazos aparecen aquí, cada uno con su factura.</translation>
  </message>
  <message>
   <source>Open an invoice</source>
   <translation>Abrir una factura</translation>
  </message>
  <message numerus="yes">
   <source>%n new</source>
   <translation>
    <numerusform>%n nuevo</numerusform>
    <numerusform>%n nuevos</numerusform>
   </translation>
  </message>
  <message>
   <source>Nothing new. Earlier notices stay here.</source>
   <translation>Nada nuevo. Lo dicho antes queda aquí.</translation>
  </message>
  <message>
   <source>Mark as read</source>
   <translation>Marcar como leído</translation>
  </message>
  <message>
   <source>Mark as read: {what}</source>
   <translation>Marcar como leído: {what}</translation>
  </message>
  <message>
   <source>Open</source>
   <translation>Abrir</translation>
  </message>
  <message>
   <source>Open: {what}</source>
   <translation>Abrir: {what}</translation>
  </message>
  <message>
   <source>And {count} more in its history</source>
   <translation>Y {count} más en su historial</translation>
  </message>
  <message>
   <source>New · {when}</source>
   <translation>Nuevo · {when}</translation>
  </message>
 </context>
 <context>
  <name>OnboardingPage</name>
  <message>
   <source>Your account is active</source>
   <translation>Su cuenta está activa</translation>
  </message>
  <message>
   <source>You can submit invoices now. The first one takes a minute.</source>
   <translation>Ya puede reclamar facturas. La primera lleva un minuto.</translation>
  </message>
  <message>
   <source>Submit an invoice</source>
   <translation>Reclamar una factura</translation>
  </message>
  <message>
   <source>Country</source>
   <translation>País</translation>
  </message>
  <message>
   <source>Your company</source>
   <translation>¿A quién se debe el dinero?</translation>
  </message>
  <message>
   <source>This is what debtors read. It is saved as you type, and you can change it later.</source>
   <translation>Esto leerán los deudores. Puede cambiarlo después; se guarda mientras escribe.</translation>
  </message>
  <message>
   <source>Company</source>
   <translation>Empresa</translation>
  </message>
  <message>
   <source>Name</source>
   <translation>Nombre</translation>
  </message>
  <message>
   <source>SIRET</source>
   <translation>SIRET</translation>
  </message>
  <message>
   <source>14 digits. Required for companies in France.</source>
   <translation>14 cifras. Obligatorio para las empresas de Francia.</translation>
  </message>
  <message>
   <source>VAT number</source>
   <translation>NIF-IVA</translation>
  </message>
  <message>
   <source>Address line 1</source>
   <translation>Calle y número</translation>
  </message>
  <message>
   <source>Address line 2</source>
   <translation>Dirección, segunda línea</translation>
  </message>
  <message>
   <source>Postcode</source>
   <translation>Código postal</translation>
  </message>
  <message>
   <source>Town or city</source>
   <translation>Localidad</translation>
  </message>
  <message>
   <source>You</source>
   <translation>Usted</translation>
  </message>
  <message>
   <source>First name</source>
   <translation>Nombre</translation>
  </message>
  <message>
   <source>Last name</source>
   <translation>Apellidos</translation>
  </message>
  <message>
   <source>Email</source>
   <translation>Correo</translation>
  </message>
  <message>
   <source>Phone</source>
   <translation>Teléfono</translation>
  </message>
  <message>
   <source>Continue</source>
   <translation>Continuar</translation>
  </message>
  <message>
   <source>What that means</source>
   <translation>Qué significa</translation>
  </message>
  <message>
   <source>Recoveries pause: nobody is contacted for you.</source>
   <translation>Los cobros están suspendidos: no se escribe ni se llama a nadie por usted.</translation>
  </message>
  <message>
   <source>What debtors pay still arrives and is recorded.</source>
   <translation>Lo que pagan los deudores sigue llegando y se registra.</translation>
  </message>
  <message>
   <source>Nothing is lost. Everything resumes once the account is active again.</source>
   <translation>Nada se pierde. Todo continúa donde se detuvo en cuanto la cuenta vuelva a estar activa.</translation>
  </message>
  <message>
   <source>Still needed</source>
   <translation>Aún falta</translation>
  </message>
  <message>
   <source>Complete in the browser</source>
   <translation>Completar en el navegador</translation>
  </message>
  <message>
   <source>Refresh</source>
   <translation>Actualizar</translation>
  </message>
  <message>
   <source>No browser could be opened. The address is {address}</source>
   <translation>No se pudo abrir ningún navegador. La dirección es {address}</translation>
  </message>
  <message>
   <source>Required</source>
   <translation>Obligatorio</translation>
  </message>
  <message>
   <source>Your account is suspended</source>
   <translation>Su cuenta está suspendida</translation>
  </message>
  <message>
   <source>Almost there</source>
   <translation>Casi listo</translation>
  </message>
  <message>
   <source>The service stopped it. What it still needs is listed below; the app notices when it is done.</source>
   <translation>El servicio la ha detenido. Lo que aún necesita está abajo; la aplicación lo nota sola.</translation>
  </message>
  <message>
   <source>Complete this once; the app notices when it is done.</source>
   <translation>Complételo una vez; la aplicación se da cuenta por sí misma.</translation>
  </message>
  <message>
   <source>Checking what the service needs…</source>
   <translation>Mirando qué necesita el servicio…</translation>
  </message>
  <message>
   <source>The service gives no reason. Ask it in the browser why the account is suspended.</source>
   <translation>El servicio no indica nada. Pregúntele en el navegador por qué está suspendida la cuenta.</translation>
  </message>
  <message>
   <source>Everything is in. The service is checking it now.</source>
   <translation>Todo está entregado. El servicio lo está comprobando.</translation>
  </message>
  <message>
   <source>The page in the browser shows what the service still needs.</source>
   <translation>La página del navegador muestra lo que el servicio aún necesita.</translation>
  </message>
  <message>
   <source>Overdue</source>
   <translation>Vencido</translation>
  </message>
  <message>
   <source>Needed now</source>
   <translation>Necesario ahora</translation>
  </message>
  <message>
   <source>Later</source>
   <translation>Más tarde</translation>
  </message>
 </context>
 <context>
  <name>OpenedFile</name>
  <message>
   <source>Save as…</source>
   <translation>Guardar como…</translation>
  </message>
  <message>
   <source>Show in folder</source>
   <translation>Mostrar en la carpeta</translation>
  </message>
  <message>
   <source>Copy the path</source>
   <translation>Copiar la ruta</translation>
  </message>
  <message>
   <source>Opened outside of this app. If nothing appeared, save the file or open it from its folder.</source>
   <translation>Abierto fuera de esta aplicación. Si no ha aparecido nada, guarde el archivo o ábralo desde su carpeta.</translation>
  </message>
  <message>
   <source>No program on this computer opened the file. Save it, or open it from its folder.</source>
   <translation>Ningún programa de este equipo ha abierto el archivo. Guárdelo o ábralo desde su carpeta.</translation>
  </message>
  <message>
   <source>It could not be saved there. Choose another folder.</source>
   <translation>No se ha podido guardar ahí. Elija otra carpeta.</translation>
  </message>
  <message>
   <source>Saved as {path}</source>
   <translation>Guardado como {path}</translation>
  </message>
  <message>
   <source>The path is on the clipboard.</source>
   <translation>La ruta está en el portapapeles.</translation>
  </message>
 </context>
 <context>
  <name>OrderNote</name>
  <message>
   <source>Rates…</source>
   <translation>Tipos…</translation>
  </message>
  <message>
   <source>Several currencies: each is sorted separately.</source>
   <translation>Varias monedas: cada una se ordena por separado.</translation>
  </message>
  <message>
   <source>Sorted by your rates of {day}.</source>
   <translation>Ordenado con sus tipos del {day}.</translation>
  </message>
  <message>
   <source>Sorted separately, without a rate: {currencies}.</source>
   <translation>Ordenadas aparte, sin tipo: {currencies}.</translation>
  </message>
 </context>
 <context>
  <name>OtherDocumentCard</name>
  <message>
   <source>This is an invoice after all</source>
   <translation>Sí es una factura</translation>
  </message>
  <message>
   <source>Remove</source>
   <translation>Quitar</translation>
  </message>
  <message>
   <source>Record against the invoice</source>
   <translation>Aplicar a la factura</translation>
  </message>
  <message>
   <source>Leave it out</source>
   <translation>Dejar fuera</translation>
  </message>
  <message>
   <source>The debtor is not asked to pay it.</source>
   <translation>No se pide su pago al deudor.</translation>
  </message>
  <message>
   <source>It reduces what {debtor} owes you.</source>
   <translation>Reduce lo que {debtor} le debe.</translation>
  </message>
  <message>
   <source>It reduces an invoice.</source>
   <translation>Reduce una factura.</translation>
  </message>
  <message>
   <source>It reduces what {debtor} owes you. Record it on the invoice it belongs to: “{field}”.</source>
   <translation>Reduce lo que {debtor} le debe. Anótelo en la factura a la que corresponde: «{field}».</translation>
  </message>
  <message>
   <source>It reduces what your customer owes you. Record it on the invoice it belongs to: “{field}”.</source>
   <translation>Reduce lo que su cliente le debe. Anótelo en la factura a la que corresponde: «{field}».</translation>
  </message>
 </context>
 <context>
  <name>OtherEncryption</name>
  <message>
   <source>Try TLS from the start</source>
   <translation>Probar TLS desde el inicio</translation>
  </message>
  <message>
   <source>Try STARTTLS</source>
   <translation>Probar STARTTLS</translation>
  </message>
 </context>
 <context>
  <name>Overview</name>
  <message>
   <source>Still owed by age</source>
   <translation>Aún debido, por antigüedad</translation>
  </message>
  <message>
   <source>Age</source>
   <translation>Antigüedad</translation>
  </message>
  <message>
   <source>Amount</source>
   <translation>Importe</translation>
  </message>
  <message>
   <source>Invoices</source>
   <translation>Facturas</translation>
  </message>
  <message>
   <source>Nothing is owed.</source>
   <translation>No se debe nada.</translation>
  </message>
  <message>
   <source>How they usually pay</source>
   <translation>Cómo suele pagar</translation>
  </message>
  <message>
   <source>People</source>
   <translation>Personas</translation>
  </message>
  <message>
   <source>No contacts yet.</source>
   <translation>No se conoce ningún contacto.</translation>
  </message>
  <message>
   <source>Letters only: no emails, no calls</source>
   <translation>Solo cartas: ni correos ni llamadas</translation>
  </message>
  <message>
   <source>Show more invoices ({count})</source>
   <translation>Mostrar más facturas ({count})</translation>
  </message>
  <message>
   <source>No email address is known: letters are sent instead.</source>
   <translation>No se conoce ninguna dirección de correo: se envían cartas en su lugar.</translation>
  </message>
  <message>
   <source>Show all contacts ({count})</source>
   <translation>Mostrar todos los contactos ({count})</translation>
  </message>
  <message>
   <source>Not enough payments yet</source>
   <translation>Todavía no hay suficientes pagos</translation>
  </message>
  <message>
   <source>This needs {count} paid invoices with a known day of payment.</source>
   <translation>Hacen falta {count} facturas pagadas cuyo día de pago se conozca aquí.</translation>
  </message>
  <message>
   <source>Median of {count} paid invoices; between {earliest} and {latest}.</source>
   <translation>Mediana de {count} facturas pagadas; entre {earliest} y {latest}.</translation>
  </message>
  <message>
   <source>What happens next</source>
   <translation>Qué pasa después</translation>
  </message>
  <message>
   <source>What happened</source>
   <translation>Qué ha pasado</translation>
  </message>
  <message>
   <source>Nothing yet.</source>
   <translation>Nada todavía.</translation>
  </message>
  <message>
   <source>Show everything</source>
   <translation>Mostrar todo</translation>
  </message>
  <message>
   <source>Saved. The next step will appear here.</source>
   <translation>Guardado. El siguiente paso aparecerá aquí.</translation>
  </message>
  <message>
   <source>All planned contacts ({count})</source>
   <translation>Todos los contactos previstos ({count})</translation>
  </message>
  <message>
   <source>Also planned: “{what}”, {when}.</source>
   <translation>También previsto: «{what}», {when}.</translation>
  </message>
 </context>
 <context>
  <name>Palette</name>
  <message>
   <source>Go anywhere, do anything</source>
   <translation>Ir a cualquier parte, hacer cualquier cosa</translation>
  </message>
  <message>
   <source>A page, an action, a debtor, a number</source>
   <translation>Una página, una acción, un deudor, un número</translation>
  </message>
  <message>
   <source>Found</source>
   <translation>Encontrado</translation>
  </message>
  <message>
   <source>No matches</source>
   <translation>Nada se llama así.</translation>
  </message>
 </context>
 <context>
  <name>PaperView</name>
  <message>
   <source>Page of the document</source>
   <translation>Página del documento</translation>
  </message>
 </context>
 <context>
  <name>PapersSection</name>
  <message>
   <source>Documents</source>
   <translation>Documentos</translation>
  </message>
  <message>
   <source>Loading…</source>
   <translation>Cargando…</translation>
  </message>
  <message>
   <source>Of the {count} newest invoices. Older ones have theirs on their own page.</source>
   <translation>De las {count} facturas más recientes. Las anteriores tienen los suyos en su propia página.</translation>
  </message>
  <message>
   <source>There are no documents yet. Letters and evidence appear here.</source>
   <translation>Aún no hay documentos. Aquí aparecen cartas y pruebas.</translation>
  </message>
  <message>
   <source>Submitted from this computer</source>
   <translation>Reclamada desde este equipo</translation>
  </message>
 </context>
 <context>
  <name>PassphraseDialog</name>
  <message>
   <source>Choose a passphrase</source>
   <translation>Elegir una frase de contraseña</translation>
  </message>
  <message>
   <source>Type your passphrase</source>
   <translation>Escriba su frase de contraseña</translation>
  </message>
  <message>
   <source>No password store of this computer was opened. A passphrase then protects your mailbox password and your sign-ins. Write it down in a safe place: nobody can restore it.</source>
   <translation>No se ha abierto ningún almacén de contraseñas de este equipo. Una frase de contraseña protege entonces la contraseña de su buzón y sus accesos. Anótela en un lugar seguro: nadie puede recuperarla.</translation>
  </message>
  <message>
   <source>You chose it on this computer. Nothing is sent anywhere.</source>
   <translation>La eligió en este equipo. No se envía nada a ningún sitio.</translation>
  </message>
  <message>
   <source>Ask me at each start</source>
   <translation>Preguntarme en cada inicio</translation>
  </message>
  <message>
   <source>Keep it on this computer</source>
   <translation>Guardarla en este equipo</translation>
  </message>
  <message>
   <source>Anyone who can use your account on this computer can then read it.</source>
   <translation>Quien pueda usar su cuenta en este equipo podrá entonces leerla.</translation>
  </message>
  <message>
   <source>At least {count} characters.</source>
   <translation>Al menos {count} letras, por favor.</translation>
  </message>
  <message>
   <source>Passphrase</source>
   <translation>Frase de contraseña</translation>
  </message>
  <message>
   <source>Repeat the passphrase</source>
   <translation>Otra vez</translation>
  </message>
  <message>
   <source>Back</source>
   <translation>Atrás</translation>
  </message>
  <message>
   <source>Try again</source>
   <translation>Reintentar</translation>
  </message>
  <message>
   <source>This passphrase is not right. Type it again.</source>
   <translation>Esta frase no lo abre. Escríbala de nuevo.</translation>
  </message>
  <message>
   <source>With a password store no passphrase is needed: install one of your system, and sign in to your desktop again before you choose a passphrase.</source>
   <translation>Con un almacén de contraseñas no hace falta ninguna frase de contraseña: instale el de su sistema y vuelva a iniciar la sesión antes de elegir una.</translation>
  </message>
  <message>
   <source>The password store of this computer is still locked, or does not answer.</source>
   <translation>El almacén de contraseñas de este ordenador sigue bloqueado o no responde.</translation>
  </message>
  <message>
   <source>Or unlock the password store of this computer and try again: then none is needed.</source>
   <translation>O desbloquee el almacén de contraseñas de este ordenador e inténtelo de nuevo: entonces no hace falta ninguna.</translation>
  </message>
  <message>
   <source>Unlock</source>
   <translation>Desbloquear</translation>
  </message>
  <message>
   <source>Keep on this computer</source>
   <translation>Guardar en este equipo</translation>
  </message>
  <message>
   <source>Protect with passphrase</source>
   <translation>Proteger con ella</translation>
  </message>
  <message>
   <source>Type the passphrase that you chose.</source>
   <translation>Escriba la frase que eligió.</translation>
  </message>
  <message>
   <source>The two are not the same.</source>
   <translation>No es la misma.</translation>
  </message>
 </context>
 <context>
  <name>PauseCard</name>
  <message>
   <source>Resume</source>
   <translation>Continuar</translation>
  </message>
  <message>
   <source>Change the day…</source>
   <translation>Cambiar el día…</translation>
  </message>
 </context>
 <context>
  <name>PauseDebtorSheet</name>
  <message>
   <source>Pause all invoices of this debtor</source>
   <translation>Poner en pausa todas las facturas de este deudor</translation>
  </message>
  <message>
   <source>Pause all</source>
   <translation>Poner todo en pausa</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Cancelar</translation>
  </message>
 </context>
 <context>
  <name>PauseDialog</name>
  <message>
   <source>Pause recovery</source>
   <translation>Poner el cobro en pausa</translation>
  </message>
  <message>
   <source>Pause</source>
   <translation>Pausa</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Cancelar</translation>
  </message>
 </context>
 <context>
  <name>PauseForm</name>
  <message>
   <source>Until a date</source>
   <translation>Hasta una fecha</translation>
  </message>
  <message>
   <source>Until I resume it</source>
   <translation>Hasta que lo reanude</translation>
  </message>
  <message>
   <source>Last day of the pause</source>
   <translation>Último día de la pausa</translation>
  </message>
  <message>
   <source>Nobody is contacted meanwhile. The debtor can still pay and answer, and promises and legal deadlines go on.</source>
   <translation>Entretanto no se contacta a nadie. El deudor puede seguir pagando y respondiendo; las promesas y los plazos legales siguen.</translation>
  </message>
 </context>
 <context>
  <name>PauseManyDialog</name>
  <message numerus="yes">
   <source>Pause the recovery of %n invoice(s)?</source>
   <translation>
    <numerusform>¿Poner en pausa el cobro de %n factura?</numerusform>
    <numerusform>¿Poner en pausa el cobro de %n facturas?</numerusform>
   </translation>
  </message>
  <message>
   <source>None of these can be paused</source>
   <translation>Ninguna de estas puede ponerse en pausa</translation>
  </message>
  <message>
   <source>These stay as they are: {why}.</source>
   <translation>Estos quedan como están: {why}.</translation>
  </message>
  <message numerus="yes">
   <source>Pause %n invoice(s)</source>
   <translation>
    <numerusform>Poner en pausa %n factura</numerusform>
    <numerusform>Poner en pausa %n facturas</numerusform>
   </translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Cancelar</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Cerrar</translation>
  </message>
 </context>
 <context>
  <name>PausedCard</name>
  <message>
   <source>Paused</source>
   <translation>En pausa</translation>
  </message>
  <message>
   <source>And {count} more on the board</source>
   <translation>Y {count} más en el tablero</translation>
  </message>
  <message>
   <source>Open</source>
   <translation>Abrir</translation>
  </message>
 </context>
 <context>
  <name>PaymentDetail</name>
  <message>
   <source>Noted</source>
   <translation>Visto</translation>
  </message>
  <message>
   <source>It is the same</source>
   <translation>Es el mismo</translation>
  </message>
  <message>
   <source>For</source>
   <translation>Para</translation>
  </message>
  <message>
   <source>Choose another invoice</source>
   <translation>Elegir otra factura</translation>
  </message>
  <message>
   <source>Not for an invoice</source>
   <translation>Para ninguna factura</translation>
  </message>
  <message>
   <source>Suggest again</source>
   <translation>Proponer de nuevo</translation>
  </message>
  <message>
   <source>Take back…</source>
   <translation>Retirar…</translation>
  </message>
  <message>
   <source>Or for one of these</source>
   <translation>O para uno de estos</translation>
  </message>
  <message>
   <source>Choose the invoice</source>
   <translation>Elegir la factura</translation>
  </message>
  <message>
   <source>The statement names no payer</source>
   <translation>El extracto no nombra al pagador</translation>
  </message>
  <message>
   <source>Booked</source>
   <translation>Contabilizado</translation>
  </message>
  <message>
   <source>Arrived</source>
   <translation>Llegó</translation>
  </message>
  <message>
   <source>Came by</source>
   <translation>Origen</translation>
  </message>
  <message>
   <source>Account</source>
   <translation>Cuenta</translation>
  </message>
  <message>
   <source>Text</source>
   <translation>Texto</translation>
  </message>
  <message>
   <source>Reference</source>
   <translation>Referencia</translation>
  </message>
  <message>
   <source>The service refused it: {reason}</source>
   <translation>El servicio lo rechazó: {reason}</translation>
  </message>
  <message>
   <source>You took it back on {day}: it counts no longer.</source>
   <translation>Lo retiró el {day}: ya no cuenta.</translation>
  </message>
  <message>
   <source>Confirmed. It is being recorded.</source>
   <translation>Confirmado. Se está registrando.</translation>
  </message>
  <message>
   <source>Recorded with the service.</source>
   <translation>Registrado en el servicio.</translation>
  </message>
  <message>
   <source>You set it aside. There is nothing left to do.</source>
   <translation>Lo apartó: no espera nada.</translation>
  </message>
  <message>
   <source>The bank took back a payment that had arrived. If it had been recorded, tell the service: the invoice has to be opened again.</source>
   <translation>El banco retiró un pago que había llegado. Si estaba registrado, dígaselo al servicio: hay que reabrir la factura.</translation>
  </message>
  <message>
   <source>A payment of {amount} of {day} was already entered by hand for this invoice: is it this one?</source>
   <translation>Ya se introdujo a mano un pago de {amount} del {day} para esta factura: ¿es este?</translation>
  </message>
  <message>
   <source>No open invoice matches. Choose the invoice, or set the payment aside.</source>
   <translation>Nada de lo debido coincide. Elija la factura o aparte el pago.</translation>
  </message>
  <message>
   <source>Paid directly: end the recovery</source>
   <translation>Pagado directamente: terminar el cobro</translation>
  </message>
  <message>
   <source>Record another {amount}</source>
   <translation>Registrar otro pago de {amount}</translation>
  </message>
  <message>
   <source>Record {amount}</source>
   <translation>Registrar {amount}</translation>
  </message>
  <message>
   <source>This service accepts no payments from you. Recovery ends as paid directly, whatever is left. Once sent, this cannot be undone.</source>
   <translation>Este servicio no acepta pagos de usted. El cobro termina como pagado directamente, quede lo que quede. Una vez enviado, no se puede deshacer.</translation>
  </message>
  <message>
   <source>The service learns that the money arrived, and sends no reminders for what is paid.</source>
   <translation>El servicio sabe que el dinero llegó y no envía recordatorios de lo pagado.</translation>
  </message>
 </context>
 <context>
  <name>PaymentDialog</name>
  <message>
   <source>Record payment</source>
   <translation>Registrar el pago</translation>
  </message>
  <message>
   <source>Amount</source>
   <translation>Importe</translation>
  </message>
  <message>
   <source>Arrived on</source>
   <translation>Llegó el</translation>
  </message>
  <message>
   <source>Reference</source>
   <translation>Referencia</translation>
  </message>
  <message>
   <source>As on your bank statement, or your receipt for cash.</source>
   <translation>Como en su extracto bancario, o en su recibo si fue en efectivo.</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Cancelar</translation>
  </message>
  <message>
   <source>This service accepts no single payments: recovery ends as cancelled because you were paid directly, and the debtor is told that everything is paid.</source>
   <translation>Este servicio no acepta pagos sueltos: el cobro termina cancelado porque le pagaron directamente, y se dice al deudor que todo está saldado.</translation>
  </message>
  <message>
   <source>{rest} remains.</source>
   <translation>Quedan {rest}.</translation>
  </message>
  <message>
   <source>About {rest} remains: interest on what is paid ends on the day it arrived.</source>
   <translation>Quedan unos {rest}: los intereses de lo pagado terminan el día en que llegó.</translation>
  </message>
  <message>
   <source>With this, everything is paid: contacts stop at once, and two days later it counts as recovered.</source>
   <translation>Con esto todo está pagado: los contactos cesan enseguida y dos días después cuenta como cobrado.</translation>
  </message>
  <message>
   <source>{more} more than what is open arrived; this is noted.</source>
   <translation>Llegaron {more} más de lo abierto; queda anotado.</translation>
  </message>
  <message>
   <source>By your rule, recovery continues for it.</source>
   <translation>Por su regla, el cobro continúa por el resto.</translation>
  </message>
  <message>
   <source>By your rule, it is written off, and the invoice closes.</source>
   <translation>Por su regla se renuncia al resto y la factura se cierra.</translation>
  </message>
  <message>
   <source>Contacts pause, and you are asked what to do about it.</source>
   <translation>Los contactos se detienen y se le pregunta qué hacer.</translation>
  </message>
  <message>
   <source>Enter the day it arrived, today at the latest.</source>
   <translation>Hace falta el día en que llegó, como tarde hoy.</translation>
  </message>
  <message>
   <source>Enter the amount that arrived.</source>
   <translation>Hace falta el importe que llegó.</translation>
  </message>
 </context>
 <context>
  <name>PaymentsPage</name>
  <message>
   <source>Payments</source>
   <translation>Pagos</translation>
  </message>
  <message>
   <source>Everything that was paid, and which invoice it pays.</source>
   <translation>Todo lo que se ha pagado, y qué factura paga.</translation>
  </message>
  <message>
   <source>Choose a statement</source>
   <translation>Elegir un extracto</translation>
  </message>
  <message>
   <source>Export for your books</source>
   <translation>Exportar para la contabilidad</translation>
  </message>
  <message>
   <source>Record a payment…</source>
   <translation>Registrar un pago…</translation>
  </message>
  <message>
   <source>Choose the columns</source>
   <translation>Nombrar las columnas</translation>
  </message>
  <message>
   <source>Check the columns</source>
   <translation>Comprobar las columnas</translation>
  </message>
  <message>
   <source>Remove its payments</source>
   <translation>Quitar sus pagos</translation>
  </message>
  <message>
   <source>Payments received</source>
   <translation>Pagos recibidos</translation>
  </message>
  <message>
   <source>Drop a bank statement</source>
   <translation>Suelte un extracto bancario</translation>
  </message>
  <message>
   <source>Download it from your bank, as CSV, OFX, XML or MT940. It is read on this computer and stays here.</source>
   <translation>Descárguelo de su banco, en CSV, OFX, XML o MT940. Se lee en este equipo y se queda aquí.</translation>
  </message>
  <message>
   <source>Export</source>
   <translation>Exportar</translation>
  </message>
  <message numerus="yes">
   <source>Record %n certain</source>
   <translation>
    <numerusform>Registrar %n seguro</numerusform>
    <numerusform>Registrar %n seguros</numerusform>
   </translation>
  </message>
  <message>
   <source>In Practice debtors pay without a bank: each payment is on its invoice at once.</source>
   <translation>En la práctica los deudores pagan sin banco: el pago figura enseguida en su factura.</translation>
  </message>
  <message>
   <source>{sums} received from practice debtors. It is on their invoices: nothing to match here.</source>
   <translation>{sums} recibidos de deudores de práctica. Ya figuran en sus facturas: aquí no hay nada que conciliar.</translation>
  </message>
 </context>
 <context>
  <name>PdfView</name>
  <message>
   <source>Page of the invoice</source>
   <translation>Página de la factura</translation>
  </message>
  <message>
   <source>Previous page</source>
   <translation>Página anterior</translation>
  </message>
  <message>
   <source>Next page</source>
   <translation>Página siguiente</translation>
  </message>
  <message>
   <source>Zoom out</source>
   <translation>Alejar</translation>
  </message>
  <message>
   <source>Zoom in</source>
   <translation>Acercar</translation>
  </message>
  <message>
   <source>Fit width</source>
   <translation>Ajustar al ancho</translation>
  </message>
  <message>
   <source>Fit width, then the whole page (Ctrl+0)</source>
   <translation>Ajustar al ancho y luego a toda la página (Ctrl+0)</translation>
  </message>
  <message>
   <source>Draw a box to read again</source>
   <translation>Trazar un marco para releer</translation>
  </message>
  <message>
   <source>Loading the page…</source>
   <translation>Se está dibujando la página…</translation>
  </message>
  <message>
   <source>{page} of {pages}</source>
   <translation>{page} de {pages}</translation>
  </message>
 </context>
 <context>
  <name>PlanCard</name>
  <message>
   <source>Recovery plan</source>
   <translation>Plan de cobro</translation>
  </message>
  <message>
   <source>Relationship with debtors</source>
   <translation>Relación con los deudores</translation>
  </message>
  <message>
   <source>Keep them as customers</source>
   <translation>Conservarlos como clientes</translation>
  </message>
  <message>
   <source>Balanced</source>
   <translation>Equilibrada</translation>
  </message>
  <message>
   <source>Get the money</source>
   <translation>Conseguir el dinero</translation>
  </message>
  <message>
   <source>Text messages are left out: this computer has no gateway to send them.</source>
   <translation>Los SMS se omiten: este equipo no tiene pasarela para enviarlos.</translation>
  </message>
  <message>
   <source>Add a contact</source>
   <translation>Añadir un contacto</translation>
  </message>
  <message>
   <source>Save plan</source>
   <translation>Guardar el plan</translation>
  </message>
  <message>
   <source>Save without approving</source>
   <translation>Guardar sin aprobar</translation>
  </message>
  <message>
   <source>Discard changes</source>
   <translation>Deshacer mis cambios</translation>
  </message>
  <message>
   <source>Saving</source>
   <translation>Guardando</translation>
  </message>
  <message>
   <source>Will be approved in a few seconds. You can still undo it.</source>
   <translation>Se aprobará en unos segundos. Aún puede deshacerlo.</translation>
  </message>
  <message>
   <source>Changed, not saved yet. It applies to recoveries that start after you save.</source>
   <translation>Cambiado, aún sin guardar. Vale para los cobros que empiecen después.</translation>
  </message>
  <message>
   <source>Saved. It applies to recoveries that start from now on.</source>
   <translation>Guardado. Vale para los cobros que empiecen desde ahora.</translation>
  </message>
  <message>
   <source>Approved for all invoices: later ones start without asking you. Days are working days from the start of a recovery.</source>
   <translation>Aprobado para todas las facturas: las siguientes empiezan sin preguntarle. Los días son días hábiles desde el inicio del cobro.</translation>
  </message>
  <message>
   <source>Nothing changed</source>
   <translation>No se cambió nada</translation>
  </message>
  <message>
   <source>Save and approve for all invoices</source>
   <translation>Guardar y aprobar para todas las facturas</translation>
  </message>
  <message>
   <source>Approve for all invoices</source>
   <translation>Aprobar para todas las facturas</translation>
  </message>
  <message>
   <source>Invoices you approved one by one: {count}. Waiting for your approval: {waiting}.</source>
   <translation>Facturas aprobadas una a una: {count}. A la espera de su aprobación: {waiting}.</translation>
  </message>
  <message>
   <source>Invoices you approved one by one: {count}. Later ones wait for your approval.</source>
   <translation>Facturas aprobadas una a una: {count}. Las siguientes esperan su aprobación.</translation>
  </message>
  <message>
   <source>Nothing is approved yet: no reminders are sent.</source>
   <translation>Todavía no hay nada aprobado: no se envían recordatorios.</translation>
  </message>
  <message>
   <source>Approved here, the plan covers all invoices: later ones start without asking you.</source>
   <translation>Aprobado aquí, el plan vale para todas las facturas: las siguientes empiezan sin preguntarle.</translation>
  </message>
  <message>
   <source>Messages sent as soon as you approve it: {count}.</source>
   <translation>Mensajes que salen en cuanto usted lo apruebe: {count}.</translation>
  </message>
  <message>
   <source>Day</source>
   <translation>Día</translation>
  </message>
  <message>
   <source>Channel</source>
   <translation>Medio</translation>
  </message>
  <message>
   <source>Tone</source>
   <translation>Tono</translation>
  </message>
  <message>
   <source>Text</source>
   <translation>Texto</translation>
  </message>
  <message>
   <source>Contact {number}: working days after the start</source>
   <translation>Contacto {number}: días hábiles tras el inicio</translation>
  </message>
  <message>
   <source>Contact {number}: channel</source>
   <translation>Contacto {number}: medio</translation>
  </message>
  <message>
   <source>Friendly</source>
   <translation>Amable</translation>
  </message>
  <message>
   <source>Neutral</source>
   <translation>Neutro</translation>
  </message>
  <message>
   <source>Firm</source>
   <translation>Firme</translation>
  </message>
  <message>
   <source>Contact {number}: tone</source>
   <translation>Contacto {number}: tono</translation>
  </message>
  <message>
   <source>Contact {number}: text</source>
   <translation>Contacto {number}: texto</translation>
  </message>
  <message>
   <source>Remove contact {number}</source>
   <translation>Quitar el contacto {number}</translation>
  </message>
  <message>
   <source>This text is the same in every tone.</source>
   <translation>Este texto es el mismo en todos los tonos.</translation>
  </message>
  <message>
   <source>Working days: a number from 0 to {most}.</source>
   <translation>Días hábiles: un número de 0 a {most}.</translation>
  </message>
 </context>
 <context>
  <name>PlanEndedCard</name>
  <message>
   <source>What next?</source>
   <translation>¿Y ahora?</translation>
  </message>
  <message>
   <source>Add another contact…</source>
   <translation>Añadir otro contacto…</translation>
  </message>
  <message>
   <source>Propose an agreement…</source>
   <translation>Proponer un acuerdo…</translation>
  </message>
  <message>
   <source>Write off…</source>
   <translation>Renunciar al crédito…</translation>
  </message>
  <message>
   <source>The plan ended without payment. You decide what comes next.</source>
   <translation>El plan ha terminado sin pago. Usted decide cómo seguir.</translation>
  </message>
  <message>
   <source>The plan ended on {day} without payment. You decide what comes next.</source>
   <translation>El plan terminó el {day}, sin pago. Usted decide qué sigue.</translation>
  </message>
  <message>
   <source>Case file with the court form</source>
   <translation>Expediente con el formulario judicial</translation>
  </message>
  <message>
   <source>Download the case file</source>
   <translation>Descargar el expediente</translation>
  </message>
 </context>
 <context>
  <name>PlannedContactsSection</name>
  <message>
   <source>Planned contacts</source>
   <translation>Contactos previstos</translation>
  </message>
  <message>
   <source>Left out</source>
   <translation>Omitidos</translation>
  </message>
  <message>
   <source>Nobody is contacted at night, at weekends or on holidays; dates move accordingly.</source>
   <translation>No se contacta a nadie de noche, en fin de semana ni en festivos; las fechas se desplazan.</translation>
  </message>
  <message>
   <source>Until then you can change each contact. Sending one now starts the recovery at once.</source>
   <translation>Hasta entonces puede modificar cada contacto. Si envía uno ahora, el cobro empieza en el acto.</translation>
  </message>
  <message>
   <source>From then on you can read, change or skip each contact here.</source>
   <translation>A partir de entonces cada contacto figura aquí, para leerlo, cambiarlo u omitirlo.</translation>
  </message>
  <message>
   <source>Paid: nobody is contacted any more, unless the bank reverses the payment.</source>
   <translation>Pagada: ya no se contacta a nadie, salvo que el banco devuelva el pago.</translation>
  </message>
  <message>
   <source>Nothing is planned.</source>
   <translation>No hay nada previsto.</translation>
  </message>
  <message>
   <source>Loading…</source>
   <translation>Cargando…</translation>
  </message>
  <message>
   <source>Planned contacts appear once the service can be reached.</source>
   <translation>Lo previsto se muestra cuando el servicio está accesible.</translation>
  </message>
  <message>
   <source>Skip</source>
   <translation>Omitir</translation>
  </message>
  <message>
   <source>Read</source>
   <translation>Leer</translation>
  </message>
  <message>
   <source>Edit</source>
   <translation>Editar</translation>
  </message>
  <message>
   <source>Call now</source>
   <translation>Llamar ahora</translation>
  </message>
  <message>
   <source>Call now: {what}</source>
   <translation>Llamar ahora: {what}</translation>
  </message>
  <message>
   <source>Create letter now</source>
   <translation>Preparar la carta ahora</translation>
  </message>
  <message>
   <source>Create letter now: {what}</source>
   <translation>Preparar la carta ahora: {what}</translation>
  </message>
  <message>
   <source>Send now</source>
   <translation>Enviar ahora</translation>
  </message>
  <message>
   <source>Send now: {what}</source>
   <translation>Enviar ahora: {what}</translation>
  </message>
  <message>
   <source>Bring forward…</source>
   <translation>Adelantar…</translation>
  </message>
  <message>
   <source>Bring forward: {what}</source>
   <translation>Adelantar: {what}</translation>
  </message>
  <message>
   <source>Read and approve</source>
   <translation>Leer y aprobar</translation>
  </message>
  <message>
   <source>Read and approve: {what}</source>
   <translation>Leer y aprobar: {what}</translation>
  </message>
  <message>
   <source>Skip: {what}</source>
   <translation>Omitir: {what}</translation>
  </message>
  <message>
   <source>Read: {what}</source>
   <translation>Leer: {what}</translation>
  </message>
  <message>
   <source>Edit: {what}</source>
   <translation>Editar: {what}</translation>
  </message>
  <message>
   <source>Waits until you confirm the letter or call before it.</source>
   <translation>Espera a que confirme la carta o la llamada anterior.</translation>
  </message>
  <message>
   <source>Awaits your approval</source>
   <translation>Espera su aprobación</translation>
  </message>
  <message>
   <source>{moment}, {when}</source>
   <translation>{moment}, {when}</translation>
  </message>
  <message>
   <source>Waits; it gets a new day once contacts resume</source>
   <translation>En espera; se planifica de nuevo cuando sigan los contactos</translation>
  </message>
  <message>
   <source>Waits until you have checked the text</source>
   <translation>Espera hasta que haya comprobado el texto</translation>
  </message>
  <message>
   <source>Check the text…</source>
   <translation>Comprobar el texto…</translation>
  </message>
  <message>
   <source>Check the text: {what}</source>
   <translation>Comprobar el texto: {what}</translation>
  </message>
  <message>
   <source>Print and post it, then confirm it here.</source>
   <translation>Imprímala y envíela; después confírmelo aquí.</translation>
  </message>
  <message>
   <source>Posted…</source>
   <translation>Enviada…</translation>
  </message>
  <message>
   <source>Posted…: {what}</source>
   <translation>Enviada…: {what}</translation>
  </message>
  <message>
   <source>Make this call, then note the outcome here.</source>
   <translation>Haz esta llamada y después di aquí qué resultó.</translation>
  </message>
  <message>
   <source>Called…</source>
   <translation>Llamado…</translation>
  </message>
  <message>
   <source>Called…: {what}</source>
   <translation>Llamado…: {what}</translation>
  </message>
  <message>
   <source>Waiting for you since {day}</source>
   <translation>Te espera desde el {day}</translation>
  </message>
  <message>
   <source>For you to do today</source>
   <translation>Para hacer hoy</translation>
  </message>
  <message>
   <source>Being recorded…</source>
   <translation>Anotando…</translation>
  </message>
  <message>
   <source>{channel} to the {level}</source>
   <translation>{channel} al {level}</translation>
  </message>
  <message>
   <source>Being approved…</source>
   <translation>Aprobando…</translation>
  </message>
  <message>
   <source>Being skipped…</source>
   <translation>Omitiendo…</translation>
  </message>
  <message>
   <source>Being made…</source>
   <translation>Realizando…</translation>
  </message>
  <message>
   <source>Being changed…</source>
   <translation>Cambiando…</translation>
  </message>
 </context>
 <context>
  <name>PlannedEditDialog</name>
  <message>
   <source>Edit call</source>
   <translation>Editar la llamada</translation>
  </message>
  <message>
   <source>Edit message</source>
   <translation>Editar el mensaje</translation>
  </message>
  <message>
   <source>Empty: as soon as the plan is approved</source>
   <translation>Vacío: en cuanto se apruebe el plan</translation>
  </message>
  <message>
   <source>Day</source>
   <translation>Día</translation>
  </message>
  <message>
   <source>Channel</source>
   <translation>Por</translation>
  </message>
  <message>
   <source>Subject</source>
   <translation>Asunto</translation>
  </message>
  <message>
   <source>Text</source>
   <translation>Texto</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>Cambiar</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Cancelar</translation>
  </message>
  <message>
   <source>Loading the text…</source>
   <translation>Buscando el texto…</translation>
  </message>
  <message>
   <source>To {to}</source>
   <translation>Para {to}</translation>
  </message>
  <message>
   <source>Replace {was} with {now}</source>
   <translation>Sustituir {was} por {now}</translation>
  </message>
  <message>
   <source>Choose a day between today and {day}.</source>
   <translation>Se necesita un día entre hoy y el {day}.</translation>
  </message>
  <message>
   <source>Write a text, or skip this contact instead.</source>
   <translation>No se diría nada. Escriba el texto u omita este contacto.</translation>
  </message>
  <message>
   <source>Nothing changed.</source>
   <translation>No se cambió nada.</translation>
  </message>
 </context>
 <context>
  <name>PlannedRow</name>
  <message>
   <source>{channel} to the {level}</source>
   <translation>{channel} al {level}</translation>
  </message>
  <message>
   <source>Read</source>
   <translation>Leer</translation>
  </message>
  <message>
   <source>Read: {what}, {when}</source>
   <translation>Leer: {what}, {when}</translation>
  </message>
 </context>
 <context>
  <name>PracticeBand</name>
  <message>
   <source>Practice: nothing leaves this computer</source>
   <translation>Práctica: nada sale de este equipo</translation>
  </message>
  <message>
   <source>Next event</source>
   <translation>Evento siguiente</translation>
  </message>
  <message>
   <source>Next week</source>
   <translation>Una semana después</translation>
  </message>
  <message>
   <source>Start for real</source>
   <translation>Empezar de verdad</translation>
  </message>
  <message>
   <source>Nothing more is planned. Decide at an open invoice what comes next.</source>
   <translation>No hay nada más previsto. Decida en una factura abierta cómo continuar.</translation>
  </message>
  <message>
   <source>Nothing more happens. Add an invoice.</source>
   <translation>Ya no pasa nada más. Añada una factura.</translation>
  </message>
  <message>
   <source>Practice clock: {moment}</source>
   <translation>Fecha ficticia: {moment}</translation>
  </message>
  <message>
   <source>Date: {moment}</source>
   <translation>Fecha: {moment}</translation>
  </message>
  <message numerus="yes">
   <source>%n day(s) later</source>
   <translation>
    <numerusform>%n día después</numerusform>
    <numerusform>%n días después</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>PracticeCompany</name>
  <message>
   <source>The practice company. It is invented: invoices you try here bear its name, and nothing is sent.</source>
   <translation>La empresa de práctica. Es inventada: las facturas que prueba aquí llevan su nombre y no se envía nada.</translation>
  </message>
  <message>
   <source>Company</source>
   <translation>Empresa</translation>
  </message>
  <message>
   <source>Start for real with your own company</source>
   <translation>Empezar de verdad con su propia empresa</translation>
  </message>
  <message>
   <source>Address</source>
   <translation>Dirección</translation>
  </message>
  <message>
   <source>SIRET</source>
   <translation>SIRET</translation>
  </message>
  <message>
   <source>VAT number</source>
   <translation>NIF-IVA</translation>
  </message>
  <message>
   <source>Email</source>
   <translation>Correo</translation>
  </message>
 </context>
 <context>
  <name>ProgressCard</name>
  <message>
   <source>Files that were read</source>
   <translation>Archivos leídos</translation>
  </message>
  <message>
   <source>Pause</source>
   <translation>Pausa</translation>
  </message>
  <message>
   <source>Resume</source>
   <translation>Continuar</translation>
  </message>
  <message>
   <source>Remove unread files</source>
   <translation>Quitar lo no leído</translation>
  </message>
  <message>
   <source>{done} of {whole} read</source>
   <translation>{done} de {whole} leídas</translation>
  </message>
  <message>
   <source>Paused: {words}</source>
   <translation>En pausa: {words}</translation>
  </message>
  <message numerus="yes">
   <source>%n could not be read</source>
   <translation>
    <numerusform>%n no se pudo leer</numerusform>
    <numerusform>%n no se pudieron leer</numerusform>
   </translation>
  </message>
  <message>
   <source>Reading {name}</source>
   <translation>Leyendo {name}</translation>
  </message>
  <message>
   <source>All read</source>
   <translation>Todo leído</translation>
  </message>
 </context>
 <context>
  <name>ProgressRow</name>
  <message>
   <source>Try again</source>
   <translation>Reintentar</translation>
  </message>
  <message>
   <source>Review</source>
   <translation>Comprobar</translation>
  </message>
  <message>
   <source>Send now</source>
   <translation>Enviar ahora</translation>
  </message>
  <message>
   <source>Keep both</source>
   <translation>Conservar las dos</translation>
  </message>
  <message>
   <source>Take back</source>
   <translation>Retirar</translation>
  </message>
  <message>
   <source>Remove</source>
   <translation>Quitar</translation>
  </message>
  <message>
   <source>Review {name}</source>
   <translation>Comprobar {name}</translation>
  </message>
  <message>
   <source>Try {name} again</source>
   <translation>Reintentar {name}</translation>
  </message>
  <message>
   <source>Send {name} now</source>
   <translation>Enviar {name} ya</translation>
  </message>
  <message>
   <source>Keep {name} and the other one</source>
   <translation>Conservar {name} y la otra</translation>
  </message>
  <message>
   <source>Take {name} back</source>
   <translation>Retirar {name}</translation>
  </message>
  <message>
   <source>Remove {name}</source>
   <translation>Quitar {name}</translation>
  </message>
 </context>
 <context>
  <name>PromiseDialog</name>
  <message>
   <source>The debtor promises to pay</source>
   <translation>El deudor promete pagar</translation>
  </message>
  <message>
   <source>Promised for</source>
   <translation>Pagan el</translation>
  </message>
  <message>
   <source>Amount</source>
   <translation>Importe</translation>
  </message>
  <message>
   <source>Contacts pause until two working days after that day. If nothing has arrived by then, recovery resumes, and the next contact mentions the promise.</source>
   <translation>Los contactos quedan en pausa hasta dos días hábiles después de ese día. Si para entonces no ha llegado nada, el cobro continúa y el siguiente contacto menciona la promesa.</translation>
  </message>
  <message>
   <source>Record promise</source>
   <translation>Registrar la promesa</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Cancelar</translation>
  </message>
 </context>
 <context>
  <name>ProposeDialog</name>
  <message>
   <source>Propose an agreement</source>
   <translation>Proponer un acuerdo</translation>
  </message>
  <message>
   <source>The debtor pays</source>
   <translation>El deudor paga</translation>
  </message>
  <message>
   <source>The full amount, in instalments</source>
   <translation>Todo lo pendiente, en cuotas</translation>
  </message>
  <message>
   <source>A smaller amount; the rest is written off</source>
   <translation>Una suma menor; el resto se condona</translation>
  </message>
  <message>
   <source>Settlement amount</source>
   <translation>Importe de la quita</translation>
  </message>
  <message>
   <source>Instalments</source>
   <translation>Cuotas</translation>
  </message>
  <message>
   <source>First payment</source>
   <translation>Primer pago</translation>
  </message>
  <message>
   <source>The debtor has already agreed to this</source>
   <translation>El deudor ya está de acuerdo</translation>
  </message>
  <message>
   <source>Message to the debtor</source>
   <translation>Mensaje al deudor</translation>
  </message>
  <message>
   <source>Propose</source>
   <translation>Proponer</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Cancelar</translation>
  </message>
  <message numerus="yes">
   <source>One plan for all %n open invoices of this debtor</source>
   <translation>
    <numerusform>Un solo plan para la factura pendiente de este deudor</numerusform>
    <numerusform>Un solo plan para las %n facturas pendientes de este deudor</numerusform>
   </translation>
  </message>
  <message>
   <source>Also covers {numbers}. The oldest invoice is paid first.</source>
   <translation>También sobre {numbers}. La factura más antigua se paga primero.</translation>
  </message>
  <message>
   <source>Record agreement</source>
   <translation>Registrar el acuerdo</translation>
  </message>
  <message>
   <source>It applies at once: contacts pause while it is kept, and a late instalment ends it.</source>
   <translation>Está en vigor de inmediato: los contactos se suspenden mientras se cumpla y una cuota atrasada le pone fin.</translation>
  </message>
  <message>
   <source>A letter that confirms it is prepared for the debtor.</source>
   <translation>Se prepara para el deudor una carta que lo confirma.</translation>
  </message>
  <message>
   <source>The debtor gets an email that confirms it, during office hours.</source>
   <translation>El deudor recibe un correo que lo confirma, en horario de oficina.</translation>
  </message>
  <message>
   <source>A letter with it is prepared for the debtor; contacts pause for up to seven days meanwhile.</source>
   <translation>Se prepara para el deudor una carta con la propuesta; mientras tanto los contactos se suspenden siete días como máximo.</translation>
  </message>
  <message>
   <source>The debtor gets it by email, during office hours; contacts pause for up to seven days meanwhile.</source>
   <translation>El deudor la recibe por correo, en horario de oficina; mientras tanto los contactos se suspenden siete días como máximo.</translation>
  </message>
  <message>
   <source>You write off {amount}.</source>
   <translation>Renuncia a {amount}.</translation>
  </message>
  <message>
   <source>At least two: for a single payment, record a promise instead.</source>
   <translation>Dos como mínimo: para un solo pago registre una promesa.</translation>
  </message>
 </context>
 <context>
  <name>PursuitCard</name>
  <message>
   <source>What do you ask debtors for?</source>
   <translation>¿Qué pide a los deudores?</translation>
  </message>
  <message>
   <source>Try again</source>
   <translation>Reintentar</translation>
  </message>
 </context>
 <context>
  <name>PursuitChoices</name>
  <message>
   <source>The invoice only</source>
   <translation>Solo la factura</translation>
  </message>
  <message>
   <source>The invoice, interest and fixed sums</source>
   <translation>La factura, los intereses y la indemnización fija</translation>
  </message>
  <message>
   <source>Companies</source>
   <translation>Empresas</translation>
  </message>
  <message>
   <source>Private persons</source>
   <translation>A los particulares se les reclama</translation>
  </message>
  <message>
   <source>We ask them for interest at an agreed rate; without one, only after a formal notice, where the law grants it.</source>
   <translation>Les pedimos intereses al tipo acordado; sin él, solo tras un requerimiento formal, si la ley lo prevé.</translation>
  </message>
  <message>
   <source>Enter the rate</source>
   <translation>Introducir el tipo</translation>
  </message>
  <message>
   <source>Before an invoice is due</source>
   <translation>Antes del vencimiento de una factura</translation>
  </message>
  <message>
   <source>Send nothing</source>
   <translation>No enviar nada</translation>
  </message>
  <message>
   <source>Send one friendly note, 3 days before</source>
   <translation>Enviar un aviso amable, 3 días antes</translation>
  </message>
  <message>
   <source>For invoices you submit before their due date. Their reminders begin after that date.</source>
   <translation>Para facturas cuyo cobro inicia antes de su vencimiento. Sus recordatorios empiezan después de esa fecha.</translation>
  </message>
  <message>
   <source>Example: an invoice of {amount}, {days} days late.</source>
   <translation>Ejemplo: una factura de {amount}, con {days} días de retraso.</translation>
  </message>
  <message>
   <source>No statutory interest is known for your country: only an agreed rate applies.</source>
   <translation>No se conoce interés legal para su país: solo se aplica un tipo pactado.</translation>
  </message>
  <message>
   <source>Only the invoice: {amount}. With {interest} interest ({rate}% a year) and the fixed sum of {fee}: {total}.</source>
   <translation>Solo la factura: {amount}. Con {interest} de intereses ({rate} % al año) y la indemnización fija de {fee}: {total}.</translation>
  </message>
  <message>
   <source>Only the invoice: {amount}. With {interest} interest ({rate}% a year): {total}.</source>
   <translation>Solo la factura: {amount}. Con {interest} de intereses ({rate} % al año): {total}.</translation>
  </message>
  <message>
   <source>That is the last known rate. None is known from {day} on: no interest is claimed for the days since then, until the rate is entered under Settings → Recoveries → Statutory rates.</source>
   <translation>Es el último tipo conocido. Desde el {day} no se conoce ninguno: no se reclaman intereses por los días transcurridos desde entonces, hasta que el tipo se introduzca en Ajustes → Cobros → Tipos legales.</translation>
  </message>
 </context>
 <context>
  <name>PursuitDialog</name>
  <message>
   <source>Ask for interest and the fixed sum?</source>
   <translation>¿Reclamar intereses e indemnización fija?</translation>
  </message>
  <message>
   <source>Ask for interest too?</source>
   <translation>¿Reclamar también los intereses?</translation>
  </message>
  <message>
   <source>Ask for the invoice only?</source>
   <translation>¿Reclamar solo la factura?</translation>
  </message>
  <message>
   <source>Messages already sent stay as they are. The debtor’s page shows the new sum at once.</source>
   <translation>Los mensajes ya enviados no cambian. La página del deudor muestra enseguida el nuevo importe.</translation>
  </message>
  <message>
   <source>Messages already sent stay as they are.</source>
   <translation>Los mensajes ya enviados no cambian.</translation>
  </message>
  <message>
   <source>Ask for interest and the fixed sum</source>
   <translation>Reclamar intereses e indemnización fija</translation>
  </message>
  <message>
   <source>Ask for interest too</source>
   <translation>Reclamar también los intereses</translation>
  </message>
  <message>
   <source>Ask for the invoice only</source>
   <translation>Reclamar solo la factura</translation>
  </message>
  <message>
   <source>Change nothing</source>
   <translation>Dejarlo como está</translation>
  </message>
  <message>
   <source>Interest is asked for too, from the day on which the law or the contract lets it run.</source>
   <translation>También se reclaman intereses, desde el día en que la ley o el contrato los hace correr.</translation>
  </message>
  <message>
   <source>From the next message on, the debtor is asked for {total} instead of {rest}: {extras} of interest and fixed sum are added.</source>
   <translation>A partir del próximo mensaje se reclaman al deudor {total} en lugar de {rest}: se añaden {extras} de intereses y indemnización fija.</translation>
  </message>
  <message>
   <source>Interest grows by {amount} a day.</source>
   <translation>Los intereses crecen {amount} al día.</translation>
  </message>
  <message>
   <source>The invoice is paid, and {extras} of interest and fixed sum is still open. Without it nothing remains: contacts stop at once, and the invoice closes as recovered.</source>
   <translation>La factura está pagada y quedan {extras} de intereses y indemnización fija. Sin ellos no queda nada: los contactos cesan enseguida y la factura se cierra como cobrada.</translation>
  </message>
  <message>
   <source>From the next message on, the debtor is asked for {rest} instead of {total}: {extras} of interest and fixed sum are left out.</source>
   <translation>A partir del próximo mensaje se reclaman al deudor {rest} en lugar de {total}: se dejan fuera {extras} de intereses y indemnización fija.</translation>
  </message>
 </context>
 <context>
  <name>QAbstractFileIconProvider</name>
  <message>
   <source>Drive</source>
   <translation>Unidad</translation>
  </message>
  <message>
   <source>File</source>
   <translation>Archivo</translation>
  </message>
  <message>
   <source>%1 File</source>
   <translation>Archivo %1</translation>
  </message>
  <message>
   <source>Folder</source>
   <translation>Carpeta</translation>
  </message>
  <message>
   <source>Shortcut</source>
   <translation>Acceso directo</translation>
  </message>
  <message>
   <source>Symbolic Link</source>
   <translation>Enlace simbólico</translation>
  </message>
  <message>
   <source>Alias</source>
   <translation>Alias</translation>
  </message>
  <message>
   <source>Unknown</source>
   <translation>Desconocido</translation>
  </message>
 </context>
 <context>
  <name>QFileDialog</name>
  <message>
   <source>&amp;Look in:</source>
   <translation>&amp;Buscar en:</translation>
  </message>
  <message>
   <source>Files of &amp;type:</source>
   <translation>Archivos de &amp;tipo:</translation>
  </message>
 </context>
 <context>
  <name>QrCode</name>
  <message>
   <source>QR code of the address</source>
   <translation>Código QR de la dirección</translation>
  </message>
 </context>
 <context>
  <name>Queue</name>
  <message>
   <source>Submit invoices</source>
   <translation>Reclamar facturas</translation>
  </message>
  <message>
   <source>Drop invoices anywhere on this window</source>
   <translation>Suelte facturas en cualquier parte de esta ventana</translation>
  </message>
  <message>
   <source>PDF, photos, XML invoices, saved messages, lists from your books (XLSX, ODS, CSV), ZIP and folders.</source>
   <translation>PDF, fotos, facturas XML, mensajes guardados, listas de su contabilidad (XLSX, ODS, CSV), ZIP y carpetas.</translation>
  </message>
  <message>
   <source>Choose files</source>
   <translation>Elegir archivos</translation>
  </message>
  <message>
   <source>Use the sample invoice</source>
   <translation>Usar la factura de ejemplo</translation>
  </message>
  <message>
   <source>You have used every sample invoice. Drop one of your own, or enter one manually.</source>
   <translation>Ha usado todas las facturas de ejemplo. Suelte una suya o introdúzcala a mano.</translation>
  </message>
  <message>
   <source>Enter manually</source>
   <translation>Introducir a mano</translation>
  </message>
  <message>
   <source>Import a spreadsheet</source>
   <translation>Importar una hoja de cálculo</translation>
  </message>
  <message>
   <source>Another sample invoice</source>
   <translation>Otra factura de ejemplo</translation>
  </message>
  <message>
   <source>Choose a folder</source>
   <translation>Elegir una carpeta</translation>
  </message>
  <message>
   <source>In progress</source>
   <translation>En curso</translation>
  </message>
  <message>
   <source>Search</source>
   <translation>Buscar</translation>
  </message>
  <message>
   <source>Search invoices in progress</source>
   <translation>Buscar en lo que está en camino</translation>
  </message>
  <message>
   <source>No matches.</source>
   <translation>Nada en camino contiene estas palabras.</translation>
  </message>
  <message>
   <source>Open invoices</source>
   <translation>Abrir facturas</translation>
  </message>
  <message>
   <source>Open a folder of invoices</source>
   <translation>Abrir una carpeta de facturas</translation>
  </message>
  <message>
   <source>Open a spreadsheet of invoices</source>
   <translation>Abrir una tabla de facturas</translation>
  </message>
  <message>
   <source>Tables (*.csv *.tsv *.xlsx *.xlsm *.xls *.ods)</source>
   <translation>Tablas (*.csv *.tsv *.xlsx *.xlsm *.xls *.ods)</translation>
  </message>
  <message>
   <source>The invoice is being read on this computer.</source>
   <translation>La factura se está leyendo en este equipo.</translation>
  </message>
  <message>
   <source>Reading…</source>
   <translation>Leyendo…</translation>
  </message>
  <message numerus="yes">
   <source>%n left out</source>
   <translation>
    <numerusform>%n omitido</numerusform>
    <numerusform>%n omitidos</numerusform>
   </translation>
  </message>
  <message>
   <source>You review each invoice first, or submit together what was read with certainty. Nothing is sent before that.</source>
   <translation>Primero revisa cada factura, o reclama juntas las leídas con certeza. Antes no se envía nada.</translation>
  </message>
  <message>
   <source>You review each invoice first. Nothing is sent before that.</source>
   <translation>Primero revisa cada factura. Antes no se envía nada.</translation>
  </message>
  <message numerus="yes">
   <source>Show %n more</source>
   <translation>
    <numerusform>Mostrar %n más</numerusform>
    <numerusform>Mostrar %n más</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Try %n failed again</source>
   <translation>
    <numerusform>Reintentar %n fallida</numerusform>
    <numerusform>Reintentar %n fallidas</numerusform>
   </translation>
  </message>
  <message>
   <source>Submitting</source>
   <translation>Iniciando el cobro</translation>
  </message>
  <message>
   <source>To be submitted {moment}</source>
   <translation>Sale el {moment}</translation>
  </message>
  <message>
   <source>Paused</source>
   <translation>En pausa</translation>
  </message>
  <message>
   <source>Waiting</source>
   <translation>En espera</translation>
  </message>
  <message>
   <source>Uploading</source>
   <translation>Subiendo</translation>
  </message>
  <message>
   <source>Reading</source>
   <translation>Leyendo</translation>
  </message>
  <message>
   <source>Still needed: {names}</source>
   <translation>Falta: {names}</translation>
  </message>
  <message>
   <source>Ready to submit</source>
   <translation>Lista para reclamar</translation>
  </message>
  <message>
   <source>Ready to review</source>
   <translation>Lista para comprobar</translation>
  </message>
  <message>
   <source>Postal address</source>
   <translation>Dirección postal</translation>
  </message>
  <message>
   <source>{contact} (or recover by letter)</source>
   <translation>{contact} (o reclamar por carta)</translation>
  </message>
  <message>
   <source>Looks like {name}: same invoice number and amount.</source>
   <translation>Se parece a {name}: mismo número de factura e importe.</translation>
  </message>
  <message>
   <source>Looks like {name}: same debtor, day and amount.</source>
   <translation>Se parece a {name}: mismo deudor, día e importe.</translation>
  </message>
  <message>
   <source>Looks like another one: same debtor, day and amount.</source>
   <translation>Se parece a otra: mismo deudor, día e importe.</translation>
  </message>
  <message>
   <source>You can enter the fields manually.</source>
   <translation>Puede rellenar los campos usted.</translation>
  </message>
 </context>
 <context>
  <name>Rail</name>
  <message>
   <source>Help</source>
   <translation>Ayuda</translation>
  </message>
  <message>
   <source>Pages</source>
   <translation>Páginas</translation>
  </message>
 </context>
 <context>
  <name>RateField</name>
  <message>
   <source>{times} × legal rate</source>
   <translation>{times} × interés legal</translation>
  </message>
  <message>
   <source>{times} times the legal rate of each half-year</source>
   <translation>{times} veces el interés legal de cada semestre</translation>
  </message>
  <message>
   <source>{rate}% a year</source>
   <translation>{rate} % al año</translation>
  </message>
 </context>
 <context>
  <name>RatesCard</name>
  <message>
   <source>Statutory rates</source>
   <translation>Tipos legales</translation>
  </message>
  <message>
   <source>Correct a rate</source>
   <translation>Corregir un tipo</translation>
  </message>
  <message>
   <source>Half-year</source>
   <translation>Semestre</translation>
  </message>
  <message>
   <source>Rate published, % a year</source>
   <translation>Tipo publicado, % al año</translation>
  </message>
  <message>
   <source>Where it was published</source>
   <translation>Dónde se publicó</translation>
  </message>
  <message>
   <source>The central bank's page or the official journal, with its date.</source>
   <translation>La página del banco central o el boletín oficial, con su fecha.</translation>
  </message>
  <message>
   <source>Open where it is published</source>
   <translation>Abrir la página de publicación</translation>
  </message>
  <message>
   <source>Save rate</source>
   <translation>Introducir este tipo</translation>
  </message>
  <message>
   <source>Saving</source>
   <translation>Guardando</translation>
  </message>
  <message>
   <source>Saved. Balances use it from now on.</source>
   <translation>Guardado. Los saldos lo tienen en cuenta desde ahora.</translation>
  </message>
  <message>
   <source>Interest by law rests on these rates.</source>
   <translation>Los intereses legales se basan en estos tipos.</translation>
  </message>
  <message>
   <source>The rate of the current half-year is missing. Until it is entered, no interest is claimed for it, and debtors are told nothing of it.</source>
   <translation>No se conoce aquí el tipo de un semestre ya empezado: hasta que se introduzca, no se reclaman intereses por él ni se dice nada a los deudores.</translation>
  </message>
  <message>
   <source>The operator of this service enters it.</source>
   <translation>Lo introduce quien gestiona este servicio.</translation>
  </message>
  <message>
   <source>first half of {year}</source>
   <translation>primer semestre de {year}</translation>
  </message>
  <message>
   <source>second half of {year}</source>
   <translation>segundo semestre de {year}</translation>
  </message>
  <message>
   <source>A number such as 2.15 or -0.88.</source>
   <translation>Un número como 2,15 o -0,88.</translation>
  </message>
  <message>
   <source>Only a published rate counts: enter where it was published.</source>
   <translation>Solo cuenta un tipo publicado: indique dónde figura.</translation>
  </message>
  <message>
   <source>European Central Bank, main refinancing operations</source>
   <translation>Banco Central Europeo, operaciones principales de financiación</translation>
  </message>
  <message>
   <source>Deutsche Bundesbank, base rate (§ 247 BGB)</source>
   <translation>Deutsche Bundesbank, tipo básico (§ 247 BGB)</translation>
  </message>
  <message>
   <source>Oesterreichische Nationalbank, base rate</source>
   <translation>Oesterreichische Nationalbank, tipo básico</translation>
  </message>
  <message>
   <source>Bank of England, Bank Rate on the last day of the half-year before</source>
   <translation>Banco de Inglaterra, tipo oficial (Bank Rate) del último día del semestre anterior</translation>
  </message>
  <message>
   <source>Sveriges Riksbank, reference rate</source>
   <translation>Banco de Suecia (Sveriges Riksbank), tipo de referencia</translation>
  </message>
  <message>
   <source>Danmarks Nationalbank, lending rate</source>
   <translation>Danmarks Nationalbank, tipo de préstamo</translation>
  </message>
  <message>
   <source>Czech National Bank, two-week repo rate</source>
   <translation>Banco Nacional Checo, tipo repo a dos semanas</translation>
  </message>
  <message>
   <source>Narodowy Bank Polski, reference rate</source>
   <translation>Narodowy Bank Polski, tipo de referencia</translation>
  </message>
  <message>
   <source>France, legal interest rate for creditors in business</source>
   <translation>Francia, interés legal para acreedores profesionales</translation>
  </message>
  <message>
   <source>Netherlands, legal interest rate owed by private persons</source>
   <translation>Países Bajos, interés legal que deben los particulares</translation>
  </message>
  <message>
   <source>Italy, legal interest rate (art. 1284 c.c.)</source>
   <translation>Italia, interés legal (art. 1284 del Código Civil)</translation>
  </message>
  <message>
   <source>Spain, legal interest rate (art. 1108 CC)</source>
   <translation>España, interés legal (art. 1108 CC)</translation>
  </message>
  <message>
   <source>Its publisher: {rate}.</source>
   <translation>Se publica aquí: {rate}.</translation>
  </message>
 </context>
 <context>
  <name>RatesSheet</name>
  <message>
   <source>Exchange rates for sorting</source>
   <translation>Tipos de cambio para ordenar</translation>
  </message>
  <message>
   <source>Invoices in several currencies are sorted by these rates. No amount is converted. A currency without a rate is sorted separately.</source>
   <translation>Las facturas en varias monedas se ordenan con estos tipos. No se convierte ningún importe. Una moneda sin tipo se ordena aparte.</translation>
  </message>
  <message>
   <source>Rates of</source>
   <translation>Tipos del</translation>
  </message>
  <message>
   <source>Use these rates</source>
   <translation>Usar estos tipos</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Cancelar</translation>
  </message>
  <message>
   <source>Enter the day of these rates.</source>
   <translation>Indique el día de estos tipos.</translation>
  </message>
 </context>
 <context>
  <name>RawSheet</name>
  <message>
   <source>Technical data</source>
   <translation>Tal como lo dijo el servicio</translation>
  </message>
  <message>
   <source>The receivable as JSON</source>
   <translation>El crédito en JSON</translation>
  </message>
  <message>
   <source>Copy</source>
   <translation>Copiar</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Cerrar</translation>
  </message>
 </context>
 <context>
  <name>ReadField</name>
  <message>
   <source>Forget this correction</source>
   <translation>Olvidar esta corrección</translation>
  </message>
  <message>
   <source>Confirm</source>
   <translation>Confirmar</translation>
  </message>
  <message>
   <source>Confirm {field}</source>
   <translation>Confirmar: {field}</translation>
  </message>
 </context>
 <context>
  <name>ReadingCard</name>
  <message>
   <source>Debtors’ replies</source>
   <translation>Respuestas de los deudores</translation>
  </message>
  <message>
   <source>Read replies</source>
   <translation>Leer las respuestas</translation>
  </message>
  <message>
   <source>More</source>
   <translation>Más</translation>
  </message>
  <message>
   <source>Server for reading (IMAP)</source>
   <translation>Servidor de lectura (IMAP)</translation>
  </message>
  <message>
   <source>Port</source>
   <translation>Puerto</translation>
  </message>
  <message>
   <source>Encryption</source>
   <translation>Cifrado</translation>
  </message>
  <message>
   <source>TLS from the start (most common)</source>
   <translation>TLS desde el principio (habitual)</translation>
  </message>
  <message>
   <source>STARTTLS</source>
   <translation>STARTTLS</translation>
  </message>
  <message>
   <source>None (only on this computer)</source>
   <translation>Ninguna (solo en este equipo)</translation>
  </message>
  <message>
   <source>The app checks the inbox of {address} for new messages. It reads only those that answer your reminders or come from a debtor’s address. Nothing is marked, moved or deleted.</source>
   <translation>La aplicación busca mensajes nuevos en la bandeja de entrada de {address}, lee los que responden a sus recordatorios o vienen de la dirección de un deudor, y nada más. No se marca, mueve ni borra nada.</translation>
  </message>
  <message>
   <source>Stop reading</source>
   <translation>Dejar de leer</translation>
  </message>
  <message>
   <source>Opening the mailbox</source>
   <translation>Abriendo el buzón</translation>
  </message>
  <message>
   <source>Off: debtors’ replies are only in your mailbox.</source>
   <translation>Desactivado: lo que responden los deudores queda solo en su buzón.</translation>
  </message>
  <message>
   <source>On. The first check follows in a moment.</source>
   <translation>Activado. La primera lectura se hará enseguida.</translation>
  </message>
  <message>
   <source>On. Last checked: {moment}</source>
   <translation>Activado. Última lectura: {moment}</translation>
  </message>
  <message>
   <source>Less</source>
   <translation>Menos</translation>
  </message>
  <message>
   <source>The name of the server, such as imap.company.example.</source>
   <translation>El nombre del servidor, como imap.company.example.</translation>
  </message>
  <message>
   <source>A number from 1 to 65535; usually 993.</source>
   <translation>Un número del 1 al 65535; normalmente 993.</translation>
  </message>
 </context>
 <context>
  <name>ReceivableHeader</name>
  <message>
   <source>Back</source>
   <translation>Atrás</translation>
  </message>
  <message>
   <source>Record payment…</source>
   <translation>Registrar el pago…</translation>
  </message>
  <message>
   <source>Record a credit note…</source>
   <translation>Registrar un abono…</translation>
  </message>
  <message>
   <source>Take a payment back…</source>
   <translation>Retirar un pago…</translation>
  </message>
  <message>
   <source>Download the case file</source>
   <translation>Descargar el expediente</translation>
  </message>
  <message>
   <source>Refresh</source>
   <translation>Preguntar de nuevo al servicio</translation>
  </message>
  <message>
   <source>Technical data</source>
   <translation>Todo tal como lo dijo el servicio</translation>
  </message>
  <message>
   <source>Send separate reminders for this invoice</source>
   <translation>Enviar recordatorios propios de esta factura</translation>
  </message>
  <message>
   <source>Pause recovery…</source>
   <translation>Poner el cobro en pausa…</translation>
  </message>
  <message>
   <source>Cancel recovery…</source>
   <translation>Cancelar el cobro…</translation>
  </message>
  <message>
   <source>Undo the cancellation</source>
   <translation>Deshacer la cancelación</translation>
  </message>
  <message>
   <source>Submit again…</source>
   <translation>Reclamar de nuevo…</translation>
  </message>
  <message>
   <source>More actions</source>
   <translation>Más acciones</translation>
  </message>
  <message>
   <source>Insolvent</source>
   <translation>Insolvente</translation>
  </message>
  <message>
   <source>{open} of {amount} open</source>
   <translation>{open} de {amount} pendientes</translation>
  </message>
  <message>
   <source>Invoice</source>
   <translation>Factura</translation>
  </message>
  <message>
   <source>Loading…</source>
   <translation>Cargando…</translation>
  </message>
 </context>
 <context>
  <name>ReceivablePage</name>
  <message>
   <source>Correct it</source>
   <translation>Corregirlo</translation>
  </message>
  <message>
   <source>Try again</source>
   <translation>Reintentar</translation>
  </message>
  <message>
   <source>The evidence is being sent</source>
   <translation>Las pruebas se están enviando</translation>
  </message>
  <message>
   <source>Overview</source>
   <translation>Resumen</translation>
  </message>
  <message>
   <source>Planned contacts</source>
   <translation>Contactos previstos</translation>
  </message>
  <message>
   <source>Documents</source>
   <translation>Documentos</translation>
  </message>
  <message>
   <source>Notes</source>
   <translation>Notas</translation>
  </message>
  <message>
   <source>What you entered is saved and being sent; the service confirms it here.</source>
   <translation>Lo que introdujo está guardado y se está enviando; el servicio lo confirma aquí.</translation>
  </message>
  <message>
   <source>What you entered is saved and takes effect in a few seconds.</source>
   <translation>Lo que introdujo está guardado y surte efecto en unos segundos.</translation>
  </message>
  <message>
   <source>The evidence is being sent: {percent}%.</source>
   <translation>Las pruebas se están enviando: {percent} %.</translation>
  </message>
  <message>
   <source>The service does not know this invoice, or no longer does.</source>
   <translation>El servicio no conoce esta factura, o ya no.</translation>
  </message>
  <message>
   <source>The service refused your answer. {reason}</source>
   <translation>El servicio rechazó su respuesta. {reason}</translation>
  </message>
 </context>
 <context>
  <name>RecordDisputeDialog</name>
  <message>
   <source>The debtor disputes the invoice</source>
   <translation>El deudor impugna la factura</translation>
  </message>
  <message>
   <source>They say that</source>
   <translation>Motivo</translation>
  </message>
  <message>
   <source>In their words</source>
   <translation>En sus palabras</translation>
  </message>
  <message>
   <source>Disputed amount</source>
   <translation>Importe impugnado</translation>
  </message>
  <message>
   <source>Empty: the whole invoice</source>
   <translation>Vacío: toda la factura</translation>
  </message>
  <message>
   <source>Recovery pauses, the debtor gets an acknowledgement, and you are asked for evidence.</source>
   <translation>El cobro se detiene, el deudor recibe un acuse y se le piden pruebas a usted.</translation>
  </message>
  <message>
   <source>Recovery pauses, and you are asked for evidence. The debtor has no email: nothing is sent.</source>
   <translation>El cobro se detiene y se le piden pruebas a usted. El deudor no tiene correo: no se envía nada.</translation>
  </message>
  <message>
   <source>Record dispute</source>
   <translation>Anotar la impugnación</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Cancelar</translation>
  </message>
 </context>
 <context>
  <name>RecordManyDialog</name>
  <message numerus="yes">
   <source>Record %n invoice(s) as paid?</source>
   <translation>
    <numerusform>¿Registrar %n factura como pagada?</numerusform>
    <numerusform>¿Registrar %n facturas como pagadas?</numerusform>
   </translation>
  </message>
  <message>
   <source>No payment can be recorded for these</source>
   <translation>Para estas no se puede registrar ningún pago</translation>
  </message>
  <message>
   <source>Arrived on</source>
   <translation>Llegó el</translation>
  </message>
  <message numerus="yes">
   <source>Record %n as paid</source>
   <translation>
    <numerusform>Registrar %n como pagada</numerusform>
    <numerusform>Registrar %n como pagadas</numerusform>
   </translation>
  </message>
  <message>
   <source>These stay as they are: {why}.</source>
   <translation>Estos quedan como están: {why}.</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Cancelar</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Cerrar</translation>
  </message>
  <message>
   <source>For each, the full open amount is recorded as received on this day. Contacts stop at once. You can undo this for a few seconds; after that you can take each payment back on its invoice’s page.</source>
   <translation>Para cada una se registra todo el importe pendiente como recibido ese día. Los contactos se detienen de inmediato. Puede deshacerlo durante unos segundos; después puede retirar cada pago en la página de su factura.</translation>
  </message>
  <message>
   <source>Enter the day it arrived, today at the latest.</source>
   <translation>Hace falta el día en que llegó, como tarde hoy.</translation>
  </message>
 </context>
 <context>
  <name>RecoverySection</name>
  <message>
   <source>Try again</source>
   <translation>Reintentar</translation>
  </message>
  <message>
   <source>Loading…</source>
   <translation>Consultando el servicio…</translation>
  </message>
  <message>
   <source>This service decides itself how it recovers; it offers no settings here.</source>
   <translation>Este servicio decide él mismo cómo cobra; no ofrece ajustes aquí.</translation>
  </message>
  <message>
   <source>Practice sends nothing and needs no mailbox. You set up yours when you start for real.</source>
   <translation>La práctica no envía nada y no necesita buzón. Configura el suyo cuando empiece de verdad.</translation>
  </message>
 </context>
 <context>
  <name>RecoverySummaries</name>
  <message>
   <source>You print and post them</source>
   <translation>Usted las imprime y las envía</translation>
  </message>
  <message>
   <source>Into a folder, as PDF</source>
   <translation>A una carpeta, en PDF</translation>
  </message>
  <message>
   <source>Through a provider</source>
   <translation>A través de un proveedor</translation>
  </message>
  <message>
   <source>The operator of this service posts them</source>
   <translation>Las envía el operador de este servicio</translation>
  </message>
  <message>
   <source>Not set up yet</source>
   <translation>Aún sin configurar</translation>
  </message>
  <message>
   <source>Not checked yet</source>
   <translation>Aún sin comprobar</translation>
  </message>
  <message>
   <source>Checked: {domain}</source>
   <translation>Comprobado: {domain}</translation>
  </message>
  <message>
   <source>Read by the app</source>
   <translation>Las lee la aplicación</translation>
  </message>
  <message>
   <source>Only in your mailbox</source>
   <translation>Solo en su buzón</translation>
  </message>
  <message numerus="yes">
   <source>{iban} and %n more</source>
   <translation>
    <numerusform>{iban} y otra más</numerusform>
    <numerusform>{iban} y %n más</numerusform>
   </translation>
  </message>
  <message>
   <source>With your logo</source>
   <translation>Con su logotipo</translation>
  </message>
  <message>
   <source>Without a logo</source>
   <translation>Sin logotipo</translation>
  </message>
  <message>
   <source>your colour</source>
   <translation>su color</translation>
  </message>
  <message>
   <source>the default colour</source>
   <translation>el color habitual</translation>
  </message>
  <message numerus="yes">
   <source>%n contact(s)</source>
   <translation>
    <numerusform>%n contacto</numerusform>
    <numerusform>%n contactos</numerusform>
   </translation>
  </message>
  <message>
   <source>with interest</source>
   <translation>con intereses</translation>
  </message>
  <message>
   <source>the invoice only</source>
   <translation>solo la factura</translation>
  </message>
  <message>
   <source>approved for all invoices</source>
   <translation>aprobado para todas las facturas</translation>
  </message>
  <message>
   <source>not approved for all invoices</source>
   <translation>no aprobado para todas las facturas</translation>
  </message>
  <message>
   <source>You are asked every time</source>
   <translation>Se le pregunta cada vez</translation>
  </message>
  <message>
   <source>Some are answered in your name</source>
   <translation>Algunas se dan en su nombre</translation>
  </message>
  <message numerus="yes">
   <source>Messages in %n language(s)</source>
   <translation>
    <numerusform>Mensajes en %n idioma</numerusform>
    <numerusform>Mensajes en %n idiomas</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>RememberedCorrections</name>
  <message>
   <source>Remembered corrections</source>
   <translation>Correcciones recordadas</translation>
  </message>
  <message>
   <source>Forget all</source>
   <translation>Olvidar todas</translation>
  </message>
  <message>
   <source>Applied to the next invoice that looks the same, and marked there. Stored on this computer only.</source>
   <translation>Se aplican a la próxima factura de igual aspecto y se señalan. Solo se guardan en este equipo.</translation>
  </message>
  <message>
   <source>Nothing yet. A correction is remembered once you submit the invoice, if its PDF prints the right value: the next one of this seller is read there. Your own words, and lines of an address, differ from invoice to invoice: they are not remembered.</source>
   <translation>Nada todavía. Una corrección se recuerda al reclamar la factura si su PDF contiene el valor correcto: en la siguiente del mismo vendedor se leerá ahí. Sus propias palabras y las líneas de una dirección cambian de una factura a otra: no se recuerdan.</translation>
  </message>
  <message>
   <source>{field}: always {value}</source>
   <translation>{field}: siempre {value}</translation>
  </message>
  <message>
   <source>{field}: read where you showed it</source>
   <translation>{field}: leído donde lo mostró</translation>
  </message>
  <message>
   <source>From {number}, seller {seller}</source>
   <translation>De {number}, vendedor {seller}</translation>
  </message>
  <message>
   <source>Forget</source>
   <translation>Olvidar</translation>
  </message>
  <message>
   <source>Forget the correction of {field}</source>
   <translation>Olvidar la corrección de {field}</translation>
  </message>
 </context>
 <context>
  <name>RepliesHint</name>
  <message>
   <source>Debtors’ replies are only in your mailbox: the app reads them once you turn that on.</source>
   <translation>Las respuestas de los deudores están solo en su buzón: la aplicación las lee cuando usted lo activa.</translation>
  </message>
  <message>
   <source>Read replies…</source>
   <translation>Leer las respuestas…</translation>
  </message>
 </context>
 <context>
  <name>ReversalDialog</name>
  <message>
   <source>Take a payment back</source>
   <translation>Retirar un pago</translation>
  </message>
  <message>
   <source>{amount}, arrived on {day}</source>
   <translation>{amount}, recibido el {day}</translation>
  </message>
  <message>
   <source>Payment</source>
   <translation>Pago</translation>
  </message>
  <message>
   <source>Why</source>
   <translation>Por qué</translation>
  </message>
  <message>
   <source>Required, for your own records; the debtor does not read it.</source>
   <translation>Obligatorio, para sus registros; el deudor no lo lee.</translation>
  </message>
  <message>
   <source>This invoice stays closed; a new one is opened for the amount.</source>
   <translation>Esta factura sigue cerrada; se abre una nueva por el importe.</translation>
  </message>
  <message>
   <source>The amount is open again, and recovery continues for it.</source>
   <translation>El importe vuelve a estar pendiente y el cobro continúa.</translation>
  </message>
  <message>
   <source>Take the payment back</source>
   <translation>Retirar el pago</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Cancelar</translation>
  </message>
  <message>
   <source>Say why, in a few words.</source>
   <translation>Diga por qué, en pocas palabras.</translation>
  </message>
 </context>
 <context>
  <name>Review</name>
  <message>
   <source>This invoice was entered manually or comes from a table, or its file cannot be shown here.</source>
   <translation>Esta factura se introdujo a mano o viene de una tabla, o su archivo no se puede mostrar aquí.</translation>
  </message>
  <message>
   <source>No page to show</source>
   <translation>No hay página que mostrar</translation>
  </message>
  <message>
   <source>Review what was read</source>
   <translation>Compruebe lo leído</translation>
  </message>
  <message>
   <source>Previous invoice</source>
   <translation>Factura anterior</translation>
  </message>
  <message>
   <source>Next invoice</source>
   <translation>Factura siguiente</translation>
  </message>
  <message>
   <source>Submit anyway</source>
   <translation>Reclamar de todos modos</translation>
  </message>
  <message>
   <source>Recover this invoice</source>
   <translation>Reclamar esta factura</translation>
  </message>
  <message>
   <source>Back to the list</source>
   <translation>Volver a la lista</translation>
  </message>
  <message>
   <source>Remove</source>
   <translation>Quitar</translation>
  </message>
  <message>
   <source>{at} of {count}</source>
   <translation>{at} de {count}</translation>
  </message>
  <message>
   <source>Not read from the page: {names}</source>
   <translation>No leído en la página: {names}</translation>
  </message>
  <message>
   <source>In Practice this invoice goes out under the name {company}. Nobody receives it: nothing leaves this computer.</source>
   <translation>En Práctica, esta factura sale a nombre de {company}. Nadie la recibe: nada sale de este equipo.</translation>
  </message>
  <message>
   <source>Your account is not active yet: complete it first. This draft is kept.</source>
   <translation>Su cuenta aún no está activa: complétela primero. Este borrador se conserva.</translation>
  </message>
  <message>
   <source>First answer above whether this is your invoice.</source>
   <translation>Diga primero si es su factura: la pregunta está arriba.</translation>
  </message>
  <message>
   <source>First answer above whether it is the same invoice.</source>
   <translation>Responda primero arriba si es la misma factura.</translation>
  </message>
  <message>
   <source>First answer above whether the service already has it.</source>
   <translation>Diga primero si el servicio ya la tiene: la pregunta está arriba.</translation>
  </message>
  <message>
   <source>Still needed: {names}. The button leads there.</source>
   <translation>Falta: {names}. El botón lleva allí.</translation>
  </message>
  <message>
   <source>The service would refuse it: {reason} The button leads there.</source>
   <translation>El servicio la rechazaría: {reason} El botón lleva allí.</translation>
  </message>
  <message>
   <source>Saved. {amount} from {debtor}.</source>
   <translation>Guardado. {amount} de {debtor}.</translation>
  </message>
 </context>
 <context>
  <name>RowMenu</name>
  <message>
   <source>Open</source>
   <translation>Abrir</translation>
  </message>
  <message>
   <source>Copy</source>
   <translation>Copiar</translation>
  </message>
  <message>
   <source>Copy this cell</source>
   <translation>Copiar esta celda</translation>
  </message>
  <message>
   <source>Only this debtor</source>
   <translation>Solo de este deudor</translation>
  </message>
  <message>
   <source>Export…</source>
   <translation>Exportar…</translation>
  </message>
  <message>
   <source>Tags…</source>
   <translation>Etiquetas…</translation>
  </message>
  <message>
   <source>Pause…</source>
   <translation>Poner en pausa…</translation>
  </message>
  <message>
   <source>Resume</source>
   <translation>Continuar</translation>
  </message>
  <message>
   <source>Record as paid…</source>
   <translation>Registrar como pagadas…</translation>
  </message>
  <message>
   <source>Cancel recovery…</source>
   <translation>Cancelar el cobro…</translation>
  </message>
 </context>
 <context>
  <name>RulesCard</name>
  <message>
   <source>Automatic answers</source>
   <translation>Respuestas automáticas</translation>
  </message>
  <message>
   <source>After a partial payment</source>
   <translation>Tras un pago parcial</translation>
  </message>
  <message>
   <source>Ask me every time</source>
   <translation>Preguntarme cada vez</translation>
  </message>
  <message>
   <source>Keep collecting the rest</source>
   <translation>Seguir por el resto</translation>
  </message>
  <message>
   <source>Accept it and close</source>
   <translation>Cerrarlo como pagado</translation>
  </message>
  <message>
   <source>{percent}% of the amount or more</source>
   <translation>{percent} % del importe o más</translation>
  </message>
  <message>
   <source>Accept settlements of</source>
   <translation>Aceptar una quita desde</translation>
  </message>
  <message>
   <source>Up to {count} instalments</source>
   <translation>Hasta {count} cuotas</translation>
  </message>
  <message>
   <source>Accept instalments</source>
   <translation>Aceptar cuotas</translation>
  </message>
  <message>
   <source>Up to {units}</source>
   <translation>Hasta {units}</translation>
  </message>
  <message>
   <source>Close although a little is missing</source>
   <translation>Cerrarla aunque falte un poco</translation>
  </message>
  <message>
   <source>Never</source>
   <translation>Nunca</translation>
  </message>
  <message>
   <source>In the currency of the invoice, for invoices you submit from now on.</source>
   <translation>En la moneda de la factura, para las facturas que reclame a partir de ahora.</translation>
  </message>
  <message>
   <source>Several open invoices of one debtor</source>
   <translation>Varias facturas pendientes de un deudor</translation>
  </message>
  <message>
   <source>Send separate reminders</source>
   <translation>Enviar recordatorios por separado</translation>
  </message>
  <message>
   <source>Send one reminder for all</source>
   <translation>Enviar un recordatorio por todas</translation>
  </message>
  <message>
   <source>One message lists every invoice with a reminder due within a week. You can exclude any invoice.</source>
   <translation>Un mensaje enumera cada factura cuyo recordatorio toca en una semana. Cada factura puede excluirse.</translation>
  </message>
  <message>
   <source>Interest and fixed sums that are left once the invoice is paid</source>
   <translation>Intereses e indemnizaciones fijas que quedan una vez pagada la factura</translation>
  </message>
  <message>
   <source>Waive them</source>
   <translation>Renunciar a ellos</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>Conservar estas reglas</translation>
  </message>
  <message>
   <source>Saved. They apply from now on.</source>
   <translation>Guardadas. Valen desde ahora.</translation>
  </message>
  <message>
   <source>What the service may answer in your name. The timeline shows each time it does.</source>
   <translation>Lo que se puede responder en su nombre. Cada vez que ocurre, el historial lo dice.</translation>
  </message>
  <message>
   <source>Saving</source>
   <translation>Guardando</translation>
  </message>
 </context>
 <context>
  <name>SameDebtorCard</name>
  <message>
   <source>Same debtor?</source>
   <translation>¿El mismo deudor?</translation>
  </message>
 </context>
 <context>
  <name>SameDebtorChoice</name>
  <message>
   <source>Same debtor</source>
   <translation>El mismo deudor</translation>
  </message>
  <message>
   <source>Different debtors</source>
   <translation>Deudores distintos</translation>
  </message>
  <message>
   <source>From now on both count as one: at most one contact a day and three a week for all invoices together. An insolvency, or an address that must not be contacted, applies to both. Once sent, this cannot be undone.</source>
   <translation>A partir de ahora los dos cuentan como uno: como máximo un contacto al día y tres a la semana para todas las facturas juntas. Una insolvencia vale para los dos, y también una dirección que no se debe contactar. Una vez enviada, esta respuesta ya no se puede deshacer.</translation>
  </message>
  <message>
   <source>Each is contacted separately, as now. You are not asked again.</source>
   <translation>Cada uno se contacta por separado, como hasta ahora. No se le preguntará otra vez.</translation>
  </message>
  <message>
   <source>Two of your debtors are called {name}. Are they the same?</source>
   <translation>Dos de sus deudores se llaman {name}. ¿Son el mismo?</translation>
  </message>
  <message>
   <source>Are {name} and {other} the same debtor?</source>
   <translation>¿Son {name} y {other} el mismo deudor?</translation>
  </message>
  <message>
   <source>not given</source>
   <translation>no indicado</translation>
  </message>
  <message>
   <source>Name</source>
   <translation>Nombre</translation>
  </message>
  <message>
   <source>SIRET</source>
   <translation>SIRET</translation>
  </message>
  <message>
   <source>VAT number</source>
   <translation>NIF-IVA</translation>
  </message>
  <message>
   <source>Email</source>
   <translation>Correo</translation>
  </message>
  <message>
   <source>Invoices ({count})</source>
   <translation>Facturas ({count})</translation>
  </message>
  <message>
   <source>{numbers} and {count} more</source>
   <translation>{numbers} y {count} más</translation>
  </message>
 </context>
 <context>
  <name>SameDebtorSheet</name>
  <message>
   <source>Same debtor?</source>
   <translation>¿El mismo deudor?</translation>
  </message>
  <message>
   <source>Decide later</source>
   <translation>Decidir más tarde</translation>
  </message>
 </context>
 <context>
  <name>SenderDomainCard</name>
  <message>
   <source>SPF: {domain} names the servers that may send for it.</source>
   <translation>SPF: {domain} indica los servidores que pueden enviar en su nombre.</translation>
  </message>
  <message>
   <source>SPF is missing: mail servers cannot tell that a message from {domain} is yours. Ask the manager of the domain to add it.</source>
   <translation>Falta SPF: los servidores de correo no pueden saber que un mensaje de {domain} es suyo. Pida a quien gestiona el dominio que lo añada.</translation>
  </message>
  <message>
   <source>There is more than one SPF record, so mail servers ignore them. Keep only one.</source>
   <translation>SPF figura más de una vez, por lo que los servidores de correo lo ignoran. Debe quedar un solo registro.</translation>
  </message>
  <message>
   <source>SPF lets every server send for {domain}, so it protects nothing.</source>
   <translation>SPF permite que cualquier servidor envíe por {domain}, así que no protege de nada.</translation>
  </message>
  <message>
   <source>DKIM: {domain} publishes a key with which messages can be signed.</source>
   <translation>DKIM: {domain} publica una clave con la que se pueden firmar los mensajes.</translation>
  </message>
  <message>
   <source>DKIM: no key was found under the usual names. The settings of your mail provider say whether messages are signed.</source>
   <translation>DKIM: no se encontró ninguna clave con los nombres habituales. Los ajustes de su proveedor de correo dicen si los mensajes se firman.</translation>
  </message>
  <message>
   <source>DMARC is missing: some providers put messages without it into the junk folder. Ask the manager of the domain to add it.</source>
   <translation>Falta DMARC: algunos proveedores llevan esos mensajes a la carpeta de correo no deseado. Pida a quien gestiona el dominio que lo añada.</translation>
  </message>
  <message>
   <source>DMARC: {domain} lets forged messages be delivered.</source>
   <translation>DMARC: {domain} pide que los mensajes falsificados se entreguen de todos modos.</translation>
  </message>
  <message>
   <source>DMARC: forged messages go to the junk folder.</source>
   <translation>DMARC: los mensajes falsificados van a la carpeta de correo no deseado.</translation>
  </message>
  <message>
   <source>DMARC: forged messages are refused.</source>
   <translation>DMARC: los mensajes falsificados se rechazan.</translation>
  </message>
  <message>
   <source>{name}: {domain} did not answer. Check again later.</source>
   <translation>{name}: {domain} no respondió. Compruébelo más tarde.</translation>
  </message>
  <message>
   <source>Will your messages arrive?</source>
   <translation>¿Llegarán sus mensajes?</translation>
  </message>
  <message>
   <source>Mail servers check with your domain who may send for it. Only your own domain is asked.</source>
   <translation>Los servidores de correo consultan en su dominio quién puede enviar en su nombre. Solo se consulta su propio dominio.</translation>
  </message>
  <message>
   <source>Check the domain</source>
   <translation>Comprobar el dominio</translation>
  </message>
  <message>
   <source>Checking</source>
   <translation>Comprobando</translation>
  </message>
 </context>
 <context>
  <name>SendingBar</name>
  <message>
   <source>Sent so far</source>
   <translation>Enviado hasta ahora</translation>
  </message>
  <message>
   <source>Show failed…</source>
   <translation>Mostrar las fallidas…</translation>
  </message>
  <message>
   <source>Cancel the rest</source>
   <translation>Cancelar el resto</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Cerrar</translation>
  </message>
  <message>
   <source>{done} of {total} sent</source>
   <translation>{done} de {total} enviadas</translation>
  </message>
  <message>
   <source>{sent}, {failed} failed</source>
   <translation>{sent}, {failed} fallidas</translation>
  </message>
  <message>
   <source>{count} done</source>
   <translation>{count} hechas</translation>
  </message>
  <message>
   <source>{count} failed</source>
   <translation>{count} fallidas</translation>
  </message>
  <message>
   <source>{count} not started</source>
   <translation>{count} sin empezar</translation>
  </message>
 </context>
 <context>
  <name>SeparateSheet</name>
  <message>
   <source>Which invoices don’t belong to {name}?</source>
   <translation>¿Qué facturas no son de {name}?</translation>
  </message>
  <message>
   <source>In this app they then belong to another debtor; later invoices with the same name, numbers and email follow them. Nothing changes at the service. You can undo this at any time.</source>
   <translation>Pasan a ser de otro deudor en esta aplicación; las facturas posteriores con el mismo nombre, los mismos números y el mismo correo las siguen. El servicio sigue contando como hasta ahora. Puede deshacerlo en cualquier momento.</translation>
  </message>
  <message>
   <source>Invoices</source>
   <translation>Facturas</translation>
  </message>
  <message>
   <source>Separate</source>
   <translation>Separar</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Cancelar</translation>
  </message>
 </context>
 <context>
  <name>SettingsPage</name>
  <message>
   <source>Appearance</source>
   <translation>Apariencia</translation>
  </message>
  <message>
   <source>Notices</source>
   <translation>Avisos</translation>
  </message>
  <message>
   <source>Recoveries</source>
   <translation>Cobros</translation>
  </message>
  <message>
   <source>Learned</source>
   <translation>Aprendido</translation>
  </message>
  <message>
   <source>Data</source>
   <translation>Datos</translation>
  </message>
  <message>
   <source>Support</source>
   <translation>Soporte</translation>
  </message>
  <message>
   <source>About</source>
   <translation>Acerca de</translation>
  </message>
  <message>
   <source>Settings</source>
   <translation>Ajustes</translation>
  </message>
  <message>
   <source>Theme</source>
   <translation>Tema</translation>
  </message>
  <message>
   <source>Match system</source>
   <translation>Como el sistema</translation>
  </message>
  <message>
   <source>Light</source>
   <translation>Claro</translation>
  </message>
  <message>
   <source>Dark</source>
   <translation>Oscuro</translation>
  </message>
  <message>
   <source>High contrast</source>
   <translation>Alto contraste</translation>
  </message>
  <message>
   <source>Text size</source>
   <translation>Tamaño del texto</translation>
  </message>
  <message>
   <source>Reduce motion</source>
   <translation>Reducir el movimiento</translation>
  </message>
  <message>
   <source>Language</source>
   <translation>Idioma</translation>
  </message>
  <message>
   <source>The language changes at the next start.</source>
   <translation>El idioma cambia en el próximo inicio.</translation>
  </message>
  <message>
   <source>{language} (not reviewed)</source>
   <translation>{language} (sin revisar)</translation>
  </message>
  <message>
   <source>Connection and data</source>
   <translation>Conexión y datos</translation>
  </message>
  <message>
   <source>The password store of this computer is not available: you sign in at each start.</source>
   <translation>El almacén de contraseñas de este equipo no está disponible: debe iniciar sesión en cada inicio.</translation>
  </message>
  <message>
   <source>Use another connection</source>
   <translation>Usar otra conexión</translation>
  </message>
  <message>
   <source>Sign out</source>
   <translation>Cerrar sesión</translation>
  </message>
  <message>
   <source>Open the data folder</source>
   <translation>Abrir la carpeta de datos</translation>
  </message>
  <message>
   <source>Logs</source>
   <translation>Registros</translation>
  </message>
  <message>
   <source>For support. Names, addresses and secrets are left out.</source>
   <translation>Para el soporte. Se omiten nombres, direcciones y secretos.</translation>
  </message>
  <message>
   <source>Log</source>
   <translation>Registro</translation>
  </message>
  <message>
   <source>Show the log</source>
   <translation>Mostrar el registro</translation>
  </message>
  <message>
   <source>Save for support</source>
   <translation>Guardar lo mostrado para el soporte</translation>
  </message>
  <message>
   <source>Archive (*.zip)</source>
   <translation>Archivo (*.zip)</translation>
  </message>
  <message>
   <source>Address</source>
   <translation>Dirección</translation>
  </message>
  <message>
   <source>Environment</source>
   <translation>Entorno</translation>
  </message>
  <message>
   <source>Connection</source>
   <translation>Conexión</translation>
  </message>
  <message>
   <source>Creditor</source>
   <translation>Acreedor</translation>
  </message>
  <message>
   <source>Data folder</source>
   <translation>Carpeta de datos</translation>
  </message>
 </context>
 <context>
  <name>SettingsState</name>
  <message>
   <source>Saved as {name}. It contains what you see here and nothing else.</source>
   <translation>Guardado como {name}. Contiene lo que ve aquí y nada más.</translation>
  </message>
 </context>
 <context>
  <name>SettleDisputeDialog</name>
  <message>
   <source>The dispute ends, no answer is sent, and recovery resumes after five working days.</source>
   <translation>La impugnación termina, no se envía ninguna respuesta y el cobro se reanuda tras cinco días hábiles.</translation>
  </message>
  <message>
   <source>The dispute ends, no answer is sent, and recovery resumes after five working days. Enter a credit note for the difference, or the agreement, before that: messages ask for the lower amount then.</source>
   <translation>La impugnación termina, no se envía ninguna respuesta y el cobro se reanuda tras cinco días hábiles. Registre antes un abono por la diferencia, o el acuerdo: los mensajes piden entonces el importe menor.</translation>
  </message>
  <message>
   <source>Settled with the debtor</source>
   <translation>Resuelto con el deudor</translation>
  </message>
  <message>
   <source>The debtor pays</source>
   <translation>El deudor paga</translation>
  </message>
  <message>
   <source>The same amount</source>
   <translation>El mismo importe</translation>
  </message>
  <message>
   <source>A lower amount</source>
   <translation>Un importe menor</translation>
  </message>
  <message>
   <source>What was agreed</source>
   <translation>Lo acordado</translation>
  </message>
  <message>
   <source>End the dispute</source>
   <translation>Cerrar la impugnación</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Cancelar</translation>
  </message>
  <message>
   <source>Write what was agreed, in a few words.</source>
   <translation>Escriba lo acordado en pocas palabras.</translation>
  </message>
 </context>
 <context>
  <name>SettledList</name>
  <message>
   <source>Less is open in your books than here</source>
   <translation>En su contabilidad queda menos pendiente que aquí</translation>
  </message>
  <message>
   <source>Tick what the app should take over. The rest stays as it is.</source>
   <translation>Marque lo que debe tenerse en cuenta. Lo demás no cambia.</translation>
  </message>
  <message>
   <source>All of them</source>
   <translation>Todos</translation>
  </message>
  <message>
   <source>no longer in the list</source>
   <translation>ya no está en la lista</translation>
  </message>
  <message>
   <source>paid in the list</source>
   <translation>pagada según la lista</translation>
  </message>
  <message>
   <source>paid on {day}</source>
   <translation>pagada el {day}</translation>
  </message>
  <message>
   <source>the draft is removed</source>
   <translation>se elimina el borrador</translation>
  </message>
  <message>
   <source>partly paid or credited in the list</source>
   <translation>pagada o abonada en parte en la lista</translation>
  </message>
  <message>
   <source>{amount} is noted on the draft as already paid or credited</source>
   <translation>{amount} se anota en el borrador como ya pagado o abonado</translation>
  </message>
  <message>
   <source>record {amount}</source>
   <translation>registrar {amount}</translation>
  </message>
 </context>
 <context>
  <name>SetupPage</name>
  <message>
   <source>Country</source>
   <translation>País</translation>
  </message>
  <message>
   <source>Signs your messages and letters, so that debtors can call.</source>
   <translation>Figura al pie de sus mensajes y cartas, para que los deudores puedan llamar.</translation>
  </message>
  <message>
   <source>Debtors pay into this account. Your messages name it.</source>
   <translation>Sus deudores pagan en esta cuenta. Figura en sus mensajes.</translation>
  </message>
  <message>
   <source>Company name</source>
   <translation>Nombre de la empresa</translation>
  </message>
  <message>
   <source>Address line 1</source>
   <translation>Calle y número</translation>
  </message>
  <message>
   <source>Postcode</source>
   <translation>Código postal</translation>
  </message>
  <message>
   <source>Town or city</source>
   <translation>Localidad</translation>
  </message>
  <message>
   <source>IBAN</source>
   <translation>IBAN</translation>
  </message>
  <message>
   <source>Email</source>
   <translation>Correo</translation>
  </message>
  <message>
   <source>Reminders are sent from it.</source>
   <translation>Desde aquí salen los recordatorios.</translation>
  </message>
  <message>
   <source>Account holder</source>
   <translation>Titular de la cuenta</translation>
  </message>
  <message>
   <source>Address line 2</source>
   <translation>Dirección, segunda línea</translation>
  </message>
  <message>
   <source>Phone</source>
   <translation>Teléfono</translation>
  </message>
  <message>
   <source>VAT number</source>
   <translation>NIF-IVA</translation>
  </message>
  <message>
   <source>Continue</source>
   <translation>Continuar</translation>
  </message>
  <message>
   <source>Required</source>
   <translation>Obligatorio</translation>
  </message>
  <message>
   <source>More details</source>
   <translation>Más datos</translation>
  </message>
  <message>
   <source>SIRET or VAT number</source>
   <translation>SIRET o NIF-IVA</translation>
  </message>
  <message>
   <source>Or a SIRET or VAT number, to look the company up.</source>
   <translation>O un SIRET o número de IVA, para buscar la empresa.</translation>
  </message>
  <message>
   <source>VAT or tax number</source>
   <translation>NIF-IVA o número fiscal</translation>
  </message>
  <message>
   <source>Or a VAT number, to look the company up.</source>
   <translation>O un NIF-IVA, para buscar la empresa.</translation>
  </message>
  <message>
   <source>Sort code and account number, or IBAN</source>
   <translation>Sort code y número de cuenta, o IBAN</translation>
  </message>
  <message>
   <source>As your bank has it: debtors’ banks compare the name. Empty means {company}.</source>
   <translation>Como figura en su banco: los bancos de los deudores comparan el nombre. Vacío significa {company}.</translation>
  </message>
  <message>
   <source>As your bank has it: debtors’ banks compare the name.</source>
   <translation>Como figura en su banco: los bancos de los deudores comparan el nombre.</translation>
  </message>
  <message>
   <source>Your company</source>
   <translation>Su empresa</translation>
  </message>
  <message>
   <source>Step 1 of 2. Saved as you type, on this computer.</source>
   <translation>Paso 1 de 2. Se guarda al escribir, en este equipo.</translation>
  </message>
  <message>
   <source>Messages and letters show this from now on. Your mailbox is in the settings.</source>
   <translation>Los mensajes y las cartas llevarán esto desde ahora. El buzón está en los ajustes.</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>Guardar</translation>
  </message>
 </context>
 <context>
  <name>SetupState</name>
  <message>
   <source>This is a number. Look the company up, or enter its name.</source>
   <translation>Esto es un número. Busque la empresa o escriba su nombre.</translation>
  </message>
 </context>
 <context>
  <name>ShortcutList</name>
  <message>
   <source>Keyboard shortcuts</source>
   <translation>Atajos de teclado</translation>
  </message>
  <message>
   <source>Open invoices</source>
   <translation>Abrir facturas</translation>
  </message>
  <message>
   <source>Paste files or a picture</source>
   <translation>Pegar archivos o una imagen</translation>
  </message>
  <message>
   <source>Search</source>
   <translation>Buscar</translation>
  </message>
  <message>
   <source>Go anywhere, do anything</source>
   <translation>Ir a cualquier parte, hacer cualquier cosa</translation>
  </message>
  <message>
   <source>Export the list, on the board</source>
   <translation>Exportar la lista, en el tablero</translation>
  </message>
  <message>
   <source>Print, on the statistics</source>
   <translation>Imprimir, en las estadísticas</translation>
  </message>
  <message>
   <source>Board or table, on the board</source>
   <translation>Tablero o tabla, en el tablero</translation>
  </message>
  <message>
   <source>Calendar, in a date field</source>
   <translation>Calendario, en un campo de fecha</translation>
  </message>
  <message>
   <source>Submit the invoice shown</source>
   <translation>Reclamar la factura a la vista</translation>
  </message>
  <message>
   <source>Next and previous invoice to review</source>
   <translation>Factura por comprobar siguiente y anterior</translation>
  </message>
  <message>
   <source>Zoom in, zoom out, fit the page</source>
   <translation>Ampliar la página, ajustarla al ancho o entera</translation>
  </message>
  <message>
   <source>Next and previous control</source>
   <translation>Control siguiente y anterior</translation>
  </message>
  <message>
   <source>Back, or close what is open</source>
   <translation>Atrás, o cerrar lo abierto</translation>
  </message>
  <message>
   <source>Help for what is shown</source>
   <translation>Ayuda sobre lo que se muestra</translation>
  </message>
  <message>
   <source>This list</source>
   <translation>Esta lista</translation>
  </message>
  <message>
   <source>Quit</source>
   <translation>Salir</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Cerrar</translation>
  </message>
 </context>
 <context>
  <name>SignInPage</name>
  <message>
   <source>Waiting for the browser</source>
   <translation>Esperando al navegador</translation>
  </message>
  <message>
   <source>Try again</source>
   <translation>Reintentar</translation>
  </message>
  <message>
   <source>Open the browser again</source>
   <translation>Abrir de nuevo el navegador</translation>
  </message>
  <message>
   <source>Copy the address</source>
   <translation>Copiar la dirección</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Cancelar</translation>
  </message>
  <message>
   <source>The address was copied. Open it in any browser on this computer.</source>
   <translation>La dirección se copió. Ábrala en cualquier navegador de este equipo.</translation>
  </message>
  <message>
   <source>Open the sign-in page yourself</source>
   <translation>Abra usted la página de inicio de sesión</translation>
  </message>
  <message>
   <source>Continue in your browser</source>
   <translation>Continúe en su navegador</translation>
  </message>
  <message>
   <source>Preparing</source>
   <translation>Preparando</translation>
  </message>
  <message>
   <source>A page has opened there. Agree and come back: this window continues by itself.</source>
   <translation>Se abrió una página allí. Acepte y vuelva: esta ventana sigue sola.</translation>
  </message>
  <message>
   <source>The service is starting.</source>
   <translation>El servicio se está preparando.</translation>
  </message>
  <message>
   <source>You are signed in</source>
   <translation>Ha iniciado sesión</translation>
  </message>
  <message>
   <source>Sign in</source>
   <translation>Iniciar sesión</translation>
  </message>
  <message>
   <source>Your browser opens and asks you. Then this window continues by itself.</source>
   <translation>Su navegador se abre y le pregunta. Después esta ventana sigue sola.</translation>
  </message>
  <message>
   <source>Not signed in</source>
   <translation>Sin sesión</translation>
  </message>
  <message>
   <source>Nothing changed. Try again whenever you like.</source>
   <translation>No se cambió nada. Inténtelo de nuevo cuando quiera.</translation>
  </message>
  <message>
   <source>Back</source>
   <translation>Atrás</translation>
  </message>
  <message>
   <source>No browser could be opened. Copy the address and open it yourself.</source>
   <translation>No se pudo abrir ningún navegador. Copie la dirección y ábrala usted.</translation>
  </message>
 </context>
 <context>
  <name>SshForm</name>
  <message>
   <source>Server</source>
   <translation>Servidor</translation>
  </message>
  <message>
   <source>Port</source>
   <translation>Puerto</translation>
  </message>
  <message>
   <source>User name</source>
   <translation>Nombre de usuario</translation>
  </message>
  <message>
   <source>How the app signs in there</source>
   <translation>Cómo se identifica la aplicación allí</translation>
  </message>
  <message>
   <source>With a key of its own</source>
   <translation>Con una clave propia</translation>
  </message>
  <message>
   <source>With a key file</source>
   <translation>Con un archivo de clave</translation>
  </message>
  <message>
   <source>With a password</source>
   <translation>Con una contraseña</translation>
  </message>
  <message>
   <source>Put this line into the file authorized_keys of that user on the server:</source>
   <translation>Ponga esta línea en el archivo authorized_keys de ese usuario en el servidor:</translation>
  </message>
  <message>
   <source>The app’s public key</source>
   <translation>Clave pública de la aplicación</translation>
  </message>
  <message>
   <source>Copy the line</source>
   <translation>Copiar la línea</translation>
  </message>
  <message>
   <source>Key file</source>
   <translation>Archivo de clave</translation>
  </message>
  <message>
   <source>Choose the file</source>
   <translation>Elegir el archivo</translation>
  </message>
  <message>
   <source>Password</source>
   <translation>Contraseña</translation>
  </message>
  <message>
   <source>Stored sealed on this computer.</source>
   <translation>Se guarda sellada en este equipo.</translation>
  </message>
  <message>
   <source>Public address</source>
   <translation>Dirección pública</translation>
  </message>
  <message>
   <source>Where the internet reaches that port. Leave empty if the server says it.</source>
   <translation>Por donde internet llega a ese puerto. Déjelo vacío si el servidor lo dice.</translation>
  </message>
  <message>
   <source>Port on the server</source>
   <translation>Puerto en el servidor</translation>
  </message>
  <message>
   <source>Empty: the server chooses.</source>
   <translation>Vacío: elige el servidor.</translation>
  </message>
  <message>
   <source>Open on the server for</source>
   <translation>Abierto en el servidor para</translation>
  </message>
  <message>
   <source>programs on the server, such as its web server</source>
   <translation>programas del servidor, como su servidor web</translation>
  </message>
  <message>
   <source>everybody, if the server allows it</source>
   <translation>todos, si el servidor lo permite</translation>
  </message>
  <message>
   <source>Passphrase of the key file</source>
   <translation>Frase de contraseña del archivo de clave</translation>
  </message>
  <message>
   <source>Enter the name or address of your server.</source>
   <translation>Hace falta el nombre o la dirección de su servidor.</translation>
  </message>
  <message>
   <source>Enter the user the app signs in as.</source>
   <translation>Hace falta el usuario con el que entra la aplicación.</translation>
  </message>
  <message>
   <source>Choose the file of the private key.</source>
   <translation>Elija el archivo de la clave privada.</translation>
  </message>
  <message>
   <source>Enter the password.</source>
   <translation>Hace falta la contraseña.</translation>
  </message>
  <message>
   <source>A port is a number between 1 and 65535.</source>
   <translation>Un puerto es un número entre 1 y 65535.</translation>
  </message>
  <message>
   <source>This has to be an https address without a path.</source>
   <translation>Tiene que ser una dirección https sin ruta.</translation>
  </message>
  <message>
   <source>Choose a private key</source>
   <translation>Elegir una clave privada</translation>
  </message>
  <message>
   <source>All files (*)</source>
   <translation>Todos los archivos (*)</translation>
  </message>
 </context>
 <context>
  <name>StartingCard</name>
  <message>
   <source>Starting the service on this computer</source>
   <translation>El servicio se inicia en este equipo</translation>
  </message>
  <message>
   <source>Setting up the practice company</source>
   <translation>Se crea la empresa de práctica</translation>
  </message>
  <message>
   <source>Opening the first page</source>
   <translation>Se abre la primera página</translation>
  </message>
  <message>
   <source>Starting practice</source>
   <translation>La práctica se inicia</translation>
  </message>
  <message>
   <source>This computer is being prepared</source>
   <translation>Se está preparando este equipo</translation>
  </message>
  <message>
   <source>done</source>
   <translation>hecho</translation>
  </message>
  <message>
   <source>to do</source>
   <translation>por hacer</translation>
  </message>
  <message>
   <source>in progress</source>
   <translation>en curso</translation>
  </message>
 </context>
 <context>
  <name>StatementSheet</name>
  <message>
   <source>Statement of account</source>
   <translation>Extracto de cuenta</translation>
  </message>
  <message>
   <source>Language</source>
   <translation>Idioma</translation>
  </message>
  <message>
   <source>Your name and address</source>
   <translation>Su nombre y dirección</translation>
  </message>
  <message>
   <source>Account for payment</source>
   <translation>Cuenta en la que pagar</translation>
  </message>
  <message>
   <source>All open invoices as of today, with payments and days late, in each currency; without interest and fixed sums.</source>
   <translation>Todas las facturas pendientes a día de hoy, con lo pagado y los días de retraso, en cada moneda; sin intereses ni indemnizaciones fijas.</translation>
  </message>
  <message>
   <source>Save as PDF…</source>
   <translation>Guardar como PDF…</translation>
  </message>
  <message>
   <source>Print…</source>
   <translation>Imprimir…</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Cancelar</translation>
  </message>
  <message>
   <source>Enter your name: the debtor must see who writes.</source>
   <translation>El deudor tiene que ver quién escribe.</translation>
  </message>
  <message>
   <source>To print and send (*.pdf)</source>
   <translation>Para imprimir y enviar (*.pdf)</translation>
  </message>
 </context>
 <context>
  <name>StatisticsPage</name>
  <message>
   <source>Statistics</source>
   <translation>Estadísticas</translation>
  </message>
  <message>
   <source>Counted from the day of submission.</source>
   <translation>Contado desde el inicio del cobro.</translation>
  </message>
  <message>
   <source>Period</source>
   <translation>Periodo</translation>
  </message>
  <message>
   <source>All time</source>
   <translation>Todo el tiempo</translation>
  </message>
  <message>
   <source>Last month</source>
   <translation>Último mes</translation>
  </message>
  <message>
   <source>Last quarter</source>
   <translation>Último trimestre</translation>
  </message>
  <message>
   <source>Last year</source>
   <translation>Último año</translation>
  </message>
  <message>
   <source>From … until …</source>
   <translation>Desde … hasta …</translation>
  </message>
  <message>
   <source>Export the figures</source>
   <translation>Exportar las cifras</translation>
  </message>
  <message>
   <source>Print the figures</source>
   <translation>Imprimir las cifras</translation>
  </message>
  <message>
   <source>From</source>
   <translation>Desde</translation>
  </message>
  <message>
   <source>Until</source>
   <translation>Hasta</translation>
  </message>
  <message>
   <source>Paid</source>
   <translation>Pagado</translation>
  </message>
  <message>
   <source>Submitted</source>
   <translation>Reclamado</translation>
  </message>
  <message>
   <source>Days to recovery</source>
   <translation>Días hasta el cobro</translation>
  </message>
  <message>
   <source>Success with and without phone</source>
   <translation>Éxito con y sin teléfono</translation>
  </message>
  <message>
   <source>Submitted and paid</source>
   <translation>Reclamado y pagado</translation>
  </message>
  <message>
   <source>Cases</source>
   <translation>Casos</translation>
  </message>
  <message>
   <source>Amount</source>
   <translation>Importe</translation>
  </message>
  <message>
   <source>Invoices</source>
   <translation>Facturas</translation>
  </message>
  <message>
   <source>Success</source>
   <translation>Éxito</translation>
  </message>
  <message>
   <source>Few cases: the difference may be chance.</source>
   <translation>Pocos casos: la diferencia puede ser casualidad.</translation>
  </message>
  <message>
   <source>Money counts as soon as it is paid. An invoice counts as recovered once the bank can no longer take it back.</source>
   <translation>El dinero cuenta en cuanto se paga. Una factura cuenta como cobrada cuando el banco ya no puede retirarlo.</translation>
  </message>
  <message>
   <source>With phone</source>
   <translation>Con teléfono</translation>
  </message>
  <message>
   <source>Without phone</source>
   <translation>Sin teléfono</translation>
  </message>
  <message>
   <source>Recovered</source>
   <translation>Cobrado</translation>
  </message>
  <message>
   <source>No figures yet</source>
   <translation>Aún nada que contar</translation>
  </message>
  <message>
   <source>Figures appear once you submit an invoice.</source>
   <translation>Las cifras aparecen con la primera factura que reclame.</translation>
  </message>
  <message>
   <source>Open an invoice</source>
   <translation>Abrir una factura</translation>
  </message>
  <message>
   <source>{share} of what was submitted</source>
   <translation>{share} de lo reclamado</translation>
  </message>
  <message>
   <source>Invoices recovered: {count} of {all}</source>
   <translation>Facturas: {all}, de ellas cobradas: {count}</translation>
  </message>
  <message numerus="yes">
   <source>Average of %n recovered</source>
   <translation>
    <numerusform>Media de %n cobrada</numerusform>
    <numerusform>Media de %n cobradas</numerusform>
   </translation>
  </message>
  <message>
   <source>not given</source>
   <translation>no indicado</translation>
  </message>
  <message numerus="yes">
   <source>%n in {currency}, {sent} submitted, {paid} paid</source>
   <translation>
    <numerusform>%n en {currency}, {sent} reclamados, {paid} pagados</numerusform>
    <numerusform>%n en {currency}, {sent} reclamados, {paid} pagados</numerusform>
   </translation>
  </message>
  <message>
   <source>The figures above count the invoices in {currency}. Beside them: {others}.</source>
   <translation>Las cifras de arriba cuentan las facturas en {currency}. Además: {others}.</translation>
  </message>
  <message>
   <source>This is before the first day. Choose a later one.</source>
   <translation>Este día es anterior al primero. Elija uno posterior.</translation>
  </message>
  <message>
   <source>Spreadsheet (*.xlsx)</source>
   <translation>Hoja de cálculo (*.xlsx)</translation>
  </message>
  <message>
   <source>Comma-separated values (*.csv)</source>
   <translation>Texto con separadores (*.csv)</translation>
  </message>
  <message>
   <source>This page to print (*.pdf)</source>
   <translation>Esta página para imprimir (*.pdf)</translation>
  </message>
  <message>
   <source>This service counts all creditors of the platform together: these figures are not yours alone. What is owed by age and by month is.</source>
   <translation>Este servicio cuenta juntos a todos los acreedores de la plataforma: estas cifras no son solo suyas. Lo que se debe por antigüedad y por mes sí.</translation>
  </message>
  <message>
   <source>Closed: {count}</source>
   <translation>Cerradas: {count}</translation>
  </message>
 </context>
 <context>
  <name>StepsBand</name>
  <message>
   <source>Add an invoice</source>
   <translation>Añadir una factura</translation>
  </message>
  <message>
   <source>Review and recover it</source>
   <translation>Revisarla y cobrarla</translation>
  </message>
  <message>
   <source>Say what the debtor does</source>
   <translation>Decidir por el deudor</translation>
  </message>
  <message>
   <source>Paid</source>
   <translation>Pagado</translation>
  </message>
  <message>
   <source>done</source>
   <translation>hecho</translation>
  </message>
  <message>
   <source>to do</source>
   <translation>por hacer</translation>
  </message>
  <message>
   <source>Paid in part: open the invoice and decide about the rest.</source>
   <translation>Pagado en parte: abra la factura y decida sobre el resto.</translation>
  </message>
  <message>
   <source>Your first invoice</source>
   <translation>Su primera factura</translation>
  </message>
  <message>
   <source>Recovered. That is the whole journey.</source>
   <translation>Cobrado. Ese es todo el camino.</translation>
  </message>
  <message>
   <source>The money is here, and you are done. To see it count as recovered after two days, press “Next event”.</source>
   <translation>El dinero ha llegado, y ha terminado. Para verlo como cobrado dos días después, pulse «Evento siguiente».</translation>
  </message>
 </context>
 <context>
  <name>TableSheet</name>
  <message>
   <source>Import a spreadsheet of invoices</source>
   <translation>Importar una hoja de facturas</translation>
  </message>
  <message>
   <source>Match each field with its column. The app remembers this for spreadsheets with the same headings.</source>
   <translation>Diga qué contiene cada columna. La aplicación lo recuerda para tablas con los mismos títulos.</translation>
  </message>
  <message>
   <source>The first rows of the file</source>
   <translation>Primeras filas del archivo</translation>
  </message>
  <message>
   <source>Columns of the file</source>
   <translation>Columnas del archivo</translation>
  </message>
  <message>
   <source>Not now</source>
   <translation>Ahora no</translation>
  </message>
  <message>
   <source>Without a column of totals, what is still open is taken as the amount.</source>
   <translation>Sin columna de totales, lo pendiente se toma como importe.</translation>
  </message>
  <message numerus="yes">
   <source>Looking through %n row(s)…</source>
   <translation>
    <numerusform>Revisando %n fila…</numerusform>
    <numerusform>Revisando %n filas…</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n invoice(s) found</source>
   <translation>
    <numerusform>%n factura encontrada</numerusform>
    <numerusform>%n facturas encontradas</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n of them are here already and are left out</source>
   <translation>
    <numerusform>%n de ellas ya está aquí y se omite</numerusform>
    <numerusform>%n de ellas ya están aquí y se omiten</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n of them need completing first</source>
   <translation>
    <numerusform>%n de ellas hay que completarla antes de enviarla</numerusform>
    <numerusform>%n de ellas hay que completarlas antes de enviarlas</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n of them are imported now. The next part follows.</source>
   <translation>
    <numerusform>%n de ellas se importa ahora. Después sigue la parte siguiente.</numerusform>
    <numerusform>%n de ellas se importan ahora. Después sigue la parte siguiente.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n paper(s) get the debtor’s email address from this list.</source>
   <translation>
    <numerusform>%n documento recibe de esta lista el correo del deudor.</numerusform>
    <numerusform>%n documentos reciben de esta lista el correo del deudor.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n document(s) are still being read; then they are compared with this list.</source>
   <translation>
    <numerusform>%n documento se está leyendo todavía; después se compara con esta lista.</numerusform>
    <numerusform>%n documentos se están leyendo todavía; después se comparan con esta lista.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n document(s) are not read yet and not compared with this list.</source>
   <translation>
    <numerusform>%n documento aún no está leído ni comparado con esta lista.</numerusform>
    <numerusform>%n documentos aún no están leídos ni comparados con esta lista.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Import %n invoice(s)</source>
   <translation>
    <numerusform>Importar %n factura</numerusform>
    <numerusform>Importar %n facturas</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Take %n email address(es)</source>
   <translation>
    <numerusform>Tomar %n dirección de correo</numerusform>
    <numerusform>Tomar %n direcciones de correo</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Record %n as paid</source>
   <translation>
    <numerusform>Registrar %n como pagada</numerusform>
    <numerusform>Registrar %n como pagadas</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Deduct {amount} from %n invoice(s)</source>
   <translation>
    <numerusform>Descontar {amount} de %n factura</numerusform>
    <numerusform>Descontar {amount} de %n facturas</numerusform>
   </translation>
  </message>
  <message>
   <source>Row {line}: {what}</source>
   <translation>Fila {line}: {what}</translation>
  </message>
  <message numerus="yes">
   <source>and %n more row(s)</source>
   <translation>
    <numerusform>y %n fila más</numerusform>
    <numerusform>y %n filas más</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>TagDialog</name>
  <message numerus="yes">
   <source>Tags of %n invoice(s)</source>
   <translation>
    <numerusform>Etiquetas de %n factura</numerusform>
    <numerusform>Etiquetas de %n facturas</numerusform>
   </translation>
  </message>
  <message>
   <source>Tags</source>
   <translation>Etiquetas</translation>
  </message>
  <message>
   <source>{tag} · on {used} of {count}</source>
   <translation>{tag} · en {used} de {count}</translation>
  </message>
  <message>
   <source>New tag</source>
   <translation>Etiqueta nueva</translation>
  </message>
  <message>
   <source>Save tags</source>
   <translation>Guardar las etiquetas</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Cancelar</translation>
  </message>
  <message>
   <source>Tags stay on this computer. Search and filters find them.</source>
   <translation>Las etiquetas se quedan en este equipo. La búsqueda y los filtros las encuentran.</translation>
  </message>
 </context>
 <context>
  <name>TaskSheet</name>
  <message>
   <source>Print and post this letter</source>
   <translation>Imprimir y enviar esta carta</translation>
  </message>
  <message>
   <source>Make this call</source>
   <translation>Hacer esta llamada</translation>
  </message>
  <message>
   <source>Someone answered</source>
   <translation>Alguien respondió</translation>
  </message>
  <message>
   <source>They promised to pay</source>
   <translation>Prometieron pagar</translation>
  </message>
  <message>
   <source>I left a message</source>
   <translation>Dejé un mensaje</translation>
  </message>
  <message>
   <source>No answer</source>
   <translation>Nadie respondió</translation>
  </message>
  <message>
   <source>Wrong number</source>
   <translation>El número es incorrecto</translation>
  </message>
  <message>
   <source>Decide later</source>
   <translation>Decidir más tarde</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>Introducir</translation>
  </message>
  <message>
   <source>Debtor</source>
   <translation>Deudor</translation>
  </message>
  <message>
   <source>Invoices</source>
   <translation>Facturas</translation>
  </message>
  <message>
   <source>Outstanding</source>
   <translation>Pendiente</translation>
  </message>
  <message>
   <source>Address</source>
   <translation>Dirección</translation>
  </message>
  <message>
   <source>Number</source>
   <translation>Número</translation>
  </message>
  <message>
   <source>Ask for</source>
   <translation>Preguntar por</translation>
  </message>
  <message>
   <source>Open the letter to print it</source>
   <translation>Abrir la carta para imprimirla</translation>
  </message>
  <message>
   <source>Put every page into the envelope: an enclosed invoice is among them, behind the letter.</source>
   <translation>Meta todas las páginas en el sobre: una factura adjunta ya está entre ellas, detrás de la carta.</translation>
  </message>
  <message>
   <source>What to say</source>
   <translation>Qué decir</translation>
  </message>
  <message>
   <source>Due</source>
   <translation>Pendiente</translation>
  </message>
  <message>
   <source>today</source>
   <translation>hoy</translation>
  </message>
  <message>
   <source>Waiting since</source>
   <translation>Espera desde</translation>
  </message>
  <message>
   <source>I posted it</source>
   <translation>Se ha enviado</translation>
  </message>
  <message>
   <source>I called</source>
   <translation>He llamado</translation>
  </message>
  <message>
   <source>Postpone it</source>
   <translation>Aplazar</translation>
  </message>
  <message>
   <source>Don’t do it</source>
   <translation>No se hará</translation>
  </message>
  <message>
   <source>Outcome</source>
   <translation>Qué resultó</translation>
  </message>
  <message>
   <source>Choose…</source>
   <translation>Elegir…</translation>
  </message>
  <message>
   <source>Day</source>
   <translation>Día</translation>
  </message>
  <message>
   <source>Note</source>
   <translation>Nota</translation>
  </message>
  <message>
   <source>Choose the outcome.</source>
   <translation>Elija el resultado.</translation>
  </message>
  <message>
   <source>Enter the day.</source>
   <translation>Indique el día.</translation>
  </message>
  <message>
   <source>Enter a day from {first} to today.</source>
   <translation>Un día entre el {first} y hoy.</translation>
  </message>
  <message>
   <source>Enter a day after today.</source>
   <translation>Un día después de hoy.</translation>
  </message>
  <message>
   <source>Letter</source>
   <translation>Carta</translation>
  </message>
 </context>
 <context>
  <name>TasksPage</name>
  <message>
   <source>Letters and calls</source>
   <translation>Cartas y llamadas</translation>
  </message>
  <message>
   <source>Letters only</source>
   <translation>Solo cartas</translation>
  </message>
  <message>
   <source>Calls only</source>
   <translation>Solo llamadas</translation>
  </message>
  <message>
   <source>Back to Today</source>
   <translation>Volver a Hoy</translation>
  </message>
  <message>
   <source>Show</source>
   <translation>Mostrar</translation>
  </message>
  <message>
   <source>A letter or call counts, and the plan continues, once you confirm it.</source>
   <translation>Una carta o llamada cuenta, y el plan sigue, cuando usted la confirma.</translation>
  </message>
  <message>
   <source>Nothing of this kind to do.</source>
   <translation>Nada de este tipo espera.</translation>
  </message>
  <message>
   <source>No letters to post, no calls to make</source>
   <translation>Ninguna carta que enviar, ninguna llamada que hacer</translation>
  </message>
  <message>
   <source>What only you can do appears here on its day.</source>
   <translation>Lo que solo usted puede hacer aparece aquí cuando llega su día.</translation>
  </message>
  <message>
   <source>To post: {letters} · to call: {calls}</source>
   <translation>Por enviar: {letters} · por llamar: {calls}</translation>
  </message>
  <message numerus="yes">
   <source>Mark %n letter(s) as posted today</source>
   <translation>
    <numerusform>Marcar %n carta como enviada hoy</numerusform>
    <numerusform>Marcar %n cartas como enviadas hoy</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Print %n letter(s)</source>
   <translation>
    <numerusform>Imprimir %n carta</numerusform>
    <numerusform>Imprimir %n cartas</numerusform>
   </translation>
  </message>
  <message>
   <source>Print together: {what}</source>
   <translation>Imprimir junto: {what}</translation>
  </message>
 </context>
 <context>
  <name>TextsCard</name>
  <message>
   <source>Who to contact</source>
   <translation>A quién se escribe</translation>
  </message>
  <message>
   <source>Name of the debtor</source>
   <translation>Nombre del deudor</translation>
  </message>
  <message>
   <source>Name of your company</source>
   <translation>Nombre de su empresa</translation>
  </message>
  <message>
   <source>Invoice number</source>
   <translation>Número de factura</translation>
  </message>
  <message>
   <source>Invoice date</source>
   <translation>Fecha de la factura</translation>
  </message>
  <message>
   <source>Due date</source>
   <translation>Vencimiento</translation>
  </message>
  <message>
   <source>Days late</source>
   <translation>Retraso</translation>
  </message>
  <message>
   <source>Total claimed</source>
   <translation>Total reclamado</translation>
  </message>
  <message>
   <source>To pay now</source>
   <translation>A pagar ahora</translation>
  </message>
  <message>
   <source>Of which the invoice</source>
   <translation>De ello, la factura</translation>
  </message>
  <message>
   <source>Of which late-payment interest</source>
   <translation>De ello, intereses de demora</translation>
  </message>
  <message>
   <source>Of which the fixed sum for recovery costs</source>
   <translation>De ello, la indemnización fija</translation>
  </message>
  <message>
   <source>Paid</source>
   <translation>Pagado</translation>
  </message>
  <message>
   <source>Outstanding</source>
   <translation>Pendiente</translation>
  </message>
  <message>
   <source>Pay by</source>
   <translation>Pagar a más tardar el</translation>
  </message>
  <message>
   <source>Day of the previous message</source>
   <translation>Día del mensaje anterior</translation>
  </message>
  <message>
   <source>The broken promise</source>
   <translation>La promesa incumplida</translation>
  </message>
  <message>
   <source>Your IBAN</source>
   <translation>Su IBAN</translation>
  </message>
  <message>
   <source>Reference for the transfer</source>
   <translation>Concepto de la transferencia</translation>
  </message>
  <message>
   <source>Address of the debtor’s page</source>
   <translation>Dirección de la página del deudor</translation>
  </message>
  <message>
   <source>The instalments</source>
   <translation>Las cuotas</translation>
  </message>
  <message>
   <source>The settlement amount</source>
   <translation>El importe de la quita</translation>
  </message>
  <message>
   <source>Answer by</source>
   <translation>Responder a más tardar el</translation>
  </message>
  <message>
   <source>Total of the table</source>
   <translation>Total del desglose</translation>
  </message>
  <message>
   <source>Interest and costs asked for</source>
   <translation>Intereses y gastos reclamados</translation>
  </message>
  <message>
   <source>Interest and costs not asked for</source>
   <translation>Intereses y gastos no reclamados</translation>
  </message>
  <message>
   <source>What interest and costs are called</source>
   <translation>Nombre de los intereses y gastos</translation>
  </message>
  <message>
   <source>Day of the calculation</source>
   <translation>Día del cálculo</translation>
  </message>
  <message>
   <source>Day of the formal notice</source>
   <translation>Día del requerimiento formal</translation>
  </message>
  <message>
   <source>Payments received</source>
   <translation>Pagos recibidos</translation>
  </message>
  <message>
   <source>Paid since the last message</source>
   <translation>Pagado desde el último mensaje</translation>
  </message>
  <message>
   <source>Next instalment</source>
   <translation>Próxima cuota</translation>
  </message>
  <message>
   <source>Day of the next instalment</source>
   <translation>Día de la próxima cuota</translation>
  </message>
  <message>
   <source>Law on interest after a notice</source>
   <translation>Ley sobre intereses tras un requerimiento</translation>
  </message>
  <message>
   <source>Disputed amount</source>
   <translation>Importe impugnado</translation>
  </message>
  <message>
   <source>Words of the objection</source>
   <translation>Texto de la objeción</translation>
  </message>
  <message>
   <source>Your answer</source>
   <translation>Su respuesta</translation>
  </message>
  <message>
   <source>Your message with a proposal</source>
   <translation>Su mensaje con una propuesta</translation>
  </message>
  <message>
   <source>Address of your company</source>
   <translation>Dirección de su empresa</translation>
  </message>
  <message>
   <source>Holder of the account</source>
   <translation>Titular de la cuenta</translation>
  </message>
  <message>
   <source>The missed instalment</source>
   <translation>La cuota no pagada</translation>
  </message>
  <message>
   <source>What was delivered</source>
   <translation>Entrega o servicio</translation>
  </message>
  <message>
   <source>interest is asked for</source>
   <translation>se reclaman intereses</translation>
  </message>
  <message>
   <source>interest is not asked for yet</source>
   <translation>aún no se reclaman intereses</translation>
  </message>
  <message>
   <source>part of it is paid</source>
   <translation>una parte está pagada</translation>
  </message>
  <message>
   <source>a part was paid since the last message</source>
   <translation>se pagó una parte desde el último mensaje</translation>
  </message>
  <message>
   <source>something is left to pay</source>
   <translation>queda algo por pagar</translation>
  </message>
  <message>
   <source>everything is paid</source>
   <translation>todo está pagado</translation>
  </message>
  <message>
   <source>the sum has parts</source>
   <translation>la suma tiene partes</translation>
  </message>
  <message>
   <source>there is interest</source>
   <translation>hay intereses</translation>
  </message>
  <message>
   <source>there are several invoices</source>
   <translation>hay varias facturas</translation>
  </message>
  <message>
   <source>the debtor is a private person</source>
   <translation>el deudor es un particular</translation>
  </message>
  <message>
   <source>the contact’s name is known</source>
   <translation>se conoce el nombre del contacto</translation>
  </message>
  <message>
   <source>you write in your own name</source>
   <translation>usted escribe en su propio nombre</translation>
  </message>
  <message>
   <source>it is one day late</source>
   <translation>el retraso es de un día</translation>
  </message>
  <message>
   <source>there was a message before</source>
   <translation>hubo un mensaje anterior</translation>
  </message>
  <message>
   <source>a promise was broken</source>
   <translation>no se cumplió una promesa</translation>
  </message>
  <message>
   <source>the debtor has a page</source>
   <translation>el deudor tiene una página</translation>
  </message>
  <message>
   <source>no further reminder comes</source>
   <translation>no sigue ningún otro recordatorio</translation>
  </message>
  <message>
   <source>a formal notice comes next</source>
   <translation>después sigue un requerimiento formal</translation>
  </message>
  <message>
   <source>a formal notice was sent</source>
   <translation>se envió un requerimiento formal</translation>
  </message>
  <message>
   <source>interest continues to run</source>
   <translation>siguen corriendo intereses</translation>
  </message>
  <message>
   <source>interest begins with the notice</source>
   <translation>los intereses empiezan con el requerimiento</translation>
  </message>
  <message>
   <source>the claim is time-barred</source>
   <translation>la deuda ha prescrito</translation>
  </message>
  <message>
   <source>a smaller sum settles the invoice</source>
   <translation>una suma menor salda la factura</translation>
  </message>
  <message>
   <source>the agreed sum is paid</source>
   <translation>la suma acordada está pagada</translation>
  </message>
  <message>
   <source>another instalment follows</source>
   <translation>sigue otra cuota</translation>
  </message>
  <message>
   <source>only a part is disputed</source>
   <translation>solo se discute una parte</translation>
  </message>
  <message>
   <source>the debtor wrote why</source>
   <translation>el deudor escribió por qué</translation>
  </message>
  <message>
   <source>you wrote an answer</source>
   <translation>usted escribió una respuesta</translation>
  </message>
  <message>
   <source>you wrote a message with the proposal</source>
   <translation>usted escribió un mensaje con la propuesta</translation>
  </message>
  <message>
   <source>French law applies</source>
   <translation>se aplica la ley francesa</translation>
  </message>
  <message>
   <source>Spanish law applies</source>
   <translation>se aplica la ley española</translation>
  </message>
  <message>
   <source>Italian law applies</source>
   <translation>se aplica la ley italiana</translation>
  </message>
  <message>
   <source>Dutch law applies</source>
   <translation>se aplica la ley neerlandesa</translation>
  </message>
  <message>
   <source>Otherwise:</source>
   <translation>Si no:</translation>
  </message>
  <message>
   <source>Not if {condition}:</source>
   <translation>Salvo si {condition}:</translation>
  </message>
  <message>
   <source>Only if {condition}:</source>
   <translation>Solo si {condition}:</translation>
  </message>
  <message>
   <source>Braces such as {{ … }} are not understood here. Insert a value instead.</source>
   <translation>Aquí no se entienden llaves como {{ … }}. Inserte un valor en su lugar.</translation>
  </message>
  <message>
   <source>There is no value with this name: {name}</source>
   <translation>No hay ningún valor con este nombre: {name}</translation>
  </message>
  <message>
   <source>This “]” ends nothing that began before it.</source>
   <translation>Este «]» no cierra nada que empiece antes.</translation>
  </message>
  <message>
   <source>This “[” has no “]” after it.</source>
   <translation>A este «[» no le sigue un «]».</translation>
  </message>
  <message>
   <source>This part has no “]” at its end: {words}</source>
   <translation>A esta parte le falta «]» al final: {words}</translation>
  </message>
  <message>
   <source>There is no condition with these words: {words}. Words of your own go in round brackets.</source>
   <translation>No hay ninguna condición con estas palabras: {words}. Escriba sus propias palabras entre paréntesis.</translation>
  </message>
  <message>
   <source>“Otherwise” stands right behind a part with a condition.</source>
   <translation>«Si no» va justo detrás de una parte con condición.</translation>
  </message>
  <message>
   <source>Texts</source>
   <translation>Textos</translation>
  </message>
  <message>
   <source>Text</source>
   <translation>Texto</translation>
  </message>
  <message>
   <source>Language</source>
   <translation>Idioma</translation>
  </message>
  <message>
   <source>Friendly</source>
   <translation>Amable</translation>
  </message>
  <message>
   <source>Neutral</source>
   <translation>Neutro</translation>
  </message>
  <message>
   <source>Firm</source>
   <translation>Firme</translation>
  </message>
  <message>
   <source>Tone</source>
   <translation>Tono</translation>
  </message>
  <message>
   <source>Each tone has its own words</source>
   <translation>Cada tono tiene su propio texto</translation>
  </message>
  <message>
   <source>Subject</source>
   <translation>Asunto</translation>
  </message>
  <message>
   <source>What is in brackets is filled in for each invoice. A part that begins with “Only if” is left out where that is not so.</source>
   <translation>Lo que está entre corchetes se completa en cada factura. Una parte que empieza por «Solo si» se omite cuando no es así.</translation>
  </message>
  <message>
   <source>In use</source>
   <translation>En uso</translation>
  </message>
  <message>
   <source>Saved like this, these words replace those of the other tones.</source>
   <translation>Si se guarda así, este texto sustituye al de los demás tonos.</translation>
  </message>
  <message>
   <source>Preview</source>
   <translation>Vista previa</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>Conservar este texto</translation>
  </message>
  <message>
   <source>Discard changes</source>
   <translation>Deshacer mis cambios</translation>
  </message>
  <message>
   <source>Saved.</source>
   <translation>Guardado.</translation>
  </message>
  <message>
   <source>Insert a value</source>
   <translation>Insertar un valor</translation>
  </message>
  <message>
   <source>Earlier versions</source>
   <translation>Versiones anteriores</translation>
  </message>
  <message>
   <source>Restore original</source>
   <translation>Restaurar el original</translation>
  </message>
  <message>
   <source>As a debtor sees it, with an invented invoice</source>
   <translation>Como lo lee un deudor, con una factura inventada</translation>
  </message>
  <message>
   <source>Saving</source>
   <translation>Guardando</translation>
  </message>
  <message>
   <source>Restore the original text?</source>
   <translation>¿Restaurar el texto original?</translation>
  </message>
  <message>
   <source>Your text is replaced by the original. You find it again among the earlier versions.</source>
   <translation>El original sustituye su texto. Lo encontrará entre las versiones anteriores.</translation>
  </message>
  <message>
   <source>Part of this text cannot be shown in words: it can be read here, not changed.</source>
   <translation>Una parte de este texto no se puede mostrar con palabras: aquí se lee, pero no se cambia.</translation>
  </message>
  <message>
   <source>No longer in this text: {values}. Put it back if the debtor is to read it.</source>
   <translation>Ya no está en este texto: {values}. Vuelva a ponerlo si el deudor debe leerlo.</translation>
  </message>
  <message>
   <source>This text does not exist in this language: the English one is used.</source>
   <translation>No existe este texto en este idioma: se usa el inglés.</translation>
  </message>
  <message>
   <source>This translation was not reviewed by a lawyer. Read it before you use it.</source>
   <translation>Esta traducción no la revisó un jurista. Léala antes de usarla.</translation>
  </message>
  <message>
   <source>Greeting, payment details and signature are added automatically.</source>
   <translation>Saludo, datos de pago y firma siguen solos.</translation>
  </message>
  <message>
   <source>Nothing changed</source>
   <translation>No se cambió nada</translation>
  </message>
  <message>
   <source>An empty text cannot be sent. Write it, or switch it off.</source>
   <translation>Un texto vacío no se puede enviar. Escríbalo o deje de usarlo.</translation>
  </message>
 </context>
 <context>
  <name>Toast</name>
  <message>
   <source>Undo ({seconds})</source>
   <translation>Deshacer ({seconds})</translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>Deshacer</translation>
  </message>
 </context>
 <context>
  <name>TodayPage</name>
  <message>
   <source>Print and post the letter · since {day}</source>
   <translation>Imprimir y enviar la carta · desde el {day}</translation>
  </message>
  <message>
   <source>Print and post the letter</source>
   <translation>Imprimir y enviar la carta</translation>
  </message>
  <message>
   <source>Call {number} · since {day}</source>
   <translation>Llamar al {number} · desde el {day}</translation>
  </message>
  <message>
   <source>Call {number}</source>
   <translation>Llamar al {number}</translation>
  </message>
  <message>
   <source>Print</source>
   <translation>Imprimir</translation>
  </message>
  <message>
   <source>Call</source>
   <translation>Llamar</translation>
  </message>
  <message>
   <source>Today</source>
   <translation>Hoy</translation>
  </message>
  <message>
   <source>Outstanding</source>
   <translation>Pendiente</translation>
  </message>
  <message>
   <source>Needs you</source>
   <translation>Requiere su atención</translation>
  </message>
  <message>
   <source>All letters and calls</source>
   <translation>Todas las cartas y llamadas</translation>
  </message>
  <message>
   <source>Payments</source>
   <translation>Pagos</translation>
  </message>
  <message>
   <source>What happens next</source>
   <translation>Qué pasa después</translation>
  </message>
  <message>
   <source>Which invoice is unpaid?</source>
   <translation>¿Qué factura está impagada?</translation>
  </message>
  <message>
   <source>Drop its PDF anywhere on this window. You review it before anything is sent.</source>
   <translation>Suelte su PDF en cualquier parte de esta ventana. Comprueba lo leído antes de que se envíe nada.</translation>
  </message>
  <message>
   <source>Open an invoice</source>
   <translation>Abrir una factura</translation>
  </message>
  <message>
   <source>Waiting for you: {count}</source>
   <translation>Asuntos que le esperan: {count}</translation>
  </message>
  <message>
   <source>Paid, at least</source>
   <translation>Pagado, al menos</translation>
  </message>
  <message>
   <source>Paid</source>
   <translation>Pagado</translation>
  </message>
  <message>
   <source>And {count} more on the board</source>
   <translation>Y {count} más en el tablero</translation>
  </message>
  <message>
   <source>You’re all caught up.</source>
   <translation>Todo está al día.</translation>
  </message>
  <message>
   <source>Later today: {what}</source>
   <translation>Hoy, más tarde: {what}</translation>
  </message>
  <message>
   <source>You’re all caught up. Next: {what}</source>
   <translation>Todo está al día. Después: {what}</translation>
  </message>
  <message>
   <source>{count} more to review</source>
   <translation>{count} más por revisar</translation>
  </message>
  <message>
   <source>Review</source>
   <translation>Comprobar</translation>
  </message>
  <message>
   <source>Review and submit it</source>
   <translation>Compruebe lo leído y reclámela</translation>
  </message>
  <message>
   <source>It could not be read: enter it manually, or remove it</source>
   <translation>No se pudo leer: escríbala usted o quítela</translation>
  </message>
  <message>
   <source>Read and approve the first message</source>
   <translation>Leer y aprobar el primer mensaje</translation>
  </message>
  <message>
   <source>Approve the plan</source>
   <translation>Apruebe el plan</translation>
  </message>
  <message>
   <source>Approve</source>
   <translation>Aprobar</translation>
  </message>
  <message>
   <source>Set up the mailbox to send from</source>
   <translation>Indicar el buzón desde el que se envía</translation>
  </message>
  <message>
   <source>Set up</source>
   <translation>Configurar</translation>
  </message>
  <message>
   <source>{provider} no longer lets this app send your mail</source>
   <translation>{provider} ya no permite que esta aplicación envíe su correo</translation>
  </message>
  <message>
   <source>Sign in again</source>
   <translation>Iniciar sesión de nuevo</translation>
  </message>
  <message>
   <source>Your mailbox refuses the sign-in: enter its password again</source>
   <translation>Su buzón rechaza el inicio de sesión: introduzca de nuevo la contraseña</translation>
  </message>
  <message>
   <source>Reconnect</source>
   <translation>Reconectar</translation>
  </message>
  <message>
   <source>Your letter provider refuses the sign-in: enter the key again</source>
   <translation>Su proveedor de cartas rechaza el inicio de sesión: introduzca de nuevo la clave</translation>
  </message>
  <message>
   <source>Since {day}. Recovery goes on, without interest for that half-year. You can enter the rate.</source>
   <translation>Desde el {day}. El cobro sigue, sin intereses por ese semestre. Puede introducir el tipo.</translation>
  </message>
  <message>
   <source>A statutory interest rate has not been entered yet</source>
   <translation>Aún no se ha introducido un tipo de interés legal</translation>
  </message>
  <message>
   <source>Enter</source>
   <translation>Introducir</translation>
  </message>
  <message>
   <source>The service refused what you decided: {why}</source>
   <translation>El servicio ha rechazado su decisión: {why}</translation>
  </message>
  <message>
   <source>Decide</source>
   <translation>Decidir</translation>
  </message>
  <message>
   <source>Your mailbox</source>
   <translation>Su buzón</translation>
  </message>
  <message>
   <source>It cannot be read: debtors’ replies do not arrive here</source>
   <translation>No se deja leer: las respuestas de los deudores no llegan aquí</translation>
  </message>
  <message>
   <source>{name} has written: {words}</source>
   <translation>{name} ha escrito: {words}</translation>
  </message>
  <message>
   <source>Read</source>
   <translation>Leer</translation>
  </message>
  <message>
   <source>Email to the debtor comes back: add another contact.</source>
   <translation>Los correos al deudor vienen devueltos: indique otro contacto.</translation>
  </message>
  <message>
   <source>Email to the debtor comes back: add another contact. Next: {what}</source>
   <translation>Los correos al deudor vienen devueltos: indique otro contacto. Después: {what}</translation>
  </message>
  <message>
   <source>Add a contact</source>
   <translation>Añadir un contacto</translation>
  </message>
  <message>
   <source>Same debtor as for {numbers}?</source>
   <translation>¿El mismo deudor que en {numbers}?</translation>
  </message>
  <message>
   <source>Answer</source>
   <translation>Responder</translation>
  </message>
  <message>
   <source>Formal notice that no lawyer has reviewed: it waits until you read and approve it.</source>
   <translation>Requerimiento formal que ningún abogado ha revisado: espera hasta que usted lo lea y lo apruebe.</translation>
  </message>
  <message>
   <source>The plan ended without payment: decide what comes next</source>
   <translation>El plan terminó sin pago: decida qué sigue</translation>
  </message>
  <message>
   <source>The answer was lost. Did it arrive?</source>
   <translation>La respuesta se perdió. ¿Llegó?</translation>
  </message>
  <message>
   <source>Email came back. Next contact: {what}</source>
   <translation>El correo vino devuelto, siguiente contacto: {what}</translation>
  </message>
  <message>
   <source>Paid in part · {amount} left</source>
   <translation>Pagado en parte · quedan {amount}</translation>
  </message>
  <message numerus="yes">
   <source>%n recovery(s) waiting for this. Nothing is sent before that.</source>
   <translation>
    <numerusform>%n cobro a la espera de esto. No se envía nada antes.</numerusform>
    <numerusform>%n cobros a la espera de esto. No se envía nada antes.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n recovery(s) waiting for this. Their next messages are not sent before that.</source>
   <translation>
    <numerusform>%n cobro a la espera de esto. Sus próximos mensajes no salen antes.</numerusform>
    <numerusform>%n cobros a la espera de esto. Sus próximos mensajes no salen antes.</numerusform>
   </translation>
  </message>
  <message>
   <source>A letter cannot leave: the debtor’s address is incomplete.</source>
   <translation>Una carta no puede salir: la dirección del deudor está incompleta.</translation>
  </message>
  <message>
   <source>Correct the address</source>
   <translation>Corregir la dirección</translation>
  </message>
 </context>
 <context>
  <name>ToolsRow</name>
  <message>
   <source>View</source>
   <translation>Vista</translation>
  </message>
  <message>
   <source>Order</source>
   <translation>Orden</translation>
  </message>
  <message>
   <source>Search</source>
   <translation>Buscar</translation>
  </message>
  <message>
   <source>Clear search</source>
   <translation>Borrar la búsqueda</translation>
  </message>
  <message>
   <source>Clear filters</source>
   <translation>Quitar los filtros</translation>
  </message>
  <message numerus="yes">
   <source>%n invoice(s)</source>
   <translation>
    <numerusform>%n factura</numerusform>
    <numerusform>%n facturas</numerusform>
   </translation>
  </message>
  <message>
   <source>Shown: {count}</source>
   <translation>Mostrados: {count}</translation>
  </message>
 </context>
 <context>
  <name>Tray</name>
  <message>
   <source>Show Recovery Desktop</source>
   <translation>Mostrar Recovery Desktop</translation>
  </message>
  <message>
   <source>Notices</source>
   <translation>Avisos</translation>
  </message>
  <message>
   <source>Quit</source>
   <translation>Salir</translation>
  </message>
  <message>
   <source>Recovery Desktop</source>
   <translation>Recovery Desktop</translation>
  </message>
  <message numerus="yes">
   <source>%n new notice(s)</source>
   <translation>
    <numerusform>%n aviso nuevo</numerusform>
    <numerusform>%n avisos nuevos</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>TunnelCard</name>
  <message>
   <source>How updates arrive</source>
   <translation>Cómo llegan las actualizaciones</translation>
  </message>
  <message>
   <source>Back</source>
   <translation>Atrás</translation>
  </message>
  <message>
   <source>Continue</source>
   <translation>Continuar</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Cerrar</translation>
  </message>
  <message>
   <source>Change the tunnel</source>
   <translation>Cambiar el túnel</translation>
  </message>
  <message>
   <source>Set up a tunnel</source>
   <translation>Configurar un túnel</translation>
  </message>
  <message>
   <source>Step 1 of 3: choose</source>
   <translation>Paso 1 de 3: elegir</translation>
  </message>
  <message>
   <source>Step 2 of 3: enter</source>
   <translation>Paso 2 de 3: introducir</translation>
  </message>
  <message>
   <source>Step 2 of 3: confirm the server</source>
   <translation>Paso 2 de 3: confirmar el servidor</translation>
  </message>
  <message>
   <source>Step 3 of 3: test</source>
   <translation>Paso 3 de 3: comprobar</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Cancelar</translation>
  </message>
  <message>
   <source>Connect</source>
   <translation>Conectar</translation>
  </message>
  <message>
   <source>Same key: connect</source>
   <translation>Es la misma: conectar</translation>
  </message>
  <message>
   <source>Send the test event again</source>
   <translation>Enviar otra vez el evento de prueba</translation>
  </message>
  <message>
   <source>Waiting</source>
   <translation>En espera</translation>
  </message>
  <message>
   <source>No tunnel</source>
   <translation>Sin túnel</translation>
  </message>
  <message>
   <source>The app checks the service regularly. Nothing to set up; updates arrive a little later.</source>
   <translation>La aplicación consulta el servicio con regularidad. Nada que configurar; las actualizaciones llegan algo más tarde.</translation>
  </message>
  <message>
   <source>An SSH server</source>
   <translation>Un servidor SSH</translation>
  </message>
  <message>
   <source>Your own server, or any that forwards a port. The app keeps the tunnel open.</source>
   <translation>Su propio servidor, o cualquiera que reenvíe un puerto. La aplicación mantiene abierto el túnel.</translation>
  </message>
  <message>
   <source>Another tunnel</source>
   <translation>Otro túnel</translation>
  </message>
  <message>
   <source>You run it yourself and paste its public address here.</source>
   <translation>Lo gestiona usted y pega aquí su dirección pública.</translation>
  </message>
  <message>
   <source>Copy</source>
   <translation>Copiar</translation>
  </message>
  <message>
   <source>Copy the address on this computer</source>
   <translation>Copiar la dirección en este equipo</translation>
  </message>
  <message>
   <source>Public address</source>
   <translation>Dirección pública</translation>
  </message>
  <message>
   <source>Where the internet reaches the tunnel, without a path.</source>
   <translation>Por donde internet llega al túnel, sin ruta.</translation>
  </message>
  <message>
   <source>Let your tunnel lead to {address} on this computer.</source>
   <translation>Haga que su túnel lleve a {address} en este equipo.</translation>
  </message>
  <message>
   <source>This has to be an https address without a path.</source>
   <translation>Tiene que ser una dirección https sin ruta.</translation>
  </message>
  <message>
   <source>This is the server’s key. Is it the one its operator gave you?</source>
   <translation>Esta es la clave del servidor. ¿Es la que le indica su operador?</translation>
  </message>
  <message>
   <source>Fingerprint of the server’s key</source>
   <translation>Huella de la clave del servidor</translation>
  </message>
  <message>
   <source>The app remembers it. If the server shows another key later, the app will not connect.</source>
   <translation>La aplicación la recuerda. Si el servidor muestra otra más tarde, no se conecta.</translation>
  </message>
  <message>
   <source>A test event arrived from outside. Updates now arrive instantly.</source>
   <translation>Llegó un evento de prueba desde fuera. Las actualizaciones llegan al momento desde ahora.</translation>
  </message>
  <message>
   <source>The service is asked for a test event. It must arrive here.</source>
   <translation>Se pide al servicio un evento de prueba. Tiene que llegar aquí.</translation>
  </message>
  <message>
   <source>The tunnel is open, but no test event arrived yet.</source>
   <translation>El túnel está abierto, pero aún no llegó ningún evento de prueba.</translation>
  </message>
 </context>
 <context>
  <name>ViewMenu</name>
  <message>
   <source>No saved views</source>
   <translation>Aún no hay vistas guardadas</translation>
  </message>
  <message>
   <source>Save this view…</source>
   <translation>Guardar esta vista…</translation>
  </message>
  <message>
   <source>Rename “{name}”…</source>
   <translation>Renombrar «{name}»…</translation>
  </message>
  <message>
   <source>Delete “{name}”</source>
   <translation>Borrar «{name}»</translation>
  </message>
  <message>
   <source>Columns</source>
   <translation>Columnas</translation>
  </message>
  <message>
   <source>Enter a name.</source>
   <translation>Una vista necesita un nombre.</translation>
  </message>
  <message>
   <source>Save this view</source>
   <translation>Guardar esta vista</translation>
  </message>
  <message>
   <source>Another view has this name, or the name is missing.</source>
   <translation>Otra vista tiene este nombre, o no se dio ninguno.</translation>
  </message>
  <message>
   <source>Rename the view</source>
   <translation>Renombrar la vista</translation>
  </message>
 </context>
 <context>
  <name>WarningsCard</name>
  <message>
   <source>More arrived than was owed. Pay back the excess, or agree with the debtor what it is for.</source>
   <translation>Ha llegado más de lo debido. Devuelva el exceso o acuerde con el deudor a qué corresponde.</translation>
  </message>
  <message>
   <source>The statutory rate of a half-year is missing: no interest is claimed for it until it is entered under Settings → Recoveries → Statutory rates.</source>
   <translation>Falta el tipo legal de un semestre: no se reclaman intereses por él hasta que se introduzca en Ajustes → Cobros → Tipos legales.</translation>
  </message>
  <message>
   <source>The agreed rate is above what the law is known to allow. Only the lower rate is claimed.</source>
   <translation>El tipo pactado supera lo que, según sabemos, permite la ley. Solo se reclama el tipo inferior.</translation>
  </message>
  <message>
   <source>Interest is claimed once the term of a formal notice is over. What the law may add besides is not verified and not claimed.</source>
   <translation>Los intereses se reclaman una vez vencido el plazo de un requerimiento formal. Lo demás que la ley pueda añadir no está verificado y no se reclama.</translation>
  </message>
  <message>
   <source>No statutory interest is known for this debtor: none is claimed. A rate agreed in the contract is.</source>
   <translation>No se conoce ningún interés legal para este deudor: no se reclama ninguno. Un tipo pactado en el contrato, sí.</translation>
  </message>
  <message>
   <source>The fixed sum that the law adds is not verified here: it is not claimed.</source>
   <translation>La indemnización fija que añade la ley no está verificada aquí: no se reclama.</translation>
  </message>
  <message>
   <source>The formal notice gives 30 days and names three enclosures: the information sheet and the reply form (Annex 1 of the Pre-Action Protocol for Debt Claims) and a financial statement form (Annex 2). Print them and put them in the envelope.</source>
   <translation>El requerimiento formal da 30 días y menciona tres adjuntos: la hoja informativa y el formulario de respuesta (anexo 1 del Pre-Action Protocol for Debt Claims) y un formulario de situación financiera (anexo 2). Imprímalos y póngalos en el sobre.</translation>
  </message>
  <message>
   <source>The agreed interest rate could not be read. The statutory rate is used instead.</source>
   <translation>No se ha podido leer el tipo de interés pactado. Se aplica el tipo legal.</translation>
  </message>
  <message>
   <source>The requested tone does not exist. Your recovery plan is used as it is.</source>
   <translation>El tono solicitado no existe. Su plan de cobro se aplica tal como está.</translation>
  </message>
  <message>
   <source>What to ask for could not be read. Your setting for all debtors applies.</source>
   <translation>No se pudo leer qué se debía pedir. Vale lo que fijó para todos los deudores.</translation>
  </message>
  <message>
   <source>An identification number of the debtor may contain a mistake.</source>
   <translation>Un número de identificación del deudor puede contener un error.</translation>
  </message>
  <message>
   <source>The net amount, the tax and the total of the invoice do not add up.</source>
   <translation>El importe neto, el impuesto y el total de la factura no cuadran.</translation>
  </message>
  <message>
   <source>The due date of the invoice is earlier than its date.</source>
   <translation>El vencimiento de la factura es anterior a su fecha.</translation>
  </message>
  <message>
   <source>When it was submitted, the invoice was dated in the future.</source>
   <translation>Al iniciarse el cobro, la factura tenía una fecha futura.</translation>
  </message>
  <message>
   <source>The invoice document is not attached: the service no longer had it.</source>
   <translation>El documento de la factura no está adjunto: el servicio ya no lo tenía.</translation>
  </message>
  <message>
   <source>This invoice had been submitted before; it was submitted anyway.</source>
   <translation>Esta factura ya se había reclamado; aun así, se reclamó de nuevo.</translation>
  </message>
  <message>
   <source>When it was submitted, this invoice was not due yet.</source>
   <translation>Al iniciarse el cobro, esta factura aún no había vencido.</translation>
  </message>
  <message>
   <source>This claim was already time-barred; it was submitted anyway.</source>
   <translation>Este crédito ya había prescrito; aun así, se reclamó.</translation>
  </message>
  <message>
   <source>The debtor’s SIREN or SIRET may contain a mistake.</source>
   <translation>El SIREN o SIRET del deudor puede contener un error.</translation>
  </message>
  <message>
   <source>The debtor’s VAT number may contain a mistake.</source>
   <translation>El NIF-IVA del deudor puede contener un error.</translation>
  </message>
  <message>
   <source>{amount} more than was owed arrived. Pay it back, or agree with the debtor what it is for.</source>
   <translation>Han llegado {amount} más de lo debido. Devuélvalos o acuerde con el deudor a qué corresponden.</translation>
  </message>
  <message>
   <source>The statutory rate is missing from {day} on: no interest is claimed for the days since then until it is entered under Settings → Recoveries → Statutory rates.</source>
   <translation>Falta el tipo legal a partir del {day}: no se reclaman intereses por los días desde entonces hasta que se introduzca en Ajustes → Cobros → Tipos legales.</translation>
  </message>
  <message>
   <source>The service notes: “{message}”</source>
   <translation>El servicio indica: «{message}»</translation>
  </message>
  <message>
   <source>Note</source>
   <translation>Tenga en cuenta</translation>
  </message>
  <message>
   <source>Enter the rate</source>
   <translation>Introducir el tipo</translation>
  </message>
  <message>
   <source>Open the protocol</source>
   <translation>Abrir el protocolo</translation>
  </message>
 </context>
 <context>
  <name>WatchedCard</name>
  <message>
   <source>Watched folder</source>
   <translation>Carpeta vigilada</translation>
  </message>
  <message>
   <source>New invoices in this folder are added while the app is open, for you to review. Spreadsheets and bank statements stay there for you to drop.</source>
   <translation>Las facturas nuevas de esta carpeta se toman mientras la aplicación está abierta y esperan su revisión. Las tablas y los extractos bancarios que haya en ella los arrastra usted.</translation>
  </message>
  <message>
   <source>Choose a folder to watch</source>
   <translation>Elegir una carpeta que vigilar</translation>
  </message>
  <message>
   <source>Stop watching</source>
   <translation>Dejar de vigilar</translation>
  </message>
 </context>
 <context>
  <name>WelcomePage</name>
  <message>
   <source>Get your unpaid invoices paid</source>
   <translation>Cobre sus facturas impagadas</translation>
  </message>
  <message>
   <source>Drop an invoice, review it, follow it until the money arrives. How do you want to start?</source>
   <translation>Suelte una factura, compruebe lo leído, sígala hasta que llegue el dinero. ¿Cómo empieza?</translation>
  </message>
  <message>
   <source>Practice</source>
   <translation>Práctica</translation>
  </message>
  <message>
   <source>Try everything with invented debtors. Nothing leaves this computer.</source>
   <translation>Pruébelo todo con deudores de juego. Nada sale de este equipo.</translation>
  </message>
  <message>
   <source>Start practising</source>
   <translation>Empezar a practicar</translation>
  </message>
  <message>
   <source>This computer</source>
   <translation>Este equipo</translation>
  </message>
  <message>
   <source>Reminders are sent from your mailbox, and you print the letters. No account needed.</source>
   <translation>Los recordatorios salen de su buzón y usted imprime las cartas. Sin crear una cuenta.</translation>
  </message>
  <message>
   <source>Use this computer</source>
   <translation>Usar este equipo</translation>
  </message>
  <message>
   <source>Recovery service</source>
   <translation>Servicio de cobro</translation>
  </message>
  <message>
   <source>A service recovers for you: it writes, calls, and pays out to your account.</source>
   <translation>Un servicio cobra por usted: escribe, llama y paga en su cuenta.</translation>
  </message>
  <message>
   <source>Connect to a service</source>
   <translation>Conectar con un servicio</translation>
  </message>
  <message>
   <source>Open a connection file</source>
   <translation>Abrir un archivo de conexión</translation>
  </message>
  <message>
   <source>A recovery service that works with this app gives you a connection file, a link or an address. Without one, use this computer: it needs no account.</source>
   <translation>Un servicio de cobro compatible le da un archivo de conexión, un enlace o una dirección. Sin él, use este equipo: no necesita cuenta.</translation>
  </message>
  <message>
   <source>Address or link</source>
   <translation>Dirección o enlace</translation>
  </message>
  <message>
   <source>Client id</source>
   <translation>Id. de cliente</translation>
  </message>
  <message>
   <source>Only if the service gave you one.</source>
   <translation>Solo si el servicio le dio uno.</translation>
  </message>
  <message>
   <source>Client secret</source>
   <translation>Secreto de cliente</translation>
  </message>
  <message>
   <source>Stored in the password store of this computer.</source>
   <translation>Se guarda en el almacén de contraseñas de este equipo.</translation>
  </message>
  <message>
   <source>More</source>
   <translation>Más</translation>
  </message>
  <message>
   <source>Connect</source>
   <translation>Conectar</translation>
  </message>
  <message>
   <source>This takes a few seconds.</source>
   <translation>Tarda unos segundos.</translation>
  </message>
  <message>
   <source>Practice stays as it is, and you can go back to it. How do you want to start for real?</source>
   <translation>La práctica queda como está y puede volver a ella. ¿Cómo quiere empezar de verdad?</translation>
  </message>
  <message>
   <source>The service gives you this address.</source>
   <translation>El servicio le da esta dirección.</translation>
  </message>
  <message>
   <source>The address must begin with https://</source>
   <translation>La dirección debe empezar por https://</translation>
  </message>
  <message>
   <source>Connection files (*.json)</source>
   <translation>Archivos de conexión (*.json)</translation>
  </message>
  <message>
   <source>Back to Practice</source>
   <translation>Volver a la práctica</translation>
  </message>
  <message>
   <source>This is not a connection file. Choose the one that the service gave you.</source>
   <translation>Esto no es un archivo de conexión. Elija el que le dio el servicio.</translation>
  </message>
 </context>
 <context>
  <name>WhoseInvoiceCard</name>
  <message>
   <source>Is this your invoice?</source>
   <translation>¿Es su factura?</translation>
  </message>
  <message>
   <source>Reminders name your company and your account, and this invoice is attached. The debtor should not see two different accounts.</source>
   <translation>Los recordatorios nombran su empresa y su cuenta, y esta factura va adjunta. El deudor no debe ver dos cuentas distintas.</translation>
  </message>
  <message>
   <source>No: remove it</source>
   <translation>No: quitarla</translation>
  </message>
  <message>
   <source>Yes, it is ours</source>
   <translation>Sí, es nuestra</translation>
  </message>
  <message>
   <source>Yes: add this account</source>
   <translation>Sí: añadir esta cuenta</translation>
  </message>
  <message>
   <source>It becomes one of your accounts: messages about invoices that name it will name it too. Settings → Accounts has all of them.</source>
   <translation>La cuenta pasa a ser una de las suyas, y los mensajes sobre facturas que la indican también la indican. En Ajustes → Cuentas están todas.</translation>
  </message>
  <message>
   <source>It names {company}.</source>
   <translation>Nombra a {company}.</translation>
  </message>
  <message>
   <source>Saving</source>
   <translation>Guardando</translation>
  </message>
 </context>
 <context>
  <name>Window</name>
  <message>
   <source>Recovery Desktop</source>
   <translation>Recovery Desktop</translation>
  </message>
  <message>
   <source>Drop invoices here</source>
   <translation>Suelte las facturas aquí</translation>
  </message>
 </context>
 <context>
  <name>WithdrawDialog</name>
  <message>
   <source>Remove the insolvency note?</source>
   <translation>¿Quitar la nota de insolvencia?</translation>
  </message>
  <message>
   <source>Resume recovery</source>
   <translation>Reanudar el cobro</translation>
  </message>
  <message>
   <source>Change nothing</source>
   <translation>Dejarlo así</translation>
  </message>
  <message>
   <source>Do this if it was a mistake, or if the procedure ended without affecting your claim. Recovery resumes for everything this debtor owes you, and contacts begin again.</source>
   <translation>Indíquelo si fue un error o si el procedimiento terminó sin afectar a su crédito. El cobro continúa para todo lo que este deudor le debe y los contactos empiezan de nuevo.</translation>
  </message>
 </context>
 <context>
  <name>WorkIndicator</name>
  <message>
   <source>Working…</source>
   <translation>En curso…</translation>
  </message>
  <message>
   <source>Stop</source>
   <translation>Detener</translation>
  </message>
  <message>
   <source>Stop what takes so long; nothing you typed is lost.</source>
   <translation>Abandonar lo que tarda; no se pierde nada de lo escrito.</translation>
  </message>
 </context>
 <context>
  <name>_Entry</name>
  <message>
   <source>Read</source>
   <translation>Leer</translation>
  </message>
  <message>
   <source>Read: {what}</source>
   <translation>Leer: {what}</translation>
  </message>
  <message>
   <source>Take back…</source>
   <translation>Retirar…</translation>
  </message>
  <message>
   <source>Take back: {what}</source>
   <translation>Retirar: {what}</translation>
  </message>
 </context>
 <context>
  <name>_Picture</name>
  <message>
   <source>Picture of the document</source>
   <translation>Imagen del documento</translation>
  </message>
 </context>
 <context>
  <name>appraisal</name>
  <message>
   <source>{debtor} is known from {numbers}, submitted on {day}.</source>
   <translation>{debtor} se conoce por {numbers}, reclamada el {day}.</translation>
  </message>
  <message>
   <source>You submitted {name} on {day}.</source>
   <translation>Reclamó {name} el {day}.</translation>
  </message>
  <message>
   <source>You submitted this file, {name}, on {day}.</source>
   <translation>Reclamó este archivo, {name}, el {day}.</translation>
  </message>
  <message>
   <source>The same file, {name}, has been in the list since {day}.</source>
   <translation>El mismo archivo, {name}, ya está en la lista desde el {day}.</translation>
  </message>
  <message>
   <source>You submitted {name} on {day}, to {debtor}.</source>
   <translation>Reclamó {name} el {day}, a {debtor}.</translation>
  </message>
  <message>
   <source>It was cancelled: if it is owed, submit it again.</source>
   <translation>Se canceló: si se debe, reclámela de nuevo.</translation>
  </message>
 </context>
 <context>
  <name>board</name>
  <message>
   <source>Not due yet</source>
   <translation>Aún no vencida</translation>
  </message>
  <message>
   <source>1–30 days late</source>
   <translation>1–30 días de retraso</translation>
  </message>
  <message>
   <source>31–60 days late</source>
   <translation>31–60 días de retraso</translation>
  </message>
  <message>
   <source>61–90 days late</source>
   <translation>61–90 días de retraso</translation>
  </message>
  <message>
   <source>Over 90 days late</source>
   <translation>Más de 90 días de retraso</translation>
  </message>
  <message>
   <source>Due date unknown</source>
   <translation>Vencimiento desconocido</translation>
  </message>
  <message>
   <source>Not due</source>
   <translation>No vencidas</translation>
  </message>
  <message>
   <source>1–30 days</source>
   <translation>1–30 días</translation>
  </message>
  <message>
   <source>31–60 days</source>
   <translation>31–60 días</translation>
  </message>
  <message>
   <source>61–90 days</source>
   <translation>61–90 días</translation>
  </message>
  <message>
   <source>Over 90 days</source>
   <translation>Más de 90 días</translation>
  </message>
  <message>
   <source>No due date</source>
   <translation>Sin vencimiento</translation>
  </message>
  <message>
   <source>Invoices</source>
   <translation>Facturas</translation>
  </message>
  <message>
   <source>Export the list</source>
   <translation>Exportar la lista</translation>
  </message>
  <message>
   <source>Spreadsheet (*.xlsx)</source>
   <translation>Hoja de cálculo (*.xlsx)</translation>
  </message>
  <message>
   <source>Comma-separated values (*.csv)</source>
   <translation>Texto con separadores (*.csv)</translation>
  </message>
  <message>
   <source>Remove the filter: {name}</source>
   <translation>Quitar el filtro: {name}</translation>
  </message>
  <message>
   <source>Debtors</source>
   <translation>Deudores</translation>
  </message>
  <message>
   <source>Name</source>
   <translation>Nombre</translation>
  </message>
  <message>
   <source>Search debtors</source>
   <translation>Buscar deudores</translation>
  </message>
  <message>
   <source>At least</source>
   <translation>Como mínimo</translation>
  </message>
  <message>
   <source>At most</source>
   <translation>Como máximo</translation>
  </message>
  <message>
   <source>Use</source>
   <translation>Usar</translation>
  </message>
  <message>
   <source>This is less than the lower amount.</source>
   <translation>Esto es menos que el importe menor.</translation>
  </message>
  <message>
   <source>At any time</source>
   <translation>En cualquier momento</translation>
  </message>
  <message>
   <source>Invoice</source>
   <translation>Factura</translation>
  </message>
  <message>
   <source>Debtor</source>
   <translation>Deudor</translation>
  </message>
  <message>
   <source>Status</source>
   <translation>Estado</translation>
  </message>
  <message>
   <source>Amount</source>
   <translation>Importe</translation>
  </message>
  <message>
   <source>Remaining</source>
   <translation>Resto</translation>
  </message>
  <message>
   <source>Due date</source>
   <translation>Vencimiento</translation>
  </message>
  <message>
   <source>Days late</source>
   <translation>Retraso</translation>
  </message>
  <message>
   <source>Next</source>
   <translation>Siguiente</translation>
  </message>
  <message>
   <source>Tags</source>
   <translation>Etiquetas</translation>
  </message>
  <message>
   <source>Updated</source>
   <translation>Actualizado</translation>
  </message>
  <message>
   <source>Newest first</source>
   <translation>Más recientes primero</translation>
  </message>
  <message>
   <source>Oldest first</source>
   <translation>Más antiguos primero</translation>
  </message>
  <message>
   <source>Largest amount first</source>
   <translation>Mayor importe primero</translation>
  </message>
  <message>
   <source>Largest remainder first</source>
   <translation>Mayor resto primero</translation>
  </message>
  <message>
   <source>Longest overdue first</source>
   <translation>Mayor retraso primero</translation>
  </message>
  <message>
   <source>Next action first</source>
   <translation>Lo que pasa antes primero</translation>
  </message>
  <message>
   <source>Debtors from A to Z</source>
   <translation>Deudores de la A a la Z</translation>
  </message>
  <message>
   <source>Invoices by number</source>
   <translation>Facturas por número</translation>
  </message>
  <message>
   <source>Last updated first</source>
   <translation>Últimos actualizados primero</translation>
  </message>
  <message>
   <source>{column}, downwards</source>
   <translation>{column}, descendente</translation>
  </message>
  <message>
   <source>{column}, upwards</source>
   <translation>{column}, ascendente</translation>
  </message>
  <message>
   <source>{least} to {most}</source>
   <translation>de {least} a {most}</translation>
  </message>
  <message>
   <source>from {least}</source>
   <translation>desde {least}</translation>
  </message>
  <message>
   <source>up to {most}</source>
   <translation>hasta {most}</translation>
  </message>
  <message>
   <source>today or missed</source>
   <translation>hoy o vencida</translation>
  </message>
  <message numerus="yes">
   <source>within %n day(s)</source>
   <translation>
    <numerusform>en %n día</numerusform>
    <numerusform>en %n días</numerusform>
   </translation>
  </message>
  <message>
   <source>Age</source>
   <translation>Antigüedad</translation>
  </message>
  <message>
   <source>Answer due</source>
   <translation>Su respuesta</translation>
  </message>
  <message>
   <source>Tag</source>
   <translation>Etiqueta</translation>
  </message>
  <message>
   <source>Email</source>
   <translation>Correo</translation>
  </message>
  <message>
   <source>Next on</source>
   <translation>Próxima fecha</translation>
  </message>
  <message>
   <source>Currency</source>
   <translation>Moneda</translation>
  </message>
  <message>
   <source>{count} already being recorded or cancelled</source>
   <translation>{count} que ya se registran o cancelan</translation>
  </message>
  <message>
   <source>{count} with nothing left to pay</source>
   <translation>{count} sin nada pendiente de pago</translation>
  </message>
  <message>
   <source>{count} recovered</source>
   <translation>{count} cobrados</translation>
  </message>
  <message>
   <source>{count} already cancelled</source>
   <translation>{count} ya cancelados</translation>
  </message>
  <message>
   <source>{count} already being changed</source>
   <translation>{count} que ya se están modificando</translation>
  </message>
  <message>
   <source>{count} with nothing to pause</source>
   <translation>{count} sin nada que pausar</translation>
  </message>
  <message>
   <source>{count} already being cancelled</source>
   <translation>{count} ya se están cancelando</translation>
  </message>
  <message>
   <source>{count} with a payment (decide on the invoice’s page)</source>
   <translation>{count} con un pago: decida en su propia página</translation>
  </message>
  <message>
   <source>{count} with the status “{status}”</source>
   <translation>{count} con el estado «{status}»</translation>
  </message>
 </context>
 <context>
  <name>bookings</name>
  <message>
   <source>Bank account</source>
   <translation>Cuenta bancaria</translation>
  </message>
  <message>
   <source>Customers</source>
   <translation>Clientes</translation>
  </message>
  <message>
   <source>Losses on receivables</source>
   <translation>Pérdidas de créditos</translation>
  </message>
  <message>
   <source>Default interest</source>
   <translation>Intereses de demora</translation>
  </message>
  <message>
   <source>Fixed compensation</source>
   <translation>Indemnización fija</translation>
  </message>
  <message>
   <source>Export for your books</source>
   <translation>Exportar para la contabilidad</translation>
  </message>
  <message>
   <source>What was paid, written off and charged. The invoices themselves are already in your books.</source>
   <translation>Lo pagado, las renuncias y lo cargado; las facturas ya están en su contabilidad.</translation>
  </message>
  <message>
   <source>From</source>
   <translation>Desde</translation>
  </message>
  <message>
   <source>Until</source>
   <translation>Hasta</translation>
  </message>
  <message>
   <source>Format</source>
   <translation>Formato</translation>
  </message>
  <message>
   <source>List (XLSX or CSV)</source>
   <translation>Lista (XLSX o CSV)</translation>
  </message>
  <message>
   <source>DATEV batch</source>
   <translation>Lote de asientos DATEV</translation>
  </message>
  <message>
   <source>FEC entries</source>
   <translation>Asientos FEC</translation>
  </message>
  <message>
   <source>DATEV consultant number</source>
   <translation>Número de asesor DATEV</translation>
  </message>
  <message>
   <source>DATEV client number</source>
   <translation>Número de cliente DATEV</translation>
  </message>
  <message>
   <source>Financial year begins</source>
   <translation>Inicio del ejercicio</translation>
  </message>
  <message>
   <source>Ask your tax adviser for the accounts. This format takes only amounts in euros.</source>
   <translation>Pregunte las cuentas a su asesor fiscal. En este formato solo entran importes en euros.</translation>
  </message>
  <message>
   <source>Exported so far: up to {day}.</source>
   <translation>Exportado hasta ahora: hasta el {day}.</translation>
  </message>
  <message>
   <source>Not now</source>
   <translation>Ahora no</translation>
  </message>
  <message>
   <source>Export</source>
   <translation>Exportar</translation>
  </message>
  <message>
   <source>Enter the first and the last day.</source>
   <translation>Indique el primer y el último día.</translation>
  </message>
  <message>
   <source>The first day is after the last one.</source>
   <translation>El primer día es posterior al último.</translation>
  </message>
  <message>
   <source>Enter each account as a number.</source>
   <translation>Indique cada cuenta como número.</translation>
  </message>
  <message>
   <source>An account of a FEC has three digits or more.</source>
   <translation>Una cuenta de un FEC tiene tres dígitos o más.</translation>
  </message>
  <message>
   <source>DATEV accounts all have the same number of digits, 4 to 8; that of the customers may have one more.</source>
   <translation>Las cuentas DATEV tienen todas el mismo número de dígitos, de 4 a 8; la de los clientes puede tener uno más.</translation>
  </message>
  <message>
   <source>Enter the consultant number and the client number; your tax adviser knows both.</source>
   <translation>Indique el número de asesor y el de cliente; su asesor fiscal conoce ambos.</translation>
  </message>
  <message>
   <source>A DATEV batch covers one year at most: choose days of the same year.</source>
   <translation>Un lote DATEV abarca un año como máximo: elija días del mismo año.</translation>
  </message>
  <message>
   <source>These days are not within the financial year: enter its first day.</source>
   <translation>Estos días no están dentro del ejercicio: indique su primer día.</translation>
  </message>
  <message>
   <source>Entries</source>
   <translation>Asientos</translation>
  </message>
  <message>
   <source>File</source>
   <translation>Archivo</translation>
  </message>
  <message>
   <source>Payment</source>
   <translation>Pago</translation>
  </message>
  <message>
   <source>Written off</source>
   <translation>Renuncia</translation>
  </message>
  <message>
   <source>Interest</source>
   <translation>Intereses</translation>
  </message>
  <message>
   <source>Date</source>
   <translation>Fecha</translation>
  </message>
  <message>
   <source>Type</source>
   <translation>Tipo</translation>
  </message>
  <message>
   <source>Invoice number</source>
   <translation>Número de factura</translation>
  </message>
  <message>
   <source>Debtor</source>
   <translation>Deudor</translation>
  </message>
  <message>
   <source>Amount</source>
   <translation>Importe</translation>
  </message>
  <message>
   <source>Currency</source>
   <translation>Moneda</translation>
  </message>
  <message>
   <source>Reference</source>
   <translation>Referencia</translation>
  </message>
  <message>
   <source>Invoice date</source>
   <translation>Fecha de la factura</translation>
  </message>
  <message>
   <source>Invoice net</source>
   <translation>Factura sin IVA</translation>
  </message>
  <message>
   <source>Invoice tax</source>
   <translation>IVA de la factura</translation>
  </message>
  <message>
   <source>Invoice total</source>
   <translation>Factura con IVA</translation>
  </message>
 </context>
 <context>
  <name>cancelling</name>
  <message>
   <source>The debtor paid me directly</source>
   <translation>El deudor me pagó directamente</translation>
  </message>
  <message>
   <source>The debtor is told that everything is paid.</source>
   <translation>Se dice al deudor que todo está saldado.</translation>
  </message>
  <message>
   <source>The debtor is right</source>
   <translation>El deudor tiene razón</translation>
  </message>
  <message>
   <source>You give up the whole claim.</source>
   <translation>Usted renuncia a toda la deuda.</translation>
  </message>
  <message>
   <source>I no longer want to pursue it</source>
   <translation>Ya no quiero reclamarlo</translation>
  </message>
  <message>
   <source>Contacts stop. You may still claim it yourself.</source>
   <translation>Los contactos cesan. Aún puede reclamarlo usted.</translation>
  </message>
  <message>
   <source>It was submitted by mistake</source>
   <translation>Se reclamó por error</translation>
  </message>
  <message>
   <source>Contacts stop. You can submit it again, corrected.</source>
   <translation>Los contactos cesan. Puede reclamarla de nuevo, corregida.</translation>
  </message>
 </context>
 <context>
  <name>checks</name>
  <message>
   <source>A SIREN or SIRET has digits only.</source>
   <translation>Un SIREN o SIRET solo contiene cifras.</translation>
  </message>
  <message>
   <source>A SIREN has 9 digits, a SIRET 14; this has {count}.</source>
   <translation>Un SIREN tiene 9 cifras y un SIRET 14; este tiene {count}.</translation>
  </message>
  <message>
   <source>The check digit does not match. Check the number.</source>
   <translation>El dígito de control no encaja. Revise el número.</translation>
  </message>
  <message>
   <source>This does not look like a VAT number, such as {example}.</source>
   <translation>No parece un NIF-IVA, como {example}.</translation>
  </message>
  <message>
   <source>At most {most} characters; it has {count}.</source>
   <translation>{most} caracteres como máximo; hay {count}.</translation>
  </message>
  <message>
   <source>Choose a country from the list.</source>
   <translation>Elija un país de la lista.</translation>
  </message>
  <message>
   <source>The check digits of this IBAN do not match.</source>
   <translation>Los dígitos de control de este IBAN no cuadran.</translation>
  </message>
  <message>
   <source>Enter the sort code of 6 digits and the account number of 8, or the IBAN.</source>
   <translation>Introduzca el sort code de 6 cifras y el número de cuenta de 8, o el IBAN.</translation>
  </message>
  <message>
   <source>This is not an IBAN. It begins with two letters and two digits; your bank shows it.</source>
   <translation>Esto no es un IBAN. Empieza por dos letras y dos cifras; su banco lo muestra.</translation>
  </message>
  <message>
   <source>This is neither an IBAN nor an account number.</source>
   <translation>Esto no es ni un IBAN ni un número de cuenta.</translation>
  </message>
  <message>
   <source>This is not a phone number. Enter it as +33 1 23 45 67 89.</source>
   <translation>Esto no es un número de teléfono. Escríbalo como +33 1 23 45 67 89.</translation>
  </message>
  <message>
   <source>This is not an email address.</source>
   <translation>Esto no es una dirección de correo.</translation>
  </message>
  <message>
   <source>An email address has no spaces.</source>
   <translation>Una dirección de correo no lleva espacios.</translation>
  </message>
  <message>
   <source>There is an invisible character in it. Type the address instead of pasting it.</source>
   <translation>Contiene un carácter invisible. Escriba la dirección en lugar de pegarla.</translation>
  </message>
  <message>
   <source>“{character}” cannot be used in an email address.</source>
   <translation>«{character}» no es posible en una dirección de correo.</translation>
  </message>
  <message>
   <source>Net and tax add up to another sum.</source>
   <translation>La base y el impuesto suman otra cantidad.</translation>
  </message>
  <message>
   <source>This day is in the future.</source>
   <translation>Este día aún está por llegar.</translation>
  </message>
  <message>
   <source>This is before the invoice date.</source>
   <translation>Esto es antes de emitirse la factura.</translation>
  </message>
 </context>
 <context>
  <name>debtors</name>
  <message>
   <source>Debtor</source>
   <translation>Deudor</translation>
  </message>
  <message>
   <source>Owes</source>
   <translation>Debe</translation>
  </message>
  <message>
   <source>Overdue since</source>
   <translation>Vencido desde</translation>
  </message>
  <message>
   <source>Unpaid invoices</source>
   <translation>Facturas impagadas</translation>
  </message>
  <message>
   <source>All invoices</source>
   <translation>Todas las facturas</translation>
  </message>
  <message numerus="yes">
   <source>%n day(s)</source>
   <translation>
    <numerusform>%n día</numerusform>
    <numerusform>%n días</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>dialogs</name>
  <message>
   <source>Cancel</source>
   <translation>Cancelar</translation>
  </message>
 </context>
 <context>
  <name>form</name>
  <message>
   <source>Invoice number</source>
   <translation>Número de factura</translation>
  </message>
  <message>
   <source>Invoice date</source>
   <translation>Fecha de la factura</translation>
  </message>
  <message>
   <source>Due date</source>
   <translation>Vencimiento</translation>
  </message>
  <message>
   <source>Currency</source>
   <translation>Moneda</translation>
  </message>
  <message>
   <source>Amount including tax</source>
   <translation>Importe con impuestos</translation>
  </message>
  <message>
   <source>Amount before tax</source>
   <translation>Importe sin impuestos</translation>
  </message>
  <message>
   <source>Tax</source>
   <translation>Impuesto</translation>
  </message>
  <message>
   <source>Already paid or credited</source>
   <translation>Ya pagado o abonado</translation>
  </message>
  <message>
   <source>What was delivered</source>
   <translation>Entrega o servicio</translation>
  </message>
  <message>
   <source>Agreed late-payment rate, % a year</source>
   <translation>Tipo de demora pactado, % al año</translation>
  </message>
  <message>
   <source>Debtor</source>
   <translation>Deudor</translation>
  </message>
  <message>
   <source>Company or person</source>
   <translation>Empresa o particular</translation>
  </message>
  <message>
   <source>SIREN or SIRET</source>
   <translation>SIREN o SIRET</translation>
  </message>
  <message>
   <source>VAT number</source>
   <translation>NIF-IVA</translation>
  </message>
  <message>
   <source>Address line 1</source>
   <translation>Calle y número</translation>
  </message>
  <message>
   <source>Address line 2</source>
   <translation>Dirección, segunda línea</translation>
  </message>
  <message>
   <source>Postcode</source>
   <translation>Código postal</translation>
  </message>
  <message>
   <source>Town or city</source>
   <translation>Localidad</translation>
  </message>
  <message>
   <source>Country</source>
   <translation>País</translation>
  </message>
  <message>
   <source>Contact with an email</source>
   <translation>Un contacto con correo</translation>
  </message>
  <message>
   <source>Still to pay</source>
   <translation>Queda por pagar</translation>
  </message>
  <message>
   <source>You have no account in {currency}: reminders name {iban}. Add one in the settings.</source>
   <translation>No tiene ninguna cuenta en {currency}: los recordatorios indican {iban}. Añada una en los ajustes.</translation>
  </message>
  <message>
   <source>Required</source>
   <translation>Obligatorio</translation>
  </message>
  <message>
   <source>The debtor is</source>
   <translation>El deudor es</translation>
  </message>
  <message>
   <source>The amount must be more than zero.</source>
   <translation>El importe debe ser mayor que cero.</translation>
  </message>
  <message>
   <source>Nothing is left to recover: everything was already paid.</source>
   <translation>No queda nada por cobrar: ya se pagó todo.</translation>
  </message>
  <message>
   <source>An email address of the debtor is needed.</source>
   <translation>Hace falta una dirección de correo del deudor.</translation>
  </message>
  <message>
   <source>This contact needs an email address.</source>
   <translation>Este contacto necesita una dirección de correo.</translation>
  </message>
  <message>
   <source>At most {most} numbers.</source>
   <translation>Como máximo {most} números.</translation>
  </message>
  <message>
   <source>Unknown currency. Choose another one.</source>
   <translation>No se conoce esta moneda. Elija otra.</translation>
  </message>
  <message>
   <source>It is unclear whether this is a company or a person. Choose: the law differs.</source>
   <translation>No está claro si es una empresa o un particular. Elija: la ley es distinta.</translation>
  </message>
  <message>
   <source>{amount} credited by {number}</source>
   <translation>{amount} abonados por {number}</translation>
  </message>
  <message>
   <source>Chosen from the postcode. Check it.</source>
   <translation>Elegido por el código postal. Compruébelo.</translation>
  </message>
  <message>
   <source>Taken from the list {name}.</source>
   <translation>Tomado de la lista {name}.</translation>
  </message>
  <message>
   <source>The list names this as still open, not as the invoice total.</source>
   <translation>La lista indica esto como pendiente, no como total de la factura.</translation>
  </message>
  <message>
   <source>A date or the amount is missing.</source>
   <translation>Falta una fecha o el importe.</translation>
  </message>
 </context>
 <context>
  <name>message_names</name>
  <message>
   <source>Note before the due date</source>
   <translation>Aviso antes del vencimiento</translation>
  </message>
  <message>
   <source>First reminder</source>
   <translation>Primer recordatorio</translation>
  </message>
  <message>
   <source>Short reminder</source>
   <translation>Recordatorio breve</translation>
  </message>
  <message>
   <source>Second reminder</source>
   <translation>Segundo recordatorio</translation>
  </message>
  <message>
   <source>Reminder by post</source>
   <translation>Recordatorio por correo postal</translation>
  </message>
  <message>
   <source>Last reminder</source>
   <translation>Último recordatorio</translation>
  </message>
  <message>
   <source>Formal notice</source>
   <translation>Requerimiento formal</translation>
  </message>
  <message>
   <source>Time-barred claim</source>
   <translation>Crédito prescrito</translation>
  </message>
  <message>
   <source>Phone call</source>
   <translation>Llamada</translation>
  </message>
  <message>
   <source>Instalments agreed</source>
   <translation>Cuotas acordadas</translation>
  </message>
  <message>
   <source>Agreement proposed</source>
   <translation>Acuerdo propuesto</translation>
  </message>
  <message>
   <source>Proposal refused</source>
   <translation>Propuesta rechazada</translation>
  </message>
  <message>
   <source>Payment received</source>
   <translation>Pago recibido</translation>
  </message>
  <message>
   <source>Objection received</source>
   <translation>Objeción recibida</translation>
  </message>
  <message>
   <source>Objection answered</source>
   <translation>Objeción respondida</translation>
  </message>
  <message>
   <source>Objection accepted</source>
   <translation>Objeción aceptada</translation>
  </message>
  <message>
   <source>Another contact</source>
   <translation>Otro contacto</translation>
  </message>
 </context>
 <context>
  <name>message_preview</name>
  <message>
   <source>To</source>
   <translation>Para</translation>
  </message>
  <message>
   <source>Subject</source>
   <translation>Asunto</translation>
  </message>
  <message>
   <source>Your mailbox, once it is set up</source>
   <translation>Su buzón, cuando esté configurado</translation>
  </message>
  <message>
   <source>From</source>
   <translation>Desde</translation>
  </message>
  <message>
   <source>Replies to</source>
   <translation>Respuestas a</translation>
  </message>
  <message>
   <source>Language</source>
   <translation>Idioma</translation>
  </message>
  <message>
   <source>{language}, the language of the debtor’s address. To write in another one, press “Edit”.</source>
   <translation>{language}, el idioma de la dirección del deudor. Para escribir en otro, pulse «Editar».</translation>
  </message>
  <message>
   <source>Planned for {day}. On another day, its dates and sums change with it.</source>
   <translation>Previsto para el {day}. En otra fecha cambian las fechas y los importes que contiene.</translation>
  </message>
  <message>
   <source>Text of the message</source>
   <translation>Texto del mensaje</translation>
  </message>
  <message>
   <source>As it arrives</source>
   <translation>Tal como llega</translation>
  </message>
  <message>
   <source>As plain text</source>
   <translation>Solo texto</translation>
  </message>
  <message>
   <source>Open the attachment {name}</source>
   <translation>Abrir el adjunto {name}</translation>
  </message>
  <message>
   <source>Enclosed</source>
   <translation>Adjuntos</translation>
  </message>
  <message>
   <source>Attached</source>
   <translation>Adjunto</translation>
  </message>
  <message>
   <source>Ready at once, also at night and at weekends. If the debtor was contacted today, or a deadline that you gave is still running, it is made on the first day after that.</source>
   <translation>Lista enseguida, también de noche y en fin de semana. Si ya se contactó hoy con el deudor, o sigue corriendo un plazo que usted le dio, se hace el primer día posible después.</translation>
  </message>
  <message>
   <source>Made at once on a working day between 8:00 and 20:00. If the debtor was contacted today, or a deadline that you gave is still running, it is made on the first day after that.</source>
   <translation>Se hace enseguida en un día hábil entre las 8:00 y las 20:00. Si ya se contactó hoy con el deudor, o sigue corriendo un plazo que usted le dio, se hace el primer día posible después.</translation>
  </message>
  <message>
   <source>{contact}, planned for {moment}, then follows on a later day. It is left out if its wording would be softer than this one.</source>
   <translation>{contact}, previsto para {moment}, sigue entonces otro día. Se omite si fuera más suave que este.</translation>
  </message>
  <message>
   <source>{channel} to the {level}</source>
   <translation>{channel} al {level}</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Cerrar</translation>
  </message>
  <message>
   <source>Edit</source>
   <translation>Editar</translation>
  </message>
  <message>
   <source>Create letter now</source>
   <translation>Preparar la carta ahora</translation>
  </message>
  <message>
   <source>Call now</source>
   <translation>Llamar ahora</translation>
  </message>
  <message>
   <source>Send now</source>
   <translation>Enviar ahora</translation>
  </message>
  <message>
   <source>Bring forward</source>
   <translation>Adelantar</translation>
  </message>
  <message>
   <source>Approve</source>
   <translation>Aprobar</translation>
  </message>
  <message>
   <source>Loading the text…</source>
   <translation>Buscando el texto…</translation>
  </message>
 </context>
 <context>
  <name>never_contacted</name>
  <message>
   <source>Added by you</source>
   <translation>Anotado por usted</translation>
  </message>
  <message>
   <source>Added by the recovery service</source>
   <translation>Anotado por el servicio de cobro</translation>
  </message>
  <message>
   <source>Email came back</source>
   <translation>El correo volvió</translation>
  </message>
  <message>
   <source>Someone said the invoice is not theirs</source>
   <translation>Alguien dijo que la factura no es suya</translation>
  </message>
 </context>
 <context>
  <name>notices</name>
  <message>
   <source>An evidence file is missing</source>
   <translation>Un archivo de las pruebas ya no está</translation>
  </message>
  <message>
   <source>Add it again, then submit.</source>
   <translation>Añádalo de nuevo y envíe.</translation>
  </message>
  <message>
   <source>The sealed key on this computer cannot be read</source>
   <translation>No se puede leer la clave sellada de este equipo</translation>
  </message>
  <message>
   <source>Restore it from a backup of the data folder.</source>
   <translation>Recupérela de una copia de seguridad de la carpeta de datos.</translation>
  </message>
  <message>
   <source>The service did not sign you in</source>
   <translation>El servicio no inició su sesión</translation>
  </message>
  <message>
   <source>Try again, or choose another connection.</source>
   <translation>Inténtelo de nuevo o elija otra conexión.</translation>
  </message>
  <message>
   <source>No answer came back from the browser</source>
   <translation>No llegó respuesta del navegador</translation>
  </message>
  <message>
   <source>Open the sign-in page again when you are ready.</source>
   <translation>Vuelva a abrir la página de inicio de sesión cuando quiera.</translation>
  </message>
  <message>
   <source>The service has no such account for you</source>
   <translation>El servicio no tiene ninguna cuenta así para usted</translation>
  </message>
  <message>
   <source>Check the ID, and whether you signed in as on the other computer.</source>
   <translation>Compruebe el ID y si ha iniciado sesión como en el otro equipo.</translation>
  </message>
  <message>
   <source>The announcement of new versions cannot be trusted</source>
   <translation>No se puede confiar en el aviso de nuevas versiones</translation>
  </message>
  <message>
   <source>Nothing changed. Check again later, or on the page where you got the app.</source>
   <translation>No se cambió nada. Mire más tarde o en la página donde obtuvo la aplicación.</translation>
  </message>
  <message>
   <source>The export could not be saved</source>
   <translation>No se pudo escribir la exportación</translation>
  </message>
  <message>
   <source>Choose another folder, or free up disk space.</source>
   <translation>Elija otra carpeta o libere espacio en el disco.</translation>
  </message>
  <message>
   <source>This file is not a backup of this app</source>
   <translation>Este archivo no es una copia de seguridad de esta aplicación</translation>
  </message>
  <message>
   <source>Choose the file you saved as a backup. Nothing changed.</source>
   <translation>Elija el archivo que guardó como copia de seguridad. No se cambió nada.</translation>
  </message>
  <message>
   <source>This backup is damaged</source>
   <translation>Esta copia de seguridad está dañada</translation>
  </message>
  <message>
   <source>Choose another one. Nothing changed.</source>
   <translation>Elija otra. No se cambió nada.</translation>
  </message>
  <message>
   <source>This backup was made by a newer version of the app</source>
   <translation>Esta copia es de una versión más reciente de la aplicación</translation>
  </message>
  <message>
   <source>Update the app, then restore the backup. Nothing changed.</source>
   <translation>Actualice la aplicación y después recupérela. No se cambió nada.</translation>
  </message>
  <message>
   <source>Not enough disk space</source>
   <translation>No hay espacio suficiente en el disco</translation>
  </message>
  <message>
   <source>Free up space, then try again. Nothing changed.</source>
   <translation>Libere espacio e inténtelo de nuevo. No se cambió nada.</translation>
  </message>
  <message>
   <source>The backup could not be saved</source>
   <translation>No se pudo escribir la copia de seguridad</translation>
  </message>
  <message>
   <source>Choose another folder, or free up disk space. An earlier backup there is untouched.</source>
   <translation>Elija otra carpeta o libere espacio en el disco. Una copia anterior allí queda intacta.</translation>
  </message>
  <message>
   <source>This file is not accepted</source>
   <translation>Este archivo no se acepta</translation>
  </message>
  <message>
   <source>Add a PDF, PNG or JPEG of at most 10 MB.</source>
   <translation>Añada un PDF, PNG o JPEG de 10 MB como máximo.</translation>
  </message>
  <message>
   <source>The file could not be saved</source>
   <translation>No se pudo escribir el archivo</translation>
  </message>
  <message>
   <source>Choose another folder, or close the file where it is open.</source>
   <translation>Elija otra carpeta o cierre el archivo donde esté abierto.</translation>
  </message>
  <message>
   <source>This file cannot be read</source>
   <translation>Este archivo no se puede leer</translation>
  </message>
  <message>
   <source>Your mail provider did not sign you in</source>
   <translation>Su proveedor de correo no inició su sesión</translation>
  </message>
  <message>
   <source>Try again, or use a password made for this app.</source>
   <translation>Inténtelo de nuevo o use una contraseña creada para esta aplicación.</translation>
  </message>
  <message>
   <source>The file reader does not start</source>
   <translation>El lector de archivos no se inicia</translation>
  </message>
  <message>
   <source>Restart the app. If this persists, reinstall it.</source>
   <translation>Reinicie la aplicación. Si continúa, vuelva a instalarla.</translation>
  </message>
  <message>
   <source>Something went wrong</source>
   <translation>Algo salió mal</translation>
  </message>
  <message>
   <source>Try again.</source>
   <translation>Inténtelo de nuevo.</translation>
  </message>
  <message>
   <source>This passphrase does not open the key</source>
   <translation>Esta frase de contraseña no abre la clave</translation>
  </message>
  <message>
   <source>Type it again. Without it, what was sealed on this computer stays closed.</source>
   <translation>Escríbala de nuevo. Sin ella, lo sellado en este equipo queda cerrado.</translation>
  </message>
  <message>
   <source>The service on this computer does not start</source>
   <translation>El servicio de este equipo no se inicia</translation>
  </message>
  <message>
   <source>See its log in the settings, then try again.</source>
   <translation>Mire su registro en los ajustes e inténtelo de nuevo.</translation>
  </message>
  <message>
   <source>To use this computer, the app needs a passphrase</source>
   <translation>Para usar este equipo, la aplicación necesita una frase de contraseña</translation>
  </message>
  <message>
   <source>Try again when you are ready: the app asks for it then.</source>
   <translation>Vuelva a intentarlo cuando quiera: la aplicación se la pedirá entonces.</translation>
  </message>
  <message>
   <source>The password store of this computer does not have the key of this data</source>
   <translation>El almacén de contraseñas de este equipo no tiene la clave de estos datos</translation>
  </message>
  <message>
   <source>Unlock it or use the one from before, and try again; or restore a backup, which has the key. Nothing changed.</source>
   <translation>Desbloquéelo o use el de antes e inténtelo de nuevo; o restaure una copia de seguridad, que contiene la clave. No se cambió nada.</translation>
  </message>
  <message>
   <source>This could not be saved on this computer</source>
   <translation>No se pudo guardar en este equipo</translation>
  </message>
  <message>
   <source>Free up disk space, then try again.</source>
   <translation>Libere espacio en el disco y hágalo de nuevo.</translation>
  </message>
  <message>
   <source>The data on this computer is damaged</source>
   <translation>Los datos de este equipo están dañados</translation>
  </message>
  <message>
   <source>Close the app and start it again: it rescues what can be read and fetches the rest from the service.</source>
   <translation>Cierre la aplicación y ábrala de nuevo: rescata lo que se puede leer y vuelve a traer el resto.</translation>
  </message>
  <message>
   <source>The service cannot be reached</source>
   <translation>No se puede acceder al servicio</translation>
  </message>
  <message>
   <source>Your changes are saved and sent once there is a connection.</source>
   <translation>Lo que hizo se conserva y se envía en cuanto haya conexión.</translation>
  </message>
  <message>
   <source>The service cannot prove who it is</source>
   <translation>El servicio no puede demostrar quién es</translation>
  </message>
  <message>
   <source>Check the address and the date of this computer, and ask the service whether its certificate is valid. Nothing was sent.</source>
   <translation>Compruebe la dirección y la fecha de este equipo, y pregunte al servicio si su certificado es válido. No se envió nada.</translation>
  </message>
  <message>
   <source>No service answers at this address</source>
   <translation>Ningún servicio responde en esta dirección</translation>
  </message>
  <message>
   <source>Check the address and your internet connection, then try again. Nothing you typed is lost.</source>
   <translation>Compruebe la dirección y su conexión a Internet e inténtelo de nuevo. Nada de lo que ha escrito se pierde.</translation>
  </message>
  <message>
   <source>The answer was lost</source>
   <translation>La respuesta se perdió</translation>
  </message>
  <message>
   <source>The app checks whether it arrived before anything is sent again.</source>
   <translation>La aplicación mira si llegó antes de enviar nada de nuevo.</translation>
  </message>
  <message>
   <source>It is not known whether your account was created</source>
   <translation>No se sabe si se creó su cuenta</translation>
  </message>
  <message>
   <source>Ask the service, or look for a message from it. Continue again only if there is no account yet.</source>
   <translation>Pregunte al servicio o busque un mensaje suyo. Continúe solo si todavía no hay ninguna cuenta.</translation>
  </message>
  <message>
   <source>You are signed out</source>
   <translation>Ha cerrado la sesión</translation>
  </message>
  <message>
   <source>Sign in again. Nothing you typed is lost.</source>
   <translation>Inicie sesión de nuevo. Nada de lo escrito se pierde.</translation>
  </message>
  <message>
   <source>The app is still connecting</source>
   <translation>La aplicación aún se está conectando</translation>
  </message>
  <message>
   <source>Try again in a moment. Nothing you typed is lost.</source>
   <translation>Inténtelo en un momento. Nada de lo escrito se pierde.</translation>
  </message>
  <message>
   <source>The service refused this</source>
   <translation>El servicio lo rechazó</translation>
  </message>
  <message>
   <source>Correct it and try again.</source>
   <translation>Corrija lo indicado e inténtelo de nuevo.</translation>
  </message>
  <message>
   <source>The service is busy</source>
   <translation>El servicio pide ir más despacio</translation>
  </message>
  <message>
   <source>Try again in a moment. What you decided is saved and sent by itself.</source>
   <translation>Inténtelo de nuevo en un momento. Lo que decidió se guarda y se envía solo.</translation>
  </message>
  <message>
   <source>The service has a problem</source>
   <translation>El servicio tiene un fallo</translation>
  </message>
  <message>
   <source>Try again later; what you decided is saved and sent then. If this persists, give the service this number.</source>
   <translation>Inténtelo más tarde; lo que decidió se guarda y se envía entonces. Si continúa, indique este número al servicio.</translation>
  </message>
  <message>
   <source>The answer could not be read</source>
   <translation>No se pudo leer la respuesta</translation>
  </message>
  <message>
   <source>Check the address of the service, or whether your network asks you to sign in first.</source>
   <translation>Compruebe la dirección del servicio, o si hay una página de acceso a la red en medio.</translation>
  </message>
  <message>
   <source>The debtor needs a contact with an email address.</source>
   <translation>El deudor necesita un contacto con correo.</translation>
  </message>
  <message>
   <source>This invoice was submitted before.</source>
   <translation>Esta factura ya se reclamó.</translation>
  </message>
  <message>
   <source>This invoice is not due yet.</source>
   <translation>Esta factura aún no ha vencido.</translation>
  </message>
  <message>
   <source>This invoice is too old to be claimed in court.</source>
   <translation>Esta factura es demasiado antigua para reclamarla en juicio.</translation>
  </message>
  <message>
   <source>Your account is not active yet. Complete it first.</source>
   <translation>Su cuenta aún no está activa. Complete primero lo que se pide.</translation>
  </message>
  <message>
   <source>This is no longer possible: something changed meanwhile.</source>
   <translation>Ya no es posible: algo ha cambiado entretanto.</translation>
  </message>
  <message>
   <source>This file is too large: 20 MB at most.</source>
   <translation>Este archivo es demasiado grande. 20 MB como máximo.</translation>
  </message>
  <message>
   <source>This service accepts no files as evidence. Describe them in the statement, or hand them in there.</source>
   <translation>Este servicio no acepta archivos con las pruebas. Descríbalas con palabras o entréguelas allí.</translation>
  </message>
  <message>
   <source>This is not a PDF, or it cannot be opened.</source>
   <translation>No es un PDF, o no se puede abrir.</translation>
  </message>
  <message>
   <source>The service may already have created this invoice while reading it.</source>
   <translation>Es posible que el servicio ya haya creado esta factura al leerla.</translation>
  </message>
  <message>
   <source>This page cannot be shown</source>
   <translation>Esta página no se puede mostrar</translation>
  </message>
  <message>
   <source>Ask for the file again, or enter its contents manually.</source>
   <translation>Pida el archivo otra vez o escriba lo que figura en él.</translation>
  </message>
  <message>
   <source>This picture cannot be used</source>
   <translation>Esta imagen no se puede usar</translation>
  </message>
  <message>
   <source>Take it again, or drop the invoice as a PDF.</source>
   <translation>Haga la foto otra vez o suelte la factura en PDF.</translation>
  </message>
  <message>
   <source>This electronic invoice cannot be used</source>
   <translation>Esta factura electrónica no se puede usar</translation>
  </message>
  <message>
   <source>This document cannot be used</source>
   <translation>Este documento no se puede usar</translation>
  </message>
  <message>
   <source>Save it as a PDF and drop that, or enter the invoice manually.</source>
   <translation>Guárdelo como PDF y arrástrelo, o escriba los campos de la factura.</translation>
  </message>
  <message>
   <source>Drop the invoice as a PDF, or enter it manually.</source>
   <translation>Arrastre la factura en PDF o escriba sus campos.</translation>
  </message>
  <message>
   <source>This file cannot be unpacked</source>
   <translation>Este archivo no se puede descomprimir</translation>
  </message>
  <message>
   <source>Unpack it yourself, and drop the invoices.</source>
   <translation>Descomprímalo usted y arrastre las facturas.</translation>
  </message>
  <message>
   <source>Nothing could be read there</source>
   <translation>No se pudo leer nada ahí</translation>
  </message>
  <message>
   <source>Draw a slightly larger box, or enter the value.</source>
   <translation>Dibuje el recuadro un poco más grande o escriba el valor.</translation>
  </message>
  <message>
   <source>You did not agree to the sign-in</source>
   <translation>No aceptó el inicio de sesión</translation>
  </message>
  <message>
   <source>Start again if you did not mean to.</source>
   <translation>Empiece de nuevo si no era su intención.</translation>
  </message>
  <message>
   <source>The service does not know this connection</source>
   <translation>El servicio no conoce esta conexión</translation>
  </message>
  <message>
   <source>Its client ID or secret is not accepted. Ask the service for a new connection file.</source>
   <translation>No se acepta su nombre de cliente o su secreto. Pida al servicio un nuevo archivo de conexión.</translation>
  </message>
  <message>
   <source>The sign-in took too long, or was used before</source>
   <translation>El inicio de sesión tardó demasiado o ya se usó</translation>
  </message>
  <message>
   <source>Start again.</source>
   <translation>Empiece de nuevo.</translation>
  </message>
  <message>
   <source>The service does not grant what the app needs</source>
   <translation>El servicio no concede lo que la aplicación necesita</translation>
  </message>
  <message>
   <source>Ask the service for a connection file with all rights of a creditor.</source>
   <translation>Pida al servicio un archivo de conexión con todos los derechos de un acreedor.</translation>
  </message>
  <message>
   <source>Check your internet connection, then try again. Nothing you typed is lost.</source>
   <translation>Compruebe su conexión a Internet e inténtelo de nuevo. Nada de lo que ha escrito se pierde.</translation>
  </message>
  <message>
   <source>The service does not accept this: {reason}</source>
   <translation>El servicio no lo acepta: {reason}</translation>
  </message>
  <message>
   <source>Not submitted: {why}</source>
   <translation>No reclamada: {why}</translation>
  </message>
  <message>
   <source>Company name</source>
   <translation>Nombre de la empresa</translation>
  </message>
  <message>
   <source>Letters are written in its name.</source>
   <translation>Las cartas se escriben en su nombre.</translation>
  </message>
  <message>
   <source>SIRET number</source>
   <translation>Número SIRET</translation>
  </message>
  <message>
   <source>It proves that the company exists.</source>
   <translation>Demuestra que la empresa existe.</translation>
  </message>
  <message>
   <source>Company address</source>
   <translation>Dirección de la empresa</translation>
  </message>
  <message>
   <source>A formal notice must show it.</source>
   <translation>Un requerimiento formal debe llevarla.</translation>
  </message>
  <message>
   <source>Your name</source>
   <translation>Su nombre</translation>
  </message>
  <message>
   <source>Someone must be responsible for the account.</source>
   <translation>Alguien debe responder de la cuenta.</translation>
  </message>
  <message>
   <source>Bank account</source>
   <translation>Cuenta bancaria</translation>
  </message>
  <message>
   <source>Recovered money arrives there.</source>
   <translation>Allí llega el dinero recuperado.</translation>
  </message>
  <message>
   <source>Identity document</source>
   <translation>Documento de identidad</translation>
  </message>
  <message>
   <source>The law requires knowing who is paid.</source>
   <translation>La ley exige saber a quién se paga el dinero.</translation>
  </message>
  <message>
   <source>Mandate</source>
   <translation>Mandato</translation>
  </message>
  <message>
   <source>It allows the service to write in your name.</source>
   <translation>Permite al servicio escribir en su nombre.</translation>
  </message>
  <message>
   <source>The page in the browser explains it.</source>
   <translation>La página del navegador dice a qué se refiere.</translation>
  </message>
  <message>
   <source>Another program uses the port that the tunnel leads to</source>
   <translation>Otro programa usa el puerto al que lleva el túnel</translation>
  </message>
  <message>
   <source>End that program, or set the tunnel up again with another port.</source>
   <translation>Cierre ese programa, o configure de nuevo el túnel con otro puerto.</translation>
  </message>
  <message>
   <source>The tunnel’s server cannot be reached</source>
   <translation>No se puede acceder al servidor del túnel</translation>
  </message>
  <message>
   <source>The app tries again by itself. Until then it checks the service regularly.</source>
   <translation>Se intenta de nuevo automáticamente. Hasta entonces la aplicación consulta el servicio con regularidad.</translation>
  </message>
  <message>
   <source>The tunnel’s server has not been confirmed yet</source>
   <translation>El servidor del túnel aún no se ha confirmado</translation>
  </message>
  <message>
   <source>Compare its key with the one its operator gave you, and confirm it.</source>
   <translation>Compare su clave con la que le indica su operador y confírmela.</translation>
  </message>
  <message>
   <source>The tunnel’s server shows a different key from the one you confirmed</source>
   <translation>El servidor del túnel muestra otra clave que la confirmada</translation>
  </message>
  <message>
   <source>Ask its operator. Someone may be intercepting the connection: nothing was sent.</source>
   <translation>Pregunte a su operador. Puede haber alguien en medio: no se envió nada.</translation>
  </message>
  <message>
   <source>The tunnel’s server refused the sign-in</source>
   <translation>El servidor del túnel no dejó entrar a la aplicación</translation>
  </message>
  <message>
   <source>Check the user name, and the password or key.</source>
   <translation>Compruebe el nombre de usuario y la contraseña o la clave.</translation>
  </message>
  <message>
   <source>The private key cannot be used</source>
   <translation>La clave privada no se puede usar</translation>
  </message>
  <message>
   <source>Choose a file with a private key, and type its passphrase if it has one.</source>
   <translation>Elija un archivo con una clave privada y escriba su frase de contraseña si la tiene.</translation>
  </message>
  <message>
   <source>The tunnel’s server opens no port</source>
   <translation>El servidor del túnel no nos abre ningún puerto</translation>
  </message>
  <message>
   <source>The port may be in use, or this server forwards none.</source>
   <translation>El puerto puede estar ocupado, o este servidor no reenvía ninguno.</translation>
  </message>
  <message>
   <source>The tunnel’s server does not say its public address</source>
   <translation>El servidor del túnel no dice en qué dirección se le alcanza</translation>
  </message>
  <message>
   <source>Enter the public address yourself.</source>
   <translation>Escriba usted la dirección pública.</translation>
  </message>
  <message>
   <source>What the service sends cannot be verified and is not accepted</source>
   <translation>Lo que envía el servicio no se puede verificar y no se acepta</translation>
  </message>
  <message>
   <source>The app checks the service regularly instead. Change the signing secret, or ask the service.</source>
   <translation>En su lugar, la aplicación pregunta al servicio con regularidad. Renueve el secreto de firma o pregunte al servicio.</translation>
  </message>
  <message>
   <source>The test event did not arrive</source>
   <translation>El evento de prueba no llegó</translation>
  </message>
  <message>
   <source>Check the public address, and that it leads to this computer.</source>
   <translation>Compruebe la dirección pública y que lleve a este equipo.</translation>
  </message>
  <message>
   <source>This spreadsheet cannot be read</source>
   <translation>Esta tabla no se puede leer</translation>
  </message>
  <message>
   <source>Save it as CSV with one line of headings, then choose it again.</source>
   <translation>Guárdela como CSV con una línea de títulos y elíjala de nuevo.</translation>
  </message>
  <message>
   <source>This table is too large</source>
   <translation>Esta tabla es demasiado grande</translation>
  </message>
  <message>
   <source>Put its rows into several files with the same headings, then choose one after the other.</source>
   <translation>Reparta sus filas en varios archivos con los mismos encabezados y elíjalos uno tras otro.</translation>
  </message>
  <message>
   <source>The printer did not print</source>
   <translation>La impresora no aceptó nada</translation>
  </message>
  <message>
   <source>Check the printer, or save the page as a PDF.</source>
   <translation>Compruebe que está disponible o guarde la página en PDF.</translation>
  </message>
 </context>
 <context>
  <name>notices_page</name>
  <message>
   <source>New notices: {count}</source>
   <translation>Avisos nuevos: {count}</translation>
  </message>
  <message>
   <source>Statutory rates</source>
   <translation>Tipos legales</translation>
  </message>
  <message>
   <source>Your company</source>
   <translation>Su empresa</translation>
  </message>
  <message>
   <source>Answer due: {who}</source>
   <translation>Respuesta pendiente: {who}</translation>
  </message>
  <message>
   <source>Part of it was paid. You decide what happens to the rest.</source>
   <translation>Se pagó una parte. Usted decide qué pasa con el resto.</translation>
  </message>
  <message>
   <source>The debtor disputes the invoice.</source>
   <translation>El deudor impugna la factura.</translation>
  </message>
  <message>
   <source>Evidence is requested.</source>
   <translation>Se le piden pruebas.</translation>
  </message>
  <message>
   <source>An agreement was proposed.</source>
   <translation>Se propuso un acuerdo.</translation>
  </message>
  <message>
   <source>The debtor answered by email.</source>
   <translation>El deudor respondió por correo electrónico.</translation>
  </message>
  <message>
   <source>The plan ended without payment. You decide what comes next.</source>
   <translation>El plan ha terminado sin pago. Usted decide cómo seguir.</translation>
  </message>
  <message>
   <source>The claim becomes time-barred soon.</source>
   <translation>El crédito prescribirá pronto.</translation>
  </message>
  <message>
   <source>The claim is time-barred: it can no longer be claimed in court.</source>
   <translation>El crédito ha prescrito: ya no se puede reclamar judicialmente.</translation>
  </message>
  <message>
   <source>A statutory interest rate is missing: no interest is claimed for its half-year.</source>
   <translation>Falta un tipo de interés legal: no se reclaman intereses de ese semestre.</translation>
  </message>
  <message>
   <source>The service refused what you decided.</source>
   <translation>El servicio ha rechazado su decisión.</translation>
  </message>
  <message>
   <source>Your answer is due soon.</source>
   <translation>Su respuesta vence pronto.</translation>
  </message>
  <message>
   <source>A payment arrived.</source>
   <translation>Llegó un pago.</translation>
  </message>
  <message>
   <source>The debtor promised a payment.</source>
   <translation>El deudor anunció un pago.</translation>
  </message>
  <message>
   <source>A promised payment did not arrive.</source>
   <translation>Un pago anunciado no llegó.</translation>
  </message>
  <message>
   <source>Recovered.</source>
   <translation>Cobrado.</translation>
  </message>
  <message>
   <source>Recovery was cancelled.</source>
   <translation>El cobro se canceló.</translation>
  </message>
  <message>
   <source>The debtor is insolvent.</source>
   <translation>El deudor es insolvente.</translation>
  </message>
  <message>
   <source>The reminders were planned.</source>
   <translation>Los recordatorios se han planificado.</translation>
  </message>
  <message>
   <source>The debtor was contacted.</source>
   <translation>Se contactó al deudor.</translation>
  </message>
  <message>
   <source>Your evidence arrived.</source>
   <translation>Sus pruebas llegaron.</translation>
  </message>
  <message>
   <source>Contacts pause.</source>
   <translation>Los contactos se detienen.</translation>
  </message>
  <message>
   <source>The debtor’s details were corrected.</source>
   <translation>Se corrigieron datos del deudor.</translation>
  </message>
  <message>
   <source>Recovery resumes.</source>
   <translation>El cobro continúa.</translation>
  </message>
  <message>
   <source>An agreement has changed.</source>
   <translation>Un acuerdo ha cambiado.</translation>
  </message>
  <message>
   <source>You can submit invoices now.</source>
   <translation>Ya puede reclamar facturas.</translation>
  </message>
  <message>
   <source>{channel} to the debtor.</source>
   <translation>Se contactó al deudor: {channel}.</translation>
  </message>
  <message>
   <source>Missing since {day}, so no interest is claimed for that half-year: {rate}.</source>
   <translation>Falta desde el {day}, por lo que no se reclaman intereses de ese semestre: {rate}.</translation>
  </message>
 </context>
 <context>
  <name>payments</name>
  <message>
   <source>Certain</source>
   <translation>Seguros</translation>
  </message>
  <message>
   <source>To check</source>
   <translation>Por comprobar</translation>
  </message>
  <message>
   <source>Not matched</source>
   <translation>Sin asignar</translation>
  </message>
  <message>
   <source>Reversed by the bank</source>
   <translation>Retirados por el banco</translation>
  </message>
  <message>
   <source>Being recorded</source>
   <translation>Registrándose</translation>
  </message>
  <message>
   <source>Recorded</source>
   <translation>Registrados</translation>
  </message>
  <message>
   <source>Taken back</source>
   <translation>Retirados</translation>
  </message>
  <message>
   <source>Set aside</source>
   <translation>Apartados</translation>
  </message>
  <message>
   <source>Bank statement</source>
   <translation>Extracto bancario</translation>
  </message>
  <message>
   <source>Recorded by you</source>
   <translation>Registrado por usted</translation>
  </message>
  <message>
   <source>Card</source>
   <translation>Tarjeta</translation>
  </message>
  <message>
   <source>Debtor’s page</source>
   <translation>Página del deudor</translation>
  </message>
  <message>
   <source>Account of the recovery service</source>
   <translation>Cuenta del servicio de cobro</translation>
  </message>
  <message>
   <source>Recorded by the recovery service</source>
   <translation>Registrado por el servicio de cobro</translation>
  </message>
  <message>
   <source>Practice debtor</source>
   <translation>Deudor de práctica</translation>
  </message>
  <message>
   <source>Gives the reference {detail}</source>
   <translation>Da la referencia {detail}</translation>
  </message>
  <message>
   <source>Names the invoice {detail}</source>
   <translation>Nombra la factura {detail}</translation>
  </message>
  <message>
   <source>May name the invoice {detail}</source>
   <translation>Quizá nombra la factura {detail}</translation>
  </message>
  <message>
   <source>The amount is exactly what is left</source>
   <translation>El importe es exactamente lo que queda</translation>
  </message>
  <message>
   <source>The amount is that of the invoice</source>
   <translation>El importe es el de la factura</translation>
  </message>
  <message>
   <source>The amount is the sum of several invoices of this debtor</source>
   <translation>El importe es la suma de varias facturas de este deudor</translation>
  </message>
  <message>
   <source>The amount is a part of what is left</source>
   <translation>El importe es una parte de lo que queda</translation>
  </message>
  <message>
   <source>The amount is more than what is left</source>
   <translation>El importe es más de lo que queda</translation>
  </message>
  <message>
   <source>The payer has the debtor’s name</source>
   <translation>El pagador se llama como el deudor</translation>
  </message>
  <message>
   <source>The payer’s name resembles the debtor’s</source>
   <translation>El nombre del pagador se parece al del deudor</translation>
  </message>
  <message>
   <source>The payer has another name: {detail}</source>
   <translation>El pagador tiene otro nombre: {detail}</translation>
  </message>
  <message>
   <source>It arrived before the invoice was issued</source>
   <translation>Llegó antes de emitirse la factura</translation>
  </message>
  <message>
   <source>The invoice is in {detail}. If the payment is too, choose the statement again and put its currency right under “Check the columns”.</source>
   <translation>La factura está en {detail}. Si el pago también lo está, elija de nuevo el extracto y corrija la moneda en «Comprobar las columnas».</translation>
  </message>
  <message>
   <source>This invoice is closed: nothing can be recorded on it</source>
   <translation>Esta factura está cerrada: no se puede registrar nada</translation>
  </message>
  <message>
   <source>A payment of this amount was recorded on it within days of this one</source>
   <translation>Se registró un pago de este importe con pocos días de diferencia</translation>
  </message>
  <message>
   <source>Another invoice matches nearly as well</source>
   <translation>Otra factura encaja casi igual de bien</translation>
  </message>
  <message>
   <source>Another payment in this list already pays it</source>
   <translation>Otro pago de esta lista ya lo paga</translation>
  </message>
  <message>
   <source>You chose this invoice</source>
   <translation>Usted eligió esta factura</translation>
  </message>
  <message>
   <source>Entries that are not booked yet were left out.</source>
   <translation>Se omitieron los apuntes aún no contabilizados.</translation>
  </message>
  <message>
   <source>Some lines could not be read and were left out.</source>
   <translation>Se omitieron algunas líneas ilegibles.</translation>
  </message>
  <message>
   <source>The balances in the file do not agree with its entries: it may be incomplete.</source>
   <translation>Los saldos del archivo no concuerdan con sus apuntes: puede estar incompleto.</translation>
  </message>
  <message>
   <source>Its characters were guessed: check the names.</source>
   <translation>Sus letras se adivinaron: compruebe los nombres.</translation>
  </message>
  <message>
   <source>Day and month were guessed: check a date.</source>
   <translation>Día y mes se distinguieron por suposición: compruebe una fecha.</translation>
  </message>
  <message numerus="yes">
   <source>%n payment(s), all already known.</source>
   <translation>
    <numerusform>%n pago, ya conocido.</numerusform>
    <numerusform>%n pagos, todos ya conocidos.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n payment(s).</source>
   <translation>
    <numerusform>%n pago.</numerusform>
    <numerusform>%n pagos.</numerusform>
   </translation>
  </message>
  <message>
   <source>No payments received.</source>
   <translation>No entró ningún pago.</translation>
  </message>
  <message>
   <source>{left} open</source>
   <translation>{left} pendiente</translation>
  </message>
  <message>
   <source>{left} open, {more} too much</source>
   <translation>{left} abiertos, {more} de más</translation>
  </message>
  <message>
   <source>{left} open, paid in full with this</source>
   <translation>{left} abiertos, saldados con esto</translation>
  </message>
  <message>
   <source>{left} open, {after} after this</source>
   <translation>{left} abiertos, {after} después</translation>
  </message>
  <message>
   <source>{left} open, about {after} after this</source>
   <translation>{left} pendientes, unos {after} después de este</translation>
  </message>
  <message numerus="yes">
   <source>{invoice} and %n more</source>
   <translation>
    <numerusform>{invoice} y %n más</numerusform>
    <numerusform>{invoice} y %n más</numerusform>
   </translation>
  </message>
  <message>
   <source>This statement cannot be read</source>
   <translation>Este extracto no se puede leer</translation>
  </message>
  <message>
   <source>This statement cannot be opened</source>
   <translation>Este extracto no se puede abrir</translation>
  </message>
  <message>
   <source>The file is empty</source>
   <translation>El archivo está vacío</translation>
  </message>
  <message>
   <source>The file is too large for a bank statement</source>
   <translation>El archivo es demasiado grande para un extracto</translation>
  </message>
  <message>
   <source>This is not a readable bank statement</source>
   <translation>No es un extracto bancario legible</translation>
  </message>
  <message>
   <source>The file contains instructions that a bank statement never has</source>
   <translation>El archivo contiene instrucciones que un extracto nunca tiene</translation>
  </message>
  <message>
   <source>The end of the file is missing</source>
   <translation>Falta el final del archivo</translation>
  </message>
  <message>
   <source>The file is damaged</source>
   <translation>El archivo está dañado</translation>
  </message>
  <message>
   <source>The columns of this file are not known</source>
   <translation>No se conocen las columnas de esta tabla</translation>
  </message>
  <message>
   <source>Download it from your bank again.</source>
   <translation>Descárguelo de nuevo de su banco.</translation>
  </message>
  <message>
   <source>Check whether the file is still there.</source>
   <translation>Mire si el archivo sigue ahí.</translation>
  </message>
  <message>
   <source>Download the statement from your bank again.</source>
   <translation>Descargue de nuevo el extracto de su banco.</translation>
  </message>
  <message>
   <source>Download a shorter period.</source>
   <translation>Descargue un periodo más corto.</translation>
  </message>
  <message>
   <source>Choose CSV, OFX, XML (CAMT) or MT940 when you download it from your bank.</source>
   <translation>Elija CSV, OFX, XML (CAMT) o MT940 al descargarlo de su banco.</translation>
  </message>
  <message>
   <source>It was not opened. Download the statement from your bank again.</source>
   <translation>No se abrió. Descargue de nuevo el extracto de su banco.</translation>
  </message>
  <message>
   <source>It may not have been downloaded fully. Download it from your bank again.</source>
   <translation>Quizá no se descargó del todo. Descárguelo de nuevo de su banco.</translation>
  </message>
  <message>
   <source>Download it from your bank again, in another format if there is one.</source>
   <translation>Descárguelo de nuevo, en otro formato si lo hay.</translation>
  </message>
  <message>
   <source>Choose the columns of the date and the amount.</source>
   <translation>Diga qué columnas contienen la fecha y el importe.</translation>
  </message>
  <message>
   <source>{file}: {title}. {next}</source>
   <translation>{file}: {title}. {next}</translation>
  </message>
  <message>
   <source>Date</source>
   <translation>Fecha</translation>
  </message>
  <message>
   <source>Amount, with its sign</source>
   <translation>Importe, con su signo</translation>
  </message>
  <message>
   <source>Money in, where it has a column of its own</source>
   <translation>Abonos, en una columna propia</translation>
  </message>
  <message>
   <source>Who paid</source>
   <translation>Quién pagó</translation>
  </message>
  <message>
   <source>What for</source>
   <translation>Por qué</translation>
  </message>
  <message>
   <source>Reference</source>
   <translation>Referencia</translation>
  </message>
  <message>
   <source>Currency</source>
   <translation>Moneda</translation>
  </message>
 </context>
 <context>
  <name>reasons</name>
  <message>
   <source>This invoice is addressed to you.</source>
   <translation>Esta factura está dirigida a usted.</translation>
  </message>
  <message>
   <source>This is a credit note: it reduces what the debtor owes.</source>
   <translation>Es una nota de abono: reduce lo que debe el deudor.</translation>
  </message>
  <message>
   <source>This is an order, not an invoice.</source>
   <translation>Es un pedido, no una factura.</translation>
  </message>
  <message>
   <source>This is an offer, not an invoice.</source>
   <translation>Es una oferta, no una factura.</translation>
  </message>
  <message>
   <source>This is a pro-forma invoice: nothing is owed on it yet.</source>
   <translation>Es una factura proforma: aún no se debe nada.</translation>
  </message>
  <message>
   <source>This is a delivery note, not an invoice.</source>
   <translation>Es un albarán, no una factura.</translation>
  </message>
  <message>
   <source>This is a receipt: it is already paid.</source>
   <translation>Es un recibo: ya está pagado.</translation>
  </message>
  <message>
   <source>This is a statement of account, not an invoice.</source>
   <translation>Es un extracto de cuenta, no una factura.</translation>
  </message>
  <message>
   <source>This is a reminder of an invoice, not the invoice.</source>
   <translation>Es un recordatorio de una factura, no la factura.</translation>
  </message>
  <message>
   <source>This is a contract, not an invoice.</source>
   <translation>Es un contrato, no una factura.</translation>
  </message>
  <message>
   <source>This does not look like an invoice.</source>
   <translation>Esto no parece una factura.</translation>
  </message>
  <message>
   <source>No text could be read on any page.</source>
   <translation>No se pudo leer texto en ninguna página.</translation>
  </message>
  <message>
   <source>Its title is “{title}”.</source>
   <translation>Su título es «{title}».</translation>
  </message>
  <message>
   <source>Nothing on it says it is one.</source>
   <translation>Nada en la página lo llama factura.</translation>
  </message>
  <message>
   <source>No total was found.</source>
   <translation>No se encontró ningún total.</translation>
  </message>
  <message>
   <source>The claim may belong to a factor: “{words}”.</source>
   <translation>El crédito quizá pertenezca a un factor: «{words}».</translation>
  </message>
  <message>
   <source>The embedded invoice says the claim was sold to a factor.</source>
   <translation>La factura incrustada dice que el crédito se vendió a un factor.</translation>
  </message>
  <message>
   <source>The creditor’s name and numbers do not appear on this invoice.</source>
   <translation>El nombre y los números del acreedor no aparecen en esta factura.</translation>
  </message>
  <message>
   <source>The account on this invoice is {iban}. Your company’s account here is {own}.</source>
   <translation>La cuenta de esta factura es {iban}. Su empresa tiene aquí {own}.</translation>
  </message>
  <message>
   <source>The seller on this invoice has the VAT number {vat_number}. Your company’s here is {own}.</source>
   <translation>El vendedor de esta factura tiene el NIF-IVA {vat_number}. El de su empresa es aquí {own}.</translation>
  </message>
  <message>
   <source>The file contains more than one embedded invoice: check which one counts.</source>
   <translation>El archivo contiene más de una factura incrustada: compruebe cuál vale.</translation>
  </message>
  <message>
   <source>The file’s description of its embedded invoice is damaged: it is not a valid e-invoice.</source>
   <translation>La descripción de la factura incrustada está dañada: no es una factura electrónica válida.</translation>
  </message>
  <message>
   <source>The file is damaged: compare every value with the page.</source>
   <translation>El archivo está dañado: compare cada valor con la página.</translation>
  </message>
  <message>
   <source>This file contains {count} invoices, on pages {pages}. Only the first was read.</source>
   <translation>Este archivo contiene {count} facturas, en las páginas {pages}. Solo se ha leído la primera.</translation>
  </message>
  <message>
   <source>This file contains {count} electronic invoices. Only the first was read.</source>
   <translation>Este archivo contiene {count} facturas electrónicas. Solo se ha leído la primera.</translation>
  </message>
  <message>
   <source>Nothing on it says it is an invoice: check what it is.</source>
   <translation>Nada indica que sea una factura: compruebe qué es.</translation>
  </message>
  <message>
   <source>It is in a language the app does not read yet: check every value.</source>
   <translation>Está escrito en un idioma que aún no se lee: compruebe cada valor.</translation>
  </message>
  <message>
   <source>The electronic invoice leaves something out or contradicts itself: check its values (rule {rule} of EN 16931).</source>
   <translation>A la factura electrónica le falta algo o se contradice: compruebe sus valores (regla {rule} de la norma EN 16931).</translation>
  </message>
  <message>
   <source>A required value is missing.</source>
   <translation>Falta un valor obligatorio.</translation>
  </message>
  <message>
   <source>Its lines, discounts and charges do not add up to its net amount.</source>
   <translation>Sus líneas, descuentos y cargos no suman su base imponible.</translation>
  </message>
  <message>
   <source>The taxes by rate do not add up to its tax.</source>
   <translation>Los impuestos de sus tipos no suman su impuesto total.</translation>
  </message>
  <message>
   <source>Its net amount and its tax do not add up to its total.</source>
   <translation>Su base imponible y su impuesto no suman su total.</translation>
  </message>
  <message>
   <source>A tax does not match its rate and net amount.</source>
   <translation>Un impuesto no corresponde a su tipo y a su base.</translation>
  </message>
  <message>
   <source>It asks for payment without a due date or payment terms.</source>
   <translation>Pide un pago sin fecha de vencimiento ni condiciones de pago.</translation>
  </message>
  <message>
   <source>Only the first {read} of {total} pages were read.</source>
   <translation>Solo se leyeron las primeras {read} de {total} páginas.</translation>
  </message>
  <message>
   <source>Scanned pages that were not read: {count}.</source>
   <translation>Páginas escaneadas sin leer: {count}.</translation>
  </message>
  <message>
   <source>Page {page} could not be recognised.</source>
   <translation>No se pudo reconocer la página {page}.</translation>
  </message>
  <message>
   <source>The invoice says that the full {amount} is paid.</source>
   <translation>Según la factura, los {amount} están pagados por completo.</translation>
  </message>
  <message>
   <source>The invoice says it is paid: “{words}”.</source>
   <translation>La factura dice que está pagada: «{words}».</translation>
  </message>
  <message>
   <source>The invoice’s total is zero.</source>
   <translation>El total de la factura es cero.</translation>
  </message>
  <message>
   <source>The invoice asks for {due}, not for its total of {total}.</source>
   <translation>La factura pide {due}, no su total de {total}.</translation>
  </message>
  <message>
   <source>Net {net} and tax {tax} do not add up to {gross}.</source>
   <translation>{net} sin impuestos y {tax} de impuestos no suman {gross}.</translation>
  </message>
  <message>
   <source>The embedded invoice asks for {due}, but its amounts add up to {sum}.</source>
   <translation>La factura incrustada pide {due}, pero sus importes suman {sum}.</translation>
  </message>
  <message>
   <source>The due date {due} is before the invoice date {issue}.</source>
   <translation>El vencimiento, {due}, es anterior al día de emisión, {issue}.</translation>
  </message>
  <message>
   <source>The VAT number {vat_number} has a wrong check digit.</source>
   <translation>El dígito de control del número de IVA {vat_number} es incorrecto.</translation>
  </message>
  <message>
   <source>The SIRET {siret} has a wrong check digit.</source>
   <translation>El dígito de control del SIRET {siret} es incorrecto.</translation>
  </message>
  <message>
   <source>The VAT number {vat_number} does not contain the SIREN {siren}.</source>
   <translation>El número de IVA {vat_number} no contiene el SIREN {siren}.</translation>
  </message>
  <message>
   <source>The debtor that was read is the creditor.</source>
   <translation>El deudor leído es el acreedor.</translation>
  </message>
  <message>
   <source>{day} could also mean {other}.</source>
   <translation>{day} también podría ser {other}.</translation>
  </message>
  <message>
   <source>This is hard to read on the scan: compare it with the page.</source>
   <translation>Cuesta leerlo en el escaneado: compárelo con la página.</translation>
  </message>
  <message>
   <source>The embedded invoice says {value}, which is not printed.</source>
   <translation>La factura incrustada dice {value}, que no está impreso.</translation>
  </message>
  <message>
   <source>The embedded invoice says {value}, which is not printed; the page says {printed}.</source>
   <translation>La factura incrustada dice {value}, que no está impreso; la página dice {printed}.</translation>
  </message>
  <message>
   <source>Two embedded invoices disagree: {one} and {other}.</source>
   <translation>Dos facturas incrustadas se contradicen: {one} y {other}.</translation>
  </message>
  <message>
   <source>The embedded invoice also names {days}.</source>
   <translation>La factura incrustada indica también {days}.</translation>
  </message>
  <message>
   <source>Remembered from your correction of {invoice}.</source>
   <translation>Recordado de su corrección de {invoice}.</translation>
  </message>
  <message>
   <source>Read beside “{label}”.</source>
   <translation>Leído junto a «{label}».</translation>
  </message>
  <message>
   <source>Read in the line “{line}”.</source>
   <translation>Leído en la línea «{line}».</translation>
  </message>
  <message>
   <source>Recognised by its position and the text around it.</source>
   <translation>Lo dicen su lugar y lo que hay alrededor.</translation>
  </message>
  <message>
   <source>Read below “{label}”.</source>
   <translation>Leído debajo de «{label}».</translation>
  </message>
  <message>
   <source>It has no label, but it looks like an invoice number.</source>
   <translation>Nada a su lado lo dice, pero parece un número de factura.</translation>
  </message>
  <message>
   <source>Read in the block under “{label}”.</source>
   <translation>Leído en el bloque bajo «{label}».</translation>
  </message>
  <message>
   <source>Read in the address block.</source>
   <translation>Leído en el bloque de la dirección.</translation>
  </message>
  <message>
   <source>Read near the buyer’s address.</source>
   <translation>Leído cerca de la dirección del comprador.</translation>
  </message>
  <message>
   <source>Read near the seller’s details.</source>
   <translation>Leído cerca de los datos del vendedor.</translation>
  </message>
  <message>
   <source>Read in the seller’s block.</source>
   <translation>Leído en el bloque del vendedor.</translation>
  </message>
  <message>
   <source>Read at the top of the page.</source>
   <translation>Leído en la parte superior de la página.</translation>
  </message>
  <message>
   <source>Read in the invoice’s title.</source>
   <translation>Leído en el título de la factura.</translation>
  </message>
  <message>
   <source>Read after the invoice’s title.</source>
   <translation>Leído detrás del título de la factura.</translation>
  </message>
  <message>
   <source>The only date at the top of the page.</source>
   <translation>La única fecha en la parte superior de la página.</translation>
  </message>
  <message>
   <source>From the payment terms “{words}”.</source>
   <translation>De las condiciones de pago «{words}».</translation>
  </message>
  <message>
   <source>From the embedded {format} invoice.</source>
   <translation>De la factura {format} incrustada.</translation>
  </message>
  <message>
   <source>From the address and the identifiers.</source>
   <translation>De la dirección y los identificadores.</translation>
  </message>
  <message>
   <source>From the debtor’s own number.</source>
   <translation>Según el número del propio deudor.</translation>
  </message>
  <message>
   <source>The address names no country: the seller’s is assumed.</source>
   <translation>La dirección no indica ningún país: se supone el del vendedor.</translation>
  </message>
  <message>
   <source>The sum of the column “{label}”.</source>
   <translation>La suma de la columna «{label}».</translation>
  </message>
  <message>
   <source>The total less the amount before tax.</source>
   <translation>El total menos el importe sin impuestos.</translation>
  </message>
  <message>
   <source>The total less the tax.</source>
   <translation>El total menos los impuestos.</translation>
  </message>
  <message>
   <source>The total less what was paid.</source>
   <translation>El total menos lo pagado.</translation>
  </message>
  <message>
   <source>The total less what is due.</source>
   <translation>El total menos lo pendiente.</translation>
  </message>
  <message>
   <source>The sum of what was paid.</source>
   <translation>La suma de lo pagado.</translation>
  </message>
  <message>
   <source>The sum of the taxes by rate.</source>
   <translation>La suma de los impuestos por tipo.</translation>
  </message>
  <message>
   <source>Found because the amounts add up, not by a label.</source>
   <translation>Encontrado porque los importes cuadran, no por una etiqueta.</translation>
  </message>
  <message>
   <source>No tax is shown on the page.</source>
   <translation>En la página no figura ningún impuesto.</translation>
  </message>
  <message>
   <source>The page says no tax is due.</source>
   <translation>La página dice que no se debe ningún impuesto.</translation>
  </message>
  <message>
   <source>Printed with the amounts.</source>
   <translation>Impreso junto a los importes.</translation>
  </message>
  <message>
   <source>The usual one in {country}.</source>
   <translation>Lo habitual en {country}.</translation>
  </message>
  <message>
   <source>The usual one for the language of the document.</source>
   <translation>Lo habitual para el idioma del documento.</translation>
  </message>
  <message>
   <source>Read in the rows above the totals.</source>
   <translation>Leído en las filas sobre los totales.</translation>
  </message>
  <message>
   <source>The subject of the invoice.</source>
   <translation>El asunto de la factura.</translation>
  </message>
  <message>
   <source>The name has a legal form.</source>
   <translation>El nombre lleva una forma jurídica.</translation>
  </message>
  <message>
   <source>The address block contains a company number.</source>
   <translation>El bloque de la dirección contiene un número de empresa.</translation>
  </message>
  <message>
   <source>The name contains a trade.</source>
   <translation>El nombre dice un oficio.</translation>
  </message>
  <message>
   <source>The address names who owns the business.</source>
   <translation>La dirección indica quién es el titular del negocio.</translation>
  </message>
  <message>
   <source>The name begins with a form of address.</source>
   <translation>El nombre empieza con un tratamiento.</translation>
  </message>
  <message>
   <source>The name looks like a person’s.</source>
   <translation>El nombre parece el de una persona.</translation>
  </message>
  <message>
   <source>Nothing says that it is a person.</source>
   <translation>Nada dice que sea una persona.</translation>
  </message>
  <message>
   <source>Read where you corrected it on an earlier invoice of this layout.</source>
   <translation>Leído donde lo corrigió en una factura anterior con este diseño.</translation>
  </message>
  <message>
   <source>The file is empty.</source>
   <translation>El archivo está vacío.</translation>
  </message>
  <message>
   <source>The file is larger than {most} MB.</source>
   <translation>El archivo supera los {most} MB.</translation>
  </message>
  <message>
   <source>The file is not a PDF.</source>
   <translation>El archivo no es un PDF.</translation>
  </message>
  <message>
   <source>The file is an archive. Unpack it and drop the invoices themselves.</source>
   <translation>El archivo está comprimido. Descomprímalo y suelte las facturas mismas.</translation>
  </message>
  <message>
   <source>The file is incomplete: its end is missing. It may not have been copied or downloaded fully.</source>
   <translation>El archivo está incompleto: falta el final. Quizá no se copió o descargó entero.</translation>
  </message>
  <message>
   <source>The file is protected by a password. Save it without one and try again.</source>
   <translation>El archivo está protegido con contraseña. Guárdelo sin ella e inténtelo de nuevo.</translation>
  </message>
  <message>
   <source>The file has no pages.</source>
   <translation>El archivo no tiene páginas.</translation>
  </message>
  <message>
   <source>No words are in this document. Save it as a PDF, and drop that.</source>
   <translation>Este documento no contiene texto. Guárdelo como PDF y arrástrelo.</translation>
  </message>
  <message>
   <source>The file is damaged and could not be read.</source>
   <translation>El archivo está dañado y no se pudo leer.</translation>
  </message>
  <message>
   <source>Reading the file took more memory than a document may use.</source>
   <translation>La lectura del archivo necesitó más memoria de la que puede usar un documento.</translation>
  </message>
  <message>
   <source>Reading the file took too long.</source>
   <translation>La lectura del archivo tardó demasiado.</translation>
  </message>
  <message>
   <source>Recognising the scanned page took too long. Try again.</source>
   <translation>Reconocer la página escaneada ha tardado demasiado. Inténtelo de nuevo.</translation>
  </message>
  <message>
   <source>The scanned page could not be recognised. Try again.</source>
   <translation>No se ha podido reconocer la página escaneada. Inténtelo de nuevo.</translation>
  </message>
  <message>
   <source>Reading was cancelled.</source>
   <translation>Se canceló la lectura.</translation>
  </message>
  <message>
   <source>The reader stopped on this file.</source>
   <translation>La lectura se detuvo en este archivo.</translation>
  </message>
  <message>
   <source>This image format is not supported. Use PNG, JPEG or HEIC.</source>
   <translation>Este formato de imagen no se admite. Use PNG, JPEG o HEIC.</translation>
  </message>
  <message>
   <source>HEIC photos could not be read when this one was added. Try again.</source>
   <translation>Las fotos HEIC no se podían leer cuando se añadió esta. Inténtelo de nuevo.</translation>
  </message>
  <message>
   <source>The file is not an image.</source>
   <translation>El archivo no es una imagen.</translation>
  </message>
  <message>
   <source>The photo has too many pixels.</source>
   <translation>La foto tiene demasiados píxeles.</translation>
  </message>
  <message>
   <source>The document has no such page.</source>
   <translation>El documento no tiene esa página.</translation>
  </message>
  <message>
   <source>There is no such file.</source>
   <translation>Ese archivo no existe.</translation>
  </message>
  <message>
   <source>{name} cannot be opened: {why}.</source>
   <translation>No se puede abrir {name}: {why}.</translation>
  </message>
  <message>
   <source>it is no longer there</source>
   <translation>ya no está ahí</translation>
  </message>
  <message>
   <source>you have no access to it</source>
   <translation>no tiene acceso</translation>
  </message>
  <message>
   <source>it is a folder</source>
   <translation>es una carpeta</translation>
  </message>
  <message>
   <source>the disk is full</source>
   <translation>el disco está lleno</translation>
  </message>
  <message>
   <source>This is a folder or a device. Drop the invoices themselves.</source>
   <translation>Es una carpeta o un dispositivo. Suelte las propias facturas.</translation>
  </message>
  <message>
   <source>Files of this type are not read. PDF, photos, XML invoices, saved messages, ZIP, spreadsheets, .docx and .odt are.</source>
   <translation>Los archivos de este tipo no se leen. Sí se leen PDF, fotos, facturas XML, mensajes guardados, ZIP, tablas, .docx y .odt.</translation>
  </message>
  <message>
   <source>This is a spreadsheet. Save it and drop it by itself to import its rows.</source>
   <translation>Es una tabla. Guárdela y arrástrela sola para importar sus filas.</translation>
  </message>
  <message>
   <source>It is here already, as {name}.</source>
   <translation>Ya está aquí, como {name}.</translation>
  </message>
  <message>
   <source>This invoice is here already.</source>
   <translation>Esta factura ya está aquí.</translation>
  </message>
  <message>
   <source>The list says that nothing of it is open.</source>
   <translation>Según la lista, no queda nada pendiente.</translation>
  </message>
  <message>
   <source>It is XML, but not an electronic invoice in UBL or CII.</source>
   <translation>Es XML, pero no una factura electrónica UBL o CII.</translation>
  </message>
  <message>
   <source>The file is larger than {most} MB. Drop what is in it in parts.</source>
   <translation>El archivo supera los {most} MB. Arrastre su contenido por partes.</translation>
  </message>
  <message>
   <source>It contains more than {most} files. The first ones were added; drop the others in parts.</source>
   <translation>Contiene más de {most} archivos. Se tomaron los primeros; arrastre los demás por partes.</translation>
  </message>
  <message>
   <source>It unpacks to more than {most} MB. The first files were added; drop the others in parts.</source>
   <translation>Descomprimido supera los {most} MB. Se tomó lo primero; arrastre el resto por partes.</translation>
  </message>
  <message>
   <source>It unpacks to far more than an invoice ever does. It was not opened.</source>
   <translation>Descomprimido es mucho mayor de lo que sería una factura. No se abrió.</translation>
  </message>
  <message>
   <source>It is too deep inside other archives and messages. Save it and drop it by itself.</source>
   <translation>Está demasiado dentro de otros archivos y mensajes. Guárdelo y arrástrelo solo.</translation>
  </message>
  <message>
   <source>No file is attached to this message.</source>
   <translation>Este mensaje no lleva ningún archivo adjunto.</translation>
  </message>
  <message>
   <source>There are no files in it.</source>
   <translation>No contiene archivos.</translation>
  </message>
  <message>
   <source>It is damaged. It may have contained more files than were added.</source>
   <translation>Está dañado. Es posible que contuviera más archivos de los que se han añadido.</translation>
  </message>
  <message>
   <source>The file is damaged.</source>
   <translation>El archivo está dañado.</translation>
  </message>
  <message>
   <source>It has more than {rows} rows or {size} MB, the most that can be read.</source>
   <translation>Tiene más de {rows} filas o {size} MB, el máximo que se puede leer.</translation>
  </message>
  <message>
   <source>There are no columns in it.</source>
   <translation>No contiene columnas.</translation>
  </message>
  <message>
   <source>The debtor has no working email address.</source>
   <translation>El deudor no tiene un correo que funcione.</translation>
  </message>
  <message>
   <source>The debtor has no phone number.</source>
   <translation>El deudor no tiene número de teléfono.</translation>
  </message>
  <message>
   <source>The phone number is a landline, which takes no text messages.</source>
   <translation>El número de teléfono es fijo y no recibe SMS.</translation>
  </message>
  <message>
   <source>The debtor has no postal address.</source>
   <translation>El deudor no tiene dirección postal.</translation>
  </message>
  <message>
   <source>This person said the invoice is not theirs.</source>
   <translation>Esta persona dijo que la factura no es suya.</translation>
  </message>
  <message>
   <source>This address or number is on the list of those that are never contacted.</source>
   <translation>Esta dirección o este número está en la lista de los que nunca se contactan.</translation>
  </message>
  <message>
   <source>Email to this address comes back.</source>
   <translation>El correo a esta dirección vuelve.</translation>
  </message>
  <message>
   <source>Recovery had ended before.</source>
   <translation>El cobro había terminado antes.</translation>
  </message>
  <message>
   <source>The creditor skipped it.</source>
   <translation>El acreedor lo ha omitido.</translation>
  </message>
  <message>
   <source>No reviewed text for it is switched on in the debtor’s language or in English.</source>
   <translation>No hay un texto revisado activado para ello en el idioma del deudor ni en inglés.</translation>
  </message>
  <message>
   <source>Its text has a mistake and could not be filled in.</source>
   <translation>Su texto tiene un error y no se pudo rellenar.</translation>
  </message>
  <message>
   <source>The receivable is time-barred: only letters that say so are sent.</source>
   <translation>El crédito ha prescrito: solo se envían cartas que lo dicen.</translation>
  </message>
  <message>
   <source>It could not be handed over after several attempts.</source>
   <translation>No se pudo entregar, varias veces.</translation>
  </message>
  <message>
   <source>The creditor did not make it.</source>
   <translation>El acreedor no lo ha hecho.</translation>
  </message>
  <message>
   <source>It was not confirmed in time.</source>
   <translation>Nadie dijo a tiempo que se había hecho.</translation>
  </message>
  <message>
   <source>A firmer message was sent before; a softer one does not follow it.</source>
   <translation>Ya se ha dicho algo más firme; no le sigue nada más suave.</translation>
  </message>
  <message>
   <source>The due date came before it could be sent.</source>
   <translation>El vencimiento llegó antes de que pudiera enviarse.</translation>
  </message>
  <message>
   <source>Something has happened since: a payment, an objection, a promise or an agreement.</source>
   <translation>Desde entonces ha ocurrido algo: un pago, una objeción, una promesa o un acuerdo.</translation>
  </message>
  <message>
   <source>The debtor chose how to be reached.</source>
   <translation>El deudor eligió cómo ser contactado.</translation>
  </message>
  <message>
   <source>The letter before it says the same.</source>
   <translation>La carta anterior dice lo mismo.</translation>
  </message>
  <message>
   <source>No letter is written for this alone.</source>
   <translation>No se escribe ninguna carta solo para esto.</translation>
  </message>
  <message>
   <source>The creditor chose letters alone.</source>
   <translation>El acreedor quiere solo cartas.</translation>
  </message>
  <message>
   <source>A newer answer to the debtor went out instead.</source>
   <translation>En su lugar salió una respuesta más nueva.</translation>
  </message>
  <message>
   <source>Recovery starts; until then you can take it back.</source>
   <translation>El cobro empieza; hasta entonces se puede retirar.</translation>
  </message>
  <message>
   <source>No more contacts are planned; then you decide what comes next.</source>
   <translation>No hay más contactos previstos; después usted decide cómo seguir.</translation>
  </message>
  <message>
   <source>Until then the bank can reverse the payment.</source>
   <translation>Hasta entonces el banco puede retirar el pago.</translation>
  </message>
  <message>
   <source>Step {step} of the plan.</source>
   <translation>Paso {step} del plan.</translation>
  </message>
  <message>
   <source>Step {step} of the plan, as a letter.</source>
   <translation>Paso {step} del plan, por carta.</translation>
  </message>
  <message>
   <source>Three days before the due date, without asking for anything else.</source>
   <translation>Tres días antes del vencimiento, sin pedir nada más.</translation>
  </message>
  <message>
   <source>After {day}, for which the debtor promised a payment.</source>
   <translation>Tras el {day}, para el que el deudor anunció un pago.</translation>
  </message>
  <message>
   <source>Nobody is contacted at night, at weekends or on holidays.</source>
   <translation>No se contacta a nadie de noche, en fin de semana ni en festivos.</translation>
  </message>
  <message>
   <source>This debtor was already contacted on this day.</source>
   <translation>Este deudor ya fue contactado ese día.</translation>
  </message>
  <message>
   <source>It joins a contact about another invoice of this debtor.</source>
   <translation>Se une a un contacto sobre otra factura de este deudor.</translation>
  </message>
  <message>
   <source>This debtor was contacted three times within seven days.</source>
   <translation>Este deudor fue contactado tres veces en siete días.</translation>
  </message>
  <message>
   <source>The debtor was given time to pay, and it is not over yet.</source>
   <translation>El deudor tiene un plazo para pagar que aún no ha vencido.</translation>
  </message>
  <message>
   <source>An earlier step of the plan was not done yet.</source>
   <translation>Lo que va antes en el plan todavía no se ha hecho.</translation>
  </message>
  <message>
   <source>Recovery was paused, so it moved.</source>
   <translation>El cobro estaba en pausa, así que se desplazó.</translation>
  </message>
  <message>
   <source>The creditor moved it.</source>
   <translation>El acreedor lo ha cambiado de fecha.</translation>
  </message>
  <message>
   <source>The amount owed has changed since the creditor wrote this text: it waits until the text is checked.</source>
   <translation>El importe adeudado ha cambiado desde que el acreedor escribió este texto: espera hasta que se compruebe.</translation>
  </message>
  <message>
   <source>The amount owed has changed since this text was written: was {was}, now {now}. Check the text.</source>
   <translation>El importe adeudado ha cambiado desde que se escribió este texto: antes {was}, ahora {now}. Compruebe el texto.</translation>
  </message>
  <message>
   <source>The creditor read it and sends it now.</source>
   <translation>El acreedor lo ha leído y lo envía ahora.</translation>
  </message>
  <message>
   <source>The creditor brought it forward: it is made once hours, terms and other contacts allow it.</source>
   <translation>El acreedor lo ha adelantado: se hace en cuanto lo permiten los horarios, los plazos y los demás contactos.</translation>
  </message>
  <message>
   <source>The creditor put it off to this day.</source>
   <translation>El acreedor lo ha aplazado a este día.</translation>
  </message>
  <message>
   <source>What held it up is settled.</source>
   <translation>Lo que lo retenía está resuelto.</translation>
  </message>
  <message>
   <source>The creditor approved it.</source>
   <translation>El acreedor lo ha aprobado.</translation>
  </message>
  <message>
   <source>The mailbox to send from was set up.</source>
   <translation>Se ha configurado el buzón de envío.</translation>
  </message>
  <message>
   <source>The sending of letters was set up.</source>
   <translation>Se ha configurado el envío de cartas.</translation>
  </message>
  <message>
   <source>The debtor can be reached there now.</source>
   <translation>Ahora se puede contactar allí con el deudor.</translation>
  </message>
  <message>
   <source>The dispute was settled; the debtor has some days first.</source>
   <translation>La impugnación se resolvió; el deudor tiene antes unos días.</translation>
  </message>
  <message>
   <source>The step before it was done or left out.</source>
   <translation>El paso anterior se ha hecho u omitido.</translation>
  </message>
  <message>
   <source>The creditor has not approved the plan yet.</source>
   <translation>El acreedor todavía no ha aprobado el plan.</translation>
  </message>
  <message>
   <source>No lawyer has reviewed this text: it waits until the creditor has read and approved it.</source>
   <translation>Ningún abogado ha revisado este texto: espera hasta que el acreedor lo haya leído y aprobado.</translation>
  </message>
  <message>
   <source>There is no mailbox to send from.</source>
   <translation>No hay un buzón desde el que enviar.</translation>
  </message>
  <message>
   <source>There is no gateway for text messages.</source>
   <translation>No hay pasarela de SMS.</translation>
  </message>
  <message>
   <source>The creditor's account is suspended.</source>
   <translation>La cuenta del acreedor está suspendida.</translation>
  </message>
  <message>
   <source>Email to the previous address came back; this is the next contact.</source>
   <translation>La dirección anterior fue devuelta; este es el siguiente contacto.</translation>
  </message>
  <message>
   <source>The previous message came back; it is sent once more.</source>
   <translation>El mensaje anterior volvió; se envía otra vez.</translation>
  </message>
  <message>
   <source>No answer so far; this goes to the next contact.</source>
   <translation>Nadie respondió; esto va al siguiente contacto.</translation>
  </message>
  <message>
   <source>The mailbox refused the sign-in.</source>
   <translation>El buzón ha rechazado el inicio de sesión.</translation>
  </message>
  <message>
   <source>The letter provider refused the sign-in.</source>
   <translation>El proveedor de cartas ha rechazado el inicio de sesión.</translation>
  </message>
  <message>
   <source>The service cannot send at the moment. It tries again on the next working day.</source>
   <translation>El servicio no puede enviar en este momento. Se volverá a intentar el próximo día hábil.</translation>
  </message>
  <message>
   <source>An answer to the proposal.</source>
   <translation>Una respuesta a lo propuesto.</translation>
  </message>
  <message>
   <source>The proposal to the debtor.</source>
   <translation>La propuesta al deudor.</translation>
  </message>
  <message>
   <source>Confirms what was agreed.</source>
   <translation>Confirma lo acordado.</translation>
  </message>
  <message>
   <source>Thanks for the payment.</source>
   <translation>Agradecimiento por el pago.</translation>
  </message>
  <message>
   <source>An answer to the objection.</source>
   <translation>Una respuesta a la objeción.</translation>
  </message>
  <message>
   <source>Says that the other contact was noted.</source>
   <translation>Dice que el otro contacto quedó anotado.</translation>
  </message>
  <message>
   <source>The receiving server asked to try again later.</source>
   <translation>El servidor de destino pidió intentarlo más tarde.</translation>
  </message>
  <message>
   <source>Required.</source>
   <translation>Esto hace falta.</translation>
  </message>
  <message>
   <source>At most {max_length} characters.</source>
   <translation>Tiene como máximo {max_length} caracteres.</translation>
  </message>
  <message>
   <source>At most {most} characters.</source>
   <translation>Tiene como máximo {most} caracteres.</translation>
  </message>
  <message>
   <source>The text contains characters that cannot be stored.</source>
   <translation>El texto contiene caracteres que no se pueden guardar.</translation>
  </message>
  <message>
   <source>This is not an email address.</source>
   <translation>Esto no es una dirección de correo.</translation>
  </message>
  <message>
   <source>To recover by letter, enter the debtor’s street, town and postcode.</source>
   <translation>Para reclamar por carta, indique calle, código postal y población del deudor.</translation>
  </message>
  <message>
   <source>This is neither an email address nor a phone number.</source>
   <translation>No es un correo electrónico ni un número de teléfono.</translation>
  </message>
  <message>
   <source>This is not an IBAN: its check digits do not match.</source>
   <translation>Esto no es un IBAN: sus dígitos de control no cuadran.</translation>
  </message>
  <message>
   <source>This account is there already.</source>
   <translation>Esta cuenta ya está ahí.</translation>
  </message>
  <message>
   <source>This is neither an IBAN nor an account number.</source>
   <translation>Esto no es ni un IBAN ni un número de cuenta.</translation>
  </message>
  <message>
   <source>Unknown currency.</source>
   <translation>No se conoce esta moneda.</translation>
  </message>
  <message>
   <source>The amount must be more than zero.</source>
   <translation>El importe debe ser mayor que cero.</translation>
  </message>
  <message>
   <source>The amount must not be negative.</source>
   <translation>El importe no puede ser negativo.</translation>
  </message>
  <message>
   <source>Amounts in {unit} have at most {most} decimals.</source>
   <translation>Los importes en {unit} tienen como máximo {most} decimales.</translation>
  </message>
  <message>
   <source>The amount is above the limit of {limit}.</source>
   <translation>El importe supera el límite de {limit}.</translation>
  </message>
  <message>
   <source>The mailbox refused the sign-in: {why}</source>
   <translation>El buzón rechazó el acceso: {why}</translation>
  </message>
  <message>
   <source>No message could be sent through this mailbox: {why}</source>
   <translation>No se pudo enviar ningún mensaje con este buzón: {why}</translation>
  </message>
  <message>
   <source>Without encryption, email goes only to a server on this computer.</source>
   <translation>Sin cifrado, el correo solo va a un servidor de este equipo.</translation>
  </message>
  <message>
   <source>Email is sent through port {ports}.</source>
   <translation>El correo se entrega en el puerto {ports}.</translation>
  </message>
  <message>
   <source>No mail server of this name was found. Check the name and your internet connection.</source>
   <translation>No hay ningún servidor de correo con ese nombre. Compruebe el nombre y su conexión a Internet.</translation>
  </message>
  <message>
   <source>This mail server does not answer. Check its name and port, and your internet connection.</source>
   <translation>Este servidor de correo no responde. Compruebe el nombre, el puerto y su conexión a Internet.</translation>
  </message>
  <message>
   <source>This mail server does not accept this encryption. Choose another one.</source>
   <translation>Este servidor de correo no acepta este cifrado. Elija otro.</translation>
  </message>
  <message>
   <source>This mail server cannot prove its name, so no password was sent to it. Check the name.</source>
   <translation>Este servidor de correo no puede demostrar su nombre: no se le envía ninguna contraseña. Compruebe el nombre.</translation>
  </message>
  <message>
   <source>The mail server asks you to wait. Try again in a few minutes. It said: {why}</source>
   <translation>El servidor de correo pide esperar. Vuelva a intentarlo en unos minutos. Dijo: {why}</translation>
  </message>
  <message>
   <source>The provider cannot sign you in now. Try again in a few minutes. It said: {why}</source>
   <translation>El proveedor no puede iniciar su sesión ahora. Inténtelo de nuevo en unos minutos. Respondió: {why}</translation>
  </message>
  <message>
   <source>There is no invoice to attach.</source>
   <translation>No hay ninguna factura que adjuntar.</translation>
  </message>
  <message>
   <source>Set up the mailbox first: replies are read with the same account.</source>
   <translation>Configure primero el buzón: se lee con la misma cuenta.</translation>
  </message>
  <message>
   <source>A mailbox is read at port {ports}.</source>
   <translation>Un buzón se lee por el puerto {ports}.</translation>
  </message>
  <message>
   <source>The mailbox could not be read: {why}</source>
   <translation>No se pudo leer el buzón: {why}</translation>
  </message>
  <message>
   <source>This mail server has no public address.</source>
   <translation>Este servidor de correo no tiene dirección pública.</translation>
  </message>
  <message>
   <source>The provider’s token is missing.</source>
   <translation>Falta el token del proveedor.</translation>
  </message>
  <message>
   <source>A sender line must be plain text.</source>
   <translation>Una línea del remitente es texto sencillo.</translation>
  </message>
  <message>
   <source>Enter the full path of a folder.</source>
   <translation>La ruta completa de una carpeta, desde el principio.</translation>
  </message>
  <message>
   <source>Nothing can be saved in this folder: {why}.</source>
   <translation>No se puede escribir nada en esta carpeta: {why}.</translation>
  </message>
  <message>
   <source>This is not a folder.</source>
   <translation>Esto no es una carpeta.</translation>
  </message>
  <message>
   <source>An address that begins with https://</source>
   <translation>Una dirección que empieza por https://</translation>
  </message>
  <message>
   <source>This text has a mistake: {why}</source>
   <translation>Este texto tiene un error: {why}</translation>
  </message>
  <message>
   <source>There is no text with this name.</source>
   <translation>No hay ningún texto con este nombre.</translation>
  </message>
  <message>
   <source>The name of a text has only lower-case letters, digits and _.</source>
   <translation>El nombre de un texto se compone de minúsculas, cifras y _.</translation>
  </message>
  <message>
   <source>Choose a day within the next year.</source>
   <translation>Un contacto se planea dentro del próximo año.</translation>
  </message>
  <message>
   <source>Choose a day between {first} and {last}.</source>
   <translation>Se hizo entre el {first} y el {last}.</translation>
  </message>
  <message>
   <source>A payment cannot be dated after today.</source>
   <translation>Un pago llega hoy como muy tarde.</translation>
  </message>
  <message>
   <source>A credit note cannot exceed what is unpaid of the invoice: {most}.</source>
   <translation>Una factura rectificativa no puede superar lo que queda sin pagar de la factura: {most}.</translation>
  </message>
  <message>
   <source>This credit note is already recorded.</source>
   <translation>Este abono ya se registró.</translation>
  </message>
  <message>
   <source>A credit note cannot be dated after today.</source>
   <translation>Un abono lleva como muy tarde la fecha de hoy.</translation>
  </message>
  <message>
   <source>Only a payment you recorded yourself can be taken back.</source>
   <translation>Solo puede retirarse un pago que usted mismo registró.</translation>
  </message>
  <message>
   <source>The date is too far back.</source>
   <translation>La fecha queda demasiado atrás.</translation>
  </message>
  <message>
   <source>A pause must end within {days} days.</source>
   <translation>Una pausa debe terminar dentro de {days} días.</translation>
  </message>
  <message>
   <source>A promise must be within {days} days.</source>
   <translation>Una promesa cae dentro de los próximos {days} días.</translation>
  </message>
  <message>
   <source>A promise cannot exceed what is still open.</source>
   <translation>Una promesa es como máximo lo que queda pendiente.</translation>
  </message>
  <message>
   <source>A dispute cannot exceed what is still open.</source>
   <translation>Una disputa es como máximo por lo que queda pendiente.</translation>
  </message>
  <message>
   <source>{day} has passed: the first payment must be today or later.</source>
   <translation>El {day} ya ha pasado: el primer pago debe ser hoy o más tarde.</translation>
  </message>
  <message>
   <source>The first payment must be within {days} days.</source>
   <translation>El primer pago cae dentro de los próximos {days} días.</translation>
  </message>
  <message>
   <source>A plan has 2 to {most} instalments.</source>
   <translation>Un plan tiene de 2 a {most} cuotas.</translation>
  </message>
  <message>
   <source>A plan covers everything open; a smaller amount is a settlement.</source>
   <translation>Un plan es por todo lo pendiente; una suma menor es un acuerdo de quita.</translation>
  </message>
  <message>
   <source>A joint plan covers invoices of one debtor, in one currency and with the same contacts.</source>
   <translation>Un plan conjunto abarca facturas de un mismo deudor, en una misma moneda y con los mismos contactos.</translation>
  </message>
  <message>
   <source>A settlement must be less than what is open.</source>
   <translation>Un acuerdo de quita es por menos de lo que está pendiente.</translation>
  </message>
  <message>
   <source>Each part must be at least {least}.</source>
   <translation>Cada parte es de al menos {least}.</translation>
  </message>
  <message>
   <source>A procedure cannot open after today.</source>
   <translation>Un procedimiento se abrió hoy como muy tarde.</translation>
  </message>
  <message>
   <source>This cannot be before the opening.</source>
   <translation>No puede ser anterior a la apertura.</translation>
  </message>
  <message>
   <source>This invoice has no contact with this email address.</source>
   <translation>Esta factura no tiene ningún contacto con este correo electrónico.</translation>
  </message>
  <message>
   <source>An invoice has at most {most} contacts.</source>
   <translation>Un crédito tiene como máximo {most} contactos.</translation>
  </message>
  <message>
   <source>This picture cannot be used: choose a PNG or a JPEG.</source>
   <translation>Esta imagen no se puede usar: elija un PNG o un JPEG.</translation>
  </message>
  <message>
   <source>The picture has too many pixels: choose a smaller one.</source>
   <translation>La imagen tiene demasiados píxeles: elija una más pequeña.</translation>
  </message>
  <message>
   <source>This {format} cannot be opened.</source>
   <translation>Esto no es un archivo {format} que se pueda abrir.</translation>
  </message>
  <message>
   <source>Files are PDF, PNG or JPEG.</source>
   <translation>Los archivos son PDF, PNG o JPEG.</translation>
  </message>
  <message>
   <source>The file’s content does not match its extension.</source>
   <translation>El contenido del archivo no es lo que dice su extensión.</translation>
  </message>
  <message>
   <source>A file can have at most {size} MB.</source>
   <translation>Un archivo tiene como máximo {size} MB.</translation>
  </message>
  <message>
   <source>All files together: at most {size} MB.</source>
   <translation>Todos los archivos juntos tienen como máximo {size} MB.</translation>
  </message>
  <message>
   <source>no answer within {seconds} seconds</source>
   <translation>sin respuesta en {seconds} segundos</translation>
  </message>
  <message>
   <source>the connection was refused</source>
   <translation>la conexión fue rechazada</translation>
  </message>
  <message>
   <source>the name was not found</source>
   <translation>no se encontró el nombre</translation>
  </message>
  <message>
   <source>the connection broke before an answer</source>
   <translation>la conexión se cortó antes de una respuesta</translation>
  </message>
  <message>
   <source>the answer is not HTTP</source>
   <translation>la respuesta no es HTTP</translation>
  </message>
  <message>
   <source>not connected: {why}</source>
   <translation>sin conexión: {why}</translation>
  </message>
  <message>
   <source>the name leads to an address that is not public</source>
   <translation>el nombre lleva a una dirección que no es pública</translation>
  </message>
  <message>
   <source>the address is not public</source>
   <translation>la dirección no es pública</translation>
  </message>
  <message>
   <source>the secure connection failed: {why}</source>
   <translation>la conexión segura falló: {why}</translation>
  </message>
  <message>
   <source>the secure connection failed: unknown reason</source>
   <translation>la conexión segura falló por una razón desconocida</translation>
  </message>
  <message>
   <source>the delivery failed: {kind}</source>
   <translation>la entrega falló: {kind}</translation>
  </message>
  <message>
   <source>answered {status}</source>
   <translation>respondió {status}</translation>
  </message>
  <message>
   <source>answered {status}: redirects are not followed</source>
   <translation>respondió {status}: no se siguen las redirecciones</translation>
  </message>
  <message>
   <source>switched off by the platform</source>
   <translation>desactivado por la plataforma</translation>
  </message>
  <message>
   <source>No delivery succeeded since {since}. Last error: {error}</source>
   <translation>ninguna entrega ha tenido éxito desde el {since}; el último error: {error}</translation>
  </message>
  <message>
   <source>The service does not deliver to this address: {why}.</source>
   <translation>El servicio no entrega a esta dirección: {why}.</translation>
  </message>
  <message>
   <source>it is not a web address</source>
   <translation>no es una dirección web</translation>
  </message>
  <message>
   <source>it must begin with https://</source>
   <translation>tiene que empezar por https://</translation>
  </message>
  <message>
   <source>it contains characters no address can have</source>
   <translation>contiene caracteres que ninguna dirección tiene</translation>
  </message>
  <message>
   <source>it must not carry a name or password</source>
   <translation>no puede llevar nombre ni contraseña</translation>
  </message>
  <message>
   <source>it must not have a fragment</source>
   <translation>no puede tener un fragmento (#)</translation>
  </message>
  <message>
   <source>it must be reachable from the internet</source>
   <translation>tiene que ser accesible desde internet</translation>
  </message>
  <message>
   <source>its port must be {standard} or at least {lowest}</source>
   <translation>su puerto tiene que ser {standard} o al menos {lowest}</translation>
  </message>
  <message>
   <source>it must be a public address, written the usual way</source>
   <translation>tiene que ser una dirección pública, escrita como es habitual</translation>
  </message>
 </context>
 <context>
  <name>receivable</name>
  <message>
   <source>The agreement is fulfilled</source>
   <translation>El acuerdo está cumplido</translation>
  </message>
  <message>
   <source>An agreement is in force</source>
   <translation>Hay un acuerdo en vigor</translation>
  </message>
  <message>
   <source>The agreement was broken</source>
   <translation>El acuerdo no se cumplió</translation>
  </message>
  <message>
   <source>The debtor proposes an agreement</source>
   <translation>El deudor propone un acuerdo</translation>
  </message>
  <message>
   <source>Your proposal awaits the debtor</source>
   <translation>Su propuesta espera al deudor</translation>
  </message>
  <message>
   <source>One plan for several invoices: {numbers}. {amount} of it is for this one.</source>
   <translation>Un solo plan para varias facturas: {numbers}. De él, {amount} son de esta.</translation>
  </message>
  <message>
   <source>{total} instead of {open}, by {day}; the rest is then written off.</source>
   <translation>{total} en lugar de {open}, a más tardar el {day}; entonces se renuncia al resto.</translation>
  </message>
  <message>
   <source>{total} in one payment by {day}.</source>
   <translation>{total} en un pago a más tardar el {day}.</translation>
  </message>
  <message>
   <source>{total} in {count} instalments, the last on {day}.</source>
   <translation>{total} en {count} cuotas, la última el {day}.</translation>
  </message>
  <message>
   <source>Every instalment is paid.</source>
   <translation>Todas las cuotas están pagadas.</translation>
  </message>
  <message>
   <source>Contacts pause while it is kept. A late instalment ends it, and recovery resumes.</source>
   <translation>Los contactos se suspenden mientras se cumpla. Una cuota atrasada le pone fin y el cobro continúa.</translation>
  </message>
  <message>
   <source>Recovery continues for everything open.</source>
   <translation>El cobro continúa por todo lo abierto.</translation>
  </message>
  <message>
   <source>If you accept, contacts pause while it is kept.</source>
   <translation>Al aceptar, los contactos cesan mientras se cumpla.</translation>
  </message>
  <message>
   <source>You write off {amount}.</source>
   <translation>Renuncia a {amount}.</translation>
  </message>
  <message>
   <source>If you refuse, recovery continues.</source>
   <translation>Al rechazar, el cobro continúa.</translation>
  </message>
  <message>
   <source>The proposal is valid until {day} ({when}).</source>
   <translation>La propuesta vale hasta el {day} ({when}).</translation>
  </message>
  <message>
   <source>Instalment {number}: {day}</source>
   <translation>Cuota {number}: {day}</translation>
  </message>
  <message>
   <source>open</source>
   <translation>abierto</translation>
  </message>
  <message>
   <source>paid</source>
   <translation>pagado</translation>
  </message>
  <message>
   <source>late</source>
   <translation>tarde</translation>
  </message>
  <message>
   <source>Invoice</source>
   <translation>Factura</translation>
  </message>
  <message>
   <source>Paid</source>
   <translation>Pagado</translation>
  </message>
  <message>
   <source>Remaining</source>
   <translation>Resto</translation>
  </message>
  <message>
   <source>Overpaid</source>
   <translation>Más de lo que se pedía</translation>
  </message>
  <message>
   <source>No longer asked for</source>
   <translation>Ya no se reclama</translation>
  </message>
  <message>
   <source>Interest</source>
   <translation>Intereses</translation>
  </message>
  <message>
   <source>Fixed sum</source>
   <translation>Indemnización fija</translation>
  </message>
  <message>
   <source>No interest is asked for.</source>
   <translation>No se reclaman intereses.</translation>
  </message>
  <message>
   <source>The fixed sum, {extras}, is not asked for.</source>
   <translation>La indemnización fija, {extras}, no se reclama.</translation>
  </message>
  <message>
   <source>The fixed sum, {extras}, was not asked for.</source>
   <translation>La indemnización fija, {extras}, no se reclamó.</translation>
  </message>
  <message>
   <source>Interest, {extras}, is not asked for.</source>
   <translation>Los intereses, {extras}, no se reclaman.</translation>
  </message>
  <message>
   <source>Interest, {extras}, was not asked for.</source>
   <translation>Los intereses, {extras}, no se reclamaron.</translation>
  </message>
  <message>
   <source>Interest and the fixed sum, {extras}, are not asked for.</source>
   <translation>Los intereses y la indemnización fija, {extras}, no se piden.</translation>
  </message>
  <message>
   <source>Interest and the fixed sum, {extras}, were not asked for.</source>
   <translation>Los intereses y la indemnización fija, {extras}, no se pidieron.</translation>
  </message>
  <message>
   <source>Interest cannot be worked out yet: the statutory rate of a half-year is missing. Enter it under Settings → Recoveries → Statutory rates.</source>
   <translation>Aún no se pueden calcular los intereses: falta el tipo legal de un semestre. Se introduce en Ajustes → Cobros → Tipos legales.</translation>
  </message>
  <message>
   <source>Agreed: {paid} of {total} paid, {done} of {parts} payments.</source>
   <translation>Acordado: {paid} de {total} pagados, {done} de {parts} pagos.</translation>
  </message>
  <message>
   <source>Next: {amount} by {day}.</source>
   <translation>Siguiente: {amount} hasta el {day}.</translation>
  </message>
  <message>
   <source>Missed: {amount} on {day}.</source>
   <translation>Incumplido: {amount} el {day}.</translation>
  </message>
  <message>
   <source>Time-barred: {day} was the last day to claim it in court.</source>
   <translation>Prescrito: el {day} fue el último día para reclamarlo ante el juez.</translation>
  </message>
  <message>
   <source>The debtor may refuse to pay. Letters that say so, an agreement and payments are still possible; interest is no longer asked for.</source>
   <translation>El deudor puede negarse a pagar. Siguen siendo posibles cartas que lo digan, un acuerdo y pagos; ya no se piden intereses.</translation>
  </message>
  <message>
   <source>Time-barred after {day}.</source>
   <translation>Prescribe después del {day}.</translation>
  </message>
  <message>
   <source>The period restarted on {day}.</source>
   <translation>El plazo empezó de nuevo el {day}.</translation>
  </message>
  <message>
   <source>If the debtor pays a part, admits the debt or gets a formal notice, the period can start again.</source>
   <translation>Si el deudor paga una parte, reconoce la deuda o recibe un requerimiento formal, el plazo puede empezar de nuevo.</translation>
  </message>
  <message>
   <source>If the debtor pays a part or admits the debt, the period can start again. A reminder changes nothing.</source>
   <translation>Si el deudor paga una parte o reconoce la deuda, el plazo puede empezar de nuevo. Un recordatorio no cambia nada.</translation>
  </message>
  <message>
   <source>Check this with a lawyer.</source>
   <translation>Consúltelo con un abogado.</translation>
  </message>
  <message>
   <source>Invoice {numbers}</source>
   <translation>Factura {numbers}</translation>
  </message>
  <message>
   <source>{base} × {rate}% × {days} days ÷ 365</source>
   <translation>{base} × {rate} % × {days} días ÷ 365</translation>
  </message>
  <message>
   <source>{arithmetic} (agreed rate)</source>
   <translation>{arithmetic} (tipo pactado)</translation>
  </message>
  <message>
   <source>Not claimed: the reference rate of this half-year has not been entered yet.</source>
   <translation>No se reclaman: el tipo de referencia de este semestre aún no se ha introducido.</translation>
  </message>
  <message>
   <source>{count} × {base}</source>
   <translation>{count} × {base}</translation>
  </message>
  <message>
   <source>Fixed sum for recovery costs</source>
   <translation>Indemnización fija por costes de cobro</translation>
  </message>
  <message>
   <source>Paid before</source>
   <translation>Pagado a cuenta</translation>
  </message>
  <message>
   <source>Credit note {number}</source>
   <translation>Abono {number}</translation>
  </message>
  <message>
   <source>Paid beyond what is asked for, to be paid back</source>
   <translation>Pagado de más, por devolver</translation>
  </message>
  <message>
   <source>Small difference, no longer asked for</source>
   <translation>Pequeña diferencia, ya no reclamada</translation>
  </message>
  <message>
   <source>Paid {day}</source>
   <translation>Pagado el {day}</translation>
  </message>
  <message>
   <source>Interest, {since} – {until}</source>
   <translation>Intereses, {since} – {until}</translation>
  </message>
  <message>
   <source>With evidence you keep the claim; write there too if you put something right, such as a new file.</source>
   <translation>Con pruebas mantiene la deuda; escriba ahí también si corrige algo, por ejemplo con un archivo nuevo.</translation>
  </message>
  <message>
   <source>“Settled” notes what you both agreed.</source>
   <translation>«Resuelto» anota lo que han acordado.</translation>
  </message>
  <message>
   <source>“The debtor is right” gives up the whole claim.</source>
   <translation>«El deudor tiene razón» renuncia a toda la deuda.</translation>
  </message>
  <message>
   <source>The debtor disputes this invoice</source>
   <translation>El deudor impugna esta factura</translation>
  </message>
  <message>
   <source>Evidence is requested</source>
   <translation>Se piden pruebas</translation>
  </message>
  <message>
   <source>Their reason: {reason}.</source>
   <translation>Su motivo: {reason}.</translation>
  </message>
  <message>
   <source>Their reason: {reason}. It concerns {part} of the invoice.</source>
   <translation>Su motivo: {reason}. Se refiere a {part} de la factura.</translation>
  </message>
  <message>
   <source>Contacts pause until you answer.</source>
   <translation>Los contactos esperan su respuesta.</translation>
  </message>
  <message>
   <source>The deadline was {day}. Recovery stays paused until you answer.</source>
   <translation>El plazo era el {day}. El cobro queda en pausa hasta que responda.</translation>
  </message>
  <message>
   <source>Your answer is due by {day} ({when}). Contacts pause until you answer, even if you are late.</source>
   <translation>Su respuesta se espera a más tardar el {day} ({when}). Los contactos esperan hasta que responda, también después de ese día.</translation>
  </message>
  <message>
   <source>Your answer is due by {day} ({when}); contacts pause until then.</source>
   <translation>Su respuesta se espera a más tardar el {day} ({when}); los contactos esperan hasta entonces.</translation>
  </message>
  <message>
   <source>Safeguard</source>
   <translation>Salvaguarda</translation>
  </message>
  <message>
   <source>Receivership</source>
   <translation>Concurso</translation>
  </message>
  <message>
   <source>Liquidation</source>
   <translation>Liquidación</translation>
  </message>
  <message>
   <source>Another procedure</source>
   <translation>Otro procedimiento</translation>
  </message>
  <message>
   <source>Declare the claim to {administrator}.</source>
   <translation>Comunique el crédito a {administrator}.</translation>
  </message>
  <message>
   <source>Find out when the opening was published, and enter that day.</source>
   <translation>Averigüe cuándo se publicó la apertura y anote ese día.</translation>
  </message>
  <message>
   <source>Take the declaration's data and the documents from the case file.</source>
   <translation>Tome los datos de la comunicación y los documentos del expediente.</translation>
  </message>
  <message>
   <source>Do not ask the debtor for payment, and tell the administrator of any that arrives.</source>
   <translation>No pida el pago al deudor y comunique al administrador cualquiera que llegue.</translation>
  </message>
  <message>
   <source>the person appointed by the court</source>
   <translation>quien haya nombrado el juzgado</translation>
  </message>
  <message>
   <source>{total}: invoice {principal}, interest {interest}, fixed sum {fixed_sum}</source>
   <translation>{total}: factura {principal}, intereses {interest}, indemnización fija {fixed_sum}</translation>
  </message>
  <message>
   <source>Your rule: you are asked about every partial payment.</source>
   <translation>Su regla: se le pregunta en cada pago parcial.</translation>
  </message>
  <message>
   <source>Your rule: after a partial payment, recovery continues by itself.</source>
   <translation>Su regla: tras un pago parcial el cobro continúa solo.</translation>
  </message>
  <message>
   <source>Your rule: after a partial payment, the rest is written off by itself.</source>
   <translation>Su regla: tras un pago parcial se renuncia al resto.</translation>
  </message>
  <message>
   <source>Settlements of {share}% or more are accepted without asking.</source>
   <translation>Las quitas con pago desde el {share} % se aceptan sin preguntar.</translation>
  </message>
  <message>
   <source>Once the invoice is paid, interest and fixed sums are dropped by themselves.</source>
   <translation>Una vez pagada la factura, se renuncia por sí solo a intereses e indemnización fija.</translation>
  </message>
  <message>
   <source>Up to {count} instalments are accepted without asking.</source>
   <translation>Hasta {count} cuotas se aceptan sin preguntar.</translation>
  </message>
  <message>
   <source>Choose a day between today and {day}.</source>
   <translation>Se necesita un día entre hoy y el {day}.</translation>
  </message>
  <message>
   <source>At most {amount} is open.</source>
   <translation>Quedan pendientes {amount} como máximo.</translation>
  </message>
  <message>
   <source>Enter an amount below {amount}, which is what is open.</source>
   <translation>Se necesita una suma inferior a {amount}, que es lo pendiente.</translation>
  </message>
  <message>
   <source>Each part must be at least {amount}.</source>
   <translation>Cada cuota debe ser de {amount} como mínimo.</translation>
  </message>
  <message>
   <source>in one payment</source>
   <translation>de una vez</translation>
  </message>
  <message>
   <source>{count}, one month apart</source>
   <translation>{count} (uno al mes)</translation>
  </message>
  <message>
   <source>A note was saved.</source>
   <translation>Se guardó una nota.</translation>
  </message>
  <message>
   <source>Your statement was recorded.</source>
   <translation>Su declaración se ha registrado.</translation>
  </message>
  <message>
   <source>You settled the dispute with the debtor.</source>
   <translation>Usted resolvió la impugnación con el deudor.</translation>
  </message>
  <message>
   <source>you</source>
   <translation>usted</translation>
  </message>
  <message>
   <source>the debtor</source>
   <translation>el deudor</translation>
  </message>
  <message>
   <source>the recovery service</source>
   <translation>el servicio de cobro</translation>
  </message>
  <message>
   <source>your platform</source>
   <translation>su plataforma</translation>
  </message>
  <message>
   <source>the payment provider</source>
   <translation>el proveedor de pagos</translation>
  </message>
  <message>
   <source>{channel} to {to}.</source>
   <translation>{channel} a {to}.</translation>
  </message>
  <message>
   <source>{channel} to the debtor.</source>
   <translation>Se contactó al deudor: {channel}.</translation>
  </message>
  <message>
   <source>Simulated: it counts as posted, nothing was printed.</source>
   <translation>Simulada: cuenta como enviada, no se ha impreso nada.</translation>
  </message>
  <message>
   <source>The amount owed has changed since you wrote this: was {was}, now {now}. Check the text.</source>
   <translation>El importe adeudado ha cambiado desde que usted escribió esto: antes {was}, ahora {now}. Compruebe el texto.</translation>
  </message>
  <message>
   <source>no calls</source>
   <translation>sin llamadas</translation>
  </message>
  <message>
   <source>no preference</source>
   <translation>sin preferencia</translation>
  </message>
  <message>
   <source>by email</source>
   <translation>por correo electrónico</translation>
  </message>
  <message>
   <source>by post</source>
   <translation>por correo postal</translation>
  </message>
  <message>
   <source>by phone</source>
   <translation>por teléfono</translation>
  </message>
  <message>
   <source>in the morning</source>
   <translation>por la mañana</translation>
  </message>
  <message>
   <source>in the afternoon</source>
   <translation>por la tarde</translation>
  </message>
  <message>
   <source>{channel} to the {level}.</source>
   <translation>{channel}: {level}.</translation>
  </message>
  <message>
   <source>Delivered.</source>
   <translation>Se entregó.</translation>
  </message>
  <message>
   <source>Came back.</source>
   <translation>Volvió al remitente.</translation>
  </message>
  <message>
   <source>Came back; it is sent once more.</source>
   <translation>Volvió; se envía otra vez.</translation>
  </message>
  <message>
   <source>Could not be delivered.</source>
   <translation>No se pudo entregar.</translation>
  </message>
  <message>
   <source>Someone answered.</source>
   <translation>Alguien respondió.</translation>
  </message>
  <message>
   <source>No answer.</source>
   <translation>Nadie respondió.</translation>
  </message>
  <message>
   <source>They promised to pay.</source>
   <translation>Prometieron pagar.</translation>
  </message>
  <message>
   <source>They dispute the invoice.</source>
   <translation>El deudor impugna la factura.</translation>
  </message>
  <message>
   <source>They called.</source>
   <translation>El deudor llamó.</translation>
  </message>
  <message>
   <source>Wrong number.</source>
   <translation>El número es incorrecto.</translation>
  </message>
  <message>
   <source>A message was left.</source>
   <translation>Se dejó un mensaje.</translation>
  </message>
  <message>
   <source>It is on the call list.</source>
   <translation>Está en la lista de llamadas.</translation>
  </message>
  <message>
   <source>To be printed and posted.</source>
   <translation>Espera a ser impresa y enviada por correo.</translation>
  </message>
  <message>
   <source>Not confirmed.</source>
   <translation>Nadie ha confirmado que se hiciera.</translation>
  </message>
  <message>
   <source>Printed.</source>
   <translation>Se imprimió.</translation>
  </message>
  <message>
   <source>Handed over for printing.</source>
   <translation>Se entregó para imprimir.</translation>
  </message>
  <message>
   <source>Will be left out. {why}</source>
   <translation>No saldrá. {why}</translation>
  </message>
  <message>
   <source>Will be left out: the debtor’s street or town is missing.</source>
   <translation>No saldrá: falta la calle o la ciudad del deudor.</translation>
  </message>
  <message>
   <source>{channel}: skipped by you.</source>
   <translation>{channel}: contacto omitido por usted.</translation>
  </message>
  <message>
   <source>{channel} of {day}: skipped by you.</source>
   <translation>{channel} del {day}: contacto omitido por usted.</translation>
  </message>
  <message>
   <source>{channel} is left out. {why}</source>
   <translation>{channel}: no se realiza. {why}</translation>
  </message>
  <message>
   <source>A letter is ready: print and post it.</source>
   <translation>Hay una carta lista: imprímala y envíela por correo.</translation>
  </message>
  <message>
   <source>A call is due.</source>
   <translation>Hay que hacer una llamada.</translation>
  </message>
  <message>
   <source>Email to {to} came back this time; it is sent once more.</source>
   <translation>El correo a {to} volvió esta vez; se envía otra vez.</translation>
  </message>
  <message>
   <source>Email to {to} comes back; the next contact is tried.</source>
   <translation>El correo a {to} vuelve; se escribe al siguiente contacto.</translation>
  </message>
  <message>
   <source>Letter no. {number} was posted.</source>
   <translation>La carta n.º {number} se envió.</translation>
  </message>
  <message>
   <source>Letter no. {number} was delivered.</source>
   <translation>La carta n.º {number} se entregó.</translation>
  </message>
  <message>
   <source>Letter no. {number} came back: check the postal address.</source>
   <translation>La carta n.º {number} volvió: compruebe la dirección postal.</translation>
  </message>
  <message>
   <source>{channel} is waiting. {why}</source>
   <translation>{channel} en espera. {why}</translation>
  </message>
  <message>
   <source>{channel} is waiting: the receiving server asked to try again later.</source>
   <translation>{channel} espera: el destino pidió intentarlo más tarde.</translation>
  </message>
  <message>
   <source>{to} was added as {level}.</source>
   <translation>{to} se añadió como {level}.</translation>
  </message>
  <message>
   <source>Call on {day}: {outcome}</source>
   <translation>Llamada del {day}: {outcome}</translation>
  </message>
  <message>
   <source>Call: {outcome}</source>
   <translation>Llamada: {outcome}</translation>
  </message>
  <message>
   <source>Name</source>
   <translation>Nombre</translation>
  </message>
  <message>
   <source>SIREN or SIRET</source>
   <translation>SIREN o SIRET</translation>
  </message>
  <message>
   <source>VAT number</source>
   <translation>NIF-IVA</translation>
  </message>
  <message>
   <source>Address line 1</source>
   <translation>Calle y número</translation>
  </message>
  <message>
   <source>Address line 2</source>
   <translation>Dirección, segunda línea</translation>
  </message>
  <message>
   <source>Postcode</source>
   <translation>Código postal</translation>
  </message>
  <message>
   <source>Town or city</source>
   <translation>Localidad</translation>
  </message>
  <message>
   <source>Country</source>
   <translation>País</translation>
  </message>
  <message>
   <source>Email</source>
   <translation>Correo</translation>
  </message>
  <message>
   <source>First name</source>
   <translation>Nombre</translation>
  </message>
  <message>
   <source>Last name</source>
   <translation>Apellidos</translation>
  </message>
  <message>
   <source>Phone</source>
   <translation>Teléfono</translation>
  </message>
  <message>
   <source>Role</source>
   <translation>Función</translation>
  </message>
  <message>
   <source>Order</source>
   <translation>Orden</translation>
  </message>
  <message>
   <source>You corrected the debtor. {facts}</source>
   <translation>Usted corrigió el deudor. {facts}</translation>
  </message>
  <message>
   <source>Letters only from now on.</source>
   <translation>A partir de ahora, solo cartas.</translation>
  </message>
  <message>
   <source>Emails and calls again, as the plan has them.</source>
   <translation>De nuevo correos y llamadas, como en el plan.</translation>
  </message>
  <message>
   <source>{fact}: {before} → {after}</source>
   <translation>{fact}: {before} → {after}</translation>
  </message>
  <message>
   <source>nothing</source>
   <translation>nada</translation>
  </message>
  <message>
   <source>The invoice was submitted.</source>
   <translation>Se inició el cobro de la factura.</translation>
  </message>
  <message>
   <source>The invoice {numbers} was submitted.</source>
   <translation>Se inició el cobro de la factura {numbers}.</translation>
  </message>
  <message>
   <source>The reminders were planned. Nothing is sent until you approve them.</source>
   <translation>Los recordatorios se han planificado. No se envía nada hasta que usted los apruebe.</translation>
  </message>
  <message>
   <source>The reminders were planned.</source>
   <translation>Los recordatorios se han planificado.</translation>
  </message>
  <message>
   <source>The plan was approved, for later invoices too.</source>
   <translation>El plan se ha aprobado, también para las facturas siguientes.</translation>
  </message>
  <message>
   <source>The plan was approved.</source>
   <translation>El plan se ha aprobado.</translation>
  </message>
  <message>
   <source>The debtor promised {amount} for {day}.</source>
   <translation>El deudor anunció {amount} para el {day}.</translation>
  </message>
  <message>
   <source>The payment promised for {day} did not arrive.</source>
   <translation>Lo anunciado para el {day} no llegó.</translation>
  </message>
  <message>
   <source>The payment promised for {day} arrived.</source>
   <translation>Lo anunciado para el {day} llegó.</translation>
  </message>
  <message>
   <source>The debtor says {amount} was paid on {day}: check your account.</source>
   <translation>El deudor dice que pagó {amount} el {day}: mire su cuenta.</translation>
  </message>
  <message>
   <source>The debtor says insolvency proceedings were opened on {day}: check this, and report it.</source>
   <translation>El deudor dice que el {day} se abrió un concurso de acreedores: compruébelo y regístrelo.</translation>
  </message>
  <message>
   <source>The debtor objects to the invoice: read it before you decide.</source>
   <translation>El deudor se opone a la factura: léalo antes de decidir.</translation>
  </message>
  <message>
   <source>The debtor objects to {amount} of the invoice: read it before you decide.</source>
   <translation>El deudor se opone a {amount} de la factura: léalo antes de decidir.</translation>
  </message>
  <message>
   <source>{what} Reason: {reason}.</source>
   <translation>{what} Motivo: {reason}.</translation>
  </message>
  <message>
   <source>The debtor disputes the invoice; contacts pause.</source>
   <translation>El deudor impugna la factura; los contactos se detienen.</translation>
  </message>
  <message>
   <source>The debtor disputes {amount} of the invoice; contacts pause.</source>
   <translation>El deudor impugna {amount} de la factura; los contactos se detienen.</translation>
  </message>
  <message>
   <source>Evidence was requested; contacts pause.</source>
   <translation>Se pidieron pruebas; los contactos se detienen.</translation>
  </message>
  <message>
   <source>Evidence was requested; contacts pause: {asked}.</source>
   <translation>Se pidieron pruebas; los contactos se detienen: {asked}.</translation>
  </message>
  <message>
   <source>The dispute is settled; recovery resumes after some days.</source>
   <translation>La impugnación está resuelta; el cobro se reanuda tras unos días.</translation>
  </message>
  <message>
   <source>You answered; recovery resumes.</source>
   <translation>Usted respondió; el cobro continúa.</translation>
  </message>
  <message>
   <source>You answered with evidence ({kinds}); recovery resumes.</source>
   <translation>Usted respondió con pruebas ({kinds}); el cobro continúa.</translation>
  </message>
  <message>
   <source>Recovered: {amount}.</source>
   <translation>Cobrado: {amount}.</translation>
  </message>
  <message>
   <source>Closed with {amount} recovered; {rest} was written off.</source>
   <translation>Cerrado con {amount} cobrados; se renunció a {rest}.</translation>
  </message>
  <message>
   <source>Interest and fixed sum of {amount} were not asked for.</source>
   <translation>Los intereses y la indemnización fija de {amount} no se pidieron.</translation>
  </message>
  <message>
   <source>Interest and fixed sum of {amount} were not paid and are no longer asked for.</source>
   <translation>Los intereses y la indemnización fija, {amount}, no se pagaron y ya no se reclaman.</translation>
  </message>
  <message>
   <source>Reminders name this invoice separately.</source>
   <translation>Los recordatorios nombran solo esta factura.</translation>
  </message>
  <message>
   <source>Reminders name this invoice together with others of the debtor.</source>
   <translation>Los recordatorios nombran esta factura junto con otras del deudor.</translation>
  </message>
  <message>
   <source>The debtor wants to be reached {how}.</source>
   <translation>El deudor quiere ser contactado {how}.</translation>
  </message>
  <message>
   <source>From the next message on, interest and fixed sums are asked for too.</source>
   <translation>Desde el próximo mensaje se reclaman también los intereses y la indemnización fija.</translation>
  </message>
  <message>
   <source>Interest and fixed sums are no longer asked for.</source>
   <translation>Ya no se reclaman los intereses ni la indemnización fija.</translation>
  </message>
  <message>
   <source>You paused contacts until you resume them.</source>
   <translation>Puso los contactos en pausa hasta que los reanude.</translation>
  </message>
  <message>
   <source>You paused contacts until {day}.</source>
   <translation>Puso los contactos en pausa hasta el {day}.</translation>
  </message>
  <message>
   <source>Recovery resumes.</source>
   <translation>El cobro continúa.</translation>
  </message>
  <message>
   <source>You ended the pause; recovery resumes.</source>
   <translation>Terminó la pausa; el cobro se reanuda.</translation>
  </message>
  <message>
   <source>The pause is over; recovery resumes.</source>
   <translation>La pausa ha terminado; el cobro se reanuda.</translation>
  </message>
  <message>
   <source>Recovery continues for what remains.</source>
   <translation>El cobro continúa por lo que queda.</translation>
  </message>
  <message>
   <source>The debtor withdrew the dispute; recovery resumes.</source>
   <translation>El deudor retiró la impugnación; el cobro continúa.</translation>
  </message>
  <message>
   <source>A payment was reversed; recovery resumes.</source>
   <translation>Un pago fue retirado; el cobro continúa.</translation>
  </message>
  <message>
   <source>The disputed amount was paid.</source>
   <translation>Lo que estaba en cuestión se ha pagado.</translation>
  </message>
  <message>
   <source>The payment the debtor mentioned was not recorded; recovery resumes.</source>
   <translation>El pago del que habló el deudor no se registró; el cobro continúa.</translation>
  </message>
  <message>
   <source>The insolvency the debtor mentioned was not reported; recovery resumes.</source>
   <translation>El concurso del que hablaba el deudor no se registró; el cobro continúa.</translation>
  </message>
  <message>
   <source>Recovery was cancelled: {why}.</source>
   <translation>El cobro se canceló: {why}.</translation>
  </message>
  <message>
   <source>Recovery was cancelled.</source>
   <translation>El cobro se canceló.</translation>
  </message>
  <message>
   <source>Your proposal: to settle for {total} by {day}.</source>
   <translation>Su propuesta: saldar por {total} a más tardar el {day}.</translation>
  </message>
  <message>
   <source>The debtor proposed to settle for {total} by {day}.</source>
   <translation>El deudor propuso saldar con {total} a más tardar el {day}.</translation>
  </message>
  <message>
   <source>Your proposal: {total} in {count} payments from {day}.</source>
   <translation>Su propuesta: {total} en {count} pagos desde el {day}.</translation>
  </message>
  <message>
   <source>The debtor proposed {total} in {count} payments from {day}.</source>
   <translation>El deudor propuso {total} en pagos desde el {day}: {count}.</translation>
  </message>
  <message>
   <source>You entered what was agreed: to settle for {total} by {day}.</source>
   <translation>Usted introdujo lo acordado: saldar por {total} a más tardar el {day}.</translation>
  </message>
  <message>
   <source>You entered what was agreed: {total} in {count} payments from {day}.</source>
   <translation>Usted introdujo lo acordado: {total} en {count} pagos desde el {day}.</translation>
  </message>
  <message>
   <source>Your rule answered.</source>
   <translation>Su regla respondió.</translation>
  </message>
  <message>
   <source>The agreement is in force; contacts pause.</source>
   <translation>El acuerdo está en vigor; los contactos se suspenden.</translation>
  </message>
  <message>
   <source>The proposal was refused.</source>
   <translation>La propuesta fue rechazada.</translation>
  </message>
  <message>
   <source>A newer proposal replaced it.</source>
   <translation>Una propuesta más nueva ocupó su lugar.</translation>
  </message>
  <message>
   <source>Nobody answered the proposal in time.</source>
   <translation>Nadie respondió a tiempo a la propuesta.</translation>
  </message>
  <message>
   <source>The agreement was kept to the end.</source>
   <translation>El acuerdo se cumplió hasta el final.</translation>
  </message>
  <message>
   <source>The agreement was broken; recovery resumes.</source>
   <translation>El acuerdo no se cumplió; el cobro continúa.</translation>
  </message>
  <message>
   <source>The agreement was ended.</source>
   <translation>El acuerdo se terminó.</translation>
  </message>
  <message>
   <source>The debtor has been insolvent since {day}; contacts stop.</source>
   <translation>El deudor es insolvente desde el {day}; los contactos cesan.</translation>
  </message>
  <message>
   <source>Declare the claim by {day}.</source>
   <translation>El crédito debe comunicarse a más tardar el {day}.</translation>
  </message>
  <message>
   <source>The claim becomes time-barred soon.</source>
   <translation>El crédito prescribirá pronto.</translation>
  </message>
  <message>
   <source>The claim becomes time-barred: {day} is the last day to go to court.</source>
   <translation>El crédito va a prescribir: {day} es el último día para acudir al juzgado.</translation>
  </message>
  <message>
   <source>The plan ended; nobody could be contacted.</source>
   <translation>El plan ha terminado; no se ha podido contactar con nadie.</translation>
  </message>
  <message>
   <source>The plan ended without payment. The case file is ready for a lawyer or the court.</source>
   <translation>El plan ha terminado sin pago. El expediente está listo para un abogado o procurador.</translation>
  </message>
  <message>
   <source>{name} has written: {subject}</source>
   <translation>{name} ha escrito: {subject}</translation>
  </message>
  <message>
   <source>{name} has written.</source>
   <translation>{name} ha escrito.</translation>
  </message>
  <message>
   <source>An automatic answer of {name} arrived.</source>
   <translation>Llegó una respuesta automática de {name}.</translation>
  </message>
  <message>
   <source>The message needed no action; recovery resumes.</source>
   <translation>El mensaje no pedía nada; el cobro continúa.</translation>
  </message>
  <message>
   <source>You recorded the promise from the message.</source>
   <translation>Ha anotado la promesa del mensaje.</translation>
  </message>
  <message>
   <source>The message says it is paid; you wait for the payment.</source>
   <translation>El mensaje dice que está pagado; espera el pago.</translation>
  </message>
  <message>
   <source>You marked the invoice as disputed because of the message.</source>
   <translation>Ha marcado la factura como impugnada por el mensaje.</translation>
  </message>
  <message>
   <source>The message came from the wrong person.</source>
   <translation>El mensaje venía de la persona equivocada.</translation>
  </message>
  <message>
   <source>You wait until the debtor is back.</source>
   <translation>Espera a que vuelva el deudor.</translation>
  </message>
  <message>
   <source>You answered the message.</source>
   <translation>Ha respondido al mensaje.</translation>
  </message>
  <message>
   <source>The payment was reversed after the end: recovery starts again for it.</source>
   <translation>El pago se retiró después del final: el cobro empieza de nuevo por él.</translation>
  </message>
  <message>
   <source>The debtor attached files.</source>
   <translation>El deudor adjuntó archivos.</translation>
  </message>
  <message>
   <source>Someone said the invoice is not theirs. Who else should be contacted?</source>
   <translation>Alguien dijo que la factura no es suya: ¿a quién más contactar?</translation>
  </message>
  <message>
   <source>The debtor’s data was erased; amounts and dates stay.</source>
   <translation>Lo guardado sobre el deudor se borró; las sumas y los días quedan.</translation>
  </message>
  <message>
   <source>The deadline passed; recovery stays paused until you answer.</source>
   <translation>El plazo pasó; el cobro queda en pausa hasta que responda.</translation>
  </message>
  <message>
   <source>The debtor is no longer insolvent; recovery resumes.</source>
   <translation>El deudor ya no es insolvente; el cobro continúa.</translation>
  </message>
  <message>
   <source>The claim is time-barred: only letters that say so are sent.</source>
   <translation>El crédito ha prescrito: ya no se amenaza al deudor con nada; solo se envían cartas que lo dicen.</translation>
  </message>
  <message>
   <source>{amount} arrived: everything is paid.</source>
   <translation>Llegaron {amount}: todo está pagado.</translation>
  </message>
  <message>
   <source>{amount} arrived, {rest} remains.</source>
   <translation>Llegaron {amount}, quedan {rest}.</translation>
  </message>
  <message>
   <source>{amount} of the invoice had been paid before.</source>
   <translation>{amount} de la factura ya estaban pagados.</translation>
  </message>
  <message>
   <source>Credit note {number} takes {amount} off the invoice.</source>
   <translation>El abono {number} reduce la factura en {amount}.</translation>
  </message>
  <message>
   <source>{amount} is missing, too little to ask for.</source>
   <translation>Faltaban {amount}: tan poco ya no se reclama.</translation>
  </message>
  <message>
   <source>You were asked what to do about the {rest} that remains.</source>
   <translation>Se le preguntó qué hacer con los {rest} que quedan.</translation>
  </message>
  <message>
   <source>The debtor had been thanked for it.</source>
   <translation>Ya se le habían dado las gracias al deudor.</translation>
  </message>
  <message>
   <source>The payment of {amount} was reversed.</source>
   <translation>El pago de {amount} fue retirado.</translation>
  </message>
  <message>
   <source>The payment of {amount} was refunded to the card.</source>
   <translation>El pago de {amount} se devolvió a la tarjeta.</translation>
  </message>
  <message>
   <source>The debtor’s bank reversed the card payment of {amount}.</source>
   <translation>El banco del deudor retiró el pago con tarjeta de {amount}.</translation>
  </message>
  <message>
   <source>{amount} arrived by card after the end: it is not booked and must be refunded.</source>
   <translation>{amount} llegaron con tarjeta después del final: no se contabilizan y hay que devolverlos.</translation>
  </message>
  <message>
   <source>{amount} arrived by card in another currency: it is not booked and must be refunded.</source>
   <translation>{amount} llegaron con tarjeta en otra moneda: no se contabilizan y hay que devolverlos.</translation>
  </message>
  <message>
   <source>{amount} arrived by card and is not booked: it must be refunded.</source>
   <translation>{amount} llegaron con tarjeta y no se contabilizan: hay que devolverlos.</translation>
  </message>
  <message>
   <source>The payout was made.</source>
   <translation>Se hizo el abono en su cuenta.</translation>
  </message>
  <message>
   <source>{amount} was paid out to you.</source>
   <translation>Se le pagaron {amount}.</translation>
  </message>
  <message>
   <source>A fee of {fee} was deducted.</source>
   <translation>Se retuvo una comisión de {fee}.</translation>
  </message>
  <message>
   <source>The credit note covers the rest.</source>
   <translation>El abono cubre el resto.</translation>
  </message>
  <message>
   <source>The refund of {amount} did not reach the card: the money is back here.</source>
   <translation>La devolución de {amount} no llegó a la tarjeta: el dinero está aquí de nuevo.</translation>
  </message>
  <message>
   <source>The {amount} that arrived by card was booked on another invoice.</source>
   <translation>Los {amount} que llegaron con tarjeta se contabilizaron en otra factura.</translation>
  </message>
  <message>
   <source>The {amount} that could not be booked was refunded.</source>
   <translation>Los {amount} que no se pudieron contabilizar se devolvieron.</translation>
  </message>
  <message>
   <source>Find out by when the claim must be declared.</source>
   <translation>Pregunte hasta cuándo comunicar el crédito.</translation>
  </message>
  <message>
   <source>Declare your claim by {day} ({when}).</source>
   <translation>Comunique su crédito a más tardar el {day} ({when}).</translation>
  </message>
  <message>
   <source>Decide about the partial payment.</source>
   <translation>Usted decide sobre el pago parcial.</translation>
  </message>
  <message>
   <source>Decide about the partial payment by {day} ({when}).</source>
   <translation>Decida sobre el pago parcial a más tardar el {day} ({when}).</translation>
  </message>
  <message>
   <source>Answer with evidence: the deadline has passed.</source>
   <translation>Responda con pruebas: el plazo ha pasado.</translation>
  </message>
  <message>
   <source>Recovery stays paused until you answer.</source>
   <translation>El cobro queda en pausa hasta que responda.</translation>
  </message>
  <message>
   <source>Answer with evidence.</source>
   <translation>Usted responde con pruebas.</translation>
  </message>
  <message>
   <source>Answer with evidence by {day} ({when}).</source>
   <translation>Responda con pruebas a más tardar el {day} ({when}).</translation>
  </message>
  <message>
   <source>Contacts pause until then.</source>
   <translation>Los contactos esperan hasta entonces.</translation>
  </message>
  <message>
   <source>The debtor pays {amount}, {when}.</source>
   <translation>El deudor paga {amount}, {when}.</translation>
  </message>
  <message>
   <source>Paid. It counts as recovered {when}.</source>
   <translation>Pagado. Cuenta como cobrado {when}.</translation>
  </message>
  <message>
   <source>Recovery is paused.</source>
   <translation>El cobro está en pausa.</translation>
  </message>
  <message>
   <source>Recovery starts {when}.</source>
   <translation>El cobro empieza {when}.</translation>
  </message>
  <message>
   <source>Until then you can take it back.</source>
   <translation>Hasta entonces se puede retirar.</translation>
  </message>
  <message>
   <source>{channel} to the {level}, once you have approved the plan.</source>
   <translation>{channel} al {level}, en cuanto apruebe el plan.</translation>
  </message>
  <message>
   <source>Nothing is sent before that.</source>
   <translation>Antes no se envía nada.</translation>
  </message>
  <message>
   <source>{channel} to the {level}, once you have approved its text.</source>
   <translation>{channel}: {level}, una vez que usted apruebe su texto.</translation>
  </message>
  <message>
   <source>The service plans {what}, {when}.</source>
   <translation>El servicio prevé {what}, {when}.</translation>
  </message>
  <message>
   <source>The service plans {what}.</source>
   <translation>El servicio prevé {what}.</translation>
  </message>
  <message>
   <source>{channel} to the {level}, {when}.</source>
   <translation>{channel} al {level}, {when}.</translation>
  </message>
  <message>
   <source>{amount} was paid out to you, {when}.</source>
   <translation>{amount} se le pagaron, {when}.</translation>
  </message>
  <message>
   <source>{amount} is paid out to you, {when}.</source>
   <translation>{amount} se le pagan, {when}.</translation>
  </message>
  <message>
   <source>Nothing more: this is closed.</source>
   <translation>Nada más: está cerrado.</translation>
  </message>
  <message>
   <source>Recovery starts within a day. Until then you can take it back.</source>
   <translation>El cobro empieza en un día. Hasta entonces se puede retirar.</translation>
  </message>
  <message>
   <source>Nothing is planned at the moment.</source>
   <translation>No hay nada previsto por ahora.</translation>
  </message>
  <message>
   <source>Answer the debtor’s proposal.</source>
   <translation>Responda a la propuesta del deudor.</translation>
  </message>
  <message>
   <source>The debtor answers your proposal.</source>
   <translation>El deudor responde a su propuesta.</translation>
  </message>
  <message>
   <source>Answer the debtor’s proposal by {day} ({when}).</source>
   <translation>Responda a la propuesta del deudor a más tardar el {day} ({when}).</translation>
  </message>
  <message>
   <source>The debtor can answer your proposal until {day} ({when}).</source>
   <translation>El deudor puede responder a su propuesta hasta el {day} ({when}).</translation>
  </message>
  <message>
   <source>Contacts continue meanwhile.</source>
   <translation>Los contactos continúan mientras tanto.</translation>
  </message>
  <message>
   <source>{amount} arrived. Nothing more happens.</source>
   <translation>Se han recibido {amount}. No queda nada más.</translation>
  </message>
  <message>
   <source>Add another contact, agree with the debtor, go to court, or end recovery.</source>
   <translation>Indique otro contacto, llegue a un acuerdo con el deudor, acuda al juzgado o ponga fin al cobro.</translation>
  </message>
  <message>
   <source>The plan ended without payment. You decide what comes next.</source>
   <translation>El plan ha terminado sin pago. Usted decide cómo seguir.</translation>
  </message>
  <message>
   <source>No more contacts are planned. Without payment, you decide what comes next {when}.</source>
   <translation>No hay más contactos previstos. Sin pago, usted decide cómo seguir {when}.</translation>
  </message>
  <message>
   <source>Without an answer, recovery continues for the rest.</source>
   <translation>Sin respuesta, el cobro del resto continúa.</translation>
  </message>
  <message>
   <source>Without an answer, the rest is written off.</source>
   <translation>Sin respuesta, se renuncia al resto.</translation>
  </message>
  <message>
   <source>You paused contacts.</source>
   <translation>Puso los contactos en pausa.</translation>
  </message>
  <message>
   <source>Paid: it counts as recovered once the bank can no longer reverse the payment.</source>
   <translation>Pagado: cuenta como cobrado cuando el banco ya no puede retirar el pago.</translation>
  </message>
  <message>
   <source>Part of it was paid. You decide about the rest.</source>
   <translation>Se pagó una parte; usted decide sobre el resto.</translation>
  </message>
  <message>
   <source>The debtor disputes the invoice.</source>
   <translation>El deudor impugna la factura.</translation>
  </message>
  <message>
   <source>Evidence is requested.</source>
   <translation>Se piden pruebas.</translation>
  </message>
  <message>
   <source>The debtor says it is paid. Without a payment, recovery resumes after seven days.</source>
   <translation>El deudor dice que está pagado. Sin un pago, el cobro continúa en siete días.</translation>
  </message>
  <message>
   <source>The debtor says it is insolvent. Unless you report it, recovery resumes after seven days.</source>
   <translation>El deudor dice que está en concurso. Si no lo registra, el cobro continúa a los siete días.</translation>
  </message>
  <message>
   <source>The debtor has written. If you decide nothing, recovery resumes after five working days.</source>
   <translation>El deudor ha escrito. Si no decide nada, el cobro sigue tras cinco días hábiles.</translation>
  </message>
  <message>
   <source>An agreement is in force; contacts pause while it is kept.</source>
   <translation>Hay un acuerdo en vigor; los contactos se suspenden mientras se cumpla.</translation>
  </message>
  <message>
   <source>A proposal awaits an answer; contacts pause meanwhile.</source>
   <translation>Una propuesta espera respuesta; mientras tanto los contactos se suspenden.</translation>
  </message>
  <message>
   <source>The debtor is insolvent: all you can do is declare the claim.</source>
   <translation>El deudor es insolvente: solo queda comunicar el crédito.</translation>
  </message>
  <message>
   <source>Your account is suspended.</source>
   <translation>Su cuenta está suspendida.</translation>
  </message>
  <message>
   <source>Someone said they are not the debtor.</source>
   <translation>Alguien dijo que no es el deudor.</translation>
  </message>
  <message>
   <source>The debtor can still pay and answer.</source>
   <translation>El deudor puede seguir pagando y respondiendo.</translation>
  </message>
  <message>
   <source>Paused until you resume it.</source>
   <translation>En pausa hasta que lo reanude.</translation>
  </message>
  <message>
   <source>Paused until {day}.</source>
   <translation>En pausa hasta el {day}.</translation>
  </message>
  <message>
   <source>Quote</source>
   <translation>Presupuesto</translation>
  </message>
  <message>
   <source>Purchase order</source>
   <translation>Orden de compra</translation>
  </message>
  <message>
   <source>Contract</source>
   <translation>Contrato</translation>
  </message>
  <message>
   <source>Delivery note</source>
   <translation>Albarán</translation>
  </message>
  <message>
   <source>Correspondence</source>
   <translation>Correspondencia</translation>
  </message>
  <message>
   <source>Proof of service</source>
   <translation>Prueba del servicio</translation>
  </message>
  <message>
   <source>Other</source>
   <translation>Otro</translation>
  </message>
  <message>
   <source>nothing was received</source>
   <translation>no se recibió nada</translation>
  </message>
  <message>
   <source>nothing was ordered</source>
   <translation>no se pidió nada</translation>
  </message>
  <message>
   <source>the quality is not right</source>
   <translation>la calidad no es correcta</translation>
  </message>
  <message>
   <source>it is not as agreed</source>
   <translation>no es lo acordado</translation>
  </message>
  <message>
   <source>the amount is wrong</source>
   <translation>el importe es incorrecto</translation>
  </message>
  <message>
   <source>it is already paid</source>
   <translation>ya está pagado</translation>
  </message>
  <message>
   <source>someone else owes it</source>
   <translation>lo debe otra persona</translation>
  </message>
  <message>
   <source>another reason</source>
   <translation>otro motivo</translation>
  </message>
  <message>
   <source>Signed or stamped, it shows who took the goods, and when.</source>
   <translation>Firmado o sellado, muestra quién recibió la mercancía y cuándo.</translation>
  </message>
  <message>
   <source>A report, photo or tracking page shows that the work or parcel arrived.</source>
   <translation>Un informe, una foto o un seguimiento muestra que el trabajo o el paquete llegó.</translation>
  </message>
  <message>
   <source>It shows what was to be delivered, and where.</source>
   <translation>Muestra qué debía entregarse y dónde.</translation>
  </message>
  <message>
   <source>It shows that the order came from the debtor.</source>
   <translation>Muestra que el pedido vino del deudor.</translation>
  </message>
  <message>
   <source>Accepted in writing, a quote is an order.</source>
   <translation>Aceptado por escrito, un presupuesto es un pedido.</translation>
  </message>
  <message>
   <source>Signed, it shows who ordered what at which price.</source>
   <translation>Firmado, muestra quién pidió qué y a qué precio.</translation>
  </message>
  <message>
   <source>It shows which quality was agreed.</source>
   <translation>Muestra qué calidad se acordó.</translation>
  </message>
  <message>
   <source>A signed acceptance or photos show how it was when it was handed over.</source>
   <translation>Una recepción firmada o fotos muestran cómo estaba al entregarse.</translation>
  </message>
  <message>
   <source>It shows that nobody complained at the time, or what was offered.</source>
   <translation>Muestra que nadie se quejó entonces, o qué se ofreció.</translation>
  </message>
  <message>
   <source>It shows the price that was accepted.</source>
   <translation>Muestra el precio aceptado.</translation>
  </message>
  <message>
   <source>It shows quantities and prices as the debtor ordered them.</source>
   <translation>Muestra cantidades y precios tal como los pidió el deudor.</translation>
  </message>
  <message>
   <source>It shows the agreed price and what comes on top.</source>
   <translation>Muestra el precio acordado y lo que se añade.</translation>
  </message>
  <message>
   <source>It shows which invoice is open, beside the one that was paid.</source>
   <translation>Muestra qué factura está abierta, junto a la pagada.</translation>
  </message>
  <message>
   <source>A statement of account shows that nothing arrived.</source>
   <translation>Un extracto de cuenta muestra que no llegó nada.</translation>
  </message>
  <message>
   <source>It shows to whom the invoice was addressed.</source>
   <translation>Muestra a quién iba dirigida la factura.</translation>
  </message>
  <message>
   <source>It shows who signed, and for which company.</source>
   <translation>Muestra quién firmó y por qué empresa.</translation>
  </message>
  <message>
   <source>It shows what is claimed.</source>
   <translation>Muestra lo que se reclama.</translation>
  </message>
  <message>
   <source>It shows what was offered, and at which price.</source>
   <translation>Muestra qué se ofreció y a qué precio.</translation>
  </message>
  <message>
   <source>It shows what was ordered.</source>
   <translation>Muestra qué se pidió.</translation>
  </message>
  <message>
   <source>It shows what both sides agreed on.</source>
   <translation>Muestra en qué quedaron ambas partes.</translation>
  </message>
  <message>
   <source>It shows what was delivered, and when.</source>
   <translation>Muestra qué se entregó y cuándo.</translation>
  </message>
  <message>
   <source>It shows what was written at the time.</source>
   <translation>Muestra lo que se escribió entonces.</translation>
  </message>
  <message>
   <source>It shows that the work was done.</source>
   <translation>Muestra que el trabajo se hizo.</translation>
  </message>
  <message>
   <source>Say in its description what it shows.</source>
   <translation>Diga en su descripción qué muestra.</translation>
  </message>
  <message>
   <source>You skipped it.</source>
   <translation>Usted lo omitió.</translation>
  </message>
  <message>
   <source>You changed it.</source>
   <translation>Usted lo cambió.</translation>
  </message>
  <message>
   <source>The amount owed has changed since you wrote this.</source>
   <translation>El importe adeudado ha cambiado desde que usted escribió esto.</translation>
  </message>
  <message>
   <source>You read it and send it now.</source>
   <translation>Usted lo ha leído y lo envía ahora.</translation>
  </message>
  <message>
   <source>You brought it forward to the first day that deadlines which you gave and other contacts leave free.</source>
   <translation>Lo ha adelantado al primer día que dejan libre los plazos que ha dado y los demás contactos.</translation>
  </message>
  <message>
   <source>You approved it.</source>
   <translation>Usted lo ha aprobado.</translation>
  </message>
  <message>
   <source>You did not do it.</source>
   <translation>Usted no lo hizo.</translation>
  </message>
  <message>
   <source>You chose letters alone.</source>
   <translation>Ha elegido solo cartas.</translation>
  </message>
  <message>
   <source>You postponed it to this day.</source>
   <translation>Usted lo aplazó a este día.</translation>
  </message>
  <message>
   <source>You have not approved the plan yet.</source>
   <translation>Aún no ha aprobado el plan.</translation>
  </message>
  <message>
   <source>No lawyer has reviewed this text: it waits until you have read and approved it.</source>
   <translation>Ningún abogado ha revisado este texto: espera hasta que usted lo haya leído y aprobado.</translation>
  </message>
  <message>
   <source>Your mailbox refused the sign-in.</source>
   <translation>Su buzón rechazó la conexión.</translation>
  </message>
  <message>
   <source>Your letter provider refused the sign-in.</source>
   <translation>Su proveedor de cartas rechazó el inicio de sesión.</translation>
  </message>
  <message>
   <source>{name} is larger than 10 MB.</source>
   <translation>{name} supera los 10 MB.</translation>
  </message>
  <message>
   <source>{name} cannot be read: {reason}</source>
   <translation>{name} no se puede leer: {reason}</translation>
  </message>
  <message>
   <source>{name} is not a PDF, PNG or JPEG file.</source>
   <translation>{name} no es un archivo PDF, PNG o JPEG.</translation>
  </message>
  <message>
   <source>{name} cannot be opened. {reason}</source>
   <translation>{name} no se puede abrir. {reason}</translation>
  </message>
  <message>
   <source>{name} was not added: twenty files at most.</source>
   <translation>{name} no se añadió: veinte archivos como máximo.</translation>
  </message>
  <message>
   <source>{name} was not added: the files would exceed 50 MB together.</source>
   <translation>{name} no se añadió: juntos los archivos superarían los 50 MB.</translation>
  </message>
  <message>
   <source>Messages leave while this app is open. While it is closed or the computer is off, what falls due waits until you open the app again.</source>
   <translation>Los mensajes salen mientras esta aplicación está abierta. Si está cerrada o el equipo apagado, lo que vence espera hasta que vuelva a abrirla.</translation>
  </message>
  <message>
   <source>As you entered it.</source>
   <translation>Tal como lo introdujo.</translation>
  </message>
  <message>
   <source>As it was read in the file.</source>
   <translation>Tal como se leyó en el archivo.</translation>
  </message>
  <message>
   <source>This service only reports the status.</source>
   <translation>Este servicio solo indica el estado.</translation>
  </message>
  <message>
   <source>From the service’s message of {moment}.</source>
   <translation>Según el mensaje del servicio del {moment}.</translation>
  </message>
 </context>
 <context>
  <name>received</name>
  <message>
   <source>They seem to promise payment.</source>
   <translation>Quizá prometan pagar.</translation>
  </message>
  <message>
   <source>Contacts pause until two working days after that day, then recovery resumes.</source>
   <translation>Los contactos esperan ese día y dos días hábiles más; después el cobro continúa.</translation>
  </message>
  <message>
   <source>They seem to promise payment on {day}.</source>
   <translation>Quizá prometan pagar el {day}.</translation>
  </message>
  <message>
   <source>Record the promise for {day}</source>
   <translation>Anotar la promesa para el {day}</translation>
  </message>
  <message>
   <source>Record a promise…</source>
   <translation>Registrar una promesa…</translation>
  </message>
  <message>
   <source>They seem to say it is already paid.</source>
   <translation>Quizá digan que ya está pagado.</translation>
  </message>
  <message>
   <source>Wait for the payment</source>
   <translation>Esperar el pago</translation>
  </message>
  <message>
   <source>Recovery pauses for seven days; without a payment it resumes.</source>
   <translation>El cobro se detiene siete días; sin pago continúa.</translation>
  </message>
  <message>
   <source>They seem to object to the invoice.</source>
   <translation>Quizá impugnen la factura.</translation>
  </message>
  <message>
   <source>Mark as disputed</source>
   <translation>Está impugnada</translation>
  </message>
  <message>
   <source>Recovery pauses, the debtor is told, and you are asked for evidence.</source>
   <translation>El cobro se detiene, se informa al deudor y se le piden pruebas a usted.</translation>
  </message>
  <message>
   <source>They seem to ask for the invoice.</source>
   <translation>Quizá pidan la factura.</translation>
  </message>
  <message>
   <source>Send the invoice…</source>
   <translation>Enviar la factura…</translation>
  </message>
  <message>
   <source>It is attached to your answer, which you see first.</source>
   <translation>Va con su respuesta, que usted ve antes.</translation>
  </message>
  <message>
   <source>They seem to ask for more time or for instalments.</source>
   <translation>Quizá pidan más tiempo o pagar en cuotas.</translation>
  </message>
  <message>
   <source>Propose an agreement…</source>
   <translation>Proponer un acuerdo…</translation>
  </message>
  <message>
   <source>The debtor gets your proposal; contacts pause until the answer.</source>
   <translation>El deudor recibe su propuesta; los contactos esperan la respuesta.</translation>
  </message>
  <message>
   <source>They seem not to be the right person.</source>
   <translation>Quizá no sea la persona correcta.</translation>
  </message>
  <message>
   <source>Wrong person</source>
   <translation>No es la persona correcta</translation>
  </message>
  <message>
   <source>Recovery pauses, and this person is not contacted again, until you add another contact.</source>
   <translation>El cobro se detiene y nadie escribe más allí hasta que indique otro contacto.</translation>
  </message>
  <message>
   <source>They seem to be insolvent, or gone.</source>
   <translation>Quizá sean insolventes o ya no existan.</translation>
  </message>
  <message>
   <source>Report insolvency…</source>
   <translation>Comunicar la insolvencia…</translation>
  </message>
  <message>
   <source>Contacts stop, and the app says how to declare the claim.</source>
   <translation>Los contactos terminan y la aplicación explica cómo se comunica el crédito.</translation>
  </message>
  <message>
   <source>They seem to refuse to pay.</source>
   <translation>Quizá se nieguen a pagar.</translation>
  </message>
  <message>
   <source>They seem to be away until {day}.</source>
   <translation>Quizá estén ausentes hasta el {day}.</translation>
  </message>
  <message>
   <source>Wait until {day}</source>
   <translation>Esperar hasta el {day}</translation>
  </message>
  <message>
   <source>Contacts pause and resume on the next working day.</source>
   <translation>Los contactos se detienen y siguen el siguiente día hábil.</translation>
  </message>
  <message>
   <source>They seem to be away.</source>
   <translation>Quizá estén ausentes.</translation>
  </message>
  <message>
   <source>Your answer of {moment} is not sent yet.</source>
   <translation>Su respuesta del {moment} aún no ha salido.</translation>
  </message>
  <message>
   <source>You answered: {moment}.</source>
   <translation>Usted respondió: {moment}.</translation>
  </message>
  <message>
   <source>Your answer of {moment} could not be sent.</source>
   <translation>Su respuesta del {moment} no se pudo enviar.</translation>
  </message>
  <message>
   <source>It contains nothing but the quoted message.</source>
   <translation>No dice nada más que lo que cita.</translation>
  </message>
  <message>
   <source>Text of the message</source>
   <translation>Texto del mensaje</translation>
  </message>
  <message>
   <source>Show quoted message</source>
   <translation>Mostrar lo citado</translation>
  </message>
  <message>
   <source>Hide quoted message</source>
   <translation>Ocultar lo citado</translation>
  </message>
  <message>
   <source>{name} stays in your mailbox.</source>
   <translation>{name} se queda en su buzón.</translation>
  </message>
  <message>
   <source>Your decision or answer is being sent.</source>
   <translation>Su decisión o respuesta está en camino.</translation>
  </message>
  <message>
   <source>Answer…</source>
   <translation>Responder…</translation>
  </message>
  <message>
   <source>Nothing to do: resume</source>
   <translation>Nada que hacer: continuar</translation>
  </message>
  <message>
   <source>The debtor has written</source>
   <translation>El deudor ha escrito</translation>
  </message>
  <message>
   <source>More messages after this one: {count}</source>
   <translation>Mensajes a la espera tras este: {count}</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Cerrar</translation>
  </message>
 </context>
 <context>
  <name>refused_start</name>
  <message>
   <source>This data was saved by a newer version of the app</source>
   <translation>Estos datos los escribió una versión más reciente de la aplicación</translation>
  </message>
  <message>
   <source>Install the newest version, then start again. Nothing changed.</source>
   <translation>Instale la versión más reciente y vuelva a iniciar. No se ha cambiado nada.</translation>
  </message>
  <message>
   <source>The data folder cannot be used</source>
   <translation>No se puede usar la carpeta de datos</translation>
  </message>
  <message>
   <source>Make sure the folder exists, that you can write to it and that the disk has space, then start again. Nothing changed.</source>
   <translation>Compruebe que la carpeta existe, que puede escribir en ella y que el disco tiene espacio, y vuelva a iniciar. No se ha cambiado nada.</translation>
  </message>
  <message>
   <source>Recovery Desktop cannot start</source>
   <translation>Recovery Desktop no puede iniciarse</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Cerrar</translation>
  </message>
 </context>
 <context>
  <name>review</name>
  <message>
   <source>Submit it anyway only if it is another claim: the debtor would be contacted twice.</source>
   <translation>Reclámela de todos modos solo si es otro crédito: se escribiría dos veces al deudor.</translation>
  </message>
  <message>
   <source>Submit it anyway if you agreed on an earlier day, or if your plan contacts debtors before the due date.</source>
   <translation>Reclámela de todos modos si acordó un día anterior o si su plan contacta con los deudores antes del vencimiento.</translation>
  </message>
  <message>
   <source>Submit it anyway only to ask amicably: it can no longer be claimed in court.</source>
   <translation>Reclámela de todos modos para pedirlo amablemente: ya no se puede reclamar en juicio.</translation>
  </message>
  <message>
   <source>It is time-barred: {day} was the last day to claim it.</source>
   <translation>Ha prescrito: el último día para reclamarla fue el {day}.</translation>
  </message>
  <message>
   <source>Not due until {day}: the first reminder leaves after that.</source>
   <translation>No vence hasta el {day}: el primer recordatorio sale después.</translation>
  </message>
  <message>
   <source>Not due until {day}.</source>
   <translation>No vence hasta el {day}.</translation>
  </message>
 </context>
 <context>
  <name>row_menu</name>
  <message>
   <source>Open</source>
   <translation>Abrir</translation>
  </message>
  <message>
   <source>Copy this cell</source>
   <translation>Copiar esta celda</translation>
  </message>
  <message>
   <source>Copy</source>
   <translation>Copiar</translation>
  </message>
 </context>
 <context>
  <name>statistics</name>
  <message>
   <source>Figure</source>
   <translation>Cifra</translation>
  </message>
  <message>
   <source>Of</source>
   <translation>De</translation>
  </message>
  <message>
   <source>Currency</source>
   <translation>Moneda</translation>
  </message>
  <message>
   <source>Cases</source>
   <translation>Casos</translation>
  </message>
  <message>
   <source>Value</source>
   <translation>Valor</translation>
  </message>
  <message>
   <source>All creditors of the platform</source>
   <translation>Todos los acreedores de la plataforma</translation>
  </message>
  <message>
   <source>Success, percent</source>
   <translation>Éxito, por ciento</translation>
  </message>
  <message>
   <source>Days to recovery</source>
   <translation>Días hasta el cobro</translation>
  </message>
  <message>
   <source>With phone</source>
   <translation>Con teléfono</translation>
  </message>
  <message>
   <source>Without phone</source>
   <translation>Sin teléfono</translation>
  </message>
  <message>
   <source>Submitted</source>
   <translation>Reclamado</translation>
  </message>
  <message>
   <source>Paid</source>
   <translation>Pagado</translation>
  </message>
  <message>
   <source>Recovered</source>
   <translation>Cobrado</translation>
  </message>
  <message>
   <source>Still owed</source>
   <translation>Aún debido</translation>
  </message>
  <message>
   <source>Recovered of month</source>
   <translation>Cobrado del mes</translation>
  </message>
  <message>
   <source>Payments of unknown amount</source>
   <translation>Pagos de importe desconocido</translation>
  </message>
  <message>
   <source>Statistics</source>
   <translation>Estadísticas</translation>
  </message>
 </context>
 <context>
  <name>table</name>
  <message>
   <source>Email</source>
   <translation>Correo</translation>
  </message>
  <message>
   <source>First name</source>
   <translation>Nombre</translation>
  </message>
  <message>
   <source>Last name</source>
   <translation>Apellidos</translation>
  </message>
  <message>
   <source>Phone</source>
   <translation>Teléfono</translation>
  </message>
  <message>
   <source>Still open</source>
   <translation>Aún pendiente</translation>
  </message>
  <message>
   <source>Debit or credit</source>
   <translation>Debe o haber</translation>
  </message>
  <message>
   <source>Paid or not</source>
   <translation>Pagada o no</translation>
  </message>
  <message>
   <source>Paid on</source>
   <translation>Pagada el</translation>
  </message>
  <message>
   <source>“{words}” was not understood.</source>
   <translation>No se entendió «{words}».</translation>
  </message>
  <message>
   <source>As stated in invoice {number}</source>
   <translation>Como consta en la factura {number}</translation>
  </message>
 </context>
 <context>
  <name>text</name>
  <message>
   <source>Recovery Desktop</source>
   <translation>Recovery Desktop</translation>
  </message>
  <message>
   <source>Amount unknown</source>
   <translation>Importe desconocido</translation>
  </message>
  <message>
   <source>Paused</source>
   <translation>En pausa</translation>
  </message>
  <message>
   <source>Paused until {day}</source>
   <translation>En pausa hasta el {day}</translation>
  </message>
  <message>
   <source>Until {day}</source>
   <translation>Hasta el {day}</translation>
  </message>
  <message>
   <source>Until you resume it</source>
   <translation>Hasta que lo reanude</translation>
  </message>
  <message>
   <source>Insolvent</source>
   <translation>Insolvente</translation>
  </message>
  <message>
   <source>Instalment of {amount}</source>
   <translation>Cuota de {amount}</translation>
  </message>
  <message>
   <source>Paid · final from {day}</source>
   <translation>Pagado · definitivo desde el {day}</translation>
  </message>
  <message>
   <source>Paid</source>
   <translation>Pagado</translation>
  </message>
  <message>
   <source>{name}: {words}</source>
   <translation>{name}: {words}</translation>
  </message>
  <message>
   <source>“{words}”</source>
   <translation>«{words}»</translation>
  </message>
  <message>
   <source>{number}%</source>
   <translation>{number} %</translation>
  </message>
  <message>
   <source>d MMM</source>
   <translation>d MMM</translation>
  </message>
  <message>
   <source>d MMM yyyy</source>
   <translation>d MMM yyyy</translation>
  </message>
  <message>
   <source>{day}, {time}</source>
   <translation>{day}, {time}</translation>
  </message>
  <message>
   <source>{weekday}, {moment}</source>
   <translation>{weekday}, {moment}</translation>
  </message>
  <message>
   <source>today</source>
   <translation>hoy</translation>
  </message>
  <message>
   <source>tomorrow</source>
   <translation>mañana</translation>
  </message>
  <message>
   <source>yesterday</source>
   <translation>ayer</translation>
  </message>
  <message>
   <source>in {days} days</source>
   <translation>en {days} días</translation>
  </message>
  <message>
   <source>{days} days ago</source>
   <translation>hace {days} días</translation>
  </message>
  <message>
   <source>Starting soon</source>
   <translation>Empieza pronto</translation>
  </message>
  <message>
   <source>In recovery</source>
   <translation>En cobro</translation>
  </message>
  <message>
   <source>Recovered</source>
   <translation>Cobrado</translation>
  </message>
  <message>
   <source>Disputed</source>
   <translation>Impugnado</translation>
  </message>
  <message>
   <source>Evidence needed</source>
   <translation>Pruebas necesarias</translation>
  </message>
  <message>
   <source>Cancelled</source>
   <translation>Cancelado</translation>
  </message>
  <message>
   <source>Paid in part</source>
   <translation>Pagado en parte</translation>
  </message>
  <message>
   <source>Payment received</source>
   <translation>Pago recibido</translation>
  </message>
  <message>
   <source>Email</source>
   <translation>Correo</translation>
  </message>
  <message>
   <source>Phone call</source>
   <translation>Llamada</translation>
  </message>
  <message>
   <source>Text message</source>
   <translation>SMS</translation>
  </message>
  <message>
   <source>Letter</source>
   <translation>Carta</translation>
  </message>
  <message>
   <source>Recovery starts</source>
   <translation>Empieza el cobro</translation>
  </message>
  <message>
   <source>End of the plan</source>
   <translation>Fin del plan</translation>
  </message>
  <message>
   <source>Instalment</source>
   <translation>Cuota</translation>
  </message>
  <message>
   <source>Awaits your approval</source>
   <translation>Espera su aprobación</translation>
  </message>
  <message>
   <source>contact {number}</source>
   <translation>contacto {number}</translation>
  </message>
  <message>
   <source>debtor</source>
   <translation>deudor</translation>
  </message>
  <message>
   <source>primary contact</source>
   <translation>contacto principal</translation>
  </message>
  <message>
   <source>second contact</source>
   <translation>segundo contacto</translation>
  </message>
  <message>
   <source>third contact</source>
   <translation>tercer contacto</translation>
  </message>
  <message>
   <source>Certain</source>
   <translation>Seguro</translation>
  </message>
  <message>
   <source>Read</source>
   <translation>Leído</translation>
  </message>
  <message>
   <source>To check</source>
   <translation>Compruebe</translation>
  </message>
  <message>
   <source>Unsure</source>
   <translation>Dudoso</translation>
  </message>
  <message>
   <source>Nothing to do: it is labelled, or other values agree with it.</source>
   <translation>Nada que hacer: tiene su etiqueta, u otros valores concuerdan.</translation>
  </message>
  <message>
   <source>Nothing speaks against it. You need not confirm it.</source>
   <translation>Nada lo contradice. No hace falta que lo confirme.</translation>
  </message>
  <message>
   <source>Compare it with the invoice, then confirm or correct it.</source>
   <translation>Compárelo con la factura y confírmelo o corríjalo.</translation>
  </message>
  <message>
   <source>It may be wrong: compare it with the invoice, and correct it.</source>
   <translation>Puede ser erróneo: compárelo con la factura y corríjalo.</translation>
  </message>
  <message>
   <source>{when} ({day})</source>
   <translation>{when} ({day})</translation>
  </message>
  <message>
   <source>SIREN {number}</source>
   <translation>SIREN {number}</translation>
  </message>
  <message>
   <source>SIRET {number}</source>
   <translation>SIRET {number}</translation>
  </message>
  <message>
   <source>Answer today</source>
   <translation>Responder hoy</translation>
  </message>
  <message>
   <source>Answer by {day}</source>
   <translation>Responder a más tardar el {day}</translation>
  </message>
  <message>
   <source>Answer overdue: {when}</source>
   <translation>Respuesta atrasada: {when}</translation>
  </message>
  <message>
   <source>Due {day}</source>
   <translation>Vence el {day}</translation>
  </message>
  <message>
   <source>Was due {day}</source>
   <translation>Venció el {day}</translation>
  </message>
 </context>
 <context>
  <name>titles</name>
  <message>
   <source>Mr</source>
   <translation>Sr.</translation>
  </message>
  <message>
   <source>Mrs</source>
   <translation>Sra.</translation>
  </message>
  <message>
   <source>Ms</source>
   <translation>Sra.</translation>
  </message>
  <message>
   <source>None</source>
   <translation>Ninguno</translation>
  </message>
 </context>
 <context>
  <name>typed</name>
  <message>
   <source>Enter the amount without a minus.</source>
   <translation>Escriba el importe sin el signo menos.</translation>
  </message>
  <message>
   <source>This is not an amount. Enter it as 1234.50 or 1 234,50.</source>
   <translation>Esto no es un importe. Escríbalo como 1234,50 o 1.234,50.</translation>
  </message>
  <message>
   <source>This amount is too large.</source>
   <translation>Este importe es demasiado grande.</translation>
  </message>
  <message>
   <source>Enter the rate as 12 or 12.5, up to 100.</source>
   <translation>Escriba el tipo como 12 o 12,5, como máximo 100.</translation>
  </message>
  <message>
   <source>Enter a number such as 1.08.</source>
   <translation>Indique un número como 1,08.</translation>
  </message>
  <message>
   <source>{currency} has at most {digits} decimals.</source>
   <translation>{currency} tiene {digits} decimales como máximo.</translation>
  </message>
  <message>
   <source>The points and commas of this amount contradict each other.</source>
   <translation>Los puntos y comas de este importe se contradicen.</translation>
  </message>
  <message>
   <source>This could be {small} or {large}. Enter it without the separator.</source>
   <translation>Podría ser {small} o {large}. Escríbalo sin el separador.</translation>
  </message>
  <message>
   <source>The thousands of this amount are not in groups of three.</source>
   <translation>Los millares de este importe no están agrupados de tres en tres.</translation>
  </message>
  <message>
   <source>today</source>
   <translation>hoy</translation>
  </message>
  <message>
   <source>yesterday</source>
   <translation>ayer</translation>
  </message>
  <message>
   <source>tomorrow</source>
   <translation>mañana</translation>
  </message>
  <message>
   <source>This is not a date. Enter it as {example}.</source>
   <translation>Esto no es una fecha. Escríbala como {example}.</translation>
  </message>
  <message>
   <source>There is no such day.</source>
   <translation>Ese día no existe.</translation>
  </message>
 </context>
</TS>
