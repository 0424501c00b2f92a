import { followed, words } from './rule.ts'

/** Casinos and bookmakers other than this one, by names that mean nothing else. */
const OTHER_CASINOS =
  '1 ?x ?bet|20 ?bet|22 ?bet|888 ?(?:casino|sport|poker)|bc\\.? ?game|bet ?25|bet ?365|bet ?mgm|betano|bet ?fair|betinia|betsson|betsafe|bet ?victor|bet ?way|bwin|campobet|cash ?casino|casinostuen|casumo|come ?on casino|compeon|danske (?:spil|licens spil)|det danske lotteri|draft ?kings|expekt|fan ?duel|get ?lucky casino|happy ?tiger|karamba (?:casino|har|has|gives)|ladbrokes|leo ?vegas|magic ?red|maria casino|mobilebet|mr\\.? ?green|mr\\.? ?vegas|nordic ?bet|oddset|paddy ?power|party ?(?:poker|casino)|pinnacle sports|plan ?b ?casino|poker ?stars|rizk|rollbit|roobet|royal casino|sky ?bet|spil ?nu ?casino|spreadex|stake(?:\\.com| casino| us)|swift casino|tivoli casino|uni ?bet|video ?slots|vera ?john|wild ?tornado|william hill|wunderino'

const HOUSE = '[ck]asino(?:er|s)?'
const BRAND =
  '\\p{L}{3,20}(?:bet|bets|slots|spins|casino|kasino|bingo|poker|spil|wins|vegas|jackpots)(?! (?:table|game|hand|night|spillet))'

const NAMED: readonly RegExp[] = [
  words(OTHER_CASINOS),
  // `Stake` and other words are a name where they pay or have offers.
  followed(
    'stake|(?:the|this|an) ?other (?:casino|site|place)|(?:det |et )?andet (?:casino|kasino)|andre (?:casinoer|kasinoer|steder)|(?:the |our )?competitors?|konkurrenten',
    'pays?|har|has|gives?|giver|better|bedre|more|mere|faster|hurtigere|higher|højere|sign|match',
    20,
  ),
  words(
    `(?:besøg|prøv|visit|try) (?!the |a |an |this |that |our |det |et |den |med )(?:\\p{L}+ ){0,2}${HOUSE}`,
    `(?:hos|over at|on over to|skift til|switch to|come to|gå til|go to|head to|play at|spil hos|spil på|sign up at|register at) ${BRAND}`,
    '(?:try|visit|join|prøv|besøg|check out|tjek|play|spil) (?!alphabet)\\p{L}{3,20}(?:bet|bets|casino|kasino|slots|vegas|bingo)(?! (?:table|game|night))',
    '(?!alphabet|tibet)\\p{L}{3,20}(?:bet|casino|kasino) (?:giver|gives|has|har|offers|pays|tilbyder|er|is) (?:\\p{L}+ ){0,2}(?:\\d+|free|gratis|bonus|bedre|better|bedst|best|more|mere)',
    '(?:gratis|free) ?spins hos \\p{L}+',
    '(?:best|bedste|new|nye|offshore|foreign|udenlandsk|online|licensed|crypto|trusted) (?:\\p{L}+ )?(?:bookmakers?|bookies?|betting ?(?:site|side|app)r?s?)',
    '(?:no|uden) (?:id|kyc|identity|legitimation|nemid|mitid|cpr)(?: ?-?checks?| ?-?verification| ?-?kontrol)?',
    'tell (?:them|him) (?:that )?\\p{L}+ sent you',
    'sig,? (?:at )?(?:du kommer fra|\\p{L}+ (?:sendte|har sendt) dig)',
    '\\p{L}+ (?:casino|kasino) (?:har|giver|has|gives|offers|pays|tilbyder) (?:\\p{L}+ ){0,3}(?:odds|free|gratis|bonus|spins|bedre|better|dobbelt|double)',
    'odds (?:are|er) (?:better|bedre|higher|højere)',
    `(?:best|bedste|nyeste|newest|trusted|licensed|uncensored|udenlandske?|foreign|offshore) (?:new |nye |danske |online )?${HOUSE}`,
    `online ?-?${HOUSE}`,
    `net ?${HOUSE}`,
    `${HOUSE} ?online`,
    `(?:søster|partner|sister ?|crypto ?|bitcoin ?|krypto|live ?)[- ]?${HOUSE}`,
    `${HOUSE} (?:uden (?:rofus|nemid|mitid|dansk licens|licens|grænser)|without (?:limits|verification|gamstop|kyc|license)|not on gamstop)`,
    '(?:uden om|omgå|bypass) (?:rofus|gamstop)',
    `(?:my|our|min|vores|mit) (?:\\p{L}+ )?(?:own )?${HOUSE}(?:et)?`,
  ),
  followed(
    '(?:bedre|better|sjovere|more fun|higher|hurtigere|faster|nicer|flottere) (?:spil|games?|slots?|odds|payouts?|gevinster|bonus(?:ser|es)?|payments?|udbetalinger)?',
    '(?:end|than) (?:her|here|this (?:site|place|casino)|det her|dette sted|denne side|på denne side|on this site)',
    15,
  ),
  words(
    '(?:forget|glem|leave|forlad|drop) (?:this|denne|dette|det her|the) (?:place|site|casino|side|sted|kasino)',
    'play (?:over )?there instead',
    'spil (?:hellere )?(?:der|dér|hos dem) i stedet',
    '(?:the|den) same (?:game|slot) (?:pays|is) (?:more|better) (?:at|on)',
  ),
]

const CALLS: readonly RegExp[] = [
  words(
    '(?:køb|bestil|download|hent|klik) nu',
    '(?:buy|order|download|subscribe) now',
    '(?:buy|køb|order) (?:here|her)',
  ),
  words(
    'tilmeld (?:dig|jer)',
    '(?:sign ?up|signup)(?! (?:for|with|as) (?:the|a|an|captain|his|her))',
    'register (?:now|here|today)',
    'join (?:now|today)',
    'meld (?:dig|jer) ind i',
  ),
  words(
    '(?:join|bliv medlem af|come to|kom i|meld dig ind i) (?:our|my|vores|min|mit) (?:\\p{L}+ )?(?:club|group|channel|server|team|community|list|site|program|network|casino|newsletter|chat|klub|gruppe|kanal|fællesskab|hold|program|netværk|mailingliste|nyhedsbrev|kasino)(?:ben|pen|en|et)?',
    '(?:our|vores) (?:website|casino|kasino|hjemmeside|webshop)',
    'opret(?:ter)? (?:dig|en (?:gratis )?(?:konto|bruger|profil)|konto|bruger|profil)',
    '(?:create|open|make) (?:an |your |a )?(?:free )?account',
    'klik (?:her|på linket|ind på)',
    'click (?:here|the link|below|on)',
    ...['link i (?:bio|profil)', 'link in (?:bio|profile)', 'følg linket', 'follow the link'],
  ),
  words(
    'kom over til (?:os|mig|[ck]asinoet|\\p{L}*[ck]asino)',
    '(?:(?<![\\p{L}\\d] )|come (?:and )?|kom og |kom forbi og )(?:besøg os|visit us)',
    '(?:på|hos|i) (?:vores|min) (?:hjemmeside|shop|butik|webshop|klub|[ck]asino)',
    '(?:from|visit|in|at) (?:our|my) (?:site|shop|casino|channel|page|other games)',
    '(?:køb|spil|vind) hos os',
    '(?:play|see|prøv|spil|find) (?:også )?(?:all )?(?:mine|my|our|vores) (?:andre|other|nye) (?:spil|games|slots|maskiner|machines)',
  ),
]

export const CASINOS: readonly RegExp[] = [...NAMED, ...CALLS]
