import json
from recovery_invoices import Reader
from tests.invoices.test_debtor_lines import set_by_hand, SUMS
P="""
    40 40/14 Northwind Rigging Ltd
    40 54 4 Quay Street
    40 66 Hull HU1 2AB
    360 90/14 Invoice
    360 112 Invoice number: R-88214
    360 124 Invoice date: 4 March 2025
"""
G="""
    40 40/14 Nordwind Takelage GmbH
    40 54 Kaistraße 4
    40 66 20359 Hamburg
    360 90/14 Rechnung
    360 112 Rechnungsnummer: R-88214
    360 124 Rechnungsdatum: 04.03.2025
"""
GS="""
    40 256 Seile
    460 256 100,00
    300 300 Netto 100,00 EUR
    300 314 USt 19% 19,00 EUR
    300 330 Gesamtbetrag 119,00 EUR
"""
def page(lines, extra="", y=124):
    return set_by_hand(G.strip()+"\n"+"\n".join(f"    40 {y+12*i} {l}" for i,l in enumerate(lines))+"\n"+extra+GS.strip())

cases={}
A=("Blaue Werft GmbH","Hafenstr. 4","20457 Hamburg")
def block(x,y,lines): return "\n".join(f"    {x} {y+12*i} {l}" for i,l in enumerate(lines))
W=("Baustelle Lindenhof","Bauvorhaben Lindenhof","Bauvorhaben: Neubau Lindenhof","BV Lindenhof","BV: Lindenhof","BVH: Neubau Müller","Chantier Résidence du Parc","Chantier : Résidence du Parc","Projekt Lindenhof","Objekt: Lindenhof","Kommission Müller","Bauvorhaben","Baustelle","Chantier","Baustelle:","Ihr Bauvorhaben","Baumaßnahme Lindenhof","Maßnahme: Lindenhof","Cantiere: Villa Rosa","Site: Greenhill Farm","Job: Greenhill Farm","Project Greenhill","Werk: Villa Rosa","Obra: Villa Rosa")
S=("Lindenweg 3","22085 Hamburg")
def raw(x): return set_by_hand(G.strip()+"\n"+x+"\n"+GS.strip())
for w in W:
    for lab in ("","Rechnung an"):
        L=([lab] if lab else [])
        cases[f"[{lab}] site right: "+w]=raw(block(40,124,[*L,*A])+"\n"+block(330,160,[w,*S]))
        cases[f"[{lab}] site left, debtor right: "+w]=raw(block(40,124,[w,*S])+"\n"+block(330,160,[*L,*A]))
        cases[f"[{lab}] site below: "+w]=raw(block(40,124,[*L,*A])+"\n"+block(40,200,[w,*S]))
        cases[f"[{lab}] site first: "+w]=raw(block(40,112,[w,*S])+"\n"+block(40,180,[*L,*A]))
        cases[f"[{lab}] one line below: "+w]=raw(block(40,124,[*L,*A])+"\n"+block(40,220,[w+", "+", ".join(S)]))
        cases[f"[{lab}] adjoining below: "+w]=raw(block(40,124,[*L,*A,w,*S]))
        cases[f"[{lab}] under label/name: "+w]=raw(block(40,124,[*L,A[0],w,*A[1:]]))
        cases[f"[{lab}] above name: "+w]=raw(block(40,124,[*L,w,*A]))
r=Reader()
n=0
with r:
  for k,l in cases.items():
    d=r.read(l).data["debtor"]; a=d.get("address") or {}
    ok=d.get("company_name")==A[0] and a.get("line1")==A[1] and a.get("city")=="Hamburg" and a.get("postal_code")=="20457"
    if not ok: n+=1; print(k,"->",d.get("company_name"),a)
print(n,"of",len(cases))
