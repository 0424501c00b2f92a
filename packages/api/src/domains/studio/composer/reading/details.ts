import { type AskedColour, MOODS, type Mood } from '../wishes.ts'
import { type Found, spots } from './found.ts'
import { landsIn, MARKETS } from './lands.ts'

const MOOD_WORDS: { readonly [M in Mood]: RegExp } = {
  calm: /(?<!\p{L})(?:soft(?= (?:mood|feel|atmosphere|vibe))|dreamy|drømmende|meditative|meditativ\p{L}?|zen(?= |,|\.|$)|unhurried|restful|dæmpet|nænsom\p{L}?|lun\p{L}?(?= stemning| og|,|$)|warm(?=,|\.|;|$| and| feel| atmosphere)|varm\p{L}?(?=,|\.|;|$| stemning| og)|calm\p{L}*|gentle(?! hit)|cosy|cozy|chill(?:ed|y|ed-out)?(?! ?pepper)|soothing|serene|tranquil|mellow|laid-back|slow and gentle|blid\p{L}?|beroligende|langsomt og blidt|relax\p{L}*|peaceful|quiet|hyggelig\p{L}*|rolig\p{L}*|afslappe\p{L}*|stille(?= spil|,|\.|$)|fredelig\p{L}*)(?!\p{L})/gu,
  dark: /(?<!\p{L})(?<!(?:not|nothing|no|ikke|ikke noget|intet|ingen|uden|without|never|aldrig) (?:too |for |so |så )?)(?:melancholy|melancholic|melankolsk\p{L}?|vemodig\p{L}?|sad|trist\p{L}?|haunting|brooding|menacing|foruroligende|truende|grusom\p{L}*|ghastly|gruesome|dark(?! mode)|gloomy|scary|spooky|eerie|ominous|grim|bleak|makaber|makabert|creepy|moody|gritty|sinister|uhyggelig\p{L}*|dyster\p{L}*|mørk\p{L}?|skummel\p{L}*)(?!\p{L})/gu,
  happy:
    /(?<!\p{L})(?:legesyg\p{L}?|friendly|(?<!med )venlig[et]?(?! hilsen)|light-hearted|bright and breezy|bubbly|vivid|livfuld\p{L}?|solskin\p{L}*|cheery|cheerful|upbeat|sunny(?= mood)|jolly|lighthearted|playful|livlig\p{L}?|opløftende|happy|joyful|merry|munter\p{L}*|muntre|glad\p{L}?|festlig\p{L}*)(?!\p{L})/gu,
  funny:
    /(?<!\p{L})(?:comic\p{L}*|comedic|komisk\p{L}?|humorous|humoristisk\p{L}?|goofy|whimsical|quirky|cartoon\p{L}*|tegneserie\p{L}*|absurd\p{L}?|kooky|daft|pudsig\p{L}*|finurlig\p{L}*|morsom\p{L}*|funny|crazy|silly|wacky|zany|sjovt?e?|skør\p{L}?|fjollet\p{L}*|tosset\p{L}*)(?!\p{L})/gu,
  romantic: /(?<!\p{L})(?:romantisk\p{L}?|kærlig\p{L}?|tender|loving|sensual|sensuel\p{L}?|romanti[cks]\p{L}*)/gu,
  epic: /(?<!\p{L})(?:grandios\p{L}*|heltemodig\p{L}?|mythic\p{L}*|monumental\p{L}*|theatrical\p{L}*|teatralsk\p{L}?|epic|dramatic|dramatisk\p{L}*|grandiose|cinematic|grand(?= (?:battle|saga))|heroic|majestic|storslå\p{L}*|episk\p{L}*)(?!\p{L})/gu,
  elegant:
    /(?<!\p{L})(?:posh|opulent|lavish|mondæn\p{L}?|fornem\p{L}?|chic|understated|glamorous|glamourøs\p{L}?|elegen\p{L}*|elegandt?|elegant\p{L}*|classy|sleek|graceful|luxurious|luksuriøs\p{L}*|minimalist\p{L}*|stylish|stilren\p{L}*|refined|sophisticated)/gu,
  retro:
    /(?<!\p{L})(?:antique|bedaget|tidløs|throwback|eighties|70s|80s|90s|nostalgisk\p{L}?|retro|old[ -]school|gammeldags|oldschool|vintage|nostalgi\p{L}*)(?!\p{L})/gu,
  bold: /(?<!\p{L})(?<!(?:not|ikke|never|aldrig|nothing|intet|noget) (?:too |for |so |så )?)(?:fierce(?=,| mood| atmosphere)|energetic|energisk\p{L}?|frisky|passionate|lidenskabelig\p{L}?|rowdy|rå(?=,| stemning)|intense?|intens\p{L}*|hectic|frantic|action-packed|bold|loud|wild(?= style)|vovet|dristig\p{L}*)(?!\p{L})/gu,
}

const FOR =
  '(?:for|til|and|og|in|i|suitable for|comply with|overholde?r?|(?:bruges|udgives|lanceres|spilles|sælges|udbydes) i|(?:used|launch(?:ed)?|released|offered|going live) in|players in|spillere i|approved (?:in|for)|legal in|licen[cs]ed in|sold in|godkend\\p{L}*(?: til| i)|lovlig\\p{L}* i|sælges i)'
/** A land is a market only where something is for it; `in` and `i` say where a story takes place. */
const MARKET_WORDS: readonly (readonly [string, RegExp])[] = MARKETS.map(([market, adjectives, lands]) => [
  market,
  new RegExp(
    `(?<!\\p{L})(?:${adjectives}) (?:(?:regulated|licensed|regulerede) )?(?:version|market|marked|rules|regler|regulation|regulering|compliance|licen[cs]e|licens|players|laws?|lov|legislation|authorit|jurisdiction|spillere)\\p{L}*|(?<=(?<!\\p{L})(?:${FOR.replace('|in|i|', '|')}) )(?:${lands})(?!\\p{L})|(?<!\\p{L})(?:${lands}) (?:market|version)(?!\\p{L})`,
    'gu',
  ),
])

const HUES: readonly (readonly [name: string, words: RegExp, hue: number, saturation?: number])[] = [
  ['red', /^(?:reds?|crimson|scarlet|rød\p{L}?|rødt)$/u, 0],
  ['orange', /^orange$/u, 28],
  ['gold', /^(?:gold\p{L}*|guld|gylden|gyldne)$/u, 46],
  ['yellow', /^(?:yellow|gule?t?)$/u, 54],
  ['green', /^(?:greens?|grøn\p{L}{0,2})$/u, 135],
  ['turquoise', /^(?:turquoise|teal|turkis)$/u, 178],
  ['blue', /^(?:blues?|navy|blåt?)$/u, 215],
  ['purple', /^(?:purple|violet|lilla)$/u, 280],
  ['brown', /^(?:brown|brun\p{L}?)$/u, 26, 0.5],
  ['grey', /^(?:gr[ae]y|silver|grå|sølv)$/u, 215, 0.12],
  ['black', /^(?:black|sort\p{L}?)$/u, 0, 0],
  ['white', /^(?:white|hvid\p{L}?)$/u, 0, 0],
  ['pink', /^(?:pinks?|rose|rosa|lyserød\p{L}?|magenta)$/u, 325],
  ['jade', /^(?:jade|mint|emerald|smaragd)$/u, 158],
  ['amber', /^(?:amber|rav|honey|copper|kobber|bronze)$/u, 34],
  ['coral', /^(?:coral|koral|ruby|rubin|burgundy|bordeaux)$/u, 8],
  ['ivory', /^(?:ivory|creme|elfenben|sand)$/u, 44, 0.25],
  ['indigo', /^(?:indigo|lavender|lavendel)$/u, 250],
]
const HUE =
  '(reds?|crimson|scarlet|rødt?e?|orange|gold\\p{L}*|guld|gyldne|yellow|gult?e?|greens?|grøn\\p{L}{0,2}|turquoise|teal|turkis|blues?|navy|blåt?|purple|violet|lilla|pink|rosa|magenta|jade|mint|emerald|smaragd|amber|copper|kobber|bronze|coral|koral|burgundy|bordeaux|ivory|creme|elfenben|indigo|lyserødt?e?|brown|brune?t?|gr[ae]y|silver|grå|sølv|black|sorte?|white|hvidt?e?)'
const SHADE = '(?:lucky|hot|neon|bright|deep|dark|pale|soft|warm|light|varm\\p{L}?|dyb\\p{L}?|lys\\p{L}?)'
const JOIN = '(?:, ?(?:and |og )?| and | og |/| & )'
/** Colours are those of the game where they are called so, or where a clause has nothing else. */
const IN_COLOURS = new RegExp(
  `(?<!\\p{L})(?:${HUE}(?:${JOIN}${HUE})* (?:colou?rs?|shades?|tones?|hues?|looks?|glow|scheme|farver?|nuancer?|toner?|neon|palette|udseende|skær|lys(?=,|$))|(?:colou?rs|palette|farver(?:ne)?|farveskala)(?: are| is| in| er| i|:)? ${HUE}(?:${JOIN}${HUE})*|(?:in|i) (?:shades of )?${HUE}(?:${JOIN}${HUE})?(?=,|;|\\.|$)|(?:neon|frost\\p{L}*|is|natte?|dyb|mørke|lyse|ice|dusk|midnight|night|sea|sky|moss|blood|rose|skumrings?|hav|himmel|mos|blod|soft|bløde|pale|deep)[ -]?${HUE}(?: (?:look|tones?|udseende|toner))?|(?<=(?:^|[,;:.] ?)(?:all |alt )?(?:${SHADE} )?)${HUE}(?:${JOIN}(?:${SHADE} )?${HUE}){0,3}(?= ?(?:[,;.]|$)))(?!\\p{L})`,
  'gu',
)

export const moodsIn = (text: string): Found<Mood>[] =>
  MOODS.flatMap((mood) => spots(text, MOOD_WORDS[mood], () => mood))

/** Where it is not to be offered. */
const NOT_FOR =
  /(?<!\p{L})(?:not|ikke|except|undtagen|never|aldrig) (?:(?:sold|offered|allowed|sælges|udbydes|for|til|in|i|the) ){1,3}/u
const BEFORE = 24

/** Who approves games, each of one market. */
const APPROVED =
  '(?:(?:(?:the game|spillet|it|det|den) )?(?:(?:must|should|skal|has to|needs to|to|can|kan|kunne|be|blive) ){0,3}(?:approved|certified|licensed|accepted|passed|godkendes|godkendt|certificeres|certificeret|tillades) (?:by|af|hos) )?(?:the )?'
const AUTHORITIES: readonly (readonly [string, RegExp])[] = (
  [
    ['DK', 'spillemyndighed\\p{L}*|danish gambling authority|dga'],
    ['SE', 'spelinspektionen|swedish gambling authority'],
    ['UK', 'ukgc|uk gambling commission|gambling commission'],
    ['MT', 'mga|malta gaming authority'],
    ['NL', 'ksa|kansspelautoriteit'],
    ['DE', 'ggl|gemeinsame glücksspielbehörde'],
  ] as const
).map(([market, words]) => [market, new RegExp(`(?<!\\p{L})${APPROVED}(?:${words})(?!\\p{L})`, 'gu')])

export const marketsIn = (text: string): Found<string>[] =>
  [
    ...AUTHORITIES.flatMap(([market, pattern]) => spots(text, pattern, () => market)),
    ...MARKET_WORDS.flatMap(([market, pattern]) => spots(text, pattern, () => market)),
    ...landsIn(text),
  ].filter(({ start, end }) => !NOT_FOR.test(text.slice(Math.max(0, start - BEFORE), end)))

export const coloursIn = (text: string): Found<AskedColour>[] =>
  [...text.matchAll(IN_COLOURS)].flatMap((match) =>
    (NOT_IN.test(text.slice(Math.max(0, match.index - BEFORE), match.index)) ? [] : match.slice(1)).flatMap((word) =>
      HUES.filter(([, words]) => words.test(word ?? '')).map(([name, , hue, saturation]) => ({
        value: { name, hue, ...(saturation !== undefined && { saturation }) },
        start: match.index,
        end: match.index + match[0].length,
      })),
    ),
  )

/** What is said not to be so is no colour of the game. */
const NOT_IN =
  /(?<!\p{L})(?:no|not|nothing|never|ingen|intet|ikke|aldrig|uden|without|avoid|undgå)(?: (?:too|for|anything|noget|be|være|in|i))*\s*$/u

const VERSIONS =
  /(?:(?:versions?|udgaver?|versioner) (?:with|at|of|med|på)|(?:rtp|return)(?: of| på| at)?(?= \d{2}(?:\.\d+)?(?: ?%)?(?:,| and| og| \/))|rtp[- ]?(?:versions?|versioner\p{L}*|udgaver\p{L}*|options?|settings?|variants?|variant\p{L}*|valg|niveauer|levels)|rtp i \p{L}+ udgaver|rtp in \p{L}+ versions)[^\d]{0,12}((?:\d{2}(?:\.\d+)?(?: ?%)?(?:, ?(?:and |og )?| and | og | ?\/ ?)){1,5}\d{2}(?:\.\d+)?(?![\dx×-])(?! ?(?:reels|hjul|lines|linjer|free|ways)))/gu
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
  /clusters of (\d+)|(?:clusters?|klynger?)[^.,;\d]{0,24}(?:of|på|mindst|least|minimum|cluster) ?(?:mindst |at least )?(\d+)(?![\d ]*[x×]| by | gange )/gu
export const clusterIn = (text: string): Found<number>[] =>
  spots(text, CLUSTER, ([, first, second]) => Number(first ?? second))

const JACKPOTS =
  /(\d+) progressive-pool|(\d+)[- ](?:(?:faste|fixed|progressive|grand|different|forskellige|separate|static|local|lokale|stigende|growing|size|sizes of|slags|levels? of|tiers? of|niveauer af|trin af) ){0,2}jackpot(?:s|ter|per)?(?: tiers)?/gu
export const jackpotsIn = (text: string): Found<number>[] =>
  spots(text, JACKPOTS, ([, pools, count]) => Number(pools ?? count))

const PLACES =
  /(?<=(wilds?|scatters?)(?:[^.,;\d]{0,14} )?)(?:(?:only )?(?:on|in|på|kun på|i) )?(?:reels?|hjul) ((?:\d(?:, ?| and | og )){1,6}\d)(?: only| alene)?/gu
/** `wilds on the middle reel only`: of five reels where nobody says how many. */
const MIDDLE =
  /(?<=(wilds?|scatters?)(?:[^.,;\d]{0,14} )?)(?:(?:only |kun )?(?:on|in|på|i) )(?:the |den |det )?(middle|centre|center|first|last|midterste|første|sidste)(?: reel| hjul)(?: only| alene)?/gu
const placeOf = (word: string, reels: number): number =>
  /^(?:first|første)$/.test(word) ? 1 : /^(?:last|sidste)$/.test(word) ? reels : Math.ceil(reels / 2)

export const placesIn = (text: string) => [
  ...spots(text, MIDDLE, ([, kind = '', word = '']) => ({
    kind: kind.startsWith('w') ? ('wild' as const) : ('scatter' as const),
    reels: [placeOf(word, Number(/(\d) ?(?:reels?|hjul|x)/.exec(text)?.[1] ?? 5))],
  })),
  ...spots(text, PLACES, ([, kind = '', list = '']) => ({
    kind: kind.startsWith('w') ? ('wild' as const) : ('scatter' as const),
    reels: [...list.matchAll(/\d/g)].map(Number),
  })),
]

const ROWS_EACH =
  /(?<!(?:hjul|reels?|på|on) )(?:rows |rækker |of height |height )?(?<![\d-])(\d(?:-\d){2,7})(?![\d-])(?: rows| rækker)?/gu
/** `reels of 3, 4, 5, 4 and 3 symbols`, `rækker: 3, 4, 5, 4 og 3`. */
const ROWS_LISTED =
  /(?<!\p{L})(?:(?:reels?|hjul(?:ene)?|kolonner|columns|heights?|højder?(?:ne)?)(?: (?:of|on|at|på|med|with|er|are|have|har|hold|holder))?|rows|rækker)(?: each| hver)?:? (\d(?:, ?\d){2,7},? (?:and|og) \d)(?: (?:symbols?|symboler|rows|rækker|high|tall|tegn|felter))?(?![\d.]| ?(?:%|x))|(?<![\d.,])(\d(?:, ?\d){2,7},? (?:and|og) \d) (?:rows|rækker|symbols (?:high|tall)|symboler (?:høje|i højden))(?!\p{L})/gu

export const rowsOfReelsIn = (text: string): Found<readonly number[]>[] => [
  ...spots(text, ROWS_EACH, ([, list = '']) => list.split('-').map(Number)),
  ...spots(text, ROWS_LISTED, ([words, list, other]) =>
    /\p{L}/u.test(words) ? [...(list ?? other ?? '').matchAll(/\d/g)].map(Number) : undefined,
  ),
]

const SPOKEN =
  /(?:(?:in|på|i) |med |with )?(danish|english|dansk|engelsk)(?: (?:og|and|&) (?:danish|english|dansk|engelsk))?(?: tekst| text|(?= please|,|\.|$| about| men| but| og| and))|tekst\p{L}* (?:skal være )?på (dansk|engelsk)/gu
export const spokenIn = (text: string): Found<'da' | 'en'>[] =>
  spots(text, SPOKEN, ([, first, second]) => ((first ?? second ?? '').startsWith('da') ? 'da' : 'en'))
