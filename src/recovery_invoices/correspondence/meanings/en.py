"""English."""

COMMON = "the and you your for is are we our will with this that have not been please invoice payment to of i my on by"
CONDITION = (
    r"\b(?:if|once|unless|until you|provided|as long as|only after|only when|when (?:you|we|i|the|our)"
    r"|as soon as (?:you|we (?:get|receive|have)|i (?:get|receive|have)|the|our|it|they))\b"
)
_PAY = (
    r"(?:pay|settle|transfer|wire|remit|clear|be paying|be settling|be transferring|release the (?:payment|funds)"
    r"|(?:make|send|issue|process|arrange|execute|initiate|authori[sz]e|submit|do|schedule|effect) "
    r"(?:\w+ ){0,4}(?:payments?|transfer|money|funds|amount|balance))"
)
_DONE = r"(?:paid|settled|transferred|wired|remitted|cleared|executed|processed|released|sent|issued|made|initiated)"
_THING = (
    r"(?:invoice|payment|amount|bill|sum|balance|transfer|money|it|this|that|everything|funds|total|debt)"
)
MEANINGS = {
    "promise": (
        rf"\b(?:we|i|they|he|she|accounting|accounts|finance|department|team|company)(?:'ll|'m going to"
        rf"|'re going to| will| shall| am going to| are going to| is going to| plan to| intend to| expect to"
        rf"| should be able to| promise to| commit to| undertake to| am able to| are able to"
        rf"| can)(?: \w+){{0,4}}? {_PAY}\b",
        rf"\b(?:will|shall|'ll|is going to|are going to|is due to|is scheduled to|are scheduled to|should"
        rf"|to) (?:\w+ly |then |now |also )?be (?:\w+ly )?{_DONE}\b",
        rf"\b{_THING} (?:\w+ ){{0,3}}(?:will|should|'ll|is going to|is due to) (?:\w+ly )?(?:go out|leave"
        rf"|arrive|follow|reach|be with you|be in your|be on your|be received|land|come|hit|appear)",
        r"\b(?:payment|transfer|invoice|it|this)(?: \w+){0,3} (?:is|has been|was|are"
        r"|have been) (?:\w+ )?(?:scheduled|planned|set up|queued|lined up|included|approved|booked) (?:for"
        r"|in|on|to)\b",
        r"\byou (?:will|'ll|should|can expect to) (?:\w+ )?(?:receive|have|get|see) (?:\w+ ){0,4}(?:money"
        r"|payments?|funds|amount|transfer|balance)",
        r"\bexpect (?:\w+ ){0,4}(?:payment|money|funds|transfer)\b",
        r"\b(?:promise|commit|guarantee)(?: you)? (?:\w+ ){0,2}(?:payment|to pay|paying)",
        r"\b(?:am|are|is|'m|'re) (?:paying|settling|transferring|wiring|making (?:the|this) (?:payment"
        r"|transfer)) (?:\w+ ){0,6}(?:on|by|tomorrow|today|this|next|in|at the)\b",
        r"\bpayment run (?:on|of|this|next)\b",
    ),
    "paid": (
        r"\b(?:we|i|they|he|she|accounting|bank|company|accountant|colleague)(?:'ve| have| has|'d"
        r"| had)? ?(?:\w+ly |just |since |long ago |in fact )?(?:already |just )?(?:paid|settled|transferred"
        r"|wired|remitted|cleared)\b",
        r"\b(?:we|i|they|accounting|bank|accountant)(?:'ve| have| has)? ?(?:already |just )?(?:made|sent"
        r"|issued|processed|executed|initiated|authori[sz]ed|arranged) (?:\w+ ){0,4}(?:payment|transfer|money"
        r"|funds|amount)",
        rf"\b{_THING}(?: \S+){{0,5}}? (?:was|were|has been|have been|is|had been|got|'s been) (?:\w+ly |long "
        rf"|since |just |now )*(?:already )?(?:\w+ly )?(?:paid|settled|transferred|wired|remitted|cleared"
        rf"|executed|debited|sent off|made on|made last|made already)\b",
        r"\balready (?:been )?(?:paid|settled|transferred|wired|remitted)\b",
        r"\b(?:payment|transfer|money|funds) (?:\w+ ){0,3}(?:went out|has left|left our|has gone out|was made"
        r"|has been made|went through|was sent|has been sent|should (?:already )?have (?:arrived|reached)"
        r"|must have (?:arrived|crossed)|should be (?:on|in) your)",
        r"\b(?:attached|enclosed|find|see)\b.{0,40}\b(?:proof of payment|payment confirmation|remittance"
        r"|bank confirmation|transfer confirmation|payment receipt|receipt of (?:the )?payment)",
        r"\b(?:proof of payment|payment confirmation|remittance advice)\b.{0,30}\b(?:attached|enclosed|below)",
        r"\bour (?:records|books|bank statements?) show\w* .{0,40}\b(?:paid|payment|debited)",
    ),
    "dispute": (
        r"\b(?:we|i)(?: hereby| formally| strongly| must| have to| do| would like to| wish to"
        r"|'d like to)* (?:dispute|contest|object to|reject|challenge|query|question) (?:\w+ ){0,4}(?:invoice"
        r"|bill|claim|amount|charge|price|debt|sum|this|it|reminder|position|item)",
        r"\b(?:invoice|amount|price|quantity|bill|rate|sum|total|hours|calculation|vat|tax|figure"
        r"|charge)s?\b(?: \S+){0,6}? (?:is|are|was|were|seems?|looks?|appears?)(?: to be)? (?:\w+ly "
        r"|completely |far |too )*(?:incorrect|wrong|false|unjustified|excessive|too high|not correct"
        r"|not right|overstated|higher than|inflated|disputed|inaccurate|mistaken)",
        r"\b(?:incorrect|wrong|erroneous|false) (?:invoice|amount|price|quantity|billing|vat|rate|sum|total"
        r"|hours|charge|items?|goods|size|model)",
        r"\b(?:never|not|didn't|haven't|hasn't|don't|wasn't|weren't|isn't"
        r"|aren't) (?:\w+ ){0,3}(?:order(?:ed)?|agree(?:d)?(?: to)?|sign(?:ed)?|commission(?:ed)?"
        r"|request(?:ed)? (?:this|these|the|any)|book(?:ed)?|deliver(?:ed)?|perform(?:ed)?|complet(?:ed?)"
        r"|carried out|finish(?:ed)?|install(?:ed)?|work(?:s|ing|ed)? (?:properly|as)|as agreed"
        r"|what we ordered|what was agreed|accept(?:ed)? (?:this|the|your|it|these))\b",
        r"\b(?:never|not|haven't|hasn't|didn't) (?:\w+ ){0,2}(?:received|receive|got|get|arrived"
        r"|arrive) (?:\w+ ){0,3}(?:goods|deliver\w+|order|products?|services?|materials?|parcel|items?"
        r"|machine|parts)",
        r"\b(?:goods|delivery|order|products?|parcel|items?|materials?|works?"
        r"|services?)\b(?: \S+){0,5}? (?:never|not|hasn't|haven't|wasn't|weren't"
        r"|didn't) (?:\w+ ){0,2}(?:arrived?|delivered|received|completed|finished|performed|provided|been)",
        r"\b(?:defect\w*|faulty|damaged|broken|unusable|substandard|poor quality|bad quality|incomplete"
        r"|leak\w*|malfunction\w*|scratched|cracked|poor workmanship|not up to standard)\b",
        r"\b(?:overcharged|double[- ]billed|billed (?:us )?twice|charged (?:us )?(?:twice|too much)"
        r"|invoiced twice|duplicate (?:invoice|charge|billing))\b",
        r"\b(?:issue|send|need|expect|request|want|provide|await\w*|waiting for"
        r"|get)\b(?: \S+){0,4} (?:credit note|corrected|amended|revised|new invoice with|correct invoice)",
        r"\b(?:errors?|mistakes?|discrepanc\w+|problem) (?:in|on|with|between) (?:\w+ ){0,3}(?:invoice|bill"
        r"|amount|delivery|price|goods|work|order|quantity)",
        r"\b(?:does not|doesn't|do not|don't) (?:\w+ )?(?:match|correspond|comply|conform|agree with)\b",
        r"\b(?:was|were|had been|have been|is) (?:cancel+ed|returned|sent back)\b|\b(?:we|i)(?: have"
        r"|'ve)? (?:already )?(?:cancel+ed|returned|sent back) (?:the|this|our|these|it|my|them)",
        r"\b(?:in dispute|is disputed|complaint about|we complain\w*|file a complaint|have complained"
        r"|unjustified|not justified|unfounded|do not accept|don't accept|cannot accept|can't accept"
        r"|do not agree|don't agree|disagree with)\b",
        r"\b(?:missing|were missing|are missing|is missing)\b.{0,40}\b(?:items?|parts?|pieces?|boxes|pallets?"
        r"|goods|components?|deliver\w+)\b|\b(?:items?|parts?|pieces?|boxes|pallets?|goods"
        r"|components?)\b.{0,30}\b(?:missing)\b",
        r"\b(?:agreed|offered|quoted) (?:price|amount|rate|sum|on)\b|\b(?:quote|offer|estimate|quotation"
        r"|contract) (?:was|said|says|stated|states) ",
    ),
    "invoice_wanted": (
        r"\b(?:send|resend|re-send|forward|provide|share|mail|email|e-mail|supply|attach|let (?:us|me) have"
        r"|give|get|need|require|request|want|have|obtain|see)\b(?: \S+){0,7}? (?:copy|copies|duplicate)\b",
        r"\b(?:send|resend|re-send|forward|provide|share|mail|email|e-mail|supply|attach|let (?:us|me) have"
        r"|give)(?: \S+){0,6}? (?:invoice|bill|pdf|document|statement of account)s?\b",
        r"\b(?:need|require|request|would like|want|like to (?:see|have|receive))(?: \S+){0,4}? (?:invoice"
        r"|bill|pdf)s?\b",
        r"\b(?:never|not|n't|no) (?:\w+ ){0,3}(?:received|receive|got|get|have|see|seen|find|found|locate"
        r"|located|trace|record|sign)\b(?: \S+){0,6}? (?:invoice|bill)s?\b",
        r"\b(?:invoice|bill)\b(?: \S+){0,5}? (?:never|not|hasn't|didn't|wasn't"
        r"|isn't) (?:\w+ ){0,2}(?:arrived?|reach\w*|received|attached|been received|come|in our|found|on file)",
        r"\bcan(?:not|'t) (?:find|locate|trace|open)\b.{0,40}\b(?:invoice|bill|attachment|pdf)\b"
        r"|\bunable to (?:find|locate|trace|open)\b.{0,40}\b(?:invoice|bill|attachment)",
        r"\bwithout (?:the|an|any|a) (?:\w+ )?invoice\b|\bwhich invoice\b|\binvoice (?:is|was|seems) (?:lost"
        r"|missing)\b|\b(?:lost|misplaced|mislaid) (?:the|your|this) (?:\w+ )?invoice\b",
    ),
    "time_wanted": (
        r"\binstal+ments?\b|\bpayment plan\b|\brepayment plan\b|\bpay(?:ment"
        r"|ing)? (?:\S+ ){0,4}in (?:\w+ )?(?:parts|stages|rates|portions|tranches)\b|\bin (?:two|three|four"
        r"|five|six|several|\d+) (?:equal |monthly )?(?:parts|payments|tranches)\b|\bmonthly (?:payments?"
        r"|amounts?|basis|rate)\b|\bper month\b|\bspread (?:\w+ ){0,3}(?:payment|amount|cost|over|it)\b"
        r"|\bsplit (?:\w+ ){0,4}(?:payment|amount|invoice|into|it)\b",
        r"\b(?:extension|more time|extra time|additional time|some time|grace|deferral|postpone\w*|defer\w*"
        r"|respite|payment holiday|bit longer|little longer|moratorium|leeway|later payment|later date"
        r"|payment delay|extend)\b",
        r"\b(?:could|can|may|might|would it be possible|is it possible|any chance|please (?:allow|give|grant)"
        r"|allow us|give us|grant us|give me|ask you|kindly ask|be possible)\b.{0,80}\b(?:until|till|later"
        r"|(?:more|few|two|three|four|\d+) (?:more |extra |additional )?(?:days|weeks|months)|end of"
        r"|next month|by the end|delay)\b",
        r"\b(?:cannot|can't|can not|unable to|not able to|not in a position to|not possible|impossible"
        r"|struggling to|difficult to|difficult for us to)\b(?: \S+){0,5}? (?:pay|settle|transfer|make (?:the"
        r"|this|a)? ?payment|full amount|in full|meet)\b",
        r"\b(?:cash[- ]?flow|liquidity|tight(?: financially)?|short of (?:money|cash|funds)"
        r"|financial (?:difficult\w+|problems?|situation|trouble|hardship)|bear with us|be patient"
        r"|your patience|ask for (?:your )?(?:patience|understanding))\b",
    ),
    "wrong_person": (
        r"\b(?:wrong|incorrect) (?:\w+ )?(?:person|address|company|recipient|department|contact|email|e-mail"
        r"|addressee|number|firm|party)\b",
        r"\b(?:not|n't|longer) (?:\w+ )?(?:the |a )?(?:right|correct|appropriate|responsible"
        r"|intended) (?:\w+ )?(?:person|contact|company|recipient|department|addressee|one|party|for (?:this"
        r"|that|the|these|accounting|payments?|invoices?))",
        r"\b(?:no longer|not|don't|doesn't|n't|never|any ?more) (?:\w+ )?(?:work(?:s|ed|ing)?|employed"
        r"|in charge|with the company|part of)\b(?! (?:properly|correctly|as|on|out|well))|\b(?:left|quit"
        r"|has left|have left) (?:the|this|that|our) (?:company|firm|business|organi[sz]ation)|\b(?:no longer"
        r"|isn't|am not|is not|not) (?:\w+ )?(?:with (?:the|this|that|our) (?:company|firm)|responsible for"
        r"|in charge of|dealing with|the owner|the director|the tenant)",
        r"\b(?:nothing to do with|not our (?:invoice|company|debt|bill)|not my (?:invoice|company|debt|bill)"
        r"|never heard of|do not know (?:this|that|your|the) (?:company|firm|invoice|customer|person)"
        r"|don't know (?:this|that|your|the|any) (?:company|firm|customer|person)|not a customer"
        r"|never been a customer|not your customer|mistaken identity|different company|another company"
        r"|confus\w+ (?:us|me) with|does not concern (?:us|me)|doesn't concern (?:us|me)|not (?:meant"
        r"|intended|addressed|for) (?:for |to )?(?:us|me)\b|unknown to us)",
        r"\b(?:please )?(?:contact|address|direct|forward|write to|turn to|send (?:this|it|your|any"
        r"|all))\b.{0,50}\b(?:instead|new owner|my successor|former|the correct|the right|the responsible)\b",
        r"\bsold (?:the|my|our) (?:company|business|firm|shop|restaurant|hotel)\b",
    ),
    "insolvent": (
        r"\binsolven\w+\b|\bbankrupt\w*\b|\bliquidation\b|\bliquidator\b|\breceivership\b"
        r"|\bin administration\b|\b(?:court|insolvency)[- ]appointed\b|\bwinding[- ]up\b|\bwound up\b"
        r"|\bceased (?:trading|operations|business|all|its|to exist)|\b(?:out of|gone out of|stopped"
        r"|closed (?:the|our|its|my)|shut down (?:the|our|its)?|gave up (?:the|our|my)) ?business\b"
        r"|\b(?:company|business|firm|shop|restaurant) (?:\w+ ){0,3}(?:closed|dissolved|shut|ceased"
        r"|no longer exist\w*|does not exist|struck off|deregistered)|\bno longer exists?\b|\b(?:deceased"
        r"|passed away|has died|died (?:on|in|last)|death of)\b|\bchapter (?:7|11)\b|\bcreditors'? (?:meeting"
        r"|voluntary)",
    ),
    "refuses": (
        r"\b(?:will|shall|do|does|am|are|is|'m|'re|'ll) (?:not|never|certainly not"
        r"|definitely not) (?:\w+ ){0,3}(?:pay|paying|settle|transfer)\b|\bwon't (?:\w+ ){0,3}(?:pay|settle"
        r"|transfer|be paying)\b|\bnever (?:going to )?pay\b",
        r"\brefuse (?:\w+ ){0,2}(?:to pay|payment|to settle)\b|\b(?:no intention|not intend|not going"
        r"|not willing|don't intend|not prepared) (?:of |to )?(?:pay|paying|settle|settling)"
        r"|\bnot going to (?:pay|settle|transfer)\b|\bdecline to pay\b",
        r"\b(?:don't|do not|doesn't|not) owe (?:you|anything|this|that|any|your)|\bowe you nothing\b"
        r"|\bnot (?:get|see|receive|getting) (?:a|one|any|another) (?:cent|penny|euro|dime|money)",
        r"\bsee you in court\b|\b(?:sue|take) (?:us|me)(?: to court)?\b|\b(?:go|going) to court\b|\b(?:stop"
        r"|leave) (?:\w+ )?(?:harass\w*|bothering|contacting|writing|us alone|me alone)\b",
    ),
    "away": (
        r"\bout of (?:the )?office\b|\b(?:on|for) (?:annual |my |parental |maternity |paternity |sick "
        r"|summer |a )?(?:leave|holidays?|vacation)\b|\b(?:am|are|is|be|'m) (?:currently |presently "
        r"|now )?(?:away|absent|travel+ing|abroad|unavailable|not available|not in the office|closed)\b"
        r"|\b(?:back|return(?:ing)?) (?:in|to|at) (?:the |our |my )?(?:office|work|desk)|\b(?:will"
        r"|'ll) be back\b|\b(?:be back|am back|are back|return(?:ing)?) on\b|\b(?:office|company|business"
        r"|we) (?:is|are|will be) closed\b|\blimited access to (?:my )?e?-?mails?\b"
        r"|\bno access to (?:my )?e?-?mails?\b",
    ),
}
NOT = {
    "promise": (
        r"\b(?:not|n't|never|no intention|refuse|unable|cannot|without paying|instead of)\b|\bcould (?:we|i"
        r"|you)\b|\bcan (?:we|i)\b|\bmay (?:we|i)\b|\bpossible\b|\b(?:would|could) have\b|\bplease (?:pay"
        r"|settle)"
    ),
    "paid": (
        r"\b(?:not|n't|never|unless|until|before|if|once|whether|would have|could have|might have|will"
        r"|shall|'ll|to be|get paid|been paid by|paid by our (?:client|customer)|as soon as|when)\b"
    ),
    "dispute": r"\b(?:no (?:objection|dispute|complaint|defect)|not (?:dispute|contest|object|complain))",
    "invoice_wanted": (
        r"\b(?:we|i)(?:'ll| will| shall) (?:\w+ )?(?:send|forward|provide|give|share|email|pass)\b"
        r"|\b(?:will|shall) be (?:sent|forwarded)|\b(?:thank you|thanks) for (?:sending|your invoice"
        r"|the invoice)|\bcredit note\b|\b(?:corrected|amended|revised)\b|\bforward(?:ed"
        r"|ing)? (?:\w+ ){0,3}(?:invoice|it|this) to (?:our|my|the|accounts)|\bhave (?:sent|forwarded)"
        r"|\bpassed (?:it|this|your)"
    ),
    "time_wanted": (
        r"\b(?:not|n't|no) (?:\w+ ){0,3}(?:instal+ments?|extension|more time)\b|\bout of (?:the )?office\b"
        r"|\bon (?:leave|holiday|vacation)\b"
    ),
    "wrong_person": r"\b(?:wrong (?:amount|price|invoice)|bank account|iban)\b",
    "insolvent": (
        r"\b(?:not|n't|nor|avoid|otherwise|without|our (?:own )?(?:client|customer)s?"
        r"|threaten\w*) (?:\w+ ){0,4}(?:insolven|bankrupt|liquidat)"
    ),
    "refuses": (
        r"\b(?:before|until|because (?:the )?bank|today|yet|this week|this month|in full)\b"
        r"|\bnot (?:\w+ )?(?:pay|refuse)\w* (?:late|again)\b|\bdo(?:es)? not refuse\b"
    ),
    "away": r"\b(?:you|customer|goods) (?:are|were|was) away\b",
}

IDIOMS = {
    "promise": (
        r"\b(?:scheduled|approved|released|cleared|queued|earmarked|put through|"
        r"lined up) for payment\b|\b(?:put|entered) in(?:to)? (?:the|our) system for\b",
        r"\byou(?:'ll| will) (?:have|see|get) (?:it|the money|this|them|every penny|your money)\b",
        r"\bpaying (?:it|this) (?:today|tomorrow|tonight|now)\b|\b(?:do|sort|settle|pay) (?:it|this|"
        r"that) (?:first thing )?(?:tomorrow|today|tonight|soon)\b|\bfirst thing tomorrow\b|"
        r"\btomorrow without fail\b",
        r"\bpromise (?:i'll|we'll|to|you)\b|\b(?:i'll|we'll|i will|we will) (?:sort|pay|settle|"
        r"see to|take care of) (?:it|this|that)\b|\byes,? yes,? (?:i'll|we'll|i|we) (?:\w+ )?pay\b",
        r"\bpayment (?:to you )?(?:will follow|takes place|by) (?:at the latest )?(?:on )?\d|"
        r"\bpayment will (?:be made|take place|reach you)\b",
    ),
    "paid": (
        r"\bjust (?:now )?(?:done|sent|made|paid|transferred|did|completed|settled)\b|\b(?:sent|"
        r"paid|transferred|did it|done it)\b.{0,50}\bago\b|\bpaid (?:it )?(?:yesterday|today|"
        r"this morning|last)\b",
        r"\byou (?:\w+ ){0,3}(?:collected|took|debited|charged|deducted)\b.{0,60}\b(?:card|"
        r"direct debit|account|when i booked|booking)\b|\b(?:taken|collected|"
        r"debited) (?:\w+ )?(?:by|from|off|to) (?:direct debit|my|our|the)\b",
        r"\bbank (?:\w+ ){0,3}confirm\w* .{0,60}\b(?:execut\w+|payment|paid|honou?red)|"
        r"\bwas (?:duly |properly )?honou?red\b|\bbank statements? .{0,40}\b(?:debit|show)",
    ),
    "dispute": (
        r"\bno record of (?:a |any |the |this )?(?:delivery|order|receipt)|"
        r"\bsigned (?:proof of delivery|delivery note)|\bproof of delivery\b",
        r"\b(?:subscription|contract|membership|order) (?:that )?(?:i|we) (?:\w+ )?cancel+ed\b|"
        r"\bsent (?:\w+ ){0,3}back\b|\bconfirm\w* (?:the|my|our) cancel+ation\b|\bnothing is owed\b|"
        r"\banything is owed\b|\bamount isn't due\b|\bwithdrew from\b|\bright of withdrawal\b",
        r"\b(?:not in a position|unable) to accept (?:this|the|your)\b|"
        r"\barrived (?:\w+ )?(?:crushed|damaged|broken|wet|spoiled|smashed)\b|\b(?:crushed|"
        r"smashed)\b",
    ),
    "invoice_wanted": (
        r"\bsee the (?:actual |original )?(?:invoice|bill)\b|\b(?:re-?issue|made out|make out|"
        r"re-?address)\b.{0,60}\b(?:new (?:company |registered )?name|invoice|renamed)\b|"
        r"\binvoice\b.{0,50}\bnew (?:company |registered )?name\b",
        r"\bduplicate\b|\b(?:no|nothing|without|missing) (?:\w+ )?attach(?:ment|ed)\b|"
        r"\bwhat invoice\b|\bwith the (?:bill|invoice) attached\b",
    ),
    "time_wanted": (
        r"\bflexib\w+ (?:\w+ ){0,2}(?:deadline|date|due|term)|\bpush (?:it|this|that|"
        r"the \w+) back\b|\bmove (?:the|this) (?:due )?date\b|\bcan (?:we|i|it) (?:\w+ )?(?:wait|"
        r"be later)\b|\bnot possible this month\b|\bneed (?:a bit of |some )?time\b",
        r"\b(?:may|can|could) (?:i|we) pay (?:\w+ ){0,3}(?:when|once|after|later|until)\b|"
        r"\bmonthly instal+ments?\b",
    ),
    "wrong_person": (
        r"\b(?:similar|same) name\b|\b(?:isn't|not) (?:\w+ )?connected (?:with|to) (?:us|our)|"
        r"\bno connection (?:with|to)\b|\bnot related to us\b",
        r"\b(?:engagement|mandate|retainer) (?:\w+ )?(?:ended|was terminated|has ended)|"
        r"\bacted only as\b|\bcorrespondence on (?:its|their|his|her) behalf\b",
        r"\b(?:nobody|person|colleague|he|she)\b.{0,30}\b(?:no longer here|isn't here any ?more|"
        r"has left|left us)\b|\bi (?:know nothing about|wouldn't know)|\b(?:subsidiary|"
        r"sister company|parent company|separate legal entity|another company (?:in|of) (?:the|"
        r"our) group)\b",
        r"\bi (?:left|stopped working)\b.{0,30}\b(?:ago|company|there)\b|\baccounts (?:is|"
        r"are) (?:in|at) (?:the|another) other? ?(?:site|building|plant)\b",
    ),
    "insolvent": (
        r"\b(?:joint )?administrators? (?:has|have|was|were|is|are|been|appointed)|"
        r"\bwith the administrator\b|\bentered administration\b|\b(?:was|been|is) dissolved\b|"
        r"\bvoluntary arrangement\b",
    ),
    "refuses": (
        r"\b(?:decline|refuse)s? (?:to make |making |to effect )?(?:any |the )?(?:payment|to pay)\b|"
        r"\b(?:go|goes|going|straight|land|end up|wander) (?:\w+ ){0,4}(?:in|to|into|"
        r"in the) ?(?:the )?(?:bin|trash|wastebasket|rubbish)\b",
        r"\b(?:will|shall) not be paid\b|\bwon't be paid\b|^\W*(?:lol,? ?)?(?:no|nope|nah|no way|"
        r"not a chance|forget it|dream on|never)\W*$|\blol,? no\b|\bno way\b|\bdream on\b|"
        r"\blol,? no\b|\bno way\b|\bdream on\b|\bdo (?:what|whatever|as) you (?:like|please|want|"
        r"see fit)\b|\bin your dreams\b",
    ),
    "away": (r"\bre-?open\w*\b|\bback (?:at work |in )?on\b|\bwhen i'm back\b|\bwhen we're back\b",),
}
NOT_IDIOMS = {
    "dispute": (r"\b(?:ones?|those) with the\b|\bon its behalf\b"),
    "wrong_person": (
        r"\bdon't work (?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|"
        r"\breceived it in error\b|\b(?:it|machine|device|system|unit|this) never worked\b"
    ),
    "paid": (r"\b(?:scheduled|approved|released|queued) for payment\b|\b(?:not|never)\b|n't\b"),
    "promise": (
        r"\bno intention\b|\bnot (?:paying|going)\b|\bdecline\b|\brefus\w+\b|"
        r"\bask\w* (?:you )?for\b.{0,40}\binstal|\b(?:not|won't|never|don't|"
        r"can't) (?:\w+ ){0,2}(?:pay|paying|settle|sort|have|see|get)\b"
    ),
    "invoice_wanted": (r"\brelease\b.{0,20}\bduplicate payment"),
}
