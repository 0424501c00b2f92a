import { type AskedColour, MOODS, type Mood } from '../wishes.ts'

const MOOD_WORDS: { readonly [M in Mood]: RegExp } = {
  calm: /(?<!\p{L})(?:calm\p{L}*|gentle(?! hit)|cosy|cozy|chill(?:ed|y|ed-out)?(?! ?pepper)|soothing|serene|tranquil|mellow|laid-back|slow and gentle|blid\p{L}?|beroligende|langsomt og blidt|relax\p{L}*|peaceful|quiet|hyggelig\p{L}*|rolig\p{L}*|afslappe\p{L}*|stille(?= spil|,|\.|$)|fredelig\p{L}*)(?!\p{L})/gu,
  dark: /(?<!\p{L})(?<!(?:not|ikke|never|aldrig) (?:too |for |so |så )?)(?:dark(?! mode)|gloomy|scary|spooky|eerie|ominous|grim|bleak|makaber|makabert|creepy|moody|gritty|sinister|uhyggelig\p{L}*|dyster\p{L}*|mørk\p{L}?|skummel\p{L}*)(?!\p{L})/gu,
  happy:
    /(?<!\p{L})(?:cheerful|upbeat|sunny(?= mood)|jolly|lighthearted|playful|livlig\p{L}?|opløftende|happy|joyful|merry|munter\p{L}*|muntre|glad\p{L}?|festlig\p{L}*)(?!\p{L})/gu,
  funny: /(?<!\p{L})(?:funny|crazy|silly|wacky|zany|sjovt?e?|skør\p{L}?|fjollet\p{L}*|tosset\p{L}*)(?!\p{L})/gu,
  romantic: /(?<!\p{L})(?:romanti[cks]\p{L}*)/gu,
  epic: /(?<!\p{L})(?:epic|dramatic|dramatisk\p{L}*|grandiose|cinematic|grand(?= (?:battle|saga))|heroic|majestic|storslå\p{L}*|episk\p{L}*)(?!\p{L})/gu,
  elegant:
    /(?<!\p{L})(?:elegant\p{L}*|classy|sleek|graceful|luxurious|luksuriøs\p{L}*|minimalist\p{L}*|stylish|stilren\p{L}*|refined|sophisticated)/gu,
  retro: /(?<!\p{L})(?:retro|old[ -]school|gammeldags|oldschool|vintage|nostalgi\p{L}*)(?!\p{L})/gu,
  bold: /(?<!\p{L})(?:bold|loud|wild(?= style)|vovet|dristig\p{L}*)(?!\p{L})/gu,
}

/** Each market with what its people and its land are called. */
const MARKETS: readonly (readonly [market: string, adjectives: string, lands: string])[] = [
  ['DK', 'danish|danske?t?', 'denmark|danmark'],
  ['SE', 'swedish|svenske?t?', 'sweden|sverige'],
  [
    'UK',
    'uk|british|english|engelske?t?|britiske?t?',
    'the uk|england|storbritannien|great britain|the united kingdom',
  ],
  ['DE', 'german|tyske?t?', 'germany|tyskland'],
  ['NL', 'dutch|hollandske?t?|nederlandske?t?', 'the netherlands|holland|nederlandene'],
  ['ES', 'spanish|spanske?t?', 'spain|spanien'],
  ['CA-ON', 'ontarian?', 'ontario'],
  ['MT', 'maltese|maltesiske?t?', 'malta'],
  ['NO', 'norwegian|norske?t?', 'norway|norge'],
  ['US-NJ', 'new jersey', 'new jersey'],
]
const FOR =
  '(?:for|til|and|og|in|i|suitable for|approved (?:in|for)|legal in|licen[cs]ed in|sold in|godkend\\p{L}*(?: til| i)|lovlig\\p{L}* i|sælges i)'
/** A land is a market only where something is for it; `in` and `i` say where a story takes place. */
const MARKET_WORDS: readonly (readonly [string, RegExp])[] = MARKETS.map(([market, adjectives, lands]) => [
  market,
  new RegExp(
    `(?<!\\p{L})(?:${adjectives}) (?:(?:regulated|licensed|regulerede) )?(?:version|market|marked|rules|regler|regulation|compliance|licen[cs]e|licens|players)\\p{L}*|(?<=(?<!\\p{L})(?:${FOR.replace('|in|i|', '|')}) )(?:${lands})(?!\\p{L})|(?<!\\p{L})(?:${lands}) (?:market|version)(?!\\p{L})`,
    'gu',
  ),
])

const HUES: readonly (readonly [name: string, words: RegExp, hue: number, saturation?: number])[] = [
  ['red', /^(?:reds?|crimson|scarlet|rød\p{L}?|rødt)$/u, 0],
  ['orange', /^orange$/u, 28],
  ['gold', /^(?:gold\p{L}*|guld|gylden|gyldne)$/u, 46],
  ['yellow', /^(?:yellow|gule?t?)$/u, 54],
  ['green', /^(?:green|grøn\p{L}{0,2})$/u, 135],
  ['turquoise', /^(?:turquoise|teal|turkis)$/u, 178],
  ['blue', /^(?:blue|navy|blåt?)$/u, 215],
  ['purple', /^(?:purple|violet|lilla)$/u, 280],
  ['brown', /^(?:brown|brun\p{L}?)$/u, 26, 0.5],
  ['grey', /^(?:gr[ae]y|silver|grå|sølv)$/u, 215, 0.12],
  ['black', /^(?:black|sort\p{L}?)$/u, 0, 0],
  ['white', /^(?:white|hvid\p{L}?)$/u, 0, 0],
  ['pink', /^(?:pink|lyserød\p{L}?)$/u, 325],
]
const HUE =
  '(reds?|crimson|scarlet|rødt?e?|orange|gold\\p{L}*|guld|gyldne|yellow|gult?e?|green|grøn\\p{L}{0,2}|turquoise|teal|turkis|blue|navy|blåt?|purple|violet|lilla|pink|lyserødt?e?|brown|brune?t?|gr[ae]y|silver|grå|sølv|black|sorte?|white|hvidt?e?)'
const SHADE = '(?:lucky|hot|neon|bright|deep|dark|pale|soft|warm|light|varm\\p{L}?|dyb\\p{L}?|lys\\p{L}?)'
const JOIN = '(?:, ?(?:and |og )?| and | og |/| & )'
/** Colours are those of the game where they are called so, or where a clause has nothing else. */
const IN_COLOURS = new RegExp(
  `(?<!\\p{L})(?:${HUE}(?:${JOIN}${HUE})* (?:colou?rs?|shades?|farver?|nuancer?|toner?|neon|palette)|(?:in|i) (?:shades of )?${HUE}(?:${JOIN}${HUE})?(?=,|;|\\.|$)|neon ${HUE}|(?<=(?:^|[,;:.] ?)(?:all |alt )?(?:${SHADE} )?)${HUE}(?:${JOIN}(?:${SHADE} )?${HUE}){0,3}(?= ?(?:[,;.]|$)))(?!\\p{L})`,
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

export const coloursIn = (text: string): Found<AskedColour>[] =>
  [...text.matchAll(IN_COLOURS)].flatMap((match) =>
    match.slice(1).flatMap((word) =>
      HUES.filter(([, words]) => words.test(word ?? '')).map(([name, , hue, saturation]) => ({
        value: { name, hue, ...(saturation !== undefined && { saturation }) },
        start: match.index,
        end: match.index + match[0].length,
      })),
    ),
  )

const VERSIONS =
  /(?:(?:versions?|udgaver?|versioner) (?:with|at|of|med|på)|(?:rtp|return)(?: of| på| at)?(?= \d{2}(?:\.\d+)?(?: ?%)?(?:,| and| og| \/))|rtp[- ]?(?:versions?|versioner\p{L}*|udgaver\p{L}*)|rtp i \p{L}+ udgaver|rtp in \p{L}+ versions)[^\d]{0,12}((?:\d{2}(?:\.\d+)?(?: ?%)?(?:, ?(?:and |og )?| and | og | ?\/ ?)){1,5}\d{2}(?:\.\d+)?(?![\dx×-])(?! ?(?:reels|hjul|lines|linjer|free|ways)))/gu
export const versionsIn = (text: string): Found<readonly number[]>[] =>
  spots(
    text.replace(/rtp i \d udgaver/g, (words) => 'rtp-udgaver'.padEnd(words.length)),
    VERSIONS,
    ([, list = '']) => [...list.matchAll(/\d{2}(?:\.\d+)?/g)].map(Number),
  )

const UNIT = '(?:kr|kroner|dkk|eur|euros?|pounds?|øre|cents?|p|c)'
const SIGN = '[£€$]?'
const BET = new RegExp(
  `(?:bets?|bet range|stakes?|wagers?|indsats\\p{L}*)[ :]+(?:from|between|fra|mellem)? ?${SIGN}(\\d+(?:\\.\\d+)?)(?: ?(${UNIT})(?!\\p{L}))?\\.? ?(?:to|and|til|og|-|–) ?${SIGN}(\\d+(?:\\.\\d+)?)(?: ?${UNIT}(?!\\p{L}))?`,
  'gu',
)
const SMALL_COIN = /^(?:cents?|øre|p|c)$/
const LEAST_BET =
  /(?:min(?:imum)? bet|mindsteindsats\p{L}*|mindste indsats)(?: of| på| er)? (\d+(?:\.\d+)?) ?(cents?|øre|kr|kroner)?/gu
export const betsIn = (text: string): Found<{ readonly min?: number; readonly max?: number }>[] => [
  ...spots(text, BET, ([, min, unit = '', max]) => ({
    min: Number(min) / (SMALL_COIN.test(unit) ? 100 : 1),
    max: Number(max),
  })),
  ...spots(text, LEAST_BET, ([, min, unit = '']) => ({ min: Number(min) / (SMALL_COIN.test(unit) ? 100 : 1) })),
]

const CLUSTER =
  /clusters of (\d+)|(?:clusters?|klynger?)[^.,;\d]{0,24}(?:of|på|mindst|least|minimum|cluster) ?(?:mindst |at least )?(\d+)/gu
export const clusterIn = (text: string): Found<number>[] =>
  spots(text, CLUSTER, ([, first, second]) => Number(first ?? second))

const JACKPOTS = /(\d+)[- ](?:faste |fixed |progressive )?jackpots?(?: tiers)?/gu
export const jackpotsIn = (text: string): Found<number>[] => spots(text, JACKPOTS, ([, count]) => Number(count))

const PLACES =
  /(?<=(wilds?|scatters?)(?:[^.,;\d]{0,14} )?)(?:(?:only )?(?:on|in|på|kun på|i) )?(?:reels?|hjul) ((?:\d(?:, ?| and | og )){1,6}\d)(?: only| alene)?/gu
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
