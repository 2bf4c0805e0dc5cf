"""What invoices in French print beside their values, in Europe, Canada and West Africa: a key, then its wordings."""

WORDS = """
title {Facture|FACTURE}; Facture; FACTURE; Facture {de vente|client|de prestations|commerciale|de
    solde|d'acompte|récapitulative|proforma soldée|définitive|de situation|d'électricité|de services|d'honoraires|de
    fournitures|de loyer|mensuelle|de régularisation}; Note d'honoraires; Note de frais et honoraires; Mémoire; Avis
    d'échéance; Quittancement; État de frais; Facture / Invoice; Votre facture; Décompte; Relevé de facture; Décompte
    d'honoraires; Appel de cotisation; Facture de travaux
number {Facture|Facture N|Numéro de facture|N° de facture|N° facture|Facture n°|Facture No|FACTURE N°|No de facture|N°
    Facture|Réf. facture|Référence facture|Numéro|N°|N° de pièce|N° pièce|Pièce n°|Document n°|N° document|N°
    doc.|Notre facture|Note n°|Référence|Votre facture n°|Numéro de document|Facture numéro|Fact. n°|Réf.|N/Réf.|Notre
    réf.|No|Identifiant facture|Folio|Nº|Mémoire n°|Réf. à rappeler|Référence à rappeler|Numéro de compte facture|Code
    facture|Note d'honoraires n°|Situation n°|À rappeler lors du paiement}
issued {Date|Date|Date de facture|Date facture|Date de facturation|Date d'émission|Émise le|Émis le|Facturé le|Établie
    le|Établi le|Facture du|Le|En date du|Date du document|Date doc.|Date de la facture|Date d'établissement|Date
    pièce|Du|Date de pièce|Date d'édition|Date comptable|Dressée le|Date fact.|Fait le|Date émission|Dt. facture|Date
    (jj/mm/aa)|Jour de facturation}
due {Échéance|Date d'échéance|Echéance|Échéance le|À régler avant le|À payer avant le|Payable le|Payable au plus tard
    le|Date limite de paiement|Date limite|Règlement le|À régler le|Date de règlement|Échéance au|Exigible le|Date de
    paiement|Prélevé le|Date de prélèvement|Prélèvement le|Paiement au|Paiement avant le|Règlement avant le|Net
    à|Payable avant le|Délai|À échoir le|Payable jusqu'au|Date d'exigibilité|Échéance de paiement|Terme|Paiement
    attendu le|Règlement attendu le|Limite de paiement|Payable au|Valeur|À acquitter avant le|Délai de paiement|Date
    échéance|Doit être payé le|À nous régler pour le}
order {Commande|N° de commande|N° commande|Votre commande|Bon de commande|Réf. commande|BC n°|Votre bon de
    commande|Commande n°|Devis|Devis n°|N° devis|Vos réf.|Marché|Marché n°|N° d'engagement|Bon de
    cde|V/commande|Affaire|Notre devis|Proposition|Commande client|Bon d'intervention|N° cde|Ordre de service}
ordered {Date de commande|Commande du|Date commande|Commandé le|Devis du|Votre commande du|Marché du|Date du
    devis|Contrat du|Accepté le|Lettre de mission du|Réservé le}
delivery_no {Bon de livraison|BL n°|BL|N° BL|Bordereau|Bon de livraison n°|Livraison n°|Expédition|Lettre de
    voiture|Bon n°|N° de tournée}
delivered {Date de livraison|Livré le|Livraison du|Date de prestation|Date d'exécution|Réalisé le|Expédié le|Date
    d'expédition|Intervention du|Date d'intervention|Prestation du|Achevé le|Date BL|Enlevé le|Effectuée le|Date de
    réception|Date de l'opération|Exécution|Mise à disposition}
period {Période|Période de facturation|Période du|Prestations du|Mois|Pour la période|Période facturée|Période de
    consommation|Abonnement du|Exercice|Trimestre|Durée|Location du|Échéance du contrat|Séjour|Période d'exécution}
customer {N° client|Code client|Client n°|Compte client|N° de client|Réf. client|Client|Votre n° client|Compte|Numéro
    client|N° d'adhérent|Identifiant client|N° compte|Réf. abonné|Matricule|N° de compte|Code tiers|Cpte
    client|Débiteur n°}
project {Affaire|Chantier|Projet|Objet|Dossier|Référence chantier|Opération|Lot|N°
    dossier|Concerne|Site|Bâtiment|Mission|N° d'affaire|Imputation|Votre
    dossier|Immeuble|Ouvrage|Véhicule|Immatriculation|Navire|N° OT}
contract {Contrat|Contrat n°|N° contrat|Réf. contrat|Police n°|Abonnement|Bail|Convention|N° d'abonnement|Marché}
our_ref {Notre référence|Nos réf.|N/réf|Réf.|Notre réf.|Référence interne|Dossier suivi par|N/Réf.|Référence}
your_ref {Votre référence|Vos réf.|V/réf|Réf. client|Votre réf.|Référence client|V/Réf.|Code service|N°
    d'engagement|Service exécutant|Références}
contact {Contact|Interlocuteur|Commercial|Affaire suivie par|Votre contact|Représentant|Suivi
    par|Vendeur|Responsable|Dossier suivi par|Conseiller|Opérateur|Établi par|Technicien|Gestionnaire|Chargé
    d'affaires|Médecin|Conducteur de travaux}
phone {Tél.|Tél|Téléphone|T.|Tel|Téléph.|Port.|Mobile}
fax {Fax|Télécopie|F.}
email {E-mail|Email|Courriel|Mail|Mél|Adresse e-mail}
vat {N° TVA|TVA intracommunautaire|N° TVA intracom.|TVA intra.|Identifiant TVA|N° de TVA|TVA|N° TVA intra|No TVA|N° de
    TVA intracommunautaire|TVA Intracom|TPS|IDE|NIF|N° contribuable|NINEA|NCC|IFU|N° CC}
buyer_vat {Votre n° TVA|N° TVA client|TVA client|Votre TVA intracom.|N° TVA intra. client|N° TVA du client|TVA
    intracommunautaire client|N° TVA acquéreur|N° TVA|N° TVA intracom.|Votre NIF|N° contribuable client}
taxno {SIRET|SIREN|N° SIRET|APE|Code APE|NAF|RCCM|N° d'entreprise|BCE|RC|NIU}
register {RCS|RM|Capital|SARL au capital de|SAS au capital de|RPM|Registre de commerce|Siège social|R.C.S.|N° RCS}
page {Page|Feuillet|p.|Folio}
printed {Imprimé le|Édité le|Généré le|Date d'édition|Tirage du|Date d'impression|Arrêté au}
terms_label {Conditions de paiement|Conditions de règlement|Règlement|Conditions|Délai de paiement|Modalités de
    paiement|Mode et délai de règlement|Paiement|Termes|Modalités}
pay_method {Mode de règlement|Mode de paiement|Moyen de paiement|Règlement par|Paiement par|Type de règlement|Mode
    règl.}
by_transfer {Virement|Virement bancaire|Chèque|Prélèvement|Prélèvement SEPA|LCR|Traite|Virement SEPA|Carte
    bancaire|Espèces|Effet}
currency_label {Devise|Monnaie|Dev.}
supplier_no {N° fournisseur|Code fournisseur|Notre code fournisseur|Réf. fournisseur|Fournisseur n°}
cost_centre {Agence|Service|Centre de coût|Code
    analytique|Dépôt|Établissement|Imputation|Division|Succursale|Secteur|Magasin}
ship_via {Mode d'expédition|Transporteur|Incoterm|Expédition|Livraison par|Port|Transport|Conditions de
    livraison|Poids|Colis}
ship_value {Chronopost|Franco|Départ usine|Messagerie|Enlèvement|DPD|Geodis|DAP|EXW|Port dû|Route|Coursier}
meter {N° compteur|PDL|Point de livraison|N° de ligne|Immatriculation|Kilométrage|N° de
    série|Chambre|Réservation|Patient|N° police|Référence
    mandat|PCE|Arrivée|Départ|Nuitées|RUM|ICS|Véhicule|Personnes|Abonné|Index|Châssis|Nb personnes}
buyer {Facturé à|Facturer à|Client|Adresse de facturation|Destinataire|Adressé à|Doit|DOIT|Acheteur|Client
    facturé|Facture adressée à|Coordonnées du client|Pour|À|À l'attention de|Société|Facturé au nom de|Maître
    d'ouvrage|Donneur d'ordre|Preneur|Payeur|Adresse client|Client / Facturation|Locataire|Titulaire du
    contrat|Redevable|Abonné|Débiteur|Nom et adresse du client|Au nom de|Facturation|Titulaire|Copropriété|Payable
    par|Informations client|Tiers facturé|Adhérent|Mandant|Raison sociale du client|Commanditaire|Adresse de
    correspondance|Votre adresse de facturation|Bénéficiaire des prestations}
seller {Émetteur|De|Vendeur|Prestataire|Fournisseur|Expéditeur|Émis par|Société émettrice|Nos
    coordonnées|Entreprise|Bénéficiaire|Payable à|Bailleur|Titulaire du marché|Émetteur de la facture|Facturé par|Vendu
    par|Le prestataire|Créancier|Mandataire|L'entreprise}
ship {Livré à|Adresse de livraison|Livraison|Lieu de livraison|Livrer à|Destinataire de la livraison|Chantier|Lieu
    d'intervention|Lieu de prestation|Adresse du chantier|Adresse du site|Lieu de consommation|Adresse
    d'intervention|Site|Point de livraison|Réceptionnaire|Expédié à|Lieu d'exécution|Bien loué|Adresse des
    travaux|Établissement livré|Client livré|Enlèvement / livraison}
agent {Siège social|Agence|Dépôt|Adresse de retour|Factor|Syndic|Agence commerciale|Enlèvement à|Adresse de
    paiement|Entrepôt|Succursale|Correspondance|Service après-vente|Maître d'œuvre|Transitaire|Courtier}
bank {Coordonnées bancaires|Banque|Règlement par virement|RIB|Domiciliation|Compte bancaire|Relevé d'identité
    bancaire|Virement à|Nos coordonnées bancaires|Références bancaires|Domiciliation bancaire|Compte à
    créditer|Paiement à}
sub {Sous-total|Sous total|Total des lignes|Total articles|Total brut HT|Total marchandises|Montant brut|Sous-total
    HT|Total fournitures|Total main d'œuvre|Montant des travaux|Total prestations|Cumul}
net {Total HT|TOTAL HT|Montant HT|Total net HT|Net HT|Montant total HT|Total hors taxes|Total hors TVA|Base HT|Montant
    hors taxe|Total H.T.|Montant net HT|Total général HT|Sous-total HT|HT|Total HTVA|Montant HTVA|Prix HT|Total hors
    taxe|Honoraires HT|Montant H.T.|Total HT net|Net commercial|Total avant taxes|Base imposable|Montant exclu
    TVA|Valeur HT|Montant total hors TVA|Somme hors taxes|Total excl. TVA|Total des honoraires HT|Sous-total avant
    taxes}
tax {TVA <rate> %|TVA à <rate> %|TVA (<rate>%)|TVA <rate>%|Montant TVA <rate> %|T.V.A. <rate> %|TVA au taux de <rate>
    %|TVA <rate> % sur <base>|Taxe <rate> %|dont TVA <rate> %|Total TVA <rate>%|<rate> % TVA|TVA taux normal <rate>
    %|TPS <rate> %|TVA(<rate>,00)|+ TVA <rate> %|TVA <rate>,00%}
taxes {TVA|Total TVA|Montant TVA|Montant de la TVA|T.V.A.|Montant total TVA|Total taxes|TVA totale|Taxes|Total
    T.V.A.|Montant des taxes|Total de la TVA|Dont TVA|TVA due|Somme TVA}
gross {Total TTC|TOTAL TTC|Montant TTC|Net à payer|Total général|Total facture|Montant total TTC|Total à payer|Total
    général TTC|Montant total|Total T.T.C.|Total|TTC|Net à payer TTC|Total toutes taxes comprises|Montant à payer|Total
    TVAC|Total TVA comprise|À payer|Prix TTC|Montant de la facture|Total dû|Somme à payer|Montant dû|Net à payer en
    euros|Total à régler|Montant facture TTC|Montant à régler|Total de la facture|Total incl. TVA|Reste à payer|Total
    net à payer|Montant net à payer|Solde à payer|Total EUR|Total TTC à régler|Somme due|Montant TVAC|Total CHF|Total
    après taxes|Votre facture s'élève à|Montant total de la facture|Total de votre facture|Total honoraires TTC|Total
    échéance|À votre charge|Montant prélevé}
discount {Remise|Remise 5 %|Remise commerciale|Rabais|Ristourne|Escompte|Remise exceptionnelle|Réduction|Remise
    client|Bon de réduction|Remise fidélité|Geste commercial}
shipping {Frais de port|Port|Transport|Frais de livraison|Port et emballage|Frais d'expédition|Frais de
    transport|Participation aux frais de port|Frais de gestion|Déplacement|Frais de
    dossier|Éco-participation|Débours|Participation énergie|Forfait déplacement|Frais annexes}
prepaid {Acompte|Acompte versé|Acompte reçu|Déjà réglé|Déjà payé|Acompte déjà réglé|Déduction acompte|Moins
    acompte|Acomptes|Montant déjà versé|Règlement reçu|Avance|Acompte du <paid>|Versement du <paid>|Moins acompte du
    <paid>|À déduire : acompte|Acompte perçu|Arrhes versées|Arrhes|Avance perçue|Paiements reçus|Montant déjà
    payé|Provision versée|Provisions|Acompte facture du <paid>|Total réglé|Déjà facturé|Vos paiements|Acompte sur
    commande|Acompte à déduire|Montant réglé|Mensualités payées|Situations précédentes|Payé le <paid>}
rest {Net à payer|Reste à payer|Solde|Solde à payer|Solde dû|Reste dû|Solde restant dû|Montant dû|À payer|Solde à
    régler|Reste à régler|Montant restant dû|Total à payer|Net à régler|Montant à payer|Solde net|Montant restant à
    payer|Somme restant due|Reste à votre charge|Montant exigible|Solde de la facture|À régler|Solde exigible|Montant à
    régler}
rounding {Arrondi|Arrondis|Différence d'arrondi}
previous {Solde précédent|Report|Ancien solde|Solde antérieur|Impayé antérieur}
withheld {Retenue de garantie 5 %|Retenue de garantie|Retenue à la source|Précompte|Retenue 5 %|AIRSI}
skonto_sum {Escompte 2 %|Net si paiement anticipé|Montant avec escompte|Net escompte déduit}
base {Base HT|Base|Montant HT|Base TVA|HT|Bases HT|Montant base}
rate {Taux|Taux TVA|% TVA|%|TVA|Taux %|Code}
words_label {Arrêtée la présente facture à la somme de|En lettres|Montant en lettres|Arrêté la présente facture à la
    somme de|Soit}
carried {À reporter|Report|Sous-total page|Total à reporter}
item {Désignation|Description|Libellé|Prestation|Article|Nature|Détail|Désignation des
    travaux|Produit|Objet|Prestations|Intitulé|Nature des prestations|Service}
quantity {Qté|Quantité|Qte|Heures|Nb|Nombre|Jours|Nbre|Q|Nuits|Temps}
unit {Unité|U|Un.|Unit.|UM}
price {Prix unitaire|PU HT|P.U.|Prix|PU|Prix unit. HT|Tarif|P.U. HT|Prix/unité|Taux horaire|Px unitaire|Prix U.}
line {Montant HT|Montant|Total HT|Total|Montant net|Prix total|Net HT|Total ligne|Valeur|Prix total HT|Montant
    EUR|Somme}
pos {N°|Pos.|#|Ligne|Rep.}
artno {Réf.|Référence|Code|Code article|Article|Réf. article}
s_intro Nous vous prions de trouver ci-dessous le détail de nos prestations :; Veuillez trouver ci-après le détail de
    votre facture.; Pour les prestations réalisées {ce mois|le <delivered>|du <period>} :; Suite à votre commande
    <order> du <ordered>, nous vous facturons :; Bon de livraison n° <delivery_no> du <delivered>; Selon notre devis n°
    <order> du <ordered>; Travaux réalisés conformément au devis <order> accepté le <ordered>; Nous vous remercions de
    votre confiance et vous adressons la facture de nos services.; Intervention du <delivered> :; Honoraires relatifs à
    la période <period>; Conformément au contrat du <ordered> :
s_number Facture n° <number>; Facture N° <number> du <issued>; Facture <number>; FACTURE N° <number>; Facture n°
    <number> du <issued>; Note d'honoraires n° <number>; Facture no <number>; Notre facture <number> du <issued>;
    Facture de solde n° <number>; Facture : <number>; Facture {numéro|réf.} <number>; FACTURE <number>; Objet : facture
    n° <number>; Situation n° 3 - Facture <number> du <issued>
s_total Le montant total s'élève à <gross>; Nos honoraires s'élèvent à <net> HT, soit <gross> TTC (TVA <tax>).; Montant
    hors taxes : <net>, TVA <rate> % : <tax>, soit un total TTC de <gross>.; Nous vous saurions gré de nous régler la
    somme de <gross>; Le total de la présente facture est de <gross> dont <tax> de TVA sur <net>.; Soit <net> augmentés
    de <tax> de TVA, au total <gross>.
s_due Payable {au plus tard |avant |}le <due>{.|}; À régler {avant|pour|au plus tard} le <due>{.| par virement.};
    Échéance : <due>; Date d'échéance : <due>; Règlement {attendu |}{avant|au|pour} le <due>; Merci de régler {cette
    facture|ce montant} avant le <due>.; Le montant sera prélevé le <due> sur votre compte.; Paiement au plus tard le
    <due>; Nous vous prions de bien vouloir régler cette somme pour le <due>.; Somme exigible le <due>.; À payer
    jusqu'au <due>; Virement à échéance du <due>; Votre compte sera débité le <due>
s_terms Paiement à <days> jours{.| date de facture.| net.| nets.| fin de mois.}; Conditions de règlement : <days> jours
    {nets|net|date de facture}; Payable {à|sous|dans les} <days> jours; Règlement à <days> jours {date de
    facture|net|}; Délai de paiement : <days> jours; Paiement sous <days> jours {à réception|après réception|};
    Virement à <days> jours; <days> jours nets; <days> jours date de facture; Facture payable à <days> jours.; Net
    <days> jours; Paiement comptant sous <days> jours.
s_early Escompte de 2 % pour paiement avant le <early>.; Escompte 2% si règlement sous <few> jours.; 2 % d'escompte en
    cas de paiement anticipé au <early> (<earlysum>).; En cas de règlement avant le <early> : escompte de 2 %; Pas
    d'escompte pour paiement anticipé.; Escompte pour paiement anticipé : néant.
s_receipt Payable à réception de facture.; Paiement à réception; Payable comptant.; Règlement à réception de la
    facture; Comptant à réception
s_late En cas de retard, une pénalité de trois fois le taux d'intérêt légal sera appliquée, ainsi qu'une indemnité
    forfaitaire de 40 €.; Tout retard de paiement entraînera des intérêts de 10 %.; Clause de réserve de propriété :
    les marchandises restent notre propriété jusqu'au paiement complet.
s_thanks Nous vous remercions de votre confiance.; Merci de rappeler le numéro de facture lors de votre règlement.; En
    cas de litige, le tribunal de commerce de <town> est seul compétent.; Fermeture annuelle du <holiday>; Veuillez
    agréer, Madame, Monsieur, nos salutations distinguées.; Membre d'une association agréée, le règlement par chèque
    est accepté.; Aucune réclamation ne sera admise passé 8 jours.
salutation Madame, Monsieur,; Messieurs,; Cher client,; Bonjour,
department Service comptabilité; Comptabilité fournisseurs; Direction financière; Service achats; À l'attention de la
    comptabilité; Service facturation; Service technique; Direction des travaux; Bâtiment B; Secrétariat général
attention À l'attention de; A l'att. de; c/o; Attn :; À l'attn de; Aux bons soins de
copy Original; Duplicata; Copie; Exemplaire client
exempt TVA non applicable, art. 293 B du CGI.; Autoliquidation de la TVA.; Exonération de TVA, article 262 ter I du
    CGI.; Exonéré de TVA.; TVA due par le preneur.
tagline Artisan depuis 1985; Vente et location; Votre partenaire énergie; Conseil & ingénierie; Du lundi au vendredi de
    8h à 18h; Maîtrise d'œuvre; La qualité avant tout; Depuis trois générations
credit_note Avoir; Facture d'avoir; Note de crédit; Avoir n° <number>; Avoir client; Note de crédit n° <number>
order_doc Bon de commande; Commande; Commande fournisseur; Ordre d'achat
order_confirmation Confirmation de commande; Accusé de réception de commande; AR de commande; Confirmation de votre
    commande
quote Devis; Offre de prix; Proposition commerciale; Devis n° <number>; Devis estimatif; Offre
proforma Facture pro forma; Facture proforma; Pro forma; FACTURE PRO-FORMA
delivery_note Bon de livraison; Bordereau de livraison; Bon d'enlèvement; Note d'envoi; Bulletin de livraison
receipt Reçu; Quittance; Ticket de caisse; Reçu de paiement; Justificatif de paiement; Attestation de paiement
statement Relevé de compte; Relevé client; Extrait de compte; Situation de compte; Relevé des factures
reminder Rappel; Relance; Lettre de relance; Mise en demeure; Dernier rappel; 2e rappel; Rappel de paiement; Relance
    facture impayée
contract_doc Contrat de prestation; Contrat de location; Contrat de maintenance; Bail commercial; Convention de services
letter Changement de coordonnées bancaires; Évolution de nos tarifs; Confirmation de rendez-vous; Information
    importante; Invitation; Attestation
payslip Bulletin de paie; Bulletin de salaire; Fiche de paie; Décompte de salaire
menu Carte; Menu; Tarifs; Carte des vins; Menu du jour
items Maintenance informatique; Pose de carrelage; Peinture façade; Hébergement site web; Conseil en gestion; Ramette
    papier A4; Location nacelle; Livraison palettes; Traduction technique; Formation bureautique; Réparation chaudière;
    Nettoyage de locaux; Câble électrique 3G2,5; Honoraires de conseil; Étude de sol; Repas traiteur; Nuitée chambre
    simple; Petit-déjeuner; Abonnement mensuel; Consommation kWh; Impression dépliants; Bois de charpente; Location
    box; Main d'œuvre; Déplacement; Pièces détachées; Analyse laboratoire; Transport de marchandises; Création
    graphique; Audit comptable; Contrôle technique; Vin rouge 75 cl; Bouquet composé; Loyer mensuel; Charges locatives;
    Terrassement; Menuiserie aluminium; Dépannage plomberie
"""
