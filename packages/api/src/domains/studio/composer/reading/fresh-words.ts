import type { Writing } from './said.ts'
import { SAID_OTHERWISE } from './said-otherwise.ts'

/** What is worth so many times in free spins, in words. */
const TIMES: readonly (readonly [words: string, times: string])[] = [
  ['doubled?|doubles|double|fordobl\\p{L}*|dobl\\p{L}*|dobbelt\\p{L}*|twofold|twice', '2'],
  [
    'tripled?|triples|triple|treble|trebled|thrice|tredobl\\p{L}*|tredobbelt\\p{L}*|threefold|three times|3 times|3 gange',
    '3',
  ],
  ['quadrupled?|quadruples|firedobl\\p{L}*|firedobbelt\\p{L}*|fourfold|4 times|4 gange', '4'],
  ['quintupled?|femdobl\\p{L}*|femdobbelt\\p{L}*|fivefold|5 times|5 gange', '5'],
  ['sixfold|seksdobl\\p{L}*|seksdobbelt\\p{L}*', '6'],
  ['tenfold|tidobl\\p{L}*|tidobbelt\\p{L}*', '10'],
]
const WON =
  '(?:(?:the )?cash|(?:the )?money|pengene|penge|beløb(?:ene)?|every(?:thing| win| prize| payout)|all(?: the)?(?: wins| prizes| payouts| pays)?|(?:the )?wins|(?:the )?payouts?|(?:the )?prizes|winnings|alting|alt|alle gevinster(?:ne)?|gevinster(?:ne)?|gevinsten|præmier(?:ne)?|udbetalinger(?:ne)?|hver gevinst)'
const IS =
  '(?: (?:in there|dér|der|inside|herinde|inden i|in the bonus|i bonussen|during it|in those|i disse|gets?|got|is|are|be|being|will be|bliver|er|blive|become|becomes|comes? out|pays?|count|counts|tæller|betaler|betales|there|there is|i dem|in them|in it))*'

/** In free spins: `with everything doubled`, `gevinsterne ganget med 5`, `triple pay`. */
const FREE_TIMES: readonly Writing[] = [
  ...TIMES.flatMap(([words, times]): Writing[] => [
    [
      new RegExp(`(?<!\\p{L})${WON}${IS} (?:${words})(?!\\p{L}| (?:up|or|eller|on each))`, 'gu'),
      `free spins with x${times}`,
    ],
    [
      new RegExp(
        `(?<!\\p{L})(?:${words}) (?:pays?|payouts?|wins|winnings|prizes|gevinster|gevinst|betaling|udbetaling|præmier|money)(?!\\p{L})`,
        'gu',
      ),
      `free spins with x${times}`,
    ],
  ]),
  [
    new RegExp(
      `(?<!\\p{L})${WON}${IS} (?:ganget|ganges|multiplied|multiplicere[rts]+|times|gange|boosted)(?: (?:op )?(?:med|by|with))? ?[x×]?(\\d{1,3})(?![\\d.])`,
      'gu',
    ),
    'free spins with x$1',
  ],
  [
    new RegExp(`(?<!\\p{L})${WON}${IS} (?:at |with |på |med )?(?:[x×] ?(\\d{1,3})|(\\d{1,3}) ?[x×])(?![\\d.])`, 'gu'),
    'free spins with x$1$2',
  ],
]

const FREE =
  '(?:free(?:bie)?|gratis|complimentary|on-the-house|no-cost|costless|unpaid|zero-cost|gift(?:ed)?|fri|vederlagsfri|omkostningsfri)e?'
const GO =
  '(?:spins?|spinz|rounds?|games?|turns?|goes|plays?|rolls?|rotations|spinn|ture?|tur|omgange?|runder?|drej|snurr?e?|rul|kørsler|forsøg|slag)(?:ene|erne|ne)?'

/** Turns that cost nothing, whatever they are called. */
const FREE_SPINS: readonly Writing[] = [
  [/(?<!\p{L})(?:in|i|during|under|throughout|through) (?:the |every |each )?freebies(?!\p{L})/gu, 'in the free spins'],
  [/(\d+) (?:frees|freebies|gratisser|gratisture|friture|fs|f\.?s\.?)(?!\p{L})/gu, '$1 free spins'],
  [/(?<!\p{L})(?:fs|frees|freebies)(?:: ?| ?= ?| x ?)(\d+)/gu, '$1 free spins'],
  [new RegExp(`(\\d+) ${FREE} ${GO}(?!\\p{L})`, 'gu'), '$1 free spins'],
  [
    new RegExp(
      `(\\d+) ${GO} (?:(?:that |which |som |der )?(?:are |is |er |koster |cost |costs )?)?(?:for free|free of charge|free|gratis|on the house|uden beregning|for nothing|for ingenting|intet|ikke noget|nothing|på husets regning|på kroens regning|kvit og frit|frit|helt gratis|ganske gratis|without paying|uden at betale)(?!\\p{L})`,
      'gu',
    ),
    '$1 free spins',
  ],
  [
    /(?<!\p{L})(?:freebie|complimentary|gratis|fri|bonus) ?-?(?:spins?|turns|ture|omgange|runder|drej)(?:ene|erne|ne)?(?!\p{L})/gu,
    'free spins',
  ],
  [/(?<!\p{L})free (?:rounds?|games?|turns?|goes|plays)(?!\p{L})/gu, 'free spins'],
  [
    /(?<!\p{L})(?:rounds?|spins?|turns|goes|runder|omgange|ture|spil) (?:on the house|på husets regning|uden beregning|free of charge|for free)/gu,
    'free spins',
  ],
  [/(\d+) bonus ?spins?(?!\p{L})/gu, '$1 free spins'],
  [/(?<!\p{L})gratis spin(?:nene)?(?!\p{L})/gu, 'free spins'],
]

/** What is dictated: signs that are spoken, and slips that are put right. */
const DICTATED: readonly Writing[] = [
  [/(?<=\p{L}) comma (?=\p{L})/gu, ', '],
  [/(?<=\p{L}) komma (?=(?!(?:nul|en|et|to|tre|fire|fem|seks|syv|otte|ni|ti)(?!\p{L}))\p{L})/gu, ', '],
  [/(?<=\p{L}) (?:full stop|punktum|period)(?= |$)(?! (?:drama|piece|furniture|costume|instrument))/gu, '. '],
  [
    /(?<!\p{L})(?:what i (?:don['’]?t|do not) want|(?:i|we|vi|jeg) (?:hate|hader|loathe|afskyr)|what we are not doing|(?:things )?(?:i|we) (?:don['’]?t|do not) want|not wanted|unwanted|no-gos?|avoid|ikke med|det vil jeg ikke have|hvad jeg ikke vil have|ting jeg ikke vil have|uønsket|undgå|nej til|leave out|leave off|omit|exclude|skip|drop|without|uden|udelad|undlad|ingen|minus|not in it|not to include|don['’]?ts|ban(?:ned)?)(?: is| er)?: ?([^.;\n]{2,160})/gu,
    '$LIST',
  ],
]

const NUMBERED: readonly Writing[] = [
  [
    /(?<!\p{L})(?:mini|minor|midi|major|grand|mega|maxi|super)(?:, ?(?:mini|minor|midi|major|grand|mega|maxi|super)){4},? ?(?:and|og|&) ?(?:mini|minor|midi|major|grand|mega|maxi|super)(?: jackpots?)?(?!\p{L})/gu,
    '6 jackpots',
  ],
  [
    /(?<!\p{L})(?:mini|minor|midi|major|grand|mega|maxi|super)(?:, ?(?:mini|minor|midi|major|grand|mega|maxi|super)){3},? ?(?:and|og|&) ?(?:mini|minor|midi|major|grand|mega|maxi|super)(?: jackpots?)?(?!\p{L})/gu,
    '5 jackpots',
  ],
  [
    /(?<!\p{L})(?:mini|minor|midi|major|grand|mega|maxi|super)(?:, ?(?:mini|minor|midi|major|grand|mega|maxi|super)){2},? ?(?:and|og|&) ?(?:mini|minor|midi|major|grand|mega|maxi|super)(?: jackpots?)?(?!\p{L})/gu,
    '4 jackpots',
  ],
  [
    /(?<!\p{L})(?:mini|minor|midi|major|grand|mega|maxi|super), ?(?:mini|minor|midi|major|grand|mega|maxi|super),? ?(?:and|og|&) ?(?:mini|minor|midi|major|grand|mega|maxi|super) (?:as |som )?(?:3 )?jackpots?(?!\p{L})/gu,
    '3 jackpots',
  ],
  [
    /(?<![\d.])(\d{1,3}) ?[x×] (?:on|to|på) (?:all|every|alle|hver)[^.,;]{0,12} (?:wins?|gevinst\p{L}*|prizes?)(?!\p{L})/gu,
    'free spins with x$1',
  ],
  [/(\d+) (?:winning|winnable|pay|possible|different|mulige|forskellige) ways(?!\p{L})/gu, '$1 ways'],
  [
    /(?<!\p{L})jackpots? (?:i|in|of) (\d) (?:størrelser|sizes|levels?|niveauer|trin|tiers?|grader|grades)(?!\p{L})/gu,
    '$1 jackpots',
  ],
  [
    /(?<!\p{L})(?:[x×] ?|gange |times )(\d{1,3}) (?:on|to|på) (?:all|everything|alt|alle gevinster|every win|all wins|the lot|det hele|alle præmier)(?!\p{L})/gu,
    'free spins with x$1',
  ],
  [/(\d{1,2}) (?:lines|linjer) (?:of height|high|tall|i højden|højt?|deep)(?!\p{L})/gu, '$1 rows'],
  [
    /(\d{1,2}) (?:(?:little|small|different|unique|fun|separate|slags|forskellige|små|sjove|kinds of|sorts of|types of|typer) ){1,2}(?:side|bonus|mini)[ -]?(?:games?|spil)(?!\p{L})/gu,
    '$1 mini games',
  ],
  [/(\d{1,2}) side[ -]?(?:games|spil)(?!\p{L})/gu, '$1 mini games'],
  [
    /(?<!\p{L})(?:pay|win|gevinst|vinder)?[ -]?(?:lines|linjer),? (\d+) (?:of them|of those|i alt|in total|altogether|stk\.?|styk\p{L}*|all told|total)(?!\p{L})/gu,
    '$1 lines',
  ],
  [
    /(?<!\p{L})(?:every|each|any|enhver|hver) (?:possible |eneste )?(?:way|vej|måde)(?: (?:counts|pays|wins|tæller|betaler|vinder|giver gevinst))/gu,
    'all ways',
  ],
  [/(?<=(?:med|with|på|by|of) )(?:gange|times) (\d+)(?!\d)/gu, 'x$1'],
]

export const FRESH_WORDS: readonly Writing[] = [
  ...SAID_OTHERWISE,
  // As they are written in haste.
  [
    /(?<!\p{L})(?:multipler|multiplyer|multiplir|mutliplier|mulitplier|multipliar|multipier|multplier)(s?)(?!\p{L})/gu,
    'multiplier$1',
  ],
  [
    /(?<!\p{L})(?:multiplicator|multiplikater|mulitplikator|mutliplikator|multiplkator|multipliktor)(?=\p{L}*)/gu,
    'multiplikator',
  ],
  [/(?<!\p{L})(?:bomsb|bmobs|bobms)(?!\p{L})/gu, 'bombs'],
  [/(?<!\p{L})multi(?:plikator)? bombe(?=\p{L}*)/gu, 'multiplikatorbombe'],
  [/deal[ -]or[ -]no[ -]deal/g, 'banker offers'],
  ...NUMBERED,
  ...FREE_SPINS,
  ...FREE_TIMES,
]
export const DICTATED_WORDS = DICTATED
