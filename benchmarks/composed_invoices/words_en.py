"""What invoices in English print beside their values, from Ireland to Singapore: a key, then its wordings."""

WORDS = """
title {Invoice|INVOICE|Tax Invoice|TAX INVOICE}; Invoice; INVOICE;
    {Sales|VAT|Service|Commercial|Customer|Final|Progress|Interim|Consolidated|Recurring|Proforma-based|Freight|\
Export|Contract|Subscription|Rental|Trade|Periodic|Summary|Billing|Retail} Invoice; Bill; Fee Note; Note of Fees;
    Statement of Charges; Bill of Supply; Account Rendered; Your bill; Utility Bill; Progress Claim; Application for
    Payment; Memorandum of Fees; Guest Folio; Freight Bill; Debit Invoice; Tax Invoice / Original for Recipient;
    Invoice for services rendered; Hire Invoice
number {Invoice|Inv|Bill|Document|Doc|Tax Invoice|Sales Invoice|Billing|Folio|Voucher|Fee Note|Account|Our Invoice|VAT
    Invoice} {Number|number|No.|No|no.|#|Nr|ID|Ref|Ref.|Reference|Num.}; Invoice; Invoice No; Inv. No.; Inv #;
    Invoice#; Number; No.; Ref; Reference; Our ref; {Our|} Invoice ref; Invoice Identifier; Doc. No.; Serial No.; Bill
    ID; Invoice code; Please quote; Payment reference; Statement No.; Transaction no.; Claim No.; Document; Our
    reference; Serial number; Tax invoice no; Invoice sequence; Job invoice; Quote this number
issued {Invoice|Bill|Billing|Issue|Document|Tax|Doc.|Inv.|Invoicing|Posting|Dispatch|Statement|Fee note} {Date|date};
    Date; Date; Date; {Date of|Day of} {issue|invoice|Issue|Invoice|bill}; Issued; Issued on; Issue date;
    {Raised|Invoiced|Dated|Date issued|Date raised|Billed on|Date/Tax point|Tax point|Date & tax point|Date of
    Invoice|Invoice dated|Dtd|Date prepared|Created on|Generated on|Bill generated}; Date (dd/mm/yy); Billing Date; As
    of; Date of supply and invoice; Drawn up on; Inv Dt
due {Due|Payment due|Due date|Due Date|DUE DATE|Date due|Due by|Due on|Pay by|Pay before|Payment date|Payable
    by|Payable on or before|Payment due by|Payment due date|Please pay by|Settlement date|Settlement due|Payment
    deadline|Latest payment|To be paid by|Terms expire|Net due|Net due date|Pay no later than|Falls
    due|Maturity|Maturity date|Debit date|Direct debit on|Last date for payment|Payment required by|Remit by|Remittance
    due|Collection date|Due for payment|Payment expected|Terms date|We will collect on|Autopay date|Payable until|Last
    day to pay|Settle by}
order {Your|Customer|Purchase|Client|}{ | }{Order No|order number|PO Number|P.O. No.|PO|PO #|Order Ref|Purchase
    order|order|P.O.|Order|PO ref|Order No.|order reference|Requisition|Sales order|SO Number|Order ID|Job No|Work
    order|Quote Ref|Quotation no.|Release no.|Call-off|Customer PO|Buyer's Order No.|Estimate no.}
ordered {Order date|Date ordered|PO date|Ordered on|Order placed|Order dated|Quote date|Agreement date|Contract
    date|Your order of|Date of order|Booked on|Engagement letter|Booking date}
delivery_no {Delivery note|Delivery note no.|Despatch note|Dispatch no.|Packing slip|Delivery No|DN
    No.|Consignment|Waybill|AWB|Bill of lading|Docket No.|Shipment|GRN|Delivery docket|Tracking no.|POD ref}
delivered {Delivery date|Date of supply|Supply date|Ship date|Shipped|Shipped on|Dispatch date|Despatched|Date
    shipped|Date of delivery|Delivered on|Service date|Date of service|Completion date|Completed|Work carried
    out|Collected|Dispatched through on|Performed on|Job date|Arrival|ETD|ETA|Attended|Delivered}
period {Period|Billing period|Service period|For the period|Invoice period|Period covered|Statement period|Charges
    for|Term|Subscription period|Hire period|Month|Usage period|Bill period|Supply period|Coverage|Cycle|Rental
    period|Period of hire|Week ending}
customer {Customer|Client|Account|A/C|Acct|Cust|Member|Debtor|Patient|Tenant|Buyer|Subscriber}{ No.| number| ID| No|
    code| #| ref|}; Account; A/c no; Your account; Customer Ref; Sold-to no.; Customer account; Sage ref; Ledger code
project {Project|Job|Project name|Project no.|Site|Job name|Contract|Matter|Matter no.|Case|Property|Job ref|Work
    site|Subject|Re|Re:|File no.|Premises|Campaign|Vessel|Voyage|Container no.|Event|Course|Reg
    no.|Vehicle|Scope|Location|Assignment}
contract {Contract|Contract no.|Agreement|Agreement No.|Policy no.|Subscription|Lease|Plan|Membership no.|Licence
    no.|Framework|Contract ID|SOW|Service agreement}
our_ref {Our ref|Our reference|Reference|Internal ref|File ref|Batch|Case ref|Our Ref.|Job ref|Document ref}
your_ref {Your ref|Your reference|Customer reference|Client ref|Buyer reference|Your Ref.|Other reference(s)|Customer's
    ref|Ref. no.|Buyer ref}
contact {Contact|Account manager|Salesperson|Sales rep|Prepared by|Issued by|Handled by|Contact person|Your
    contact|Rep|Attention of|Ordered by|Requested by|Cashier|Enquiries|Queries to|Sales executive|Fee
    earner|Consultant|Technician|Engineer|Operator|Served by|Driver}
phone {Phone|Tel|Tel.|T|Telephone|Ph|Call|Mobile|Cell|Helpline|Ph.}
fax {Fax|F|Facsimile}
email {Email|E-mail|E|Mail|Email address}
vat {VAT No|VAT Reg No|VAT registration|VAT No.|VAT|GST No|GSTIN|ABN|EIN|Tax ID|VAT ID|GST Reg. No.|VAT
    number|TRN|GST/HST No.|Tax reg.|GSTIN/UIN|UEN/GST|TIN|VAT Reg|Business No.|PIN}
buyer_vat {Your VAT No|Customer VAT No|Client VAT|Customer VAT number|Buyer's VAT|Customer Tax ID|Your VAT
    registration|Recipient GSTIN|Customer ABN|VAT No. (customer)|VAT|GSTIN/UIN|VAT No}
taxno {Tax No|TIN|PAN|UTR|EORI|Tax reference|CIN|Company PAN}
register {Company No|Registered in England No.|Reg. No.|Company Registration|Registered office|Co.
    Reg.|RC|Directors|CRN|ACN|Incorporated in}
page {Page|Sheet|p.|Page No.}
printed {Printed|Printed on|Print date|Generated|Run date|As at|Report date|Created}
terms_label {Terms|Payment terms|Terms of payment|Credit terms|Payment Terms|Settlement terms|Mode/Terms of
    payment|Terms and conditions|Pymt terms}
pay_method {Payment method|Payment|Paid by|Method of payment|Payment type|Payment mode|Settlement by}
by_transfer {Bank transfer|BACS|Direct debit|Cheque|Wire|ACH|EFT|Credit|Card|SEPA transfer|On account|Invoice|Faster
    payment|NEFT}
currency_label {Currency|Curr.|CCY|Currency code}
supplier_no {Vendor No|Supplier no.|Our vendor no. with you|Vendor code|Supplier code|Vendor ID|Supplier ID}
cost_centre {Cost centre|Department|Branch|Dept|Division|GL code|Store|Depot|Cost center|Entity|Terminal|Location code}
ship_via {Ship via|Carrier|Delivery method|Shipping method|Incoterms|Freight|FOB|Mode of transport|Terms of
    delivery|Dispatched through|Vehicle no.|Weight|Vessel/flight no.}
ship_value {UPS Ground|FedEx|DAP|EXW|Courier|Collection|FOB Origin|Own transport|Road|DDP|CIF|Best way|Royal Mail}
meter {Meter no.|Meter point|Supply number|Phone line|Registration|Mileage|Serial No|Room|Room no.|Confirmation|Booking
    ref|Guest|Patient|Policy|Arrival|Departure|Folio|NMI|MPAN|Container|Kiln|Flight|Rate
    plan|Guests|Odometer|SIM|Engine no.|Driver ID}
buyer {Bill to|Billed to|Bill To|BILL TO|Invoice to|Invoiced to|Invoice To|Customer|Client|Sold to|Sold
    To|To|TO|Buyer|Billing address|Invoice address|Billing details|Bill-to party|Charge to|Customer details|Customer
    name & address|Messrs|M/s|Account of|For|Recipient|Payer|Bill recipient|Invoice for|Purchaser|Prepared for|Buyer
    (Bill to)|Addressee|Debtor|Payable by|Tenant|Issued to|Consigned to and invoiced to|Account name|Client
    details|Bill payer|Receiver of services|Details of receiver (billed to)|Customer
    address|Attention|Member|Hirer|Ordered by and invoiced to|Employer|Client billing address|Charterer}
seller {From|FROM|Seller|Supplier|Vendor|Issued by|Our details|Remit to|Service provider|Billed by|Payee|Contractor|Pay
    to|Provider|Company|Landlord|Payable to|Sold by|Your supplier|Exporter|Shipper/Exporter|Biller|Consultant|Make
    payment to|Details of supplier}
ship {Ship to|Deliver to|Delivery address|Shipping address|Ship To|SHIP TO|Delivered to|Consignee|Site address|Place of
    supply|Work carried out at|Consignee (Ship to)|Service address|Supply address|Installation address|Delivery
    point|Goods delivered to|Place of delivery|Job location|Project address|Notify party|Location of service|Premises
    supplied|Drop-off|Final destination|Property|Hire location|End user}
agent {Head office|Branch|Warehouse|Depot|Collected from|Factor|Freight forwarder|Broker|Agent|Ship
    from|Pick-up|Dispatch from|Registered office|Returns to|Correspondence to|Local office|Sales office}
bank {Bank details|Payment details|Bank transfer|Remittance|Please pay to|How to pay|Bank|Wire instructions|Payment
    instructions|Account details|Our bank|Payment advice|Beneficiary|Bank account|Pay into|Company's bank
    details|Remittance advice}
sub {Subtotal|Sub-total|Sub total|Goods total|Total of lines|Items total|Goods|Merchandise|Total goods|Line total|Gross
    value of goods|Total labour|Total for this section|Charges|Services total}
net {Net|Net total|Net amount|Total net|Subtotal|Total excl. VAT|Total ex VAT|Total before tax|Total ex. VAT|Net
    value|Total (excl. tax)|Taxable value|Taxable amount|Amount before tax|Total excluding GST|Subtotal ex GST|Net
    goods|Total without VAT|Taxable supply|Amount excl. VAT|Goods net|Net payable before tax|Net invoice value|Total
    exc VAT|Assessable value|Total amount before tax|Net fee|Total fees excluding VAT|Subtotal (before tax)|Total
    excl.|Amount (ex. GST)|Fees}
tax {VAT <rate>%|VAT @ <rate>%|VAT at <rate>%|VAT (<rate>%)|GST <rate>%|GST (<rate>%)|<rate>% VAT|Sales tax
    (<rate>%)|Tax <rate>%|Add VAT @ <rate>%|HST <rate>%|Plus VAT at <rate>%|VAT <rate>% on <base>|GST <rate>% on
    <base>|Tax (<rate>%)|Standard rate <rate>%|VAT amount <rate>%|Output VAT <rate>%|Tax rate <rate>%|Sales Tax
    <rate>%|IGST @ <rate>%|VAT S <rate>%|Value added tax <rate> %|Local sales tax <rate>%}
taxes {VAT|Total VAT|Tax|GST|Total tax|VAT total|VAT amount|Sales tax|Total GST|Tax amount|Tax total|Value Added
    Tax|HST|VAT payable|Amount of VAT|Tax due|Total taxes|Taxes|GST amount|Add: VAT|VAT charged}
gross {Total|TOTAL|Grand total|Invoice total|Total amount|Total incl. VAT|Total inc VAT|Total including VAT|Total
    payable|Total invoice amount|Gross total|Total (incl. tax)|Invoice amount|Amount payable|Total charge|Total
    charges|Total GBP|Total USD|Total inc. GST|Gross|Gross amount|Total to pay|Total this invoice|Invoice value|Total
    due|Amount due|Total amount due|Balance due|Please pay|Please pay this amount|Payable|Amount|To pay|Total for this
    bill|Total value|Invoice total incl. VAT|Total (inc VAT)|This bill|Total claim|TOTAL INVOICE|Sum payable|Total
    charges this month|Amount now due|Total fee|Total after tax|Total amount payable|Final amount|Total price|You owe}
discount {Discount|Less discount|Trade discount|Volume discount|Loyalty discount|Discount 5%|Rebate|Promo|Customer
    discount|Less: trade discount|Promotional credit|Allowance|Credit applied to items}
shipping {Shipping|Carriage|Delivery|Freight|Postage|P&P|Shipping & handling|Handling|Fuel surcharge|Freight
    charges|Packing|Delivery charge|Disbursements|Expenses|Call-out charge|Carriage charge|Admin fee|Environmental
    fee|Insurance|Service charge}
prepaid {Deposit|Less deposit|Deposit paid|Amount paid|Payments received|Less payments|Paid|Paid to date|Advance|Less
    advance|Payment received <paid>|Less: advance received|Paid on account|Prepayment|Less amount paid|Payment on
    account|Deposit received <paid>|Retainer applied|Less previously paid|Already paid|Credit card
    payment|Payments/Credits|Deposit applied|Advance payment|Previously certified|Payment <paid> - thank you|Less
    retainer|Booking deposit|Part payment|Instalments paid|Downpayment|Received on account}
rest {Balance due|Amount due|Balance|Outstanding|Total due|Balance outstanding|Amount outstanding|Balance to pay|Due
    now|Remaining balance|Net payable|Amount payable|Now due|Left to pay|Balance payable|Payment due|Still to pay|You
    owe|Amount owing|Remainder|Sum due|Final balance|Balance remaining|Outstanding amount|Current amount due|Please
    pay|Amount now payable|Net due|To be paid|Amount now due}
rounding {Rounding|Round off|Rounding adjustment}
previous {Previous balance|Balance brought forward|Last bill|Opening balance|Balance forward|Amount of last
    bill|Arrears}
withheld {Less retention 5%|Retention|Withholding tax 5%|Less WHT|CIS deduction 20%|TDS|Retainage 10%}
skonto_sum {Amount if paid early|2% early payment discount|Discounted amount|If paid within <few> days|Prompt payment
    amount}
base {Net|Goods|Taxable|Base|Taxable amount|Net amount|Goods value|Basis}
rate {Rate|VAT %|Rate %|Tax rate|VAT rate|%|Code|GST %}
words_label {Amount in words|In words|Amount chargeable (in words)|Say|The sum of|Amount in Words (INR)}
carried {Carried forward|Brought forward|Balance c/f|Continued|Total carried over|Sub-total this page}
item {Description|Item|Details|Service|Product|Particulars|Item description|Activity|Description of
    goods|Work|Charge|Goods|Narrative|Description of services|Line item|Task|Product / Service}
quantity {Qty|Quantity|Hours|Units|Qty.|Hrs|No.|Days|Usage|Nights|Pcs|Volume}
unit {Unit|UOM|U/M|Per|Unit of measure|Each}
price {Unit price|Price|Rate|Unit cost|Price each|Rate/hr|Unit|Cost|Hourly rate|Unit price (ex)|Price (£)|Charge}
line {Amount|Total|Line total|Net|Value|Net amount|Extended|Ext. price|Amount (USD)|Price|Total price|Goods
    value|Amount excl. VAT|Cost|Net value|Charge}
pos {#|No.|Item|Line|Sl No.|Ln|S.No|Pos}
artno {SKU|Item code|Part No.|Product code|Code|Item #|Stock code|Cat. no.|HSN/SAC}
s_intro For professional services rendered{:| in connection with the above matter:|.}; Thank you for your order. Please
    find our charges below:; We charge you as follows for {services provided|goods supplied|work carried out}:;
    Services for the period <period>; To supplying the goods detailed below against your order <order> dated
    <ordered>:; Work carried out on <delivered> as per quotation <order> of <ordered>; Delivery note <delivery_no> of
    <delivered>; Please find below our invoice for work completed on <delivered>.; With reference to your order <order>
    dated <ordered>, we have supplied:; Charges for <period>; In accordance with our engagement letter of <ordered>, we
    set out our fees.
s_number Invoice <number>; Invoice no. <number>; Invoice #<number>; Tax Invoice <number>; INVOICE <number>; Invoice
    <number> dated <issued>; Invoice No. <number> of <issued>; Our invoice <number>; Invoice number: <number>; Bill No.
    <number>; Fee note <number>; Invoice <number> | <issued>; Re: Invoice <number>; Final invoice no. <number> dated
    <issued>; Invoice <number> issued <issued>; Progress claim <number>
s_total The total amount of <gross> is now payable; Our fees amount to <net> plus VAT of <tax>, a total of <gross>.;
    Total fees <net>, VAT at <rate>% <tax>, total <gross>.; We would ask you to transfer <gross>; The total of this
    invoice is <gross>, including <tax> VAT (net <net>).; Please remit <gross>; which with VAT of <tax> on <net> comes
    to <gross>.
s_due Please pay by <due>.; Payment is due {by|on|no later than} <due>.; Please transfer the amount by <due>{.| to the
    account below.}; Payable {by|on or before|no later than} <due>; Due <due>; This amount will be debited from your
    account on <due>.; Please ensure payment reaches us by <due>.; Payment due: <due>; To be settled by <due>; Kindly
    remit by <due>.; We will take payment on or just after <due>; Payment terms: due <due>; The amount falls due on
    <due>.; Please settle before <due>; We look forward to receiving your payment by <due>.; Last day for payment: <due>
s_terms {Payment |}{terms|Terms}: {net |}<days> days; Payment {due|is due|required|is required} {within|in} <days>
    days{.| of invoice date.| of the date of invoice.| from date of invoice.}; Terms: net <days>; Net <days>; <days>
    days net; Please pay within <days> days{.| of receipt.}; Strictly <days> days from date of invoice; Our terms are
    <days> days.; Terms strictly <days> days net; Payable within <days> days; Net <days> days from invoice date;
    Account terms <days> days
s_early 2% discount if paid {by <early>|within <few> days}.; 2/<few> net <days>; Settlement discount of 2% (<earlysum>)
    if paid by <early>; Pay by <early> and deduct 2%.; A 2% prompt payment discount applies until <early>.
s_receipt Due on receipt; Payment due upon receipt; Payable immediately.; Due upon receipt of invoice.; Terms: due on
    receipt; Payable on presentation.
s_late Interest will be charged on overdue accounts at 8% above base rate.; A late fee of 1.5% per month applies.;
    Title passes on payment in full.; Overdue balances are subject to a finance charge.
s_thanks Thank you for your business!; We appreciate your custom.; Please quote the invoice number with your payment.;
    E&OE; Goods remain our property until paid in full.; Questions about this invoice? Contact us.; This is a computer
    generated invoice and requires no signature.; Claims must be made within 7 days.; Our office will be closed from
    <holiday>.; Subject to <town> jurisdiction.; Registered for VAT.
salutation Dear Sirs,; Dear Customer,; Dear Sir or Madam,; Dear Ms Example,; Hello,
department Accounts Payable; Accounts Department; Finance Department; Purchase Ledger; Accounts; Procurement;
    Facilities; AP Team; Head of Operations; Office Manager; Attn: Accounts Payable
attention Attn:; FAO; c/o; Attention:; For the attention of; Attn; Kind attn:
copy Original; Copy; Duplicate; ORIGINAL FOR RECIPIENT; Customer copy; COPY INVOICE
exempt VAT exempt.; Reverse charge: customer to account for VAT.; No VAT charged: supplier not registered.; Zero-rated
    export.; Tax not applicable.; Not registered for GST.
tagline Quality you can trust; Established 1974; Opening hours Mon-Fri 9-5; Sales - Service - Hire; Trade and retail;
    The coffee people; Chartered Surveyors; Est. 1998; Moving business forward; Registered Gas Engineers
credit_note Credit Note; Credit Memo; Sales Credit Note; Credit Invoice; Tax Credit Note; Adjustment Note; Credit
    Memorandum
order_doc Purchase Order; PURCHASE ORDER; Order; Purchase Order No. <number>; Material Requisition
order_confirmation Order Confirmation; Sales Order; Order Acknowledgement; Sales Order Confirmation; Acknowledgement of
    Order
quote Quotation; Quote; Estimate; Proposal; Sales Quotation; Price Quotation; Bid
proforma Pro Forma Invoice; Proforma Invoice; PRO-FORMA INVOICE; Pro-forma
delivery_note Delivery Note; Packing Slip; Packing List; Delivery Docket; Despatch Note; Goods Delivery Note
receipt Receipt; Payment Receipt; Sales Receipt; Official Receipt; Cash Receipt; Receipt for Payment
statement Statement of Account; Account Statement; Statement; Customer Statement; Monthly Statement
reminder Payment Reminder; Reminder; Final Reminder; Overdue Notice; Final Notice; Second Reminder; Past Due Notice;
    Overdue account
contract_doc Service Agreement; Rental Agreement; Lease Agreement; Consulting Agreement; Framework Contract; Terms of
    Engagement
letter Price Change Notification; Change of Bank Details; Appointment Confirmation; Important information about your
    account; Season's greetings; Invitation
payslip Payslip; Pay Slip; Pay Advice; Salary Statement; Earnings Statement
menu Menu; Price List; Today's Specials; Tariff; Bar Menu
items Consultancy day; Website hosting, annual; Office cleaning; Printer paper A4; LED panel 60x60; Site survey;
    Labour; Steel bracket M12; Training workshop; Software licence per seat; Pallet delivery; Catering buffet lunch;
    Annual service contract; Copywriting; Plumbing repair; Roof inspection; Timber 2x4 treated; Coffee beans 1kg; Skip
    hire 8yd; Freight London-Cork; Legal advice; Photography half day; Electricity usage; Standing charge; Call
    charges; Broadband 500; Room charge; Breakfast; Translation services; Scaffold hire; Machine parts; Safety boots;
    Laboratory test; Storage; Customs clearance; Advertisement; Design work; Callout fee; Maintenance visit; Paint,
    exterior white
"""
