"""French."""

COMMON = (
    "le la les de des du et vous nous votre notre pour est sont que une un pas je avons merci facture"
    " bonjour en ce cette a au par sur dans"
)
CONDITION = (
    r"\b(?:si|s'il|s'ils|des que (?:vous|nous (?:aurons|recevons|recevrons)|j'aurai|le|la|les|notre|mon)"
    r"|lorsque|quand|une fois que|a condition|sous reserve|sauf si|a reception d[eu]|des reception|tant que"
    r"|apres reception)\b"
)
_PAY = (
    r"(?:payer|regler|virer|verser|solder|honorer|acquitter|effectuer|proceder|faire (?:le|un|ce|votre"
    r"|partir le) (?:virement|paiement|reglement|necessaire)|emettre (?:le|un) (?:virement|paiement)"
    r"|envoyer (?:le|un|votre) (?:virement|paiement|reglement|cheque|argent)|adresser (?:le|un"
    r"|votre) (?:reglement|paiement|cheque))"
)
_DONE = (
    r"(?:payee?s?|reglee?s?|viree?s?|versee?s?|soldee?s?|acquittee?s?|effectuee?s?|honoree?s?|emise?s?"
    r"|executee?s?|debitee?s?|realisee?s?|envoyee?s?|transmise?s?|parti(?:e|s|es)?|traitee?s?|ordonnee?s?)"
)
_MONEY = (
    r"(?:facture|paiement|reglement|virement|montant|somme|solde|cheque|argent|dette|creance|echeance|tout"
    r"|elle|il|cela|ca)"
)
MEANINGS = {
    "promise": (
        r"\b(?:paierons|paierai|payerons|payerai|reglerons|reglerai|virerons|virerai|verserons|verserai"
        r"|effectuerons|effectuerai|procederons|procederai|solderons|solderai|honorerons|honorerai|paiera"
        r"|reglera|virera|payera|reglerons)\b",
        rf"\b(?:allons|vais|va|vont|comptons|compte|prevoyons|prevois|pourrons|pourrai|devrions|devrais"
        rf"|engageons a|engage a|promets de|promettons de|sommes en mesure de|serons en mesure de|pouvons|peux"
        rf"|ferons|ferai)(?: \S+){{0,4}}? (?:vous |le |la |les |l'|y |en )*{_PAY}",
        rf"\b(?:sera|seront|serait|devrait etre|va etre|vont etre|devra etre|pourra etre)(?: \S+){{0,3}}? {_DONE}\b",
        r"\b(?:virement|paiement|reglement|cheque|argent|fonds)\b(?: \S+){0,5}? (?:est|sera|sont|a ete"
        r"|interviendra|partira|aura lieu|arrivera|vous parviendra|devrait)(?: \S+){0,2}? ?(?:prevue?s?"
        r"|programmee?s?|planifiee?s?|effectif|interviendra|partir|lieu|arriver|parvenir|le \d|fait|demain"
        r"|lundi|mardi|mercredi|jeudi|vendredi)?",
        r"\b(?:est|sont|sera) (?:\S+ ){0,2}?(?:prevue?s?|programmee?s?|planifiee?s?|inscrite?s?"
        r"|integree?s?) (?:\S+ ){0,4}?(?:pour|au|le|dans|a) ",
        r"\bvous (?:recevrez|aurez|allez recevoir|devriez recevoir)(?: \S+){0,4}? (?:virement|paiement"
        r"|reglement|argent|cheque|somme|fonds|solde)",
        r"\b(?:mise?s?|sera mise?) en paiement\b|\b(?:ferons|ferai|fera|faisons|fais|allons faire"
        r"|vais faire) (?:\S+ ){0,3}?(?:virement|paiement|reglement|necessaire)\b|\b(?:virement|paiement"
        r"|reglement) (?:prevu|programme|planifie) (?:le|pour|au|ce|en|debut|fin)",
        r"\bje (?:vous )?(?:paye|paie|regle|vire|verse)\b|\bnous (?:vous )?(?:payons|reglons|virons|versons)\b",
    ),
    "paid": (
        rf"\b(?:avons|ai|a|ont|avait|avions|avez du recevoir|ayant)(?: \S+){{0,4}}? (?:paye|regle|vire|verse"
        rf"|solde|acquitte|effectue|honore|emis|envoye|procede a|fait|realise|execute"
        rf"|ordonne)e?s?\b(?=.*\b{_MONEY}\b|.*\b(?:le|depuis|il y a|deja|hier|ce matin)\b)",
        rf"\b(?:a|ont|avait) (?:deja |bien |bel et bien |egalement )*ete (?:\S+ ){{0,3}}?{_DONE}\b",
        r"\b(?:est|sont|etait) (?:deja|bien|normalement|donc|maintenant|pourtant|integralement"
        r"|bel et bien) (?:\S+ )?(?:payee?s?|reglee?s?|soldee?s?|acquittee?s?|virees?|partie?s?|effectuee?s?)\b",
        r"\b(?:facture|elle|somme|montant|solde)\b(?: \S+){0,4}? est (?:payee?|reglee?|soldee?|acquittee?)\b",
        r"\bdeja (?:ete )?(?:payee?s?|reglee?s?|viree?s?|versee?s?|soldee?s?|acquittee?s?)\b",
        r"\b(?:preuve|justificatif|confirmation|attestation|avis|ordre|copie|recu) (?:de |du |d')(?:paiement"
        r"|virement|reglement|execution|l'ordre)\b",
        r"\b(?:virement|paiement|reglement|cheque)\b(?: \S+){0,4}? (?:est parti|a ete|est passe|a quitte"
        r"|effectue le|emis le|fait le|execute le|envoye le|du \d)",
    ),
    "dispute": (
        r"\b(?:contest(?:ons|e|ent|er)|refus(?:ons|e) (?:cette|la|votre|le) (?:facture|montant|somme"
        r"|reclamation)|rejet(?:ons|te)|remet(?:tons|s) en cause|oppos(?:ons|e))\b|\b(?:contestation|litige"
        r"|litigieu\w+|reclamation|contestee?)\b",
        r"\b(?:facture|montant|prix|quantite|somme|tarif|total|tva|decompte|facturation|heures?|taux"
        r"|calcul)s?\b(?: \S+){0,6}? (?:est|sont|semble|parait|etait)(?: \S+){0,2}? (?:incorrecte?s?"
        r"|errone\w*|fau(?:x|sse|sses)|injustifie\w*|excessi\w+|trop (?:eleve\w*|chere?)|inexacte?s?"
        r"|surevalue\w*|superieure?s?|contestable|anormal\w*)",
        r"\b(?:erreurs?|anomalies?|ecarts?|probleme|desaccord|difference)\b(?: \S+){0,3}? (?:sur|dans|de|avec"
        r"|entre|concernant|au niveau|a propos)\b",
        r"\b(?:n'|ne |n')(?:\S+ ){0,4}?(?:jamais|pas|rien)(?: \S+){0,3}? (?:commande\w*|recu\w* (?:la|les|le"
        r"|nos?|cette|ces|l'|votre)? ?(?:marchandises?|livraison|commande|colis|materiel|produits?|articles?"
        r"|prestation)|livre\w*|signe\w*|accepte\w*|realise\w*|execute\w*|effectue\w*|termine\w*|demande\w*"
        r"|conforme\w*|fonctionn\w*|fourni\w*|ete (?:fait\w*|realise\w*|livre\w*|execute\w*|termine\w*"
        r"|effectue\w*|rendu\w*|fourni\w*))",
        r"\bne (?:correspond\w*|fonctionn\w*|conv\w+|marche\w*|respect\w*|sommes pas d'accord"
        r"|suis pas d'accord)\b|\bpas (?:d'accord|conforme\w*|satisf\w+|celui convenu|ce qui)\b"
        r"|\bnon[- ]?(?:conform\w*|livr\w*|fait\w*|execut\w*|termin\w*|respect\w*)",
        r"\b(?:defectueu\w+|endommage\w*|casse\w*|abime\w*|malfacons?|vices?|defauts?|inutilisables?"
        r"|incomplet\w*|incomplete\w*|manquant\w*|manquait|manque(?:nt)?|mauvaise qualite|en panne|fuite\w*"
        r"|fissure\w*|raye\w*|bacle\w*|inacceptable\w*|insatisf\w+)\b",
        r"\b(?:facture\w*|compte\w*|preleve\w*|debite\w*) (?:\S+ )?(?:deux fois|en double|a tort|trop)\b"
        r"|\bdoublon\b|\bdouble facturation\b|\bsurfactur\w+",
        r"\b(?:avoir|facture (?:rectificative|corrigee|rectifiee|modifiee)|note de credit|corriger (?:la"
        r"|votre|cette) facture|rectifier|rectification)\b(?! (?:ete|paye|regle|effectue|recu|la|le"
        r"|une? (?:delai|copie)|de|du))",
        r"\b(?:annule\w*|retourne\w*|renvoye\w*) (?:\S+ ){0,2}?(?:commande|marchandise|contrat|materiel"
        r"|produit|colis)|\b(?:commande|contrat|prestation)\b(?: \S+){0,3}? (?:annule\w*|resili\w*)"
        r"|\b(?:devis|contrat|offre|bon de commande|accord)\b.{0,40}\b(?:prevoyait|indiquait|mentionn\w+"
        r"|stipul\w+|etait de|convenu\w*)|\b(?:prix|montant|tarif) (?:convenu|prevu|du devis|annonce)",
    ),
    "invoice_wanted": (
        r"\b(?:envoyer|renvoyer|transmettre|retransmettre|adresser|faire parvenir|faire suivre|communiquer"
        r"|fournir|joindre|envoyez|renvoyez|transmettez|adressez|merci de|obtenir|recevoir|avoir|besoin d[e']"
        r"|retrouve\w*|souhait\w+|voudr\w+|demand\w+)\b(?: \S+){0,7}? (?:copie|duplicata|double|exemplaire)\b",
        r"\b(?:envoyer|renvoyer|transmettre|retransmettre|adresser|faire parvenir|faire suivre|communiquer"
        r"|fournir|joindre|envoyez|renvoyez|transmettez|adressez|re-?adresser)(?:-nous|-moi"
        r"|-la)?\b(?: \S+){0,5}? (?:facture|pdf|document)s?\b",
        r"\bbesoin (?:de|d')(?: ?\S+){0,3}? facture\b|\bfacture (?:\S+ )?(?:introuvable|egaree|perdue"
        r"|manquante)\b|\bquelle facture\b|\bde quelle facture\b",
        r"\b(?:n'|ne |pas|jamais|aucune)(?: ?\S+){0,6}? (?:recu\w*|retrouv\w*|trouv\w*|trace|connaissance|eu"
        r"|vu|en (?:notre|ma) possession|dispos\w+)(?: \S+){0,5}? factures?\b"
        r"|\bfactures?\b(?: \S+){0,6}? (?:n'|ne |jamais|pas)(?: ?\S+){0,4}? (?:recue?s?|parvenue?s?"
        r"|arrivee?s?|retrouvee?s?|trouvee?s?|jointe?|en possession)|\b(?:sans|aucune trace de) (?:la|cette"
        r"|votre|une) facture\b",
    ),
    "time_wanted": (
        r"\b(?:echelonn\w+|echeancier|mensualites?|mensuel\w*|plusieurs fois|(?:deux|trois|quatre|cinq|six"
        r"|\d+) (?:fois|mensualites|versements|echeances|paiements)|en plusieurs (?:fois|versements|paiements"
        r"|mensualites)|par mois|etal\w+|facilites? de paiement|plan (?:de|d') ?(?:paiement|apurement"
        r"|reglement|remboursement)|fractionn\w+|acomptes?)\b",
        r"\b(?:delais?|report(?:er)?|sursis|moratoire|prolong\w+|temps supplementaire|plus de temps"
        r"|un peu de temps|decal\w+|differ(?:er|e|es)|repouss\w+|patient\w*|indulgence"
        r"|comprehension)\b(?! (?:de paiement (?:est|etait)|depasse|ecoule))",
        r"\b(?:pouvons|pourrions|pourrai[st]?|puis-je|pouvez-vous|pourriez-vous|serait-il possible"
        r"|est-il possible|possible de|permettez|accord\w+|laiss\w+)\b.{0,80}\b(?:jusqu'|plus tard|fin (?:du"
        r"|de)|mois prochain|semaines? (?:de plus|supplementaires?)|jours (?:de plus|supplementaires?)|attendre)",
        r"\b(?:ne |n')(?:\S+ ){0,4}?(?:pouvons|peux|pourrons|pourrai|sommes|suis|serons|peut|parvenons"
        r"|arrivons)(?: \S+){0,6}? (?:payer|regler|honorer|virer|verser|solder|paiement|reglement|acquitter"
        r"|proceder)\b|\bincapables? de (?:payer|regler)|\b(?:impossible|impossibilite"
        r"|difficile)\b(?: \S+){0,4}? (?:payer|regler|honorer|solder)",
        r"\b(?:tresorerie|difficultes? (?:financieres?|passageres?|temporaires?|de paiement)"
        r"|situation (?:financiere|difficile|delicate|tendue)|moment difficile|periode difficile"
        r"|passe difficile|problemes? (?:financiers?|de tresorerie|d'argent))\b",
    ),
    "wrong_person": (
        r"\b(?:mauvaise?|pas la bonne|pas le bon|pas au bon|erreur (?:de|d')) ?(?:\S+ )?(?:personne|adresse"
        r"|destinataire|interlocut\w+|contact|societe|entreprise|service|mail|debiteur)\b"
        r"|\berreur sur la personne\b|\btrompe\w* (?:de|d')|\bfaites erreur\b",
        r"\b(?:n'|ne )(?:\S+ ){0,3}?(?:plus|pas|jamais)(?: \S+){0,3}? (?:partie de|travaill\w*|salarie\w*"
        r"|employe\w*|en charge|responsables?|concerne\w*|gerante?|dirigeant\w*|interlocut\w+|destinataire"
        r"|client\w*|la personne|chez|mon ressort|le debiteur|proprietaire|locataire)\b|\b(?:n'"
        r"|ne )(?:\S+ ){0,2}?(?:travaille|suis|sommes|fait|fais|connais\w*|occupe)(?: \S+){0,2}? (?:plus"
        r"|pas)(?: \S+){0,4}? (?:entreprise|societe|partie|chez|service|charge|concerne\w*|ressort|personne"
        r"|client\w*|fournisseur|de ce dossier|gerant|interlocut\w+|destinataire|cette)",
        r"\b(?:rien a voir|aucun (?:lien|rapport|contrat) avec|homonym\w*|pas (?:notre|ma|mon) (?:facture"
        r"|dette|societe|entreprise|dossier)|pas (?:destinee?|adressee?) a (?:nous|moi)"
        r"|jamais (?:ete )?(?:client|entendu parler)|quitte (?:l'|la |cette )(?:entreprise|societe)|ne (?:me"
        r"|nous) concerne)\b",
        r"\b(?:veuillez|merci de|adress\w+|contact\w+)\b.{0,50}\b(?:nouveau proprietaire|mon successeur"
        r"|la bonne personne|le bon service|mon remplacant|repreneur)|\b(?:vendu|cede) (?:la|ma|mon|notre|l'"
        r"|le) ?(?:societe|entreprise|fonds|commerce|restaurant|hotel|affaire)",
    ),
    "insolvent": (
        r"\b(?:liquidation|liquidateur|liquidee|redressement judiciaire|procedure (?:collective"
        r"|de sauvegarde)|sauvegarde judiciaire|depot de bilan|depose (?:le|son|notre|mon) bilan|faillite"
        r"|insolvab\w+|cessation (?:de paiements?|d'activite|des paiements)|mandataire judiciaire"
        r"|administrateur judiciaire|banqueroute|surendettement)\b|\b(?:cesse|cessee|arrete"
        r"|mis fin a) (?:\S+ )?(?:activite|son activite|exploitation)|\b(?:societe|entreprise|restaurant"
        r"|commerce|magasin)\b(?: \S+){0,4}? (?:fermee?|dissoute?|radiee?|n'existe plus|ferme definitivement"
        r"|a ferme)\b|\bn'existe plus\b|\b(?:decede\w*|deces|mort (?:le|en)|disparu)\b",
    ),
    "refuses": (
        r"\b(?:ne|n') ?(?:\S+ ){0,2}?(?:paierons|paierai|payerons|payerai|reglerons|reglerai|paiera|verserons"
        r"|verserai|virerons|comptons|compte|payons|paye|paie|regle|reglons)(?: \S+){0,3}? (?:pas|jamais|rien"
        r"|plus|aucun\w*)\b|\bhors de question\b|\brefus(?:ons|e|er)?(?: \S+){0,3}? (?:de )?(?:payer|regler"
        r"|paiement|verser)|\b(?:n'avons|n'ai) (?:aucune|pas l') ?intention\b|\b(?:aucune"
        r"|pas) intention de (?:payer|regler)",
        r"\b(?:ne|n') ?(?:\S+ ){0,2}?(?:devons|dois|doit) (?:\S+ )?(?:rien|pas (?:cette|cet|ce|la|d'argent))"
        r"|\b(?:pas|aucun|plus) (?:un )?(?:centime|sou|euro)\b|\b(?:tribunal|justice"
        r"|avocat)\b.{0,30}\b(?:si vous|verra|attend|poursuiv)|\b(?:poursuivez|assignez|attaquez)[- ](?:nous"
        r"|moi)|\b(?:arretez|cessez) de (?:nous |me |m')(?:harcel\w*|relanc\w*|ecrire|contacter|importuner)",
    ),
    "away": (
        r"\b(?:absente?s?|en conges?|en vacances|hors du bureau|en deplacement|en arret maladie"
        r"|conge (?:maternite|parental|maladie)|de retour|mon retour|notre retour|fermeture (?:annuelle"
        r"|estivale|exceptionnelle)|indisponible|serons fermes|sommes fermes|bureaux (?:seront|sont) fermes"
        r"|reprise (?:le|des))\b",
    ),
}
NOT = {
    "promise": (
        r"\b(?:ne|n'\w+|pas|jamais|rien|sans) |\bn'|\b(?:pourrions|pourrais|puis-je|pouvons-nous"
        r"|est-il possible|serait-il possible)\b|\b(?:a|ont) (?:deja |bien )*ete\b|\bdeja\b|\bmerci de\b"
        r"|\bveuillez\b"
    ),
    "paid": (
        r"\b(?:ne|pas|jamais|sera|seront|serait|si|des que|lorsque|afin|pour que|aurons|va|vont|allons) "
        r"|\bn'|\bpas\b"
    ),
    "dispute": r"\b(?:ne contest\w+ pas|sans contest\w+|aucune contestation|pas de litige|ne contestons)\b",
    "invoice_wanted": (
        r"\b(?:corrigee|rectifi\w+|modifiee|avoir correspondant)\b|\b(?:merci (?:pour|de) (?:l'envoi"
        r"|votre facture|votre envoi))|\b(?:avons|ai) (?:bien )?(?:transmis|transfere|envoye|recu)\b"
        r"|\b(?:transmettons|transmets|transfere|transferons)\b"
    ),
    "time_wanted": (
        r"\b(?:absente?|conges|vacances|dans les meilleurs delais|delai de livraison|delais de livraison"
        r"|retard de livraison|dans les plus brefs delais|sans delai|bref delai|patience\b.*\bbureau)\b"
    ),
    "wrong_person": r"\b(?:iban|compte bancaire|montant|prix)\b",
    "insolvent": r"\b(?:eviter|sinon|risqu\w+|pas en|n'est pas|ne sommes pas|menac\w+|notre client|nos clients)\b",
    "refuses": (
        r"\b(?:avant|tant que|aujourd'hui|ce mois|cette semaine|en une fois|totalite|plus tard|retard)\b"
        r"|\bne refus\w+"
    ),
    "away": r"\bde retour (?:de|d')? ?(?:la )?(?:marchandise|colis)|\bretour de (?:votre|la part)",
}

IDIOMS = {
    "promise": (
        r"\b(?:echeancier|plan|campagne|lot|liste|calendrier) de (?:nos )?(?:reglements?|paiements?|"
        r"virements?)\b|\b(?:mise?|bonne?|bon) (?:en|a|pour) paiement\b|\b(?:programme|prevu|"
        r"planifie|valide)e?s? (?:\S+ ){0,3}(?:pour|au|le|du)\b",
        r"\bvous l'aurez\b|\bvous aurez (?:l'argent|le virement|votre argent)\b|"
        r"\bsera sur votre compte\b|\b(?:virement|reglement|paiement) (?:part|partira|interviendra|"
        r"aura lieu|vous parviendra|sera (?:effectue|fait|execute))\b|"
        r"\bsur votre compte (?:au plus tard|le|lundi|mardi|mercredi|jeudi|vendredi|demain)\b",
        r"\bje (?:vous )?(?:le |la |l'|m'en )?(?:fais|regle|occupe|paie|paye|vire|"
        r"envoie) (?:\S+ ){0,4}(?:demain|aujourd'hui|ce soir|lundi|mardi|mercredi|jeudi|vendredi)\b|"
        r"\b(?:demain|aujourd'hui)\b.{0,40}\b(?:sans faute|je (?:le |la |m'en |vais )?(?:fais|regle|"
        r"paie|paye|occupe))|\bsans faute\b|\b(?:je vais|on va|nous allons) (?:\w+ )?(?:payer|"
        r"regler)\b",
        r"\boui,? oui\b.{0,20}\b(?:paie|paye|regle|payer)|\bvous serez paye",
    ),
    "paid": (
        r"\b(?:viens|venons|vient) (?:\w+ ){0,3}(?:de |d')(?:faire|payer|regler|virer|effectuer|"
        r"lancer|passer|proceder|envoyer)\b|\b(?:paye|regle|vire)e?s? (?:hier|ce matin|aujourd'hui|"
        r"le \d)",
        r"\b(?:preleve|debite|encaisse)e?s?\b|\bprelevement\b",
        r"\bbanque\b.{0,30}\bconfirme\b.{0,60}\b(?:execution|virement|paiement|ordre)|\b(?:traite|"
        r"lcr|effet)\b.{0,30}\b(?:honore|paye)e?\b|\bdossier comme clos\b",
    ),
    "dispute": (
        r"\baucune (?:reception|livraison|entree|trace)\b|\bbon de livraison signe\b|\brien (?:recu|"
        r"receptionne|livre)\b|\bn'a rien (?:recu|receptionne)\b",
        r"\b(?:resilie|resiliation|retracte|retractation|renvoye|retourne|annule)e?s?\b|"
        r"\bn'est (?:donc )?pas due?\b|\b(?:ecrase|abime|endommage)e?s?\b",
    ),
    "invoice_wanted": (
        r"\bvoir la facture\b|\b(?:re-?edit|re-?etabl|re-?emet|re-?fair|"
        r"refait)\w* (?:\S+ ){0,3}facture\b|\bfacture\b.{0,40}\bnouve(?:au|lle) (?:nom|raison|"
        r"denomination)\b|\bnouveau nom\b|\bduplicata\b",
        r"\b(?:pas de|aucune|sans|pas la) piece jointe\b|\bpiece jointe (?:\S+ )?(?:manqu|absente|"
        r"vide)|\bpas de pj\b|\bquelle facture\b|\brien en piece jointe\b",
    ),
    "time_wanted": (
        r"\bsouplesse\b|\bmarge de manoeuvre\b|\bflexib\w+ (?:\S+ ){0,3}(?:date|echeance|delai)|"
        r"\bdecaler\b|\breporter\b|\brepousser\b|\bpas possible ce mois\b|\b(?:puis-je|pourrais-je|"
        r"je peux|est-ce que je peux) (?:payer|regler|vous regler)\b.{0,40}\b(?:quand|lorsque|apres|"
        r"plus tard|des que)",
        r"\bbesoin de temps\b|\bil nous faut du temps\b|\bun peu de temps\b|\bmensualites\b",
    ),
    "wrong_person": (
        r"\b(?:meme nom|nom (?:similaire|semblable|proche)|homonym\w*|aucun lien|rien a voir|"
        r"aucun rapport)\b",
        r"\bn(?:'est|e sommes|e suis|'est donc) plus (?:\S+ ){0,2}(?:expert|l'expert|comptable|"
        r"mandat|le conseil|l'avocat)|\bcourrier en son nom\b|\bmandat\b.{0,30}\b(?:termine|"
        r"pris fin|acheve)",
        r"\bne travaille plus\b|\bn'y connais rien\b|\b(?:l'autre|un autre) site\b|\bfiliale\b|"
        r"\bautre societe du groupe\b|\b(?:entite|personne) (?:juridique|morale) distincte\b|"
        r"\berreur de destinataire\b|\bmauvais destinataire\b|\bje ne suis plus\b|\bj'ai quitte\b",
    ),
    "insolvent": (
        r"\bdissou(?:te|s)\b|\bradiee?\b|\bmandataire\b|\bliquidat|\bredressement judiciaire\b|"
        r"\bprocedure collective\b|\bcesse (?:son|toute|notre) activite\b",
    ),
    "refuses": (
        r"\brefus\w+ (?:\S+ ){0,3}(?:reglement|paiement|payer|regler|verser)\b|\b(?:poubelle|"
        r"corbeille)\b|\baucune? intention de (?:payer|regler|verser)\b|"
        r"\bpas l'intention de (?:payer|regler|verser)\b",
        r"\bne sera pas (?:verse|paye|regle)e?\b|\bne (?:paierai|paierons|payerai|payerons) (?:pas|"
        r"rien|jamais)\b|^\W*(?:non|jamais|certainement pas|meme pas en reve|hors de question|"
        r"jamais de la vie|vous revez|dans vos reves)\W*$|\bmeme pas en reve\b|\bjamais de la vie\b|"
        r"\bhors de question\b|\bmeme pas en reve\b|\bjamais de la vie\b|\bhors de question\b|"
        r"\bfaites ce que\b.{0,20}\b(?:voulez|semble)\b",
    ),
    "away": (
        r"\b(?:re-?ouverture|rouvr\w+|reouvr\w+)\b|\bde retour (?:le|au|a partir)\b|\bje (?:serai|"
        r"suis) (?:de retour|absent)",
    ),
}
NOT_IDIOMS = {
    "dispute": (
        r"\b(?:ceux|celui|celle) (?:avec|de la|qui avai)|\ben cas d'erreur\b|\bsauf erreur\b|"
        r"\bsauf erreur\b|\bpas avoir repondu\b|\bvous souhaitez\b.{0,20}annuler"
    ),
    "time_wanted": (r"\becheancier de (?:nos )?(?:reglement|paiement)"),
    "paid": (
        r"\becheancier de (?:nos )?(?:reglement|paiement)|\bsera\b|\bseront\b|"
        r"\bpouvez(?:-vous)?\b.{0,20}prelev|\bn'\w+\b.{0,20}\bpas\b|\bpas (?:encore )?(?:ete|"
        r"preleve|debite)"
    ),
    "promise": (
        r"\brefus|\bne sera pas\b|\bproposons\b|\bne (?:vais|va|vont|paie|paye|regle)\b|"
        r"\bn'allons\b|\bjamais\b"
    ),
    "wrong_person": (r"\ble (?:lundi|mardi|mercredi|jeudi|vendredi)\b.{0,20}\btravaille"),
}
