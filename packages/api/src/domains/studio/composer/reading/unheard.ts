import type { FeatureWish, Wishes } from '../wishes.ts'

type Heard = Omit<Wishes, 'requestedKind' | 'audience' | 'table'>

/** Words of the trade by their stems, and whether anything that they may mean was read. Shares no pattern with the reader. */
interface Signal {
  readonly stem: RegExp
  readonly isHeard: (heard: Heard) => boolean
}

const features = ({ wanted, unwanted }: Heard): readonly FeatureWish[] => [...wanted, ...unwanted]
const anyOf =
  (...names: readonly FeatureWish[]) =>
  (heard: Heard): boolean =>
    features(heard).some((feature) => names.includes(feature))
const called =
  (part: RegExp) =>
  (heard: Heard): boolean =>
    features(heard).some((feature) => part.test(feature))
const hasAny =
  (...fields: readonly (keyof Heard)[]) =>
  (heard: Heard): boolean =>
    fields.some((field) => heard[field] !== undefined)
const either =
  (...tests: readonly Signal['isHeard'][]) =>
  (heard: Heard): boolean =>
    tests.some((test) => test(heard))

const SIGNALS: readonly Signal[] = [
  {
    stem: /\bwilds?\b(?!(?: wild)? west)|\bjoker/u,
    isHeard: either(called(/wild|book|bothWays|stacked/i), hasAny('wildOn', 'wildMultiplier'), (heard) =>
      hasSpecial(heard, 'wild'),
    ),
  },
  {
    stem: /\bscatter/u,
    isHeard: either(
      called(/scatter|freeSpins|book|retrigger/i),
      hasAny('scatterOn', 'freeSpins'),
      ({ wins }) => wins === 'anywhere',
      (heard) => hasSpecial(heard, 'scatter'),
    ),
  },
  { stem: /klist|klæb|\bstick/u, isHeard: anyOf('stickyWild', 'walkingWild', 'holdAndWin', 'respins') },
  { stem: /jackpot/u, isHeard: either(anyOf('jackpots', 'progressive', 'mustHitBy'), hasAny('jackpotCount')) },
  { stem: /must[ -]?(?:hit|drop)|skal falde/u, isHeard: anyOf('mustHitBy') },
  {
    stem: /multipl/u,
    isHeard: either(
      called(/multiplier|factors|levels|choice|cascades/i),
      hasAny('wildMultiplier', 'freeSpinMultiplier', 'maxWin'),
    ),
  },
  { stem: /volatil|varian[sc]|risiko|\brisk|swing|sving/u, isHeard: hasAny('volatility', 'audience' as never) },
  {
    stem: /cascad|kaskad|tumbl|avalanch|lavine|\bvanish|forsvind|styrt/u,
    isHeard: either(
      anyOf('cascades', 'bombs', 'symbolRemoval'),
      ({ wins }) => wins === 'clusters' || wins === 'anywhere',
    ),
  },
  {
    stem: /free ?spin|gratis ?s?p|frispin|frispil|free (?:games|rounds)/u,
    isHeard: either(
      called(/freeSpin|levels|guaranteed|retrigger|bonusBuy|ante/i),
      hasAny('freeSpins', 'freeSpinMultiplier'),
    ),
  },
  {
    stem: /bonus/u,
    isHeard: either(
      called(/freeSpins|wheel|pick|ladder|bonusBuy|holdAndWin|board|prize|ante|jackpots|collect/i),
      hasAny('miniGames', 'buyPrice'),
    ),
  },
  {
    stem: /premium|high(?:est)?[ -]?pa|top symbol|low[ -]?pa|bedst betal|\bbillige\b|high symbols|low symbols|(?:høje|lave) symbol/u,
    isHeard: either(
      ({ symbols = [] }) => symbols.some(({ rank }) => rank !== undefined),
      anyOf('symbolUpgrade', 'symbolRemoval'),
    ),
  },
  { stem: /beige|(?:colou?r|tone|farve|nuance)\p{L}*$/u, isHeard: hasAny('colours') },
  { stem: /expand|udvid|ekspand/u, isHeard: anyOf('expandingWild', 'book', 'growingReels', 'spreadingWilds') },
  { stem: /retrigger|genudløs/u, isHeard: anyOf('retrigger') },
  { stem: /respin|genspin/u, isHeard: anyOf('respins', 'holdAndWin', 'reelCounters') },
  { stem: /mystery|mysti|mysterie/u, isHeard: anyOf('mystery', 'randomPrize') },
  { stem: /lykkehjul|\bwheel (?:of|bonus)|bonus wheel/u, isHeard: anyOf('wheel', 'multiplierReel') },
  { stem: /gambl|kvit eller|double or|dobbelt eller/u, isHeard: anyOf('gamble', 'gambleWays') },
  { stem: /\bbuy|\bkøb|purchas/u, isHeard: either(anyOf('bonusBuy'), hasAny('buyPrice')) },
  { stem: /cluster|klynge/u, isHeard: either(({ wins }) => wins === 'clusters', hasAny('leastCluster')) },
  { stem: /megaways/u, isHeard: ({ wins }) => wins === 'megaways' },
  {
    stem: /\d ways|\d veje|\d måder|ways to win/u,
    isHeard: either(hasAny('ways'), ({ wins }) => wins === 'ways' || wins === 'megaways'),
  },
  { stem: /paylin|gevinstlinj|\d ?lin[ei]/u, isHeard: hasAny('lines', 'wins') },
  { stem: /\brtp\b|tilbagebetal/u, isHeard: hasAny('rtp', 'versions') },
  { stem: /hit (?:rate|freq)|træfprocent|gevinstfrekvens/u, isHeard: hasAny('hitFrequency') },
  {
    stem: /\b(?:max|maks|top|maximum) ?(?:win|gevinst)|topgevinst|\bcap(?:ped)?\b|\bloft\b/u,
    isHeard: hasAny('maxWin'),
  },
  { stem: /colou?red|colou?rs?\b|\bfarve/u, isHeard: hasAny('colours') },
  { stem: /\b(?:market|marked)\b|\bjurisdi/u, isHeard: hasAny('markets') },
  {
    stem: /\b(?:stakes?|bets?) (?:from|between|of)|\bindsats(?:er)? (?:fra|mellem)/u,
    isHeard: hasAny('bets', 'maxWin', 'buyPrice'),
  },
]

const hasSpecial = ({ symbols = [] }: Heard, kind: 'wild' | 'scatter'): boolean =>
  symbols.some((symbol) => symbol.kind === kind)

/** A number with what it counts, and the fields that may hold it. */
const COUNTS: readonly (readonly [noun: RegExp, fields: readonly (keyof Heard)[]])[] = [
  [/^ ?-?(?:reels?|hjul|valser)\b/u, ['reels', 'wildOn', 'scatterOn', 'rowsOfReels']],
  [/^ ?-?(?:rows?|rækker?)\b/u, ['rows', 'rowsOfReels']],
  [/^ ?-?(?:pay|win|gevinst)?lin[ej]/u, ['lines']],
  [/^ ?-?(?:free|gratis|frispi|fri )/u, ['freeSpins', 'freeSpinMultiplier', 'buyPrice']],
  [/^ ?-?(?:ways|veje|måder)/u, ['ways']],
  [/^ ?-?jackpot/u, ['jackpotCount']],
]

const NUMBER = /(?<![\p{N}.]|[^\P{L}x×])(\d+(?:\.\d+)?)(?!\p{L}{3})/gu

const numbersOf = (value: unknown): number[] =>
  typeof value === 'number'
    ? [value]
    : Array.isArray(value)
      ? value.flatMap(numbersOf)
      : value !== null && typeof value === 'object'
        ? Object.values(value).flatMap(numbersOf)
        : []

const isNear = (a: number, b: number): boolean => Math.abs(a - b) < 0.051

/** Whether a number of a clause is among the figures that were read, as it is or as the share or the mean that it makes. */
function isHeardNumber(number: number, after: string, heard: Heard, texts: string): boolean {
  if (new RegExp(`(?<!\\d)${number}(?!\\d)`).test(texts)) return true
  const fields = COUNTS.find(([noun]) => noun.test(after))?.[1]
  const figures = numbersOf(
    fields ? fields.map((field) => heard[field]) : { ...heard, symbols: undefined, colours: undefined },
  )
  return (
    figures.some((figure) => isNear(figure, number) || isNear(figure, number / 100)) ||
    (heard.hitFrequency !== undefined && (Math.abs(heard.hitFrequency - 100 / number) < 0.6 || number === 1)) ||
    (heard.rtp !== undefined && Math.abs(heard.rtp - number) <= 2)
  )
}

/** Three scatters start a feature in any game, and a colossal symbol has a size that is not the window’s. */
const isUsual = (before: string, after: string, heard: Heard): boolean =>
  /^ ?(?:scatter|bonus ?symbol|['’](?:s|erne))/u.test(after) ||
  /(?:nummer|number|reset to|udgaver|versions) $/u.test(before) ||
  /^ (?:udgaver|versions|niveauer|levels)/u.test(after) ||
  ((/^ ?[x×]\d/u.test(after) || /\d ?[x×] ?$/u.test(before)) && features(heard).includes('colossal'))

/**
 * Whether something in a clause asks for what nobody read: a number that is no figure, or a word of the trade whose wish
 * is not there. `written` is the clause as it was written, `said` the same in lower case with its numbers in digits.
 */
export function isUnheard(said: string, heard: Heard): boolean {
  const texts = textsOf(heard)
  const isScale = /volatil\p{L}*[^.,;]{0,8}\d{1,2} ?(?:\/|of|out|ud|af)/u.test(said) && heard.volatility !== undefined
  const isStory = /\b(?:1[0-9]|20)\d\d\b/.test(said) && /\b(?:in|i|year|år|from|fra|anno)\b/.test(said)
  const numbers = isScale || isStory ? [] : [...said.matchAll(NUMBER)]
  if (
    numbers.some((match) => {
      const [before, after] = [said.slice(0, match.index), said.slice(match.index + match[0].length)]
      return !isUsual(before, after, heard) && !isHeardNumber(Number(match[1]), after, heard, texts)
    })
  )
    return true
  return SIGNALS.some(({ stem, isHeard }) => {
    const found = stem.exec(said)
    return found !== null && !isHeard(heard) && !texts.includes(found[0])
  })
}

const textsOf = ({ name = '', subject = '', about = '', motifs = [], symbols = [], shunned = [] }: Heard): string =>
  [name, subject, about, ...motifs, ...symbols.map((symbol) => symbol.name), ...shunned].join(' | ').toLowerCase()

/** Words that a wish is told with and that ask for nothing themselves. */
const BESIDE = new Set(
  (
    'start starts starting end ends trigger triggers triggered triggering land lands landing appear appears appearing happen happens fill fills hit hits count counts given giving allowed available possible lose losing bought purchase cost costs fixed active screen view middle left right top bottom side full full-screen extra small big bigger large huge little tiny main whole total single double still again often sometimes rarely always together altogether about almost least exactly nearly anywhere layout clone mini love hate hates because lots decide decides prize prizes random never mind focus avoid leave back ratio above after time times get gets reset chance luck substitution helst old-school somthing skip mode away together refill refills ' +
    'starter starte slutter udløser udløse udløses lander lande vises dukker fylder fylde koster koste købes faste aktive skærm skærmen venstre højre øverst nederst fuld ekstra lille store stor stort hovedspil fast igen tit nogle gange sjældent altid sammen næsten præcis omtrent falder ramme rammer giver give udløs gevinstlinjer gevinstlinje betaler klynger klynge bonusrunder bonusrunde bonusspil minispil lad lader spilleren spillerne hader elsker hitfrekvens afgør præmien præmier præmie undgå tilbage udbetaling rigtig andre hurtigt fald efter gang fremme længe mini-spil kræver vinder vinde vælg selv type payouts'
  ).split(' '),
)

/** The words of a clause that no reader took for a wish, a thing or the theme. */
export function leftOf(words: readonly string[], heard: Heard): string {
  const texts = textsOf(heard)
  return words.filter((word) => !BESIDE.has(word) && !texts.includes(word)).join(' ')
}
