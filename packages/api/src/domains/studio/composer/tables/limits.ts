import { findAll, overlap, type Span } from './span.ts'

/** How much may be bet, in the money that the words name. */
export interface LimitWishes {
  readonly min?: number
  readonly max?: number
  /** The most in a round, on all spots together. */
  readonly round?: number
  /** Of bets on few numbers, and of bets on many. */
  readonly inside?: number
  readonly outside?: number
  /** Where it is not kroner. */
  readonly currency?: 'USD' | 'EUR' | 'GBP'
}

const UNIT = String.raw`(?:kroner|krone|kr(?!\p{L})\.?|dkk|dollars?|bucks?|usd|quid|euros?|eur(?!\p{L})|pounds?|gbp|credits?|kreditter|øre|cents?)`
const BEFORE = String.raw`(?:(?:dollar|euro|pound|kr\.?) )?`
const amount = (name: string): string =>
  String.raw`${BEFORE}(?<${name}>(?<![\d.])\d+(?:\.\d+)?k?)(?: ?(?<${name}Unit>${UNIT}))?(?![\d%])`
const MIN = String.raw`(?:mindst(?:e)?|minimum|min(?!\p{L})\.?|lowest|laveste|at least)`
const MAX = String.raw`(?:højst(?:e)?|højeste|maksimum|maximum|ma(?:x|ks)(?!\p{L})\.?|største|highest|at most|op til|up to|no more than)`
const BET = String.raw`(?:bets?|stakes?|limits?|wagers?|antes?|indsats\p{L}*|satse[rs]?|sæt\p{L}*|prices?|pris\p{L}*)`
const WORD = `(?: (?:${BET}|of|er|is|på|skal være))*`
const END = /^(?= ?(?:[.,;:!?)]|$|per |pr\.? |each|a hand))/
const TO = ` ?(?:-|–|—|til|to|up to|op til|og højst|and|og) ?`

const flags = 'u'
/** A price that is the same for everybody: `20 kr. pr. lod`. */
const PRICE = new RegExp(
  `${amount('low')} (?:per|pr\\.?|a|each|hver) (?:lod|cards?|tickets?|kuponer?|kort)|(?:price|pris\\p{L}*|costs?|koster?)(?: (?:is|er|of|på))? ${amount('only')}(?!,? ?(?:og |and |or |eller )?\\d)`,
  flags,
)
/** `min 5 max 250`, `mindst 20 kr og højst 800 kr`. */
const BOTH = new RegExp(
  `${MIN}${WORD} ${amount('low')}(?:,| og| and)* ${MAX}${WORD} ${amount('high')}(?! ?(?:x|gange|times)(?!\\p{L}))`,
  flags,
)
/** A range beside a word for bets, or with money named. */
const RANGES = [
  new RegExp(`${BET}${WORD}(?: (?:from|fra|of|between|mellem|på))* ${amount('low')}${TO}${amount('high')}`, flags),
  new RegExp(`(?:dollar|euro|pound) ${amount('low')}${TO}${amount('high')}`, flags),
  new RegExp(`(?:from |fra |between |mellem )?${amount('low')}${TO}${amount('high')}(?<=${UNIT})`, flags),
  new RegExp(`${amount('low')}${TO}${amount('high')} (?:per|pr\\.?|a) (?:${BET}|bold|ball|hand|hånd|spin)`, flags),
  new RegExp(`(?<=^|[,;.] )${amount('low')} (?:to|til) ${amount('high')}(?=$|[,;.])`, flags),
]
const LEAST = new RegExp(`(?:${MIN}${WORD}|${BET} (?:fra|from)) ${amount('low')}`, flags)
const MOST = new RegExp(`${MAX}${WORD} ${amount('high')}`, flags)
const ROUND = new RegExp(
  String.raw`(?:i ?alt|tilsammen|in total|altogether|per round|pr\.? runde)[^.,;\d]{0,30}${amount('high')}`,
  flags,
)
const GROUP = (words: string): RegExp =>
  new RegExp(`${words}(?: (?:bets?|indsats\\p{L}*))? ${MAX} ${amount('high')}`, flags)
/** `højst 200 kr. på enkelte numre`, `5000 kr som højeste indsats på rødt og sort`. */
const ON = (words: string): RegExp =>
  new RegExp(
    `(?:(?:${MAX}|kun|only)${WORD} )?${amount('high')}(?: (?:som|as)(?: (?:the|a))? ${MAX}${WORD})? (?:på|on) ${words}`,
    flags,
  )
const FEW = '(?:any |each |et |hvert |enkelte |single )?(?:numbers?|numre|nummer|straights?(?: up)?)(?!\\p{L})'
const COLOUR =
  '(?:rødt?|sort|red|black|lige|ulige|odd|even(?:[ -]money)?|even-money bets|dusin|dozens?|columns?|kolonner)'
const MANY = `${COLOUR}(?:(?:,| og| and| eller| or) ${COLOUR})*(?!\\p{L})`
const [ON_FEW, ON_MANY] = [ON(FEW), ON(MANY)]
const SAYS_MOST = new RegExp(`${MAX}|(?<!\\p{L})(?:kun|only)(?!\\p{L})`, flags)
const [INSIDE, OUTSIDE] = [GROUP('(?:inside|indre|indvendige)'), GROUP('(?:outside|ydre|udvendige)')]

const CURRENCIES = [
  ['USD', /dollar|buck|usd|cent/],
  ['EUR', /euro?/],
  ['GBP', /pound|gbp|quid/],
] as const

export interface ReadLimits {
  readonly limits?: LimitWishes
  readonly spans: readonly Span[]
}

/** What a text says of the least and the most that may be bet. @param text in lower case, with its numbers as digits */
export function readLimits(text: string): ReadLimits {
  const spans: Span[] = []
  const found: { -readonly [F in keyof LimitWishes]: LimitWishes[F] } = {}
  const take = (pattern: RegExp, fits: (groups: Groups, span: Span) => boolean = () => true): Groups | undefined => {
    const hit = findAll(pattern, text).find(
      (one) => !spans.some((span) => overlap(span, one)) && fits(one.match.groups ?? {}, one) && isOfMoney(text, one),
    )
    if (hit !== undefined) spans.push(hit)
    return hit?.match.groups
  }
  const set = (field: 'min' | 'max' | 'round' | 'inside' | 'outside', value: number | undefined): void => {
    if (value !== undefined) found[field] = value
  }
  const isAlone = (unit: string | undefined, { at, end }: Span): boolean =>
    unit !== undefined || END.test(text.slice(end)) || BETS.test(text.slice(at, end))
  const saysMost = (_: Groups, { at, end }: Span): boolean => SAYS_MOST.test(text.slice(at, end))
  set('inside', numberOf(take(INSIDE) ?? take(ON_FEW, saysMost), 'high'))
  set('outside', numberOf(take(OUTSIDE) ?? take(ON_MANY, saysMost), 'high'))
  const round = take(ROUND, ({ highUnit }) => highUnit !== undefined)
  set('round', numberOf(round, 'high'))
  const price = take(PRICE)
  const both = take(BOTH) ?? RANGES.reduce<Groups | undefined>((range, one) => range ?? take(one, isRange), undefined)
  const single = price !== undefined || both !== undefined
  const least = single ? undefined : take(LEAST, ({ lowUnit }, span) => isAlone(lowUnit, span))
  const most = single ? undefined : take(MOST, ({ highUnit }, span) => isAlone(highUnit, span))
  set('min', numberOf(price, 'low') ?? numberOf(price, 'only') ?? numberOf(both, 'low') ?? numberOf(least, 'low'))
  set('max', price === undefined ? (numberOf(both, 'high') ?? numberOf(most, 'high')) : found.min)
  return told(text, found, spans)
}

function told(text: string, found: LimitWishes, spans: readonly Span[]): ReadLimits {
  if (Object.keys(found).length === 0) return { spans: [] }
  const said = spans.map(({ at, end }) => text.slice(at, end)).join(' ')
  const currency = CURRENCIES.find(([, words]) => words.test(said))?.[0]
  return { limits: { ...found, ...(currency && { currency }) }, spans }
}

type Groups = Readonly<Record<string, string | undefined>>

const BETS = new RegExp(BET, 'u')

/** A price or a bet, and not a return, a number of hands, or times the bet. */
const isOfMoney = (text: string, { at, end }: Span): boolean =>
  !/(?<!\p{L})(?:picks?|choose|vælge?r?|kryds) $/u.test(text.slice(0, at)) &&
  !/(?:rtp|return\p{L}*|edge|fordel\p{L}*|payback|udbetaling|multiplik\p{L}*|multiplier|gevinst\p{L}*|win|(?<!\p{L})side ?-?(?:bets?|væddemål\p{L}*|indsats\p{L}*)|bonus)[^.,;]{0,25}$/u.test(
    text.slice(0, at),
  ) &&
  !/^ ?(?:%|percent|procent|pct|x(?!\p{L})|×|gange|times|hands?|hænder|rows?|rækker|balls?|spots?|guesses|felter|tal(?!\p{L})|numbers?|numre|picks|miner|mines|bombs?|for 1)/u.test(
    text.slice(end),
  )

const isRange = ({ low = '', high = '' }: Groups): boolean => parsed(low) < parsed(high) || /[k]/.test(high)

const parsed = (digits: string): number => Number(digits.replace('k', '')) * (digits.endsWith('k') ? 1000 : 1)

function numberOf(groups: Groups | undefined, name: 'low' | 'only' | 'high'): number | undefined {
  const digits = groups?.[name]
  if (groups === undefined || digits === undefined) return undefined
  return /^(?:øre|cents?)$/.test(groups[`${name}Unit`] ?? '') ? parsed(digits) / 100 : parsed(digits)
}
