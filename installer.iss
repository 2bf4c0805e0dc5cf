; The setup for Windows. `python dev.py build` calls it with:
;   ISCC /DAppVersion=1.2.3 /DSourceFolder=dist\recovery-desktop /DPictures=build\made installer.iss
; /DPlaceholder makes a quick one around a stand-in, for trying the setup itself.

#ifndef AppVersion
  #error The version is missing: /DAppVersion=1.2.3
#endif
#ifndef SourceFolder
  #error The folder of the frozen app is missing: /DSourceFolder=dist\recovery-desktop
#endif
#ifndef Pictures
  #error The folder of the icon is missing: /DPictures=build\made
#endif

#define AppName "Recovery Desktop"
#define Executable "recovery-desktop.exe"
#define Scheme "recovery-desktop"
#define Document "RecoveryDesktop.Invoice"

[Setup]
; Stays the same for ever: an upgrade is recognised by it.
AppId={{6C2B6C0E-6A2B-4C52-9D0A-6E6B0C7A53D1}
AppName={#AppName}
AppVersion={#AppVersion}
AppVerName={#AppName} {#AppVersion}
AppPublisher={#AppName}
VersionInfoVersion={#AppVersion}
; For the person who installs it, without an administrator; they may choose otherwise.
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog commandline
#ifdef Placeholder
DefaultDirName={localappdata}\Programs\{#AppName}
Compression=none
; A Windows of 32 bits can only try how it is refused.
#ifdef Refused
ArchitecturesAllowed=x64compatible
#endif
#else
DefaultDirName={autopf}\{#AppName}
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
Compression=lzma2/max
SolidCompression=yes
LZMANumBlockThreads=2
#endif
MinVersion=10.0.17763
DefaultGroupName={#AppName}
DisableProgramGroupPage=yes
UsePreviousAppDir=yes
LicenseFile=LICENSE
OutputBaseFilename=recovery-desktop-{#AppVersion}-windows-setup
SetupIconFile={#Pictures}\recovery-desktop.ico
UninstallDisplayIcon={app}\{#Executable}
WizardStyle=modern
ChangesAssociations=yes
; Windows asks the running app to close, and ends what has no window to ask: the service and the readers beside it. All
; of it keeps everything at once, so nothing typed is lost.
CloseApplications=force
CloseApplicationsFilter={#Executable}
RestartApplications=no
#ifdef Sign
SignTool=release
SignedUninstaller=yes
#endif

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "fr"; MessagesFile: "compiler:Languages\French.isl"
Name: "de"; MessagesFile: "compiler:Languages\German.isl"
Name: "es"; MessagesFile: "compiler:Languages\Spanish.isl"
Name: "it"; MessagesFile: "compiler:Languages\Italian.isl"
Name: "nl"; MessagesFile: "compiler:Languages\Dutch.isl"

; What a Windows that is too old, or of another processor, is told; Inno Setup's own words name no reason.
[Messages]
en.WinVersionTooLowError=Recovery Desktop needs a 64-bit Windows, version 1809 of Windows 10 or newer. Nothing was changed.
fr.WinVersionTooLowError=Recovery Desktop nécessite un Windows 64 bits, Windows 10 version 1809 ou plus récent. Rien n'a été modifié.
de.WinVersionTooLowError=Recovery Desktop braucht ein Windows mit 64 Bit, Windows 10 Version 1809 oder neuer. Nichts wurde verändert.
es.WinVersionTooLowError=Recovery Desktop necesita un Windows de 64 bits, Windows 10 versión 1809 o posterior. No se ha cambiado nada.
it.WinVersionTooLowError=Recovery Desktop richiede un Windows a 64 bit, Windows 10 versione 1809 o successiva. Non è stato modificato nulla.
nl.WinVersionTooLowError=Recovery Desktop heeft een 64-bits Windows nodig, Windows 10 versie 1809 of nieuwer. Er is niets gewijzigd.
en.WindowsVersionNotSupported=Recovery Desktop needs a 64-bit Windows, version 1809 of Windows 10 or newer. Nothing was changed.
fr.WindowsVersionNotSupported=Recovery Desktop nécessite un Windows 64 bits, Windows 10 version 1809 ou plus récent. Rien n'a été modifié.
de.WindowsVersionNotSupported=Recovery Desktop braucht ein Windows mit 64 Bit, Windows 10 Version 1809 oder neuer. Nichts wurde verändert.
es.WindowsVersionNotSupported=Recovery Desktop necesita un Windows de 64 bits, Windows 10 versión 1809 o posterior. No se ha cambiado nada.
it.WindowsVersionNotSupported=Recovery Desktop richiede un Windows a 64 bit, Windows 10 versione 1809 o successiva. Non è stato modificato nulla.
nl.WindowsVersionNotSupported=Recovery Desktop heeft een 64-bits Windows nodig, Windows 10 versie 1809 of nieuwer. Er is niets gewijzigd.

[CustomMessages]
en.Running=Recovery Desktop is running, or another program holds one of its files. Close it and try again; nothing was changed.
fr.Running=Recovery Desktop est en cours d'exécution, ou un autre programme utilise un de ses fichiers. Fermez-le et recommencez ; rien n'a été modifié.
de.Running=Recovery Desktop läuft noch, oder ein anderes Programm hält eine seiner Dateien. Schließen Sie es und versuchen Sie es noch einmal; nichts wurde verändert.
es.Running=Recovery Desktop se está ejecutando u otro programa utiliza uno de sus archivos. Ciérrelo e inténtelo de nuevo; no se ha cambiado nada.
it.Running=Recovery Desktop è in esecuzione, oppure un altro programma usa uno dei suoi file. Chiuderlo e riprovare; non è stato modificato nulla.
nl.Running=Recovery Desktop is nog geopend, of een ander programma gebruikt een van de bestanden. Sluit het en probeer het opnieuw; er is niets gewijzigd.
en.NoSpace=There is not enough space on this drive: %1 MB are needed and %2 MB are free. Nothing was changed.
fr.NoSpace=L'espace disponible sur ce lecteur ne suffit pas : il faut %1 Mo et %2 Mo sont libres. Rien n'a été modifié.
de.NoSpace=Auf diesem Laufwerk ist nicht genug Platz: %1 MB sind nötig und %2 MB sind frei. Nichts wurde verändert.
es.NoSpace=No hay espacio suficiente en esta unidad: se necesitan %1 MB y hay %2 MB libres. No se ha cambiado nada.
it.NoSpace=Lo spazio su questa unità non basta: servono %1 MB e ne sono liberi %2. Non è stato modificato nulla.
nl.NoSpace=Er is niet genoeg ruimte op dit station: %1 MB is nodig en %2 MB is vrij. Er is niets gewijzigd.
en.Document=Invoice
fr.Document=Facture
de.Document=Rechnung
es.Document=Factura
it.Document=Fattura
nl.Document=Factuur
en.KeepTitle=Your data
fr.KeepTitle=Vos données
de.KeepTitle=Ihre Daten
es.KeepTitle=Sus datos
it.KeepTitle=I suoi dati
nl.KeepTitle=Uw gegevens
en.KeepText=Your invoices, drafts and receivables stay on this computer, so that they are there when you install Recovery Desktop again.
fr.KeepText=Vos factures, brouillons et créances restent sur cet ordinateur et seront là si vous réinstallez Recovery Desktop.
de.KeepText=Ihre Rechnungen, Entwürfe und Forderungen bleiben auf diesem Computer, damit sie da sind, wenn Sie Recovery Desktop wieder installieren.
es.KeepText=Sus facturas, borradores y créditos permanecen en este ordenador y estarán ahí cuando vuelva a instalar Recovery Desktop.
it.KeepText=Le fatture, le bozze e i crediti restano su questo computer e saranno disponibili quando reinstallerà Recovery Desktop.
nl.KeepText=Uw facturen, concepten en vorderingen blijven op deze computer, zodat ze er zijn wanneer u Recovery Desktop opnieuw installeert.
en.KeepTick=Remove them as well. They cannot be brought back.
fr.KeepTick=Les supprimer aussi. Elles ne pourront pas être récupérées.
de.KeepTick=Auch sie entfernen. Sie lassen sich nicht zurückholen.
es.KeepTick=Eliminarlos también. No se podrán recuperar.
it.KeepTick=Rimuovere anche questi. Non si potranno recuperare.
nl.KeepTick=Verwijder ze ook. Ze kunnen niet worden hersteld.

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked

[InstallDelete]
; The old version's libraries must not lie among the new ones. Only this folder, by name: a wrongly chosen folder loses nothing.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "{#SourceFolder}\{#Executable}"; DestDir: "{app}"; Flags: ignoreversion
Source: "{#SourceFolder}\_internal\*"; DestDir: "{app}\_internal"; Flags: ignoreversion recursesubdirs createallsubdirs
Source: "LICENSE"; DestDir: "{app}"; DestName: "LICENSE.txt"; Flags: ignoreversion

[Icons]
Name: "{group}\{#AppName}"; Filename: "{app}\{#Executable}"
Name: "{autodesktop}\{#AppName}"; Filename: "{app}\{#Executable}"; Tasks: desktopicon

[Registry]
; Links
Root: HKA; Subkey: "Software\Classes\{#Scheme}"; ValueType: string; ValueData: "URL:{#AppName}"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\{#Scheme}"; ValueType: string; ValueName: "URL Protocol"; ValueData: ""
Root: HKA; Subkey: "Software\Classes\{#Scheme}\DefaultIcon"; ValueType: string; ValueData: "{app}\{#Executable},0"
Root: HKA; Subkey: "Software\Classes\{#Scheme}\shell\open\command"; ValueType: string; ValueData: """{app}\{#Executable}"" ""%1"""
; "Open with", without becoming the program for every PDF, mail or table
Root: HKA; Subkey: "Software\Classes\{#Document}"; ValueType: string; ValueData: "{cm:Document}"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\{#Document}\DefaultIcon"; ValueType: string; ValueData: "{app}\{#Executable},0"
Root: HKA; Subkey: "Software\Classes\{#Document}\shell\open\command"; ValueType: string; ValueData: """{app}\{#Executable}"" ""%1"""
Root: HKA; Subkey: "Software\Classes\.pdf\OpenWithProgids"; ValueType: string; ValueName: "{#Document}"; ValueData: ""; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.jpg\OpenWithProgids"; ValueType: string; ValueName: "{#Document}"; ValueData: ""; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.jpeg\OpenWithProgids"; ValueType: string; ValueName: "{#Document}"; ValueData: ""; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.png\OpenWithProgids"; ValueType: string; ValueName: "{#Document}"; ValueData: ""; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.heic\OpenWithProgids"; ValueType: string; ValueName: "{#Document}"; ValueData: ""; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.heif\OpenWithProgids"; ValueType: string; ValueName: "{#Document}"; ValueData: ""; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.tif\OpenWithProgids"; ValueType: string; ValueName: "{#Document}"; ValueData: ""; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.tiff\OpenWithProgids"; ValueType: string; ValueName: "{#Document}"; ValueData: ""; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.xml\OpenWithProgids"; ValueType: string; ValueName: "{#Document}"; ValueData: ""; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.p7m\OpenWithProgids"; ValueType: string; ValueName: "{#Document}"; ValueData: ""; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.eml\OpenWithProgids"; ValueType: string; ValueName: "{#Document}"; ValueData: ""; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.msg\OpenWithProgids"; ValueType: string; ValueName: "{#Document}"; ValueData: ""; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.zip\OpenWithProgids"; ValueType: string; ValueName: "{#Document}"; ValueData: ""; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.csv\OpenWithProgids"; ValueType: string; ValueName: "{#Document}"; ValueData: ""; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.tsv\OpenWithProgids"; ValueType: string; ValueName: "{#Document}"; ValueData: ""; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.xlsx\OpenWithProgids"; ValueType: string; ValueName: "{#Document}"; ValueData: ""; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.xlsm\OpenWithProgids"; ValueType: string; ValueName: "{#Document}"; ValueData: ""; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.xls\OpenWithProgids"; ValueType: string; ValueName: "{#Document}"; ValueData: ""; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.ods\OpenWithProgids"; ValueType: string; ValueName: "{#Document}"; ValueData: ""; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.docx\OpenWithProgids"; ValueType: string; ValueName: "{#Document}"; ValueData: ""; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.odt\OpenWithProgids"; ValueType: string; ValueName: "{#Document}"; ValueData: ""; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.sta\OpenWithProgids"; ValueType: string; ValueName: "{#Document}"; ValueData: ""; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.mt940\OpenWithProgids"; ValueType: string; ValueName: "{#Document}"; ValueData: ""; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.ofx\OpenWithProgids"; ValueType: string; ValueName: "{#Document}"; ValueData: ""; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\Applications\{#Executable}"; ValueType: string; ValueName: "FriendlyAppName"; ValueData: "{#AppName}"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\Applications\{#Executable}\SupportedTypes"; ValueType: string; ValueName: ".pdf"; ValueData: ""
Root: HKA; Subkey: "Software\Classes\Applications\{#Executable}\SupportedTypes"; ValueType: string; ValueName: ".jpg"; ValueData: ""
Root: HKA; Subkey: "Software\Classes\Applications\{#Executable}\SupportedTypes"; ValueType: string; ValueName: ".jpeg"; ValueData: ""
Root: HKA; Subkey: "Software\Classes\Applications\{#Executable}\SupportedTypes"; ValueType: string; ValueName: ".png"; ValueData: ""
Root: HKA; Subkey: "Software\Classes\Applications\{#Executable}\SupportedTypes"; ValueType: string; ValueName: ".heic"; ValueData: ""
Root: HKA; Subkey: "Software\Classes\Applications\{#Executable}\SupportedTypes"; ValueType: string; ValueName: ".heif"; ValueData: ""
Root: HKA; Subkey: "Software\Classes\Applications\{#Executable}\SupportedTypes"; ValueType: string; ValueName: ".tif"; ValueData: ""
Root: HKA; Subkey: "Software\Classes\Applications\{#Executable}\SupportedTypes"; ValueType: string; ValueName: ".tiff"; ValueData: ""
Root: HKA; Subkey: "Software\Classes\Applications\{#Executable}\SupportedTypes"; ValueType: string; ValueName: ".xml"; ValueData: ""
Root: HKA; Subkey: "Software\Classes\Applications\{#Executable}\SupportedTypes"; ValueType: string; ValueName: ".p7m"; ValueData: ""
Root: HKA; Subkey: "Software\Classes\Applications\{#Executable}\SupportedTypes"; ValueType: string; ValueName: ".eml"; ValueData: ""
Root: HKA; Subkey: "Software\Classes\Applications\{#Executable}\SupportedTypes"; ValueType: string; ValueName: ".msg"; ValueData: ""
Root: HKA; Subkey: "Software\Classes\Applications\{#Executable}\SupportedTypes"; ValueType: string; ValueName: ".zip"; ValueData: ""
Root: HKA; Subkey: "Software\Classes\Applications\{#Executable}\SupportedTypes"; ValueType: string; ValueName: ".csv"; ValueData: ""
Root: HKA; Subkey: "Software\Classes\Applications\{#Executable}\SupportedTypes"; ValueType: string; ValueName: ".tsv"; ValueData: ""
Root: HKA; Subkey: "Software\Classes\Applications\{#Executable}\SupportedTypes"; ValueType: string; ValueName: ".xlsx"; ValueData: ""
Root: HKA; Subkey: "Software\Classes\Applications\{#Executable}\SupportedTypes"; ValueType: string; ValueName: ".xlsm"; ValueData: ""
Root: HKA; Subkey: "Software\Classes\Applications\{#Executable}\SupportedTypes"; ValueType: string; ValueName: ".xls"; ValueData: ""
Root: HKA; Subkey: "Software\Classes\Applications\{#Executable}\SupportedTypes"; ValueType: string; ValueName: ".ods"; ValueData: ""
Root: HKA; Subkey: "Software\Classes\Applications\{#Executable}\SupportedTypes"; ValueType: string; ValueName: ".docx"; ValueData: ""
Root: HKA; Subkey: "Software\Classes\Applications\{#Executable}\SupportedTypes"; ValueType: string; ValueName: ".odt"; ValueData: ""
Root: HKA; Subkey: "Software\Classes\Applications\{#Executable}\SupportedTypes"; ValueType: string; ValueName: ".sta"; ValueData: ""
Root: HKA; Subkey: "Software\Classes\Applications\{#Executable}\SupportedTypes"; ValueType: string; ValueName: ".mt940"; ValueData: ""
Root: HKA; Subkey: "Software\Classes\Applications\{#Executable}\SupportedTypes"; ValueType: string; ValueName: ".ofx"; ValueData: ""
Root: HKA; Subkey: "Software\Classes\Applications\{#Executable}\shell\open\command"; ValueType: string; ValueData: """{app}\{#Executable}"" ""%1"""

[Run]
Filename: "{app}\{#Executable}"; Description: "{cm:LaunchProgram,{#AppName}}"; Flags: nowait postinstall skipifsilent

[UninstallDelete]
; Also what is compiled later.
Type: filesandordirs; Name: "{app}\_internal"

[Code]
const
  NeededMegabytes = {#ifdef Placeholder}1{#else}800{#endif};

var
  RemoveData: Boolean;

function IsHeld(FileName: String): Boolean;
var
  Stream: TFileStream;
begin
  Result := False;
  if FileExists(FileName) then
    try
      Stream := TFileStream.Create(FileName, fmOpenReadWrite or fmShareExclusive);
      Stream.Free;
    except
      Result := True;
    end;
end;

// The program, and the libraries that it has open for as long as it runs.
function IsRunning: Boolean;
var
  Found: TFindRec;
  Folder: String;
begin
  Folder := ExpandConstant('{app}\');
  Result := IsHeld(Folder + '{#Executable}');
  if (not Result) and FindFirst(Folder + '_internal\*.dll', Found) then
    try
      repeat
        Result := IsHeld(Folder + '_internal\' + Found.Name);
      until Result or not FindNext(Found);
    finally
      FindClose(Found);
    end;
end;

// What is beside the app ends within seconds of it.
function StaysRunning: Boolean;
var
  Tries: Integer;
begin
  Result := IsRunning;
  Tries := 0;
  while Result and (Tries < 50) do
  begin
    Sleep(200);
    Tries := Tries + 1;
    Result := IsRunning;
  end;
end;

procedure Refuse(Sentence: String);
begin
  Log(Sentence);
  SuppressibleMsgBox(Sentence, mbError, MB_OK, IDOK);
end;

// By now Windows has asked the app to close; what is still held would leave half an installation behind.
procedure CurStepChanged(Step: TSetupStep);
begin
  if (Step = ssInstall) and StaysRunning then
  begin
    Refuse(CustomMessage('Running'));
    Abort;
  end;
end;

function PrepareToInstall(var NeedsRestart: Boolean): String;
var
  Free, Total: Cardinal;
begin
  Result := '';
  if GetSpaceOnDisk(ExtractFileDrive(WizardDirValue), True, Free, Total) and (Free < NeededMegabytes) then
    Result := FmtMessage(CustomMessage('NoSpace'), [IntToStr(NeededMegabytes), IntToStr(Free)]);
end;

function AskForData: Boolean;
var
  Form: TSetupForm;
  Text: TNewStaticText;
  Tick: TNewCheckBox;
  Go, Stop: TNewButton;
begin
  // Inno Setup 6.6 wants the size at once.
#if VER >= EncodeVer(6,6,0)
  Form := CreateCustomForm(ScaleX(420), ScaleY(170), False, True);
#else
  Form := CreateCustomForm;
  Form.ClientWidth := ScaleX(420);
  Form.ClientHeight := ScaleY(170);
  Form.Position := poScreenCenter;
#endif
  try
    Form.Caption := CustomMessage('KeepTitle');
    Text := TNewStaticText.Create(Form);
    Text.Parent := Form;
    Text.WordWrap := True;
    Text.SetBounds(ScaleX(20), ScaleY(20), ScaleX(380), ScaleY(60));
    Text.Caption := CustomMessage('KeepText');
    Tick := TNewCheckBox.Create(Form);
    Tick.Parent := Form;
    Tick.SetBounds(ScaleX(20), ScaleY(84), ScaleX(380), ScaleY(22));
    Tick.Caption := CustomMessage('KeepTick');
    Go := TNewButton.Create(Form);
    Go.Parent := Form;
    Go.SetBounds(ScaleX(228), ScaleY(126), ScaleX(80), ScaleY(26));
    Go.Caption := SetupMessage(msgButtonOK);
    Go.ModalResult := mrOk;
    Go.Default := True;
    Stop := TNewButton.Create(Form);
    Stop.Parent := Form;
    Stop.SetBounds(ScaleX(320), ScaleY(126), ScaleX(80), ScaleY(26));
    Stop.Caption := SetupMessage(msgButtonCancel);
    Stop.ModalResult := mrCancel;
    Stop.Cancel := True;
    Form.ActiveControl := Go;
    Result := Form.ShowModal = mrOk;
    RemoveData := Result and Tick.Checked;
  finally
    Form.Free;
  end;
end;

function InitializeUninstall: Boolean;
begin
  RemoveData := ExpandConstant('{param:REMOVEDATA|0}') = '1';
  Result := True;
  if StaysRunning then
  begin
    Refuse(CustomMessage('Running'));
    Result := False;
  end
  else if not UninstallSilent then
    Result := AskForData;
end;

procedure CurUninstallStepChanged(Step: TUninstallStep);
begin
  if (Step = usPostUninstall) and RemoveData then
    DelTree(ExpandConstant('{localappdata}\{#AppName}'), True, True, True);
end;
