import { followed, together, words } from './rule.ts'

const CURRENCY = '(?:kr\\.?|kroner|dkk|euros?|eur|usd|dollars?|bucks|pund|pounds?|quid|€|\\$|£|,-)'
export const SUM = `(?:${CURRENCY}\\s?\\d[\\d.,]{0,12}|\\d[\\d.,]{0,12}\\s?${CURRENCY})`
const SUM_ENDS = '(?![\\p{L}\\d])'
const PERIOD =
  '(?:stk|styk(?:ket)?|md|måned(?:en)?|month|uge(?:n)?|week|time(?:n)?|hour|dag(?:en)?|day|år(?:et)?|year|piece|each|kg|person|m2|gang)'
const NEWCOMERS =
  '(?:new|nye|first[- ]time|alle nye) (?:players?|customers?|members?|users?|accounts?|spillere|kunder|medlemmer|brugere)'
const SPINS = '(?:free ?spins?|gratis ?spins?|freespins)'
const JOINING =
  '(?:sign(?:ing)? up|regist\\p{L}*|deposit\\p{L}*|join\\p{L}*|opretter|oprettelse|tilmeld\\p{L}*|indbetal\\p{L}*|new accounts?|nye konti)'

const BONUSES: readonly RegExp[] = [
  words(
    '(?:bonus|rabat|kampagne|kupon|tilbuds|voucher|promo|discount|coupon|referral|invite|henvisnings) ?-?(?:kode[rn]?|codes?)',
  ),
  words('(?:brug(?:er)?|med) (?:min |vores )?koden (?:\\p{L}{0,20}\\d[\\p{L}\\d]*|\\p{L}+ og få)'),
  words(
    '(?:use|with|enter) (?:the |my |our )?code (?:\\p{L}{0,20}\\d[\\p{L}\\d]*|\\p{L}+ (?:and|to|for) (?:get|\\d+))',
  ),
  new RegExp(`(?<!\\p{L})(?:gratis|free|claim)\\s?(?:op til |up to )?${SUM}`, 'gu'),
  new RegExp(`${SUM}\\s?(?:gratis|free|for free|i bonus|bonus|extra|ekstra)(?!\\p{L})`, 'gu'),
  /\d{2,4}\s?(?:%|procent|percent)\s?(?:i |ekstra |extra )?(?:velkomst|indskuds|indbetalings|welcome|deposit|match|cash)?[ -]?bonus/gu,
  /\d{2,4}\s?(?:%|procent|percent)\s(?:(?:på|on) (?:din |dit |your )?(?:første|first|alle ind)|match|(?:i )?rabat|discount|off|cheaper|billigere)(?!\p{L}{3})/gu,
  words('(?:spar|save) (?:op til |up to )?(?:\\d{1,3} ?%|\\d+ (?:procent|percent))', `(?:spar|save) ${SUM}`),
  words('(?:uden|no|without|første|first) (?:indbetaling(?:er)?|indskud|deposits?)'),
  words(
    `(?:indbetal|indsæt|deposit|betal|pay) (?:just |only |kun |bare )?(?:${SUM}|\\d+) (?:og|and) (?:få|spil|get|play)`,
  ),
  words(
    'velkomst ?-?(?:bonus|tilbud|pakke)(?:n|t|tet|en)?',
    'welcome ?-?(?:bonus|offer|package)',
    '(?:indskuds|indbetalings|deposit ?-?|sign ?-?up |tilmeldings)bonus(?:ser|es)?',
  ),
  words('gratis (?:bonus|penge|kontanter|bitcoins?|krypto)', 'free (?:bonus|cash|money|bitcoins?|crypto)'),
  words('(?:claim|hent|få|grab|get) (?:your|din|dit) (?:\\p{L}+ )?(?:bonus|velkomst\\p{L}*|tilbud|offer)'),
  ...together(NEWCOMERS, 'get|gets|receive|får|bonus|gives|giver|free|gratis', 20),
  followed(SPINS, `hos|uden omsætning\\p{L}*|no wagering|til nye|for new|${JOINING}|with your`, 25),
  followed(JOINING, SPINS, 40),
  words(
    '(?:no|uden|zero|low) (?:wagering|omsætningskrav|gennemspilskrav)',
    'cash ?-?back',
    '(?:boosted|enhanced|bedste|bedre|best|better|højere|higher) (?:odds|payouts|udbetalinger)',
    'odds ?-?boost',
  ),
]

const PRICES: readonly RegExp[] = [
  words(
    'limited (?:time )?(?:offer|stock|edition sale)',
    'begrænset (?:tilbud|antal|parti)',
    'tilbuddet (?:slutter|udløber|gælder)',
    'offer (?:ends|expires)',
    '(?:spots|places|pladser) (?:are |er )?(?:limited|begrænset|begrænsede)',
  ),
  new RegExp(`${SUM}\\s?(?:/|pr\\.?|per|om|i|a|an|the)\\s?${PERIOD}${SUM_ENDS}`, 'gu'),
  words(
    `(?:kun|nu|fra kun|fra|only|just|now|from|starting at|normalpris|før|til|sells? for|sælges for) ${SUM}(?= (?:pr|per|stk|each|the|inkl|incl|ex|plus|leveret|delivered|ring|call|skriv|dm)(?!\\p{L}))`,
  ),
  words(
    '(?:best|lowest|cheapest|unbeatable|great|low|cheap|bedste|laveste|billigste|gode|skarpe|lave|vores|our|til halv|at half|fast) (?:prices?|pris(?:er)?)',
    'price match',
    'prisgaranti',
    'prismatch',
  ),
  words(
    '(?:gratis|fri|hurtig|diskret) (?:levering|fragt|forsendelse|opsætning|vurdering|konsultation)',
    '(?:free|fast|worldwide|discreet|overnight|next[- ]day|same[- ]day) (?:delivery|shipping|consultation|quote|installation)',
    'shipping (?:included|worldwide)',
    'fragtfrit?',
    'leveres? (?:til døren|overalt|hurtigt|i hele|fra dag til dag)',
    'delivered (?:to your door|overnight|worldwide|nationwide)',
    'we ship',
    'cash on delivery',
  ),
  words(
    'gratis tilbud',
    'uforpligtende',
    '(?:free|instant) quote',
    'indhent (?:et )?tilbud',
    'få (?:et |dit )?tilbud',
    '(?:i|in) hele (?:landet|jylland|danmark|sjælland)',
    "(?:special|summer|winter|black friday|exclusive|today['’]s|great) (?:offer|deal)s?",
    '(?:gode?|dagens|ugens|månedens|særligt|skarpt) tilbud',
  ),
  words(
    '(?:rabat|discount|discounts|rebate) (?:for|til|på|on|to|if|when|with|hvis|når|ved|i dag|today|til)',
    '(?:mængde|studie|gruppe)rabat',
    'black friday (?:tilbud|deals?|sale|offers?|rabat|udsalg)',
    '\\p{L}{3,20}tilbud(?:det|dene)?',
    '(?:brug|indtast|use|enter) (?:min|vores|my|our|mit) (?:\\p{L}+ )?(?:\\p{L}*kode|code|link)',
    'buy (?:one|two|1|2),? get',
    'køb (?:en|to|1|2),? (?:og )?få',
  ),
  words(
    '(?:bogudsalg|lagersalg|ophørsudsalg|(?:stort|kæmpe) udsalg|udsalg (?:på|i|hos|nu)|clearance|on sale (?:now|at|for|from)|now on sale|everything must go|alt skal væk)',
  ),
]

export const OFFERS: readonly RegExp[] = [...BONUSES, ...PRICES]
