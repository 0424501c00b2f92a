import { MOODS, type Mood } from '../wishes.ts'

const MOOD_WORDS: { readonly [M in Mood]: RegExp } = {
  calm: /(?<!\p{L})(?:calm\p{L}*|gentle(?! hit)|cosy|cozy|relax\p{L}*|peaceful|quiet|hyggelig\p{L}*|rolig\p{L}*|afslappe\p{L}*|stille(?= spil)|fredelig\p{L}*)(?!\p{L})/gu,
  dark: /(?<!\p{L})(?:dark(?! mode)|gloomy|scary|creepy|moody|gritty|sinister|uhyggelig\p{L}*|dyster\p{L}*|mørk\p{L}?|skummel\p{L}*)(?!\p{L})/gu,
  happy: /(?<!\p{L})(?:cheerful|happy|joyful|merry|munter\p{L}*|muntre|glad\p{L}?|festlig\p{L}*)(?!\p{L})/gu,
  funny: /(?<!\p{L})(?:funny|crazy|silly|wacky|zany|sjovt?e?|skør\p{L}?|fjollet\p{L}*|tosset\p{L}*)(?!\p{L})/gu,
  romantic: /(?<!\p{L})(?:romanti[ck]\p{L}*)/gu,
  epic: /(?<!\p{L})(?:epic|grand(?= (?:battle|saga))|heroic|majestic|storslå\p{L}*|episk\p{L}*)(?!\p{L})/gu,
  elegant: /(?<!\p{L})(?:elegant\p{L}*|minimalist\p{L}*|stylish|stilren\p{L}*|refined|sophisticated)/gu,
  retro: /(?<!\p{L})(?:retro|vintage|nostalgi\p{L}*)(?!\p{L})/gu,
  bold: /(?<!\p{L})(?:bold|loud|wild(?= style)|vovet|dristig\p{L}*)(?!\p{L})/gu,
}

const MARKET_WORDS: readonly (readonly [string, RegExp])[] = [
  ['DK', /(?:danish|danske) (?:market|marked)\p{L}*|(?<=(?:for|til|and|og) )(?:denmark|danmark)(?!\p{L})/gu],
  ['SE', /(?:swedish|svenske) (?:market|marked)\p{L}*|(?<=(?:for|til|and|og) )(?:sweden|sverige)(?!\p{L})/gu],
  [
    'UK',
    /(?:uk|british|engelske|britiske) (?:version|market|marked)\p{L}*|(?<=(?:for|til|and|og) )(?:the uk|england|storbritannien|great britain)(?!\p{L})/gu,
  ],
  [
    'DE',
    /(?:german|tyske) (?:regulated )?(?:market|marked)\p{L}*|(?<=(?:for|til|and|og) )(?:germany|tyskland)(?!\p{L})/gu,
  ],
  [
    'NL',
    /(?:dutch|hollandsk\p{L}*|nederlandsk\p{L}*) (?:market|marked)\p{L}*|(?<=(?:for|til|and|og) )(?:the netherlands|holland)(?!\p{L})/gu,
  ],
  ['ES', /(?:spanish|spanske) (?:regulated )?(?:market|marked)\p{L}*|(?<=(?:for|til) )(?:spain|spanien)(?!\p{L})/gu],
  ['CA-ON', /ontario(?: market)?/gu],
  ['MT', /(?:suitable )?(?:for|til) malta(?!\p{L})|malta(?:ese)? market/gu],
  ['NO', /(?:norwegian|norske) (?:market|marked)\p{L}*|(?<=(?:for|til) )(?:norway|norge)(?!\p{L})/gu],
  ['US-NJ', /new jersey(?: market)?/gu],
]

const HUES: readonly (readonly [name: string, words: RegExp, hue: number])[] = [
  ['red', /^(?:red|rød\p{L}?|rødt)$/u, 0],
  ['orange', /^orange$/u, 28],
  ['gold', /^(?:gold\p{L}*|guld|gylden|gyldne)$/u, 46],
  ['yellow', /^(?:yellow|gule?t?)$/u, 54],
  ['green', /^(?:green|grøn\p{L}{0,2})$/u, 135],
  ['blue', /^(?:blue|blåt?)$/u, 215],
  ['purple', /^(?:purple|violet|lilla)$/u, 280],
  ['pink', /^(?:pink|lyserød\p{L}?)$/u, 325],
]
const HUE =
  '(red|rød\\p{L}?|orange|gold\\p{L}*|guld|gyldne|yellow|gul\\p{L}?|green|grøn\\p{L}{0,2}|blue|blåt?|purple|violet|lilla|pink|lyserød\\p{L}?)'
const IN_COLOURS = new RegExp(
  `(?<!\\p{L})(?:${HUE}(?:(?:,| and| og) ${HUE})* (?:colou?rs?|shades?|farver?|nuancer?|toner?)|(?:in|i) (?:shades of )?${HUE}(?:(?:,| and| og) ${HUE})?(?=,|\\.|$)|neon ${HUE})(?!\\p{L})`,
  'gu',
)

export interface Found<T> {
  readonly value: T
  readonly start: number
  readonly end: number
}

export const spots = <T>(text: string, pattern: RegExp, value: (match: RegExpExecArray) => T | undefined): Found<T>[] =>
  [...text.matchAll(pattern)].flatMap((match) => {
    const found = value(match)
    return found === undefined ? [] : [{ value: found, start: match.index, end: match.index + match[0].length }]
  })

export const moodsIn = (text: string): Found<Mood>[] =>
  MOODS.flatMap((mood) => spots(text, MOOD_WORDS[mood], () => mood))

export const marketsIn = (text: string): Found<string>[] =>
  MARKET_WORDS.flatMap(([market, pattern]) => spots(text, pattern, () => market))

export const coloursIn = (text: string): Found<{ readonly name: string; readonly hue: number }>[] =>
  [...text.matchAll(IN_COLOURS)].flatMap((match) =>
    match.slice(1).flatMap((word) =>
      HUES.filter(([, words]) => words.test(word ?? '')).map(([name, , hue]) => ({
        value: { name, hue },
        start: match.index,
        end: match.index + match[0].length,
      })),
    ),
  )

const VERSIONS =
  /(?:rtp[- ]?(?:versions?|versioner\p{L}*|udgaver\p{L}*)|rtp i \p{L}+ udgaver|rtp in \p{L}+ versions)[^\d]{0,12}((?:\d{2}(?:\.\d+)?(?: ?%)?(?:, ?| and | og )){1,5}\d{2}(?:\.\d+)?)/gu
export const versionsIn = (text: string): Found<readonly number[]>[] =>
  spots(
    text.replace(/rtp i \d udgaver/g, (words) => 'rtp-udgaver'.padEnd(words.length)),
    VERSIONS,
    ([, list = '']) => [...list.matchAll(/\d{2}(?:\.\d+)?/g)].map(Number),
  )

const BET =
  /(?:bets?|stakes?|indsats\p{L}*) (?:from|between|fra|mellem)? ?(\d+(?:\.\d+)?)(?: ?(?:kr|kroner|dkk|eur))?\.? ?(?:to|and|til|og|-|–) ?(\d+(?:\.\d+)?)(?: ?(?:kr|kroner|dkk))?/gu
const LEAST_BET =
  /(?:min(?:imum)? bet|mindsteindsats\p{L}*|mindste indsats)(?: of| på| er)? (\d+(?:\.\d+)?) ?(cents?|øre|kr|kroner)?/gu
export const betsIn = (text: string): Found<{ readonly min?: number; readonly max?: number }>[] => [
  ...spots(text, BET, ([, min, max]) => ({ min: Number(min), max: Number(max) })),
  ...spots(text, LEAST_BET, ([, min, unit = '']) => ({ min: Number(min) / (/^(?:cent|øre)/.test(unit) ? 100 : 1) })),
]

const CLUSTER =
  /clusters of (\d+)|(?:clusters?|klynger?)[^.,;\d]{0,24}(?:of|på|mindst|least|minimum|cluster) ?(?:mindst |at least )?(\d+)/gu
export const clusterIn = (text: string): Found<number>[] =>
  spots(text, CLUSTER, ([, first, second]) => Number(first ?? second))

const JACKPOTS = /(\d+)[- ](?:faste |fixed |progressive )?jackpots?(?: tiers)?/gu
export const jackpotsIn = (text: string): Found<number>[] => spots(text, JACKPOTS, ([, count]) => Number(count))

const PLACES = /(wilds?|scatters?)[^.,;\d]{0,16}(?:reels?|hjul) ((?:\d(?:, ?| and | og )){1,6}\d)(?: only| alene)?/gu
export const placesIn = (text: string) =>
  spots(text, PLACES, ([, kind = '', list = '']) => ({
    kind: kind.startsWith('w') ? ('wild' as const) : ('scatter' as const),
    reels: [...list.matchAll(/\d/g)].map(Number),
  }))

const ROWS_EACH = /(?:rows |rækker |of height |height )?(?<![\d-])(\d(?:-\d){2,7})(?![\d-])(?: rows| rækker)?/gu
export const rowsOfReelsIn = (text: string): Found<readonly number[]>[] =>
  spots(text, ROWS_EACH, ([, list = '']) => list.split('-').map(Number))

const SPOKEN =
  /(?:(?:in|på|i) |med |with )?(danish|english|dansk|engelsk)(?: tekst| text|(?= please|,|\.|$| about))|tekst\p{L}* (?:skal være )?på (dansk|engelsk)/gu
export const spokenIn = (text: string): Found<'da' | 'en'>[] =>
  spots(text, SPOKEN, ([, first, second]) => ((first ?? second ?? '').startsWith('da') ? 'da' : 'en'))
