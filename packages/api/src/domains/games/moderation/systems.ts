import { SUM } from './offers.ts'
import { followed, words } from './rule.ts'

const METHOD =
  '(?:system(?:et)?|(?:\\p{L}+)?trick(?:et|s)?|metoden?|strategi(?:en)?|formlen?|formel|hemmelighed(?:en)?|fidus(?:en)?|fif|kneb|opskrift(?:en)?|snyde ?kode(?:n|r)?|hack|cheat|glitch|bug|exploit|fejl(?:en)?|smuthul(?:let)?|loophole|method|strategy|formula|secret|pattern|mønster(?:et)?|algorithm|algoritme(?:n)?|technique|teknik(?:ken)?|betting plan)'
const MACHINE =
  '(?:the |this |any |every |enhver |alle |denne |en |a )?(?:slots?|machines?|casinos?|house|odds|rng|algorithm|game|maskine(?:n|r|rne)?|automat(?:en|er|erne)?|kasino(?:et|er)?|casino(?:et|er)?|hus(?:et)?|spillet?|odds(?:ene)?|tilfældighed(?:en|sgenerator\\p{L}*)|sandsynlighed\\p{L}*)'
const BEATS =
  '(?:slår|slå|knækker|knække|snyder|snyde|overlister|overliste|tømmer|tømme|narrer|narre|beats?|cracks?|cheats?|outsmarts?|hacks?|tricks?|exploits?|emptie?s|empty|defeats?|fools?)'
const ALWAYS =
  '(?:altid|hver (?:eneste )?gang|garanteret|always|every (?:single )?time|each time|100 ?%|without fail|fejlfrit?|ufejlbarligt?|guaranteed)'
const WORKS =
  '(?:virker|works?|working|vinder|wins?|pays?(?: off)?|slår|beats?|giver (?:gevinst|penge|jackpot(?:ten)?)|betaler sig|lykkes)'

const METHODS: readonly RegExp[] = [
  followed(
    METHOD,
    `(?:${ALWAYS} ${WORKS}|${WORKS}[^.!?]{0,25} ${ALWAYS}|never fails?|fejler aldrig|(?:slår |)aldrig (?:fejler|svigter|fejl))`,
    20,
  ),
  followed(METHOD, `(?:der |som |that |which |to |til at |så du )?${BEATS} ${MACHINE}`, 20),
  followed(
    METHOD,
    '(?:(?:der|som|that|which) (?:really |faktisk |altid )?(?:virker|vinder|works|wins|pays|betaler sig)|(?:to|for|til) (?:at )?(?:win(?:ning)?|vinde|jackpotten|the jackpot)(?= |$|[.!,])(?! (?:a|the|en|den|et|hjertet) (?:duel|race|war|battle|krig|heart|prinsess\\p{L}*)))',
    15,
  ),
  words(
    `(?:my|our|this|min|mit|vores|dette|denne) (?:\\p{L}+ )?${METHOD} (?:${WORKS}|giver|gives)`,
    `(?:wins?|vinder|pays) (?:\\p{L}+ )?(?:\\p{L}+|\\d+) (?:times out of|ud af|gange ud af) (?:\\p{L}+|\\d+)`,
  ),
  words(
    '(?:winning|vinder|sikkert?|foolproof|unbeatable|idiotsikkert?|fejlfrit?|bulletproof|proven|bevist|martingale) ?-?(?:betting |spille ?)?(?:system(?:et)?|strategy|strategi(?:en)?|pattern|method|metode|formula|formel|trick|opskrift|kode til jackpot\\p{L}*)',
    'vinderstrategi',
    'martingale',
    'snyd (?:maskinen|automaten|spillet|systemet)',
    '(?:cheat|hack|crack) for (?:this|the) (?:game|slot|machine)',
  ),
  followed(
    '(?:fordobl(?:er)?|dobl(?:er)?|hæv|double|doubling|triple|increase|raise) (?:\\p{L}+ )?(?:indsats(?:en)?|bets?|stakes?|wager)',
    '(?:hver gang|efter|når|after|every time|each time|when|until|indtil|til) (?:\\p{L}+ ){0,4}(?:tab\\p{L}*|nit\\p{L}*|los\\p{L}+|win|vinder|gevinst)',
    12,
  ),
]

const PAY_MACHINE =
  '(?:slots?|machine|reels?|jackpot(?:ten|s)?|maskinen|automaten|spillet|hjulene|gevinsten|storgevinsten|this game|puljen)'
const PAYS =
  '(?:pays?(?: out)?|paid(?: out)?|pay out|paying|drops?|falls?|hits?|pops?|wins?|give[rsn]?|udbetaler?|udbetale|udbetales|udløses|betale[rs]?|falder?|falde|ryger|går|gevinst|jackpot(?:ten)?|vinder|vinde)'
const HOUR =
  "(?:(?:kl\\.?|klokken|ved|omkring|around|at|after|efter|før|before) (?:\\d\\d?(?:[.:]\\d\\d)?|midnat|midnight|\\p{L}+ (?:pm|am|o['’]clock)|et|to|tre|fire|fem|seks|syv|otte|ni|ti|elleve|tolv|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|dark)|(?:every|hver) (?:night|evening|morning|day|hour|friday|saturday|sunday|weekend|aften|nat|morgen|dag|time|fredag|lørdag|søndag|uge|week|month|måned)|om (?:natten|aftenen|morgenen|fredagen)|(?:at|in the) (?:night|morning|evening))"
const NTH =
  '(?:\\d+\\.?|\\d+(?:st|nd|rd|th)|anden|tredje|fjerde|femte|sjette|syvende|ottende|niende|tiende|hundrede|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|hundredth|next|næste)'

const DUE: readonly RegExp[] = [
  words(
    // Where it says an hour: a payout at a factor, a number or an amount is a rule of the game.
    `(?:jackpot|payout|udbetaling|gevinst) ${HOUR}(?!\\d|[.,]\\d| ?(?:[x×%]|tal|gange|beløb|faktor|multiplikator|times|number|amount|kr|kroner|procent|percent|to \\d|til \\d|eller flere|or more))`,
    `(?:jackpotten|gevinsten|den store|storgevinsten) (?:falder|kommer|udløses|ryger) (?:nu|snart|i aften|i dag|i nat|om lidt|lige straks)`,
    '(?:nu|snart|det er nu,?) (?:falder )?(?:den|jackpotten) ?(?:falder)?(?=\\s*(?:$|[.!]))(?<=falde\\p{L}.*)',
    '(?:så|når) (?:udbetaler|betaler) (?:den|maskinen)',
    '(?:works?|virker) (?:every (?:single )?time|hver (?:eneste )?gang|altid|always)',
    '(?:altid virker|always works)',
  ),
  followed(
    `${MACHINE}|algorithm|algoritmen|system(?:et)?`,
    '(?:can|kan) (?:easily |let |nemt )?(?:be )?(?:fooled|tricked|beaten|hacked|cheated|snydes|narres|slås|hackes|knækkes|overlistes)',
    4,
  ),
  followed(
    `${PAY_MACHINE}|it`,
    '(?:is |er )?(?:over)?due(?: (?:for|to|a|any)| now|$|[.!])|moden|på nippet til|klar til at (?:falde|give|betale|udbetale|ryge|eksplodere)|ready to (?:pay|drop|burst|hit|blow|explode)|about to (?:pay|drop|hit|burst|explode)|trænger til at|skylder|owes? you|mangler at (?:give|betale|falde)|står for at|ved at være (?:fyldt|moden)|snart (?:må|skal) (?:give|falde|betale)|må (?:snart|falde snart)|must (?:pay|drop|hit) (?:soon|now|next|tonight)|has to (?:pay|hit|drop)|(?:any (?:spin|minute|moment|second)) now',
    20,
  ),
  words(
    '(?:overdue|due) (?:for )?(?:a )?(?:jackpot|win|payout|big (?:win|one|payout)|hit)',
    `${PAY_MACHINE} (?:har|has) (?:ikke|not|n[’']t) (?:\\p{L}+ )?(?:givet|betalt|udbetalt|paid|dropped|hit)`,
    "(?:has|have)n['’]?t (?:paid|dropped|hit) (?:in|for|since)",
    '(?:varm|hot|kold|cold|loose) (?:maskine|automat|machine|slot)s?(?:,| that| der| som| er| pays| giver| lige nu| right now| tonight| i aften|$|[.!])',
    '(?:maskinen|automaten|spillet|the (?:slot|machine)|hjulene) (?:er|is|are) (?:varme?|hot|loose|ladet|loaded)(?: lige nu| nu| right now| tonight| i aften|$|[.!,])',
  ),
  followed(
    `(?:after|efter) (?:\\p{L}+ ){0,2}(?:\\d+|\\p{L}+) (?:\\p{L}+ )?(?:loss(?:es)?|losing spins?|tab|nitter|losing rounds?|blank spins|dead spins|spins? uden (?:gevinst|held)|tabte (?:spin|spins|runder)|spins without|tomme spins?|dårlige spins?)`,
    'always|altid|guaranteed|garanteret|must|has to|skal|er der|next|kommer|sure|sikker|jackpot(?:ten)?|pays?|wins?|gevinst(?:en)?|due|certain',
    40,
  ),
  followed(PAY_MACHINE, `(?:\\p{L}+ ){0,3}${PAYS} (?:[^.!?]{0,20} )?${HOUR}`, 8),
  followed(
    `(?:spil|spin|play|prøv|kom|bet) (?:\\p{L}+ ){0,2}${HOUR}`,
    "(?:when|for|because|så|for|da|der|that[’']s) [^.!?]{0,25}(?:pays?|loose|hot|giver|udbetaler|vinder|win|falder|drops)",
    10,
  ),
  followed(
    `(?:set|programmed|rigged|fixed|designed|configured|indstillet|stillet|programmeret|sat|lavet|kodet|skruet sammen) (?:up )?(?:to|til at|så)`,
    'pay|pays|win|udbetale|udbetaler|give gevinst|vinde|vinder|lade dig|let you|betale|drop|lose money|always|altid',
    15,
  ),
  words(
    `(?:every|hver|hvert|each|the|den|det) ${NTH} (?:spin|round|runde|gang|game|spil|bet|player|spiller|omgang|tryk|one|time)?s? ?(?:always |altid |garanteret |is always |er altid |is a |er en |will |must )?(?:pays?(?: out)?|wins?|vinder|udbetaler|giver (?:altid |garanteret )?(?:gevinst|jackpot|penge|en gevinst|udbetaling)|betaler|gevinst|winner|jackpot|hits?)(?= |$|[.!,])(?! (?:on|for) average)`,
    '(?:next|næste) spin (?:is|er|wins|vinder|will|pays|giver|bliver)',
  ),
]

const PERSON =
  '(?:my|min|mit|mine|en|a|one|our|vores) (?:\\p{L}+ )?(?:uncle|aunt|friend|mother|mum|mom|father|dad|brother|sister|cousin|wife|husband|neighbou?r|mate|buddy|colleague|player|user|kone|mand|mor|far|bror|søster|onkel|tante|moster|faster|fætter|kusine|nabo|ven|veninde|kollega|kammerat|spiller|kunde|customer|bedstemor)'
const TESTIMONIALS: readonly RegExp[] = [
  followed(
    `${PERSON}|jeg|i|vi|we|she|he|hun|han`,
    `(?:vandt|har vundet|vinder|won|have won|has won|made|tjente|har tjent|tjener|cashed out|hævede|earns?|earned) (?:over |more than |mere end |op mod |almost |næsten )?(?:${SUM}|\\d{4,}|\\d{1,3}[.,]\\d{3}|\\p{L}*(?:thousand|million|tusinde?)s?)`,
    12,
  ),
  words(
    '(?:det kan|kan) du også',
    'so (?:can|will) you',
    'you can too',
    'you could be next',
    'og (?:nu er det )?din tur er det nu',
  ),
]

export const SYSTEMS: readonly RegExp[] = [...METHODS, ...DUE, ...TESTIMONIALS]
