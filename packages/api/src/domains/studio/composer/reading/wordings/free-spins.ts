import type { Writing } from '../said.ts'
import { LINK, SPINS } from './common.ts'
import type { Wordings } from './wordings.ts'

const THEM = '(?:stk\\.?|styk(?:ker)?|of (?:them|those|these|it)|af (?:dem|slagsen)|ens|or more|eller flere|and up|\\+)'

const TURNS_OF = '(?:free |gratis ?)?(?:spins?|goes|ture|drej|games|rounds|runder|omgange|spil|fs)'

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

const FREE =
  '(?:free(?:bie)?|gratis|complimentary|on-the-house|no-cost|costless|unpaid|zero-cost|gift(?:ed)?|fri|vederlagsfri|omkostningsfri)e?'

const GO =
  '(?:spins?|spinz|rounds?|games?|turns?|goes|plays?|rolls?|rotations|spinn|ture?|tur|omgange?|runder?|drej|snurr?e?|rul|kørsler|forsøg|slag)(?:ene|erne|ne)?'

const SPINS_SAID = '(?:free[ -]?spins?|free games|gratis ?spins?|gratisspil|fri spins?)'

const GAP = String.raw`(?: \p{L}+){0,2}`

/** Turns that cost nothing: how many, what is won in them, how they start again and what is chosen of them. */
export const FREE_SPINS_SAID: Wordings = {
  asTyped: [
    [
      /(?<!\p{L})(?:start(?:er|s|ing)?|begin(?:s|ning)?|begynder) (?:out )?(?:with|med|på|at|from|fra) (\d{1,3}) (?:spins?|ture|drej)(?!\p{L})/gu,
      'start with $1 free spins',
    ],
    [/(?<=\p{L} )scatters? [x×]([3-6]) (?=starts?|triggers?|gives?|giver|udløser|starter)/gu, '$1 scatters '],
    [/(?<=(?:^|[.!?] )(?:so |så )?)(\d{1,3}) spins(?= *[,.;])/gu, '$1 free spins'],
  ],
  everyday: [
    [
      /(?:an? |the |et |en )?(?:choice|choose|pick|select|vælge?r?|valg(?:et)?|options?)(?: \p{L}+){0,2}?(?: (?:of|between|among|from|mellem|blandt))? \d+ (?:free |gratis ?)?(?:spins?|games|ture|omgange) (?:at|with|med|til|à) ?x?\d+x?(?:(?:,| or| eller| og| and)+ \d+(?: (?:free |gratis ?)?(?:spins?|games|ture|omgange))? (?:at|with|med|til|à) ?x?\d+x?)+/gu,
      'freespin-choice',
    ],
    [
      /(?<=(?:free ?spins?|free games|gratis ?spins?|gratisspil|frispil|free rounds)[^.;]{0,20}, ?)(\d{1,3}) (?:of (?:['’]?em|them|those)|af dem|stk\.?|in all|i alt)(?!\p{L})/gu,
      '$1 free spins',
    ],
    [/(?<![\p{L}\d.])([3-6]) scatters? ?[:=] ?(\d{1,3}) (?:spins?|games|ture)(?!\p{L})/gu, '$1 scatters $2 free spins'],
    [
      /(?<!\p{L})(?:ture|tur|omgange|runder|spins?|drej|goes|turns|rounds)(?:,)? (?:(?:der |som |that |which )?(?:uden at betale|(?:ikke )?koster (?:ikke noget|ingenting|noget)|på husets regning|man ikke betaler for|without paying|cost nothing|are on the house|on the house|for nothing|for free|you (?:do not|don['’]t) pay for))(?!\p{L})/gu,
      'free spins',
    ],
    [
      new RegExp(
        `(?<![\\p{L}\\d.])([3-6]) ?${THEM} ?(?:udløser|giver|starter|åbner|triggers?|gives?|starts?|awards?|gets? you|for|->|→|=) (\\d{1,3}) ${TURNS_OF}(?!\\p{L})`,
        'gu',
      ),
      '$1 scatters $2 free spins',
    ],
    [
      /(?<!\p{L})(?:needs?|kræver|skal have|skal bruge) ([3-6])(?: (?:of them|af dem))?,? (?:og )?(?:gives?|giver|for|to get|så får man) (\d{1,3}) (?:spins?|ture|drej|goes)(?!\p{L})/gu,
      '$1 scatters $2 free spins',
    ],
    [
      /(?<!\p{L})(gives?|giver|udløser|awards?|triggers?|starts?|starter|får man|you get) (\d{1,3}) (?:spins?|ture|drej|goes)(?!\p{L})/gu,
      '$1 $2 free spins',
    ],
    [/(?<!\p{L})(?:friespin|friespins|friespil(?:lene)?|friespinn?(?:ene|s)?)(?!\p{L})/gu, 'free spins'],
    [/(?<![\p{L}\d.])([3-6]) for (\d{1,3}) (?=free|gratis)/gu, '$1 scatters $2 '],
    [
      /(?:free spins?:? )?(\d+)\/\d+(?:\/\d+)* scatters? ?(?:=|:|giver|gives?|award|awards|->|→) ?(\d+)(?:\/\d+)+(?: (?:free )?spins)?/gu,
      '$1 scatters $2 free spins',
    ],
    [/(?<!\p{L})(?:gratis|bonus)runde(?:n|rne)?(?!\p{L})/gu, 'free spins'],
    [
      /(?<=\d )(?:friespil|frispin|gratispil|freespinns|freepins|fre spins|gratis-?runder|gratis-?ture|bonus-?runder)(?!\p{L})/gu,
      'free spins',
    ],
    [/(?<=^|[,;\n] ?|(?:and|og) )(\d{1,3}) (?:spins?|ture)(?= *(?:$|[,;.\n]))/gu, '$1 free spins'],
    [/(?<!\p{L})(?:gratis|free|frie|fs)(?:spil|spins)?: ?(\d{1,3})(?= *(?:$|[,;.\n]))/gu, '$1 free spins'],
    [
      /(?<!\p{L})(?:gratisrunder|friture|gratisture|gratisspil|frispil) (\d{1,3})(?!\d| ?[x×%]| ?(?:ud af|out of|in|af|of|per|pr|\/)(?!\p{L}))/gu,
      '$1 free spins',
    ],
    [
      /(?<!\p{L})(?:(?:man|you|players?|spilleren|de|they) (?:kan|can|may) (?:nå at )?)?(?:(?:vinde|win|få|earn) (?:nye|new|flere|more|fresh) (?:ture|turns|spins|free spins|omgange)|(?:nye|flere) kan vindes|(?:som |der |that |which )?(?:kan vindes (?:igen|på ny)|can be won (?:again|anew|back)|kan genvindes|kan startes igen|can be (?:re-?won|re-?earned|re-?started)))(?!\p{L})/gu,
      'retrigger',
    ],
    [
      /(?<![\d.])(\d{1,3}) ?[x×] (?:on|to|på) (?:all|every|alle|hver)[^.,;]{0,12} (?:wins?|gevinst\p{L}*|prizes?)(?!\p{L})/gu,
      'free spins with x$1',
    ],
    [
      /(?<!\p{L})(?:[x×] ?|gange |times )(\d{1,3}) (?:on|to|på) (?:all|everything|alt|alle gevinster|every win|all wins|the lot|det hele|alle præmier)(?!\p{L})/gu,
      'free spins with x$1',
    ],
    [
      /(?<!\p{L})(?:in|i|during|under|throughout|through) (?:the |every |each )?freebies(?!\p{L})/gu,
      'in the free spins',
    ],
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
  ],
  ofTheTrade: [
    [
      new RegExp(`${SPINS} (?:start|begin|starter|begynder)s? (?:at|with|from|med|på|ved) (\\d+)`, 'gu'),
      '$1 free spins',
    ],
    [
      new RegExp(
        `${SPINS} (?:multipl\\p{L}+|ganger|ganges|ganget|gange)(?: (?:med|by|of|at|på))? ?[x×]?(\\d+)[x×]?`,
        'gu',
      ),
      'free spins with x$1',
    ],
    [/(\d+) freebies/g, '$1 free spins'],
    [
      /(?:(?:the |all )?(?:wins?|gevinster(?:ne)?|prizes))(?: (?:in|i) (?:them|dem|it|det))? (?:counts?|tæller|pays?|betaler|are worth) (?:double|dobbelt|twice)/g,
      'free spins with x2',
    ],
    [
      new RegExp(
        `(?:choose|choosing|pick|picking|select|vælge?r?)(?: selv)? (?:between|among|from|mellem|blandt) [\\d ,/-]+(?:(?:and|or|og|eller) \\d+ )?${SPINS}`,
        'gu',
      ),
      'freespin-choice',
    ],
    [
      new RegExp(
        `(?:\\d[\\d/ -]*)?${SPINS} (?:that |which |som |der |hvor )?(?:you|players?|the player|man|spilleren)(?: can| kan)?(?: selv)? (?:choose|pick|select|vælger)(?: (?:between|from|mellem))?`,
        'gu',
      ),
      'freespin-choice',
    ],
    [
      new RegExp(
        `(?:levels?|stages?|tiers|niveauer(?:ne)?|trin)${LINK} (?:you |man |players |spilleren )?(?:unlock|climb|reach|låser? op|låses op|stiger|når)${GAP}(?: (?:during|in|under|i|within) ${SPINS})`,
        'gu',
      ),
      'free spins with levels',
    ],
    [
      /(?<![\p{L}\d])\+ ?(\d{1,2}) (?:(?:more|extra|ekstra|free|gratis|flere) )*(?:spins?|drej|ture|omgange)(?!\p{L})/gu,
      'retrigger $1',
    ],
    [/free spins:? (\d{1,3})(?![\dx×.]| ?(?:x|times|gange|%))/g, '$1 free spins'],
    [
      /(?:(?:all |alle )?(?:wins|gevinster)(?:ne)?|everything|alt) (?:are |bliver |is )?(?:tripled|tredobl\p{L}*)/gu,
      'free spins with x3',
    ],
    [
      /(?:(?:all |alle )?(?:wins|gevinster)(?:ne)?|everything|alt) (?:are |bliver |is )?(?:doubled|fordobl\p{L}*)/gu,
      'free spins with x2',
    ],
    [
      /(?:choose|pick|vælg)(?: selv)? (?:your |the |a |din |en )?(?:own )?(?:free spins? (?:mode|type|variant)|(?:mode|type|slags|form for)(?: of)? (?:free spins|gratis ?spins?|gratisspil))/g,
      'freespin-choice',
    ],
    [/(?:levels?|niveauer|trin) (?:of|af|i|in) (?=(?:the )?(?:free|gratis|frispil))/g, 'levels of '],
    [/(?<=levels of )(?:free games|gratis ?spins?|gratisspil|frispil)/g, 'free spins'],
    [/friløb|fri spins?|gratis drej|free turns?/g, 'free spins'],
    [
      /(?:choose|pick|vælge?r?)(?: selv)? (?:between |mellem )?(?:more|fewer|flere|færre) spins (?:or|and|eller|og) (?:bigger|higher|larger|fewer|more|højere|større|flere) multipli\p{L}+/gu,
      'freespin-choice',
    ],
    [
      new RegExp(String.raw`[x×] ?(\d{1,3}) (?:in|i|during|under) (?:the |de )?${SPINS_SAID}(?:ene|sene)?`, 'gu'),
      'free spins with x$1',
    ],
    [
      /frispins?|gratisspil|gratis omgange|free rounds?|free spinz|fre spins?|gratispins?|gratisspindz?|gratisspinds|(?<!\p{L})fs(?!\p{L})|gratis spil(?=[ ,.;]|$)/gu,
      'free spins',
    ],
    [/genaktiver\p{L}*|retrigger(?:s|ing)?(?: allowed)?/gu, 'retrigger'],
    [
      /(?:choose|pick|vælg(?:er)?)(?: selv)? (?:your |dine |mellem |between )*(?:free spins|gratis ?spins?)(?: between volatility options)?|free spins pick between volatility options|free spin choice|(?:free spins|gratisspins)(?: hvor man)?(?: selv)? vælger antal(?: og multiplikator)?/g,
      'freespin-choice',
    ],
    [
      /level up free spins(?: by collecting)?|free spins with levels|(?:free spins|gratis ?spins?)(?:ene|pillene)? i niveauer|niveauer i (?:gratisspillene|free spins|gratis ?spins?)/g,
      'free spins with levels',
    ],
  ],
}
