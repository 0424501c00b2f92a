import { beginnings, type Rule, words } from './rule.ts'

const CURRENCY = '(?:kr\\.?|kroner|dkk|euros?|eur|usd|dollars?|pund|pounds?|€|\\$|£|,-)'
const SUM = `(?:${CURRENCY}\\s?\\d[\\d.,]{0,12}|\\d[\\d.,]{0,12}\\s?${CURRENCY})`

/** Casinos and bookmakers other than this one, by names that mean nothing else. */
const OTHER_CASINOS =
  '1 ?x ?bet|22 ?bet|888 ?(?:casino|sport|poker)|bc\\.? ?game|bet ?25|bet ?365|bet ?mgm|betano|betfair|betinia|betsson|betway|bwin|campobet|cash ?casino|casinostuen|casumo|come ?on casino|danske spil|draft ?kings|expekt|fan ?duel|karamba|ladbrokes|leo ?vegas|maria casino|mobilebet|mr\\.? ?green|mr\\.? ?vegas|nordic ?bet|party ?poker|poker ?stars|rizk|rollbit|roobet|royal casino|spil ?nu ?casino|stake(?:\\.com| casino)|swift casino|tivoli casino|uni ?bet|video ?slots|william hill'

const OFFERS: readonly RegExp[] = [
  words('(?:bonus|rabat|kampagne|kupon|tilbuds|voucher|promo|discount|coupon|referral) ?-?(?:kode[rn]?|codes?)'),
  words('(?:brug(?:er)?|med) (?:min |vores )?koden (?:\\p{L}{0,20}\\d[\\p{L}\\d]*|\\p{L}+ og få)'),
  words('(?:use|with) (?:the |my |our )?code (?:\\p{L}{0,20}\\d[\\p{L}\\d]*|\\p{L}+ (?:and|to) get)'),
  new RegExp(`(?<!\\p{L})(?:gratis|free|claim)\\s?(?:op til |up to )?${SUM}`, 'gu'),
  new RegExp(`${SUM}\\s?(?:gratis|free|for free|i bonus|bonus|extra|ekstra)(?!\\p{L})`, 'gu'),
  /\d{2,4}\s?(?:%|procent|percent)\s?(?:i |ekstra |extra )?(?:velkomst|indskuds|indbetalings|welcome|deposit|match|cash)?[ -]?bonus/gu,
  /\d{2,4}\s?(?:%|procent|percent)\s(?:(?:på|on) (?:din |dit |your )?(?:første|first|alle ind)|(?:i )?rabat|discount|off)(?!\p{L}{3})/gu,
  words('(?:uden|no|without|første|first) (?:indbetaling(?:er)?|indskud|deposits?)'),
  new RegExp(
    `(?<!\\p{L})(?:indbetal|indsæt|deposit|betal|pay)\\s(?:just |only |kun |bare )?(?:${SUM}|\\d+)\\s(?:og|and) (?:få|spil|get|play)`,
    'gu',
  ),
  words(
    'velkomst ?-?(?:bonus|tilbud|pakke)(?:n|t|tet|en)?',
    'welcome ?-?(?:bonus|offer|package)',
    '(?:indskuds|indbetalings|deposit ?-?)bonus',
  ),
  words('gratis (?:bonus|penge|kontanter|bitcoins?)', 'free (?:bonus|cash|money|bitcoins?)'),
  words('(?:claim|hent|få) (?:your|din|dit) (?:\\p{L}+ )?(?:bonus|velkomst\\p{L}*|tilbud|offer)'),
  words('limited (?:time )?offer', 'begrænset tilbud', 'tilbuddet (?:slutter|udløber)', 'offer ends'),
]

const CALLS: readonly RegExp[] = [
  words(
    '(?:køb|bestil|download|hent|klik) nu',
    '(?:buy|order|download|subscribe) now',
    '(?:buy|køb|order) (?:here|her)',
  ),
  words('tilmeld (?:dig|jer)', 'sign ?up', 'signup', 'register (?:now|here|today)', 'join (?:now|today)'),
  words(
    '(?:join|bliv medlem af) (?:our|my|vores) \\p{L}+',
    '(?:our|vores) (?:website|casino|kasino|hjemmeside|webshop)',
  ),
  words(
    'opret(?:ter)? (?:dig|en konto|konto|en bruger|bruger|en profil|profil)',
    'create (?:an |your )?account',
    'open an account',
  ),
  words(
    'klik (?:her|på linket)',
    'click (?:here|the link)',
    'link i (?:bio|profil)',
    'link in (?:bio|profile)',
    'følg linket',
  ),
  words(
    'kom over til (?:os|mig|[ck]asinoet|\\p{L}*[ck]asino)',
    'besøg os',
    'visit us',
    'søg efter [^.!?]{1,30} på nettet',
  ),
  words(
    '(?:på|hos|i) (?:vores|min) (?:hjemmeside|shop|butik|webshop|klub|[ck]asino)',
    '(?:from|visit|in|at) (?:our|my) (?:site|shop|casino|channel|page)',
  ),
  words('(?:køb|spil|vind) hos os', 'play (?:over )?there instead'),
]

const WARES: readonly RegExp[] = [
  words('(?:besøg|prøv|visit|try) \\p{L}* ?[ck]asino', '(?:gratis|free) ?spins hos \\p{L}+'),
  words(OTHER_CASINOS),
  words(
    '(?:best|bedste) (?:online )?[ck]asino(?:er|s)?',
    'online ?-?[ck]asino(?:er|s)?',
    'net ?[ck]asino(?:er)?',
    '[ck]asino ?online',
  ),
  beginnings('viagra', 'cialis', 'kviklån', 'forbrugslån', 'sms-?lån', 'payday loan', 'forex'),
  words('billige?t? lån', 'lån op til \\d[\\d.]*', 'cheap (?:loans?|followers|crypto|pills)'),
  words('(?:køb|buy|sælger?|sell) (?:følgere|followers|likes|crypto|krypto|bitcoins?|pills|piller)'),
  words('invest(?:er|ér)? (?:nu|now|(?:in|i) (?:bitcoins?|crypto|krypto|aktier|stocks|us|os))'),
  words('(?:double|fordobl) (?:your|din|dine) (?:money|penge|bitcoins?|indskud)', 'krypto ?-?tips'),
  /(?<!\p{L})(?:tjen|earn|make)\s(?:op til |up to |over )?(?:[€$£]\s?)?\d[\d.,]{2,}/gu,
  words('passiv indkomst', 'passive income', 'arbejd hjemmefra', 'work from home', 'affiliate'),
]

export const ADVERTISING_RULES: readonly Rule[] = [...OFFERS, ...CALLS, ...WARES].map((pattern) => ({
  code: 'advertising',
  pattern,
}))
