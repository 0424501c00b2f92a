import type { Volatility } from '@spilvaerk/schemas'
import { miniGamesByDegree } from './mini-games.ts'
import type { WinWish, Wishes } from './wishes.ts'

type Figures = Pick<
  Wishes,
  | 'reels'
  | 'rows'
  | 'lines'
  | 'wins'
  | 'ways'
  | 'rtp'
  | 'volatility'
  | 'maxWin'
  | 'hitFrequency'
  | 'freeSpins'
  | 'freeSpinMultiplier'
  | 'wildMultiplier'
  | 'buyPrice'
  | 'miniGames'
>

/** Told of each stretch of a text that a figure was read from. */
export type Note = (by: keyof Figures, start: number, end: number) => void

const EVERYWHERE = new WeakMap<RegExp, RegExp>()
/** The same pattern for each place of a text. */
function everywhere(pattern: RegExp): RegExp {
  const known = EVERYWHERE.get(pattern) ?? new RegExp(pattern, `${pattern.flags}g`)
  EVERYWHERE.set(pattern, known)
  return known
}

/** A text, and who is told where a figure stood in it. */
class Reader {
  readonly text: string
  readonly #note: Note

  constructor(text: string, note: Note) {
    this.text = text
    this.#note = note
  }

  match(by: keyof Figures, pattern: RegExp): RegExpExecArray | undefined {
    const found = pattern.exec(this.text)
    if (found) this.#note(by, found.index, found.index + found[0].length)
    return found ?? undefined
  }

  /** Whether a pattern is found; each place of it is told. */
  has(by: keyof Figures, pattern: RegExp): boolean {
    const found = [...this.text.matchAll(everywhere(pattern))]
    for (const { index, 0: words } of found) this.#note(by, index, index + words.length)
    return found.length > 0
  }

  /** The first number that one of the patterns catches. */
  number(by: keyof Figures, ...patterns: readonly RegExp[]): number | undefined {
    for (const pattern of patterns) {
      const group = this.match(by, pattern)
        ?.slice(1)
        .find((one) => one !== undefined)
      if (group !== undefined) return Number(group)
    }
    return undefined
  }
}

/** Numbers of any size: what cannot be met is said, and so has to be read. */
const N = String.raw`(\d{1,15}(?:\.\d+)?)`
const START = String.raw`(?<![\d.])`
/** A number before one of these is of them, and not of what came before it. */
const OF_OTHERS = String.raw`(?![\d.]*\d| ?-?(?:reels?|hjul|valser|rows?|rækker|(?:pay|gevinst)?lin[ej]|paylines?|free|frispil|gratis|mini|symbol|ways|veje|måder|bonus|jackpot))`
const TIMES = '(?:x|×|gange|times)'

const GRID =
  /(?<!(?:colossal|giant|kæmpe\p{L}*|mega|jumbo)(?: symbol\p{L}*)? )(?<![\d.x×])(\d{1,2}) ?[x×] ?(\d{1,2})(?!\d|\.\d|%| ?[x×]| ?(?:symbol|blok|block|kæmpe))/u
const GRID_NAMED =
  /(?<![\d.x×])(\d{1,6}) ?[x×] ?(\d{1,6})[ -]?(?:grid|gitter|felt\p{L}*|board|bræt|net|window|layout|slot)/u
const REELS = new RegExp(
  String.raw`(?<!(?:fylder|spans?|covers?|fills?|takes? up|dækker|over|across|swaps?|switche?s?|locks?|låser|nudges?|holder|kobler|links?|(?:bytter?|rundt) på|bytter?) )${START}${N}[ -]{0,2}(?:hjul\p{L}{0,5}|valse\p{L}{0,3}|reels?|reeled|wheels)(?!\p{L}| (?:to the |til |mod |further )?(?:left|right|venstre|højre|down|ned|hver|each|every|at a time|ad gangen))`,
  'u',
)
const ROWS = new RegExp(String.raw`${START}${N}[ -]{0,2}(?:rækker\p{L}?|rows?)(?!\p{L})`, 'u')
const LINES = new RegExp(
  String.raw`${START}${N}[ -]{0,2}(?:faste |aktive |fixed |active |forskellige )?(?:(?:gevinst|betalings|spille|vinder)?lin[ji]er?s?|(?:pay|win|bet)[ -]?lines?|lines?)(?!\p{L})`,
  'u',
)
const WAYS =
  /(?<![\d.])(\d{2,15})[ -]{0,2}(?:måder|veje|gevinstveje|vindermåder|ways|megaways)(?!\p{L})|(?:mega ?ways|ways)(?: |,|:)*(?:(?:med|with|up|op|to|til|as many as|hele) ){0,3}(\d{4,15})(?!\d| ?(?:x|×|gange|times))/u

const RTP_RANGE = /rtp[^\d%]{0,24}(\d{2}(?:\.\d+)?) ?%? ?(?:-|–|til|to) ?(\d{2}(?:\.\d+)?) ?%?/
const RETURN = String.raw`(?:rtp|tilbagebetaling\p{L}*|udbetalingsprocent\p{L}*|return to player|return|payback)`
/** Right after its name any number is meant, and further on one that can be. */
const RTP_NAMED = new RegExp(
  `${RETURN}(?: (?:er|is|på|of|at|til|to|be|skal være|should))*[ :=]{0,3}${N}${OF_OTHERS}(?! ?${TIMES})`,
  'u',
)
const RTP_NEAR = new RegExp(String.raw`${RETURN}[^\d%]{0,24}((?:[5-9]\d|100)(?:\.\d+)?)${OF_OTHERS}(?![x×])`, 'u')
const RTP_GIVES =
  /(?:pays? back|gives? back|giver|payout ratio|udbetaling|returns?)(?: of| på)?[ :]{1,2}(\d{2,3}(?:\.\d+)?) ?(?:%|procent|percent|tilbage)/
const RTP_BEFORE = new RegExp(
  String.raw`${START}${N} ?(?:%|procent|percent|pct\.?)? ?(?:i )?(?:rtp|tilbagebetaling|return|payback)`,
)
/** Of a return; not of light, of people, of what is drunk, nor of what has been read as something else. */
const PERCENT =
  /(?<![\d.])([89]\d(?:\.\d+)?) ?(?:%|procent|percent|pct)(?! {3}| ?(?:mørk\p{L}*|dark\p{L}*|lyse?t?|light|black|white|sorte?|hvide?|grå|grey|gray|chance|sandsynlig\p{L}*|likely|rabat|off|discount|alkohol|alcohol|kakao|cocoa|cotton|bomuld|humidity|sure|sikre?t?|større|mindre|bigger|smaller|flere|færre|more|fewer|less|(?:af|of) (?:the |our |vores |all |alle )?(?:tiden|time|skærmen|screen|players|spillerne|folk|people|kunder\p{L}*|customers))(?!\p{L}))/u

const TOP = String.raw`(?:ma(?:x|ks)[ -]?\p{L}{0,5}[ -]?(?:gevinst|win|payout|udbetaling)\p{L}*|topgevinst\p{L}*|hovedgevinst\p{L}*|(?:højeste|største) gevinst|(?:top|biggest|highest) (?:win|prize))`
const MAX_WIN_NAMED = new RegExp(
  String.raw`${TOP}[^\d.%]{0,24}(?:(\d{2,15})${OF_OTHERS}|(\d)(?= ?${TIMES}))(?![\d.]*%)`,
  'u',
)
/** What something costs is no win. */
const NO_PRICE = `(?<!(?:bought|buy|køb|kost|cost|pris|price|multipl|gange|ganger)[^.;,]{0,30})`
const MAX_WIN_TIMES = new RegExp(
  String.raw`${NO_PRICE}${START}(\d{2,15}) ?${TIMES} (?:max|maks|indsats\p{L}*|din indsats|the bet|the stake|your bet|bet|stake)`,
  'u',
)
const MAX_WIN_UP_TO = new RegExp(
  String.raw`${NO_PRICE}(?:op til|up to) (\d{3,15}) ?${TIMES}(?! (?:i|in) (?:the )?(?:free|gratis|fri|bonus))`,
)
/** Wins are of a round, whatever multiplies before them. */
const MAX_WIN_OF_WINS = new RegExp(
  String.raw`(?<!\p{L}|multipl\p{L}* )(?:wins?|gevinster?|payouts?|udbetalinger)(?: of| på)? (?:op til|up to) (\d{3,15}) ?${TIMES}(?! (?:i|in) (?:the )?(?:free|gratis|fri|bonus))`,
  'u',
)
const MAX_WIN_CAP =
  /(?:(?<!\p{L})cap(?:ped)?(?: of| at)?|(?:et )?loft(?: på| ved| er)?|(?:win )?ceiling(?: of| at)?|exposure|højst|maximalt|maksimalt|limit|grænse|can win up to|op til)[ :]{1,2}(?:1 )?(\d{3,15})(?!\d| ?(?:ways|måder|veje|free|kr|dkk|lin)| ?(?:x|×|gange|times)? (?:i|in) (?:the )?(?:free|gratis|fri|bonus))/u
const MAX_WIN_BARE =
  /(?<!(?:jackpot|mini|minor|major|mega(?! ?vol)|grand|buy|bought|køb|koster?|cost|price|pris|screen|pays?|worth|multipli|gange[a-zæøå]+|bonus[a-zæøå]*[^.;,]{0,6}(?:for|til|at|på))[^.;]{0,30})(?<![x×] ?(?:til|to|-|–) ?)(?<!\d ?[x×][,;]? (?:(?:and|og|&) )?\p{L}+ (?:\p{L}+ )?)(?<![\d.])(\d{3,15}) ?(?:x|×|gange|times)(?! ?\d|[,;] (?:(?:and|og|&) )?\p{L}+ (?:\p{L}+ )?[\d.,]+ ?[x×])/u
const BUY_PRICE = new RegExp(String.raw`(?:bought|buy|køb|koster|costs?)[^.;,\d]{0,30}(\d{1,15}) ?${TIMES}`)

const HITS_NAMED =
  /(?:hit[ -]?(?:frequency|rate|ratio|frekvens)|gevinstfrekvens|træf\p{L}+)[^\d]{0,16}(\d{1,15}(?:\.\d+)?) ?(?:%|procent|percent)/u
const HITS_BEFORE =
  /(?<![\d.])(\d{1,15}(?:\.\d+)?) ?(?:%|procent|percent) (?:hit[ -]?(?:frequency|rate|ratio|frekvens)|gevinstfrekvens)/
const HITS_EVERY =
  /(?:gevinst|vind|win)\p{L}* (?:i |on )?(?:hver(?:t|eneste)?|every) (\d{1,2})(?:\.|st|nd|rd|th)? ?(?:spin|runde|round|drej)/u

const FREE_SPINS = new RegExp(
  String.raw`${START}${N}[ -]{0,2}(?:gratis ?spin\p{L}{0,2}|gratisspil|frispil|free[ -]?spins?|free games)`,
  'u',
)
const FREE_SPIN_TIMES =
  /(?<!(?:køb\p{L}*|buy|bought|purchase)(?: the| de)? )(?:frispil|free[ -]?(?:spins?|games)|gratis ?spins?)(?:(?!ma(?:x|ks)|cap(?:ped)?[ :]|loft|topgevinst|hovedgevinst|top (?:win|prize|award)|køb|buy|bought|pris|price|cost|koster|bombe|bombs?(?!\p{L})|multiplier (?:bomb|symbol|orb)|(?:til|to) ?[x×]?\d)[^.;,]){0,40}?(?:(?<![\d.])(\d{1,15}) ?[x×]|[x×] ?(\d{1,15}))(?!\d| ?(?:to|til|-|–) ?[x×]?\d)/u
const WILD_TIMES =
  /wilds?[^.;,]{0,24}?[x×] ?(\d{1,15})(?!\d)|(?<![\d.])(\d{1,15}) ?[x×][^.;,\d]{0,12}wild|[x×] ?(\d{1,15})[^.;,\d]{0,12}wild/
const MINI_GAMES =
  /(?<![\d.])(\d{1,15})[ -]{0,2}(?:\+ )?(?:forskellige |unikke |sjove |different |unique |exciting |interactive |engaging )?(?:mini[ -]?(?:games?|spil)|bonusspil|bonus games?)/
const SOME_MINI_GAMES = /mini[ -]?(?:games|spil|game)/
const USUAL_MINI_GAMES = 3
const COMPLEXITY = /complexity|kompleksitet/

/** Everything in the text that is a number or a degree. `text` is in lower case, with digits. */
export function readFigures(text: string, note: Note = () => undefined): Figures {
  const reader = new Reader(text, note)
  const grid = gridOf(reader)
  const winning = winsOf(reader)
  return compact({
    ...winning,
    reels: reader.number('reels', REELS) ?? grid?.reels,
    rows: reader.number('rows', ROWS) ?? grid?.rows,
    lines: reader.number('lines', LINES),
    rtp: rtpOf(reader),
    volatility: volatilityOf(reader),
    maxWin: reader.number(
      'maxWin',
      MAX_WIN_NAMED,
      MAX_WIN_CAP,
      MAX_WIN_TIMES,
      MAX_WIN_OF_WINS,
      MAX_WIN_UP_TO,
      MAX_WIN_BARE,
    ),
    hitFrequency: hitsOf(reader),
    freeSpins: reader.number('freeSpins', FREE_SPINS),
    freeSpinMultiplier: reader.number('freeSpinMultiplier', FREE_SPIN_TIMES),
    wildMultiplier: reader.number('wildMultiplier', WILD_TIMES),
    buyPrice: reader.number('buyPrice', BUY_PRICE),
    miniGames: reader.number('miniGames', MINI_GAMES) ?? someMiniGames(reader),
  })
}

function someMiniGames(reader: Reader): number | undefined {
  const isSaid = reader.has('miniGames', SOME_MINI_GAMES)
  return isSaid || COMPLEXITY.test(reader.text)
    ? (miniGamesByDegree(reader.text) ?? (isSaid ? USUAL_MINI_GAMES : undefined))
    : undefined
}

/** Without the fields that are not there. */
const compact = (figures: { readonly [F in keyof Figures]: Figures[F] | undefined }): Figures =>
  Object.fromEntries(Object.entries(figures).filter(([, value]) => value !== undefined))

function gridOf(reader: Reader): { reels: number; rows: number } | undefined {
  const [, namedReels, namedRows] = reader.match('reels', GRID_NAMED) ?? []
  if (namedReels && namedRows) return { reels: Number(namedReels), rows: Number(namedRows) }
  const [, reels, rows] = GRID.exec(reader.text) ?? []
  const grid = { reels: Number(reels), rows: Number(rows) }
  if (!(grid.reels >= 3 && grid.reels <= 9 && grid.rows >= 1 && grid.rows <= 10)) return undefined
  reader.match('reels', GRID)
  return grid
}

/** Words that say how a game pays, the first that are found. */
const WIN_WORDS: readonly (readonly [WinWish, RegExp])[] = [
  ['megaways', /mega ?ways|117649|(?<!\p{L})(?:up to|op til) \d{5,} (?:ways|veje|måder)/u],
  ['clusters', /cluster|klynge/],
  ['anywhere', /pays? anywhere|scatter pays|overalt på|hvor som helst|win anywhere|betaler overalt/],
]
const WAYS_NAMED =
  /(?<!both |no |not )(?<!\p{L})(?:ways(?: (?:to|2) win)?(?! (?:to|of) )|way (?:to|2) win)(?!\p{L})|gevinstveje|alle veje|all ways|(?<!ikke |ingen )(?<!\p{L})måder(?!\p{L})/u
const LINES_NAMED = /(?:wins?|gevinst\p{L}*) (?:on|på) lin(?:es|jer)?|just lines|kun linjer/u

function winsOf(reader: Reader): { wins: WinWish | undefined; ways: number | undefined } {
  const ways = reader.number('ways', WAYS)
  const named = WIN_WORDS.find(([, pattern]) => reader.has('wins', pattern))?.[0]
  if (named) return { wins: named, ways }
  if (ways !== undefined || reader.has('wins', WAYS_NAMED)) return { wins: 'ways', ways }
  const isLines = LINES.test(reader.text) || reader.has('wins', LINES_NAMED)
  return { wins: isLines ? 'lines' : undefined, ways }
}

/** A clause that is no more than a figure of that size: `5 reels, 95.0`. */
const RTP_ALONE = /(?<=^|[,;\n] ?)((?:8[5-9]|9\d)\.\d{1,2})(?= ?(?:$|[,;\n]|\.(?:\s|$)))/

function rtpOf(reader: Reader): number | undefined {
  const [, low, high] = RTP_RANGE.exec(reader.text) ?? []
  if (low && high && Number(high) > Number(low)) {
    reader.match('rtp', RTP_RANGE)
    return (Number(low) + Number(high)) / 2
  }
  const named = reader.number('rtp', RTP_NAMED, RTP_NEAR, RTP_BEFORE, RTP_GIVES)
  if (named !== undefined) return named
  const [, percent] = hitsOf(reader) === undefined ? (PERCENT.exec(reader.text) ?? []) : []
  return percent === undefined ? reader.number('rtp', RTP_ALONE) : reader.number('rtp', PERCENT)
}

function hitsOf(reader: Reader): number | undefined {
  const every = reader.number('hitFrequency', HITS_EVERY)
  return reader.number('hitFrequency', HITS_NAMED, HITS_BEFORE) ?? (every ? Math.round(1000 / every) / 10 : undefined)
}

const DEGREES: readonly (readonly [Volatility, string])[] = [
  ['extreme', 'ekstrem\\p{L}*|extreme\\p{L}*|meget høj\\p{L}*|very high|super high|vild'],
  ['medium', 'mellem\\p{L}*|middel\\p{L}*|medium|mid|moderat\\p{L}*|moderate'],
  ['low', 'meget lav\\p{L}*|lav\\p{L}*|very low|low|mild|small|little|lille|små|minimal'],
  ['high', 'høj\\p{L}*|hoj|high|big|large|huge|stort?|store|kæmpe'],
]
const VOLATILITY = 'volatil\\p{L}*|varians|variance|swings|udsving|risiko|risk(?!y)|spænding(?!s)'
const NOT = '(?<!(?:ikke|not|uden|without|no) (?:en |for |too |a )?)'

const BY_DEGREE = DEGREES.map(
  ([volatility, words]) =>
    [
      volatility,
      new RegExp(
        `${NOT}(?<!\\p{L})(?:${words})[ -]{0,2}(?:${VOLATILITY})|(?:${VOLATILITY})(?: er| is| på| skal være| should be|[:=])* (?:en |a )?(?:${words})(?!\\p{L})`,
        'u',
      ),
    ] as const,
)

const IN_OTHER_WORDS: readonly (readonly [Volatility, RegExp])[] = [
  [
    'low',
    /(?:not|ikke)(?: for| too| so| så)? (?:volatil\p{L}*|risky|risikabel\p{L}*)|(?:small|little|små|lave) (?:wins|payouts|gevinster)(?: ofte| often)?|minimal wins often|(?:frequent|steady|mange)[^.,;]{0,12}(?:wins|payouts|gevinster)/u,
  ],
  [
    'extreme',
    /brutal\p{L}*[^.,;]{0,4}(?:varians\p{L}*|variance|volatil\p{L}*)|(?:insane|ekstremt|extremely) volatil\p{L}*/u,
  ],
  [
    'high',
    /(?:very|meget|highly|rigtig|super) volatil\p{L}*|(?:medium|middel)[- ](?:high|høj) volatil\p{L}*|rare but (?:huge|big) wins|sjældne men store gevinster|big but rare/u,
  ],
]

function volatilityOf(reader: Reader): Volatility | undefined {
  const meant = IN_OTHER_WORDS.find(([, pattern]) => reader.has('volatility', pattern))?.[0]
  if (meant) return meant
  return BY_DEGREE.find(([, pattern]) => reader.has('volatility', pattern))?.[0]
}
