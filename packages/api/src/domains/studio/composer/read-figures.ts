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

/** The first number that one of the patterns catches. */
const numberBy = (text: string, ...patterns: readonly RegExp[]): number | undefined => {
  for (const pattern of patterns) {
    const found = text
      .match(pattern)
      ?.slice(1)
      .find((group) => group !== undefined)
    if (found !== undefined) return Number(found)
  }
  return undefined
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
  String.raw`${START}${N}[ -]{0,2}(?:hjul\p{L}{0,5}|valse\p{L}{0,3}|reels?|reeled|wheels)(?!\p{L})`,
  'u',
)
const ROWS = new RegExp(String.raw`${START}${N}[ -]{0,2}(?:rækker\p{L}?|rows?)(?!\p{L})`, 'u')
const LINES = new RegExp(
  String.raw`${START}${N}[ -]{0,2}(?:faste |aktive |fixed |active |forskellige )?(?:(?:gevinst|betalings|spille|vinder)?lin[ji]er?s?|(?:pay|win|bet)[ -]?lines?|lines?)(?!\p{L})`,
  'u',
)
const WAYS = /(?<![\d.])(\d{2,15})[ -]{0,2}(?:måder|veje|gevinstveje|vindermåder|ways|megaways)(?!\p{L})/u

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
const PERCENT = /(?<![\d.])(\d{2}(?:\.\d+)?) ?(?:%|procent|percent|pct)/

const TOP = String.raw`(?:ma(?:x|ks)[ -]?\p{L}{0,5}[ -]?(?:gevinst|win|payout|udbetaling)\p{L}*|topgevinst\p{L}*|hovedgevinst\p{L}*|(?:højeste|største) gevinst|(?:top|biggest|highest) (?:win|prize))`
const MAX_WIN_NAMED = new RegExp(
  String.raw`${TOP}[^\d.%]{0,24}(?:(\d{2,15})${OF_OTHERS}|(\d)(?= ?${TIMES}))(?![\d.]*%)`,
  'u',
)
/** What something costs is no win. */
const NO_PRICE = `(?<!(?:bought|buy|køb|kost|cost|pris|price)[^.;,]{0,30})`
const MAX_WIN_TIMES = new RegExp(
  String.raw`${NO_PRICE}${START}(\d{2,15}) ?${TIMES} (?:max|maks|indsats\p{L}*|din indsats|the bet|the stake|your bet|bet|stake)`,
  'u',
)
const MAX_WIN_UP_TO = new RegExp(String.raw`${NO_PRICE}(?:op til|up to) (\d{3,15}) ?${TIMES}`)
const MAX_WIN_CAP =
  /(?:(?<!\p{L})cap(?:ped)?(?: of| at)?|(?:et )?loft(?: på)?|exposure|højst|maximalt|maksimalt|can win up to|op til)[ :]{1,2}(?:1 )?(\d{3,15})(?!\d| ?(?:ways|måder|veje|free|kr|dkk|lin))/u
const MAX_WIN_BARE =
  /(?<!(?:jackpot|buy|bought|køb|koster?|cost|price|pris|screen|pays?|worth)[^.;,]{0,30})(?<![\d.])(\d{3,15}) ?(?:x|×|gange|times)(?! ?\d)/
const BUY_PRICE = new RegExp(String.raw`(?:bought|buy|køb|koster|costs?)[^.;,\d]{0,30}(\d{1,15}) ?${TIMES}`)

const HITS_NAMED =
  /(?:hit[ -]?(?:frequency|rate|ratio|frekvens)|gevinstfrekvens|træfsikkerhed)[^\d]{0,16}(\d{1,15}(?:\.\d+)?) ?(?:%|procent|percent)/
const HITS_BEFORE =
  /(?<![\d.])(\d{1,15}(?:\.\d+)?) ?(?:%|procent|percent) (?:hit[ -]?(?:frequency|rate|ratio|frekvens)|gevinstfrekvens)/
const HITS_EVERY =
  /(?:gevinst|vind|win)\p{L}* (?:i |on )?(?:hver(?:t|eneste)?|every) (\d{1,2})(?:\.|st|nd|rd|th)? ?(?:spin|runde|round|drej)/u

const FREE_SPINS = new RegExp(
  String.raw`${START}${N}[ -]{0,2}(?:gratis ?spin\p{L}{0,2}|gratisspil|frispil|free[ -]?spins?|free games)`,
  'u',
)
const FREE_SPIN_TIMES =
  /(?:frispil|free[ -]?(?:spins?|games)|gratis ?spins?)[^.;,]{0,40}?(?:(?<![\d.])(\d{1,15}) ?[x×]|[x×] ?(\d{1,15}))(?!\d)/
const WILD_TIMES =
  /wilds?[^.;,]{0,24}?[x×] ?(\d{1,15})(?!\d)|(?<![\d.])(\d{1,15}) ?[x×][^.;,\d]{0,12}wild|[x×] ?(\d{1,15})[^.;,\d]{0,12}wild/
const MINI_GAMES =
  /(?<![\d.])(\d{1,15})[ -]{0,2}(?:\+ )?(?:forskellige |unikke |sjove |different |unique |exciting |interactive |engaging )?(?:mini[ -]?(?:games?|spil)|bonusspil|bonus games?)/
const SOME_MINI_GAMES = /mini[ -]?(?:games|spil|game)/
const USUAL_MINI_GAMES = 3
const COMPLEXITY = /complexity|kompleksitet/

/** Everything in the text that is a number or a degree. `text` is in lower case, with digits. */
export function readFigures(text: string): Figures {
  const grid = gridOf(text)
  const winning = winsOf(text)
  return compact({
    ...winning,
    reels: numberBy(text, REELS) ?? grid?.reels,
    rows: numberBy(text, ROWS) ?? grid?.rows,
    lines: numberBy(text, LINES),
    rtp: rtpOf(text),
    volatility: volatilityOf(text),
    maxWin: numberBy(text, MAX_WIN_NAMED, MAX_WIN_CAP, MAX_WIN_TIMES, MAX_WIN_UP_TO, MAX_WIN_BARE),
    hitFrequency: hitsOf(text),
    freeSpins: numberBy(text, FREE_SPINS),
    freeSpinMultiplier: numberBy(text, FREE_SPIN_TIMES),
    wildMultiplier: numberBy(text, WILD_TIMES),
    buyPrice: numberBy(text, BUY_PRICE),
    miniGames: numberBy(text, MINI_GAMES) ?? someMiniGames(text),
  })
}

function someMiniGames(text: string): number | undefined {
  const isSaid = SOME_MINI_GAMES.test(text)
  return isSaid || COMPLEXITY.test(text)
    ? (miniGamesByDegree(text) ?? (isSaid ? USUAL_MINI_GAMES : undefined))
    : undefined
}

/** Without the fields that are not there. */
const compact = (figures: { readonly [F in keyof Figures]: Figures[F] | undefined }): Figures =>
  Object.fromEntries(Object.entries(figures).filter(([, value]) => value !== undefined))

function gridOf(text: string): { reels: number; rows: number } | undefined {
  const [, namedReels, namedRows] = text.match(GRID_NAMED) ?? []
  if (namedReels && namedRows) return { reels: Number(namedReels), rows: Number(namedRows) }
  const [, reels, rows] = text.match(GRID) ?? []
  const grid = { reels: Number(reels), rows: Number(rows) }
  return grid.reels >= 3 && grid.reels <= 9 && grid.rows >= 1 && grid.rows <= 10 ? grid : undefined
}

function winsOf(text: string): { wins: WinWish | undefined; ways: number | undefined } {
  const ways = numberBy(text, WAYS)
  const wins = /mega ?ways/.test(text)
    ? 'megaways'
    : /cluster|klynge/.test(text)
      ? 'clusters'
      : /pays? anywhere|scatter pays|overalt på|hvor som helst|win anywhere|betaler overalt/.test(text)
        ? 'anywhere'
        : ways !== undefined ||
            /(?<!both |no |not )(?<!\p{L})ways?(?: (?:to|2) win)?(?!\p{L})|gevinstveje|alle veje|(?<!ikke |ingen )(?<!\p{L})måder(?!\p{L})/u.test(
              text,
            )
          ? 'ways'
          : numberBy(text, LINES) === undefined &&
              !/(?:wins?|gevinst\p{L}*) (?:on|på) lin|just lines|kun linjer/u.test(text)
            ? undefined
            : 'lines'
  return { wins, ways }
}

function rtpOf(text: string): number | undefined {
  const [, low, high] = text.match(RTP_RANGE) ?? []
  if (low && high && Number(high) > Number(low)) return (Number(low) + Number(high)) / 2
  const named = numberBy(text, RTP_NAMED, RTP_NEAR, RTP_BEFORE, RTP_GIVES)
  if (named !== undefined) return named
  const percent = hitsOf(text) === undefined ? numberBy(text, PERCENT) : undefined
  return percent !== undefined && percent >= 80 ? percent : undefined
}

function hitsOf(text: string): number | undefined {
  const every = numberBy(text, HITS_EVERY)
  return numberBy(text, HITS_NAMED, HITS_BEFORE) ?? (every ? Math.round(1000 / every) / 10 : undefined)
}

const DEGREES: readonly (readonly [Volatility, string])[] = [
  ['extreme', 'ekstrem\\p{L}*|extreme\\p{L}*|meget høj\\p{L}*|very high|super high|vild'],
  ['medium', 'mellem\\p{L}*|middel\\p{L}*|medium|mid|moderat\\p{L}*|moderate'],
  ['low', 'meget lav\\p{L}*|lav\\p{L}*|very low|low|mild'],
  ['high', 'høj\\p{L}*|hoj|high'],
]
const VOLATILITY = 'volatil\\p{L}*|varians|variance|risiko|risk(?!y)|spænding(?!s)'
const NOT = '(?<!(?:ikke|not|uden|without|no) (?:en |for |too |a )?)'

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

function volatilityOf(text: string): Volatility | undefined {
  const meant = IN_OTHER_WORDS.find(([, pattern]) => pattern.test(text))?.[0]
  if (meant) return meant
  return DEGREES.find(([, words]) =>
    new RegExp(
      `${NOT}(?<!\\p{L})(?:${words})[ -]{0,2}(?:${VOLATILITY})|(?:${VOLATILITY})(?: er| is| på| skal være| should be|[:=])* (?:en |a )?(?:${words})(?!\\p{L})`,
      'u',
    ).test(text),
  )?.[0]
}
