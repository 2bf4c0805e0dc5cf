"""How invoices announce what was sold, their subject and their currency."""

TABLE = """
description 1.0
  description; bezeichnung; beschreibung; artikelbezeichnung; leistung; leistungsbeschreibung; produkt;
  product; item description;
  designation; nom & designation; libelle; prestation; omschrijving; descrizione; descripcion;
  descricao; concepto; artigo; item;
description 0.8
  service; services; artikel; article; articolo; articulo; dienst; produit; artikelbeschreibung;
  designacao; prestations;
subject 1.0
  betreff; betrifft; objet; subject; onderwerp; oggetto; asunto; assunto; projekt; project; betr;
currency 1.0
  wahrung; devise; devise de la facture; currency; valuta; moneda; moeda; devise facture; all amounts
  in; betrage in;
  alle betrage in; montants en; montants exprimes en; bedragen in; invoice currency; prices in; document
  currency; amounts in;
"""
