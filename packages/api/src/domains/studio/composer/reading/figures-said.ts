import { type Found, spots } from './found.ts'

const CLAUSE = /[^;:!?\n()]+?(?=[,;:!?\n()]|\.(?:\s|$)|$)/gu

/** How often a spin pays, in percent. */
const PERCENT = '(\\d{1,2}(?:\\.\\d+)?) ?(?:%|percent|per cent|pct\\.?|procent|pc)'
const PAYING =
  '(?:hits?|hitting|hit[ -]?(?:freq\\p{L}*|rate|ratio|frekvens)|hf|pays?|paying|wins?|winning|winners?|gevinst\\p{L}*|vind\\p{L}*|betaler|træf\\p{L}*|hyppighed\\p{L}*|frequency|frekvens|rammer|udbetal\\p{L}*|gevinstgivende|give noget|giver noget|giver|return something|come good|successful|connects?|land something)'
const OF_SPINS =
  '(?:of |af |ud af )?(?:all |the |alle |de )*(?:spins?|spinn?ene|rounds?|runder\\p{L}*|omgange\\p{L}*|drej|games|plays|time|tiden|gangene)'
const NOT_RETURN =
  /(?<!\p{L})(?:doubl\p{L}*|dobbelt\p{L}*|tripl\p{L}*|rtp|return|payback|tilbagebetaling\p{L}*|udbetalingsprocent|volatil\p{L}*|pays? back|retur|udlodning\p{L}*)(?!\p{L})/u
const SHARES: readonly (readonly [RegExp, number])[] = [
  [/(?:a |en )?(?:quarter|fjerdedel|4th|fourth|kvart)/u, 25],
  [/(?:a |en |1 )?(?:third|tredjedel|3rd)/u, 33.3],
  [/(?:a |en |1 )?(?:fifth|femtedel|5th)/u, 20],
  [/(?:a |en |1 )?(?:half|halvdelen|hveranden|halvdel)/u, 50],
]
const EVERY =
  /(?<!\p{L})(?:every|hver|hvert|each|1 (?:spin |win |gevinst |runde |round |omgang )?(?:in|of|out of|af|ud af|per|pr\.?)(?: every| hver| hvert)?)[ -](?:(\d{1,2})(?:\.|st|nd|rd|th)?|(second|other|anden|andet|third|tredje|fourth|fjerde|fifth|femte|sixth|sjette|seventh|syvende))(?!\d|\p{L})(?! (?!spins?|spinn|rounds?|runder?|omgang|drej|games?|plays?|time|gang|pays?|wins?|is|are|er|giver|betaler|vinder|gevinst|times?|or|eller|turn|go|one|tur|result)\p{L})/u
const ORDINALS: Readonly<Record<string, number>> = {
  ...{ second: 2, other: 2, anden: 2, andet: 2, third: 3, tredje: 3, fourth: 4, fjerde: 4, fifth: 5, femte: 5 },
  ...{ sixth: 6, sjette: 6, seventh: 7, syvende: 7 },
}
const ALONE = new RegExp(
  `^ *(?:about |around |roughly |say |cirka |ca\\.? |omkring |altså |omtrent )?${PERCENT} *$`,
  'u',
)
const OUT_OF = /(?<![\d.])(\d{1,2}) (?:out of|ud af|of|af|in) (?:every |hver |hvert )?(\d{1,3})(?!\d)/u

export function hitsSaidIn(text: string): Found<number>[] {
  const isPaying = new RegExp(`(?<!\\p{L})${PAYING}(?!\\p{L})`, 'u')
  const isOfSpins = new RegExp(`(?<!\\p{L})${OF_SPINS}(?!\\p{L})`, 'u')
  const found = [...text.matchAll(CLAUSE)].flatMap((clause) => {
    const said = clause[0]
    const isAlone = ALONE.test(said)
    if (!(isPaying.test(said) || isAlone) || NOT_RETURN.test(said)) return []
    const number = shareIn(said, isAlone || isOfSpins.test(said))
    if (number === undefined || number > MOST_HITS) return []
    const from = said.length - said.trimStart().length
    return [{ value: number, start: clause.index + from, end: clause.index + said.trimEnd().length }]
  })
  // A percentage is more exact than one of so many.
  return found.toSorted((a, b) => Number(isExact(text, b)) - Number(isExact(text, a)))
}

const isExact = (text: string, { start, end }: Found<number>): boolean =>
  /%|percent|procent/.test(text.slice(start, end))

const MOST_HITS = 79

function shareIn(said: string, isOfSpins: boolean): number | undefined {
  // A percentage alone in its clause is that where nothing says of what.
  const percent = new RegExp(`(?<![\\d.])${PERCENT}`, 'u').exec(said)?.[1]
  const isNamed =
    /(?<!\p{L})(?:hf|hit\p{L}*|træf\p{L}*|\p{L}*frekvens|\p{L}*hyppighed|frequency|rammer)(?!\p{L})/u.test(said)
  if (percent !== undefined) return isOfSpins || isNamed ? Number(percent) : undefined
  const bare =
    /(?<!\p{L})(?:hf|hit[ -]?(?:rate|freq\p{L}*|frekvens)|hitrate|hitfrekvens|træf(?:procent|frekvens|rate|sikkerhed))(?: (?:of|at|on|på|around|about|omkring|cirka|ca\.?|er|is|roughly|near|nær))*[: =]+(\d{1,2}(?:\.\d+)?)(?![\d.]*\d|[x×])/u.exec(
      said,
    )?.[1]
  if (bare !== undefined) return Number(bare)
  if (!isOfSpins) return undefined
  const [, every, ordinal] = EVERY.exec(said) ?? []
  const count = Number(every ?? ORDINALS[ordinal ?? ''] ?? 0)
  if (count > 1) return Math.round(1000 / count) / 10
  const [, some, all] = OUT_OF.exec(said) ?? []
  if (some && all && Number(all) > Number(some)) return Math.round((1000 * Number(some)) / Number(all)) / 10
  return SHARES.find(([words]) => new RegExp(`(?<!\\p{L})${words.source}(?!\\p{L})`, 'u').test(said))?.[1]
}

const LIST =
  '((?:\\d{2}(?:\\.\\d+)? ?(?:%|percent|procent|pct\\.?)?(?:, ?(?:and |og |or |eller )?| and | og | or | eller | ?\\/ ?| & |; ?| \\| )){N}\\d{2}(?:\\.\\d+)?)(?![\\d.]*\\d|[x×]| ?(?:reels|hjul|lines|linjer|free|ways|kr|rows|rækker|spins))'
const NAMED_VERSIONS = new RegExp(
  `(?<!\\p{L})(?:rtps?|returns?|versions?|versioner\\p{L}*|udgaver?\\p{L}*|builds?|configs?|configurations?|konfiguration\\p{L}*|settings?|indstillinger\\p{L}*|variants?|varianter?\\p{L}*|options?|models?|modeller|flavou?rs|tiers|tilbagebetaling\\p{L}*|payback|levels|niveauer|trin|editions?|profiles?|profiler|satser|rates)(?![^\\d.;\\n]{0,24}(?:between|mellem|from|fra) )[^\\d.;\\n]{0,24}${LIST.replace('N', '1,5')}`,
  'gu',
)
const BARE_VERSIONS = new RegExp(`(?<![\\d.x×-])${LIST.replace('N', '2,5')}`, 'gu')

/** Returns at which a game is wanted: three on end are no other figures. */
export const versionsSaidIn = (text: string): Found<readonly number[]>[] =>
  [NAMED_VERSIONS, BARE_VERSIONS].flatMap((pattern) =>
    spots(text, pattern, ([, list = '']) => {
      const numbers = [...list.matchAll(/\d{2}(?:\.\d+)?/g)].map(Number)
      return numbers.length > 1 && numbers.every((one) => one >= LEAST_RETURN && one < 100) ? numbers : undefined
    }),
  )
const LEAST_RETURN = 80

const UNIT = '(?:kr\\.?|kroner|dkk|eur|euros?|pounds?|quid|øre|cents?|pence|p|c|usd|dollars?|gbp)'
const SUM = `[£€$]? ?(\\d+(?:\\.\\d+)?)(?!\\d|\\.\\d| ?[x×%]| ?(?:times|gange)) ?(${UNIT})?(?!\\p{L})`
const BET =
  '(?:(?:ticket |spin )?price|prisen?|spillepris\\p{L}*|coin|cost(?:s| per spin)?|bets?|bet[ -]?(?:range|size|limits?|levels?)|betting|stakes?|staking|stake range|wagers?|indsats\\p{L}*|indskud|coin range|denominations?)'
const RANGE = new RegExp(
  `(?<!\\p{L})${BET}(?: (?:range|from|between|fra|mellem|spænder|går|goes|go|run|runs|running|of|på|is|are|er|size|should|skal|ligge|lie|can|kan|be|være|anywhere|any|to be|limits?|grænser?|allowed|alt|imellem))*[: ]+${SUM} ?(?:to|and|til|og|-|–|up to|op til|through|\\.\\.) ?${SUM}`,
  'gu',
)
const RANGE_AFTER = new RegExp(
  `(?<![\\d.])${SUM} ?(?:to|til|-|–|og|and) ?${SUM} ?(?:i |in |as |som |per )?(?:${BET}|a spin|pr\\. spin|per spin|spin stake)(?!\\p{L})`,
  'gu',
)
const LEAST_MOST = new RegExp(
  `(?<!\\p{L})(?:min(?:imum|dst|dste|\\.)?|lowest|smallest|laveste|at least|from)(?: (?:bet|stake|wager|indsats\\p{L}*|of|på|is|er))*[: ]+${SUM}[,;]? ?(?:and |og |to |til |, )?(?:(?:a |en |the )?max(?:imum|imal)?|maks\\p{L}*|top|highest|højest\\p{L}*|største|most)(?: (?:bet|stake|wager|indsats\\p{L}*|of|på|is|er))*[: ]+${SUM}`,
  'gu',
)
/** Only one end: `max stake 1 euro`, `højst 20 kr i indsats`. */
const MOST_BET = new RegExp(
  `(?<!\\p{L})(?:max(?:imum|imal)?|maks\\p{L}*|highest|top|højest\\p{L}*|største|biggest)\\.? (?:${BET})(?: (?:of|is|er|på|at|should be|skal være))*[: ]+${SUM}`,
  'gu',
)
/** The other end: `from 50 øre a spin`. */
const LEAST_BET = new RegExp(
  `(?<!\\p{L})(?:from|fra|mindst|min(?:imum)?|starting (?:at|from)|at least) ${SUM} ?(?:pr\\.?|per|a|i) +(?:spin|round|runde|spil|game|drej)(?!\\p{L})`,
  'gu',
)
/** `indsats fra 50 øre`, `low stakes from 5 cents`, `CAD 0.20-100`. */
const STAKE_FROM = new RegExp(
  `(?<!\\p{L})${BET},? (?:starting )?(?:from|fra|på|of|at|starter? (?:på|ved)) ${SUM}(?! ?(?:to|til|and|og|up to|op til|-|–|\\d))`,
  'gu',
)
const OF_MONEY = '(?:dkk|eur|usd|cad|aud|gbp|sek|nok|chf|[£€$]|kr\\.?|dollars?)'
const MONEY_RANGE = new RegExp(
  `(?<![\\p{L}\\d])${OF_MONEY} ?(\\d+(?:\\.\\d+)?) ?(?:to|til|-|–) ?(?:${OF_MONEY} ?)?(\\d+(?:\\.\\d+)?)(?!\\d|\\.\\d| ?(?:x|×|gange|times|%))`,
  'gu',
)
const SMALL_COIN = /^(?:cents?|øre|p|c|pence)$/
const worth = (sum: string, unit = ''): number => Number(sum) / (SMALL_COIN.test(unit) ? 100 : 1)

export const betsSaidIn = (text: string): Found<{ readonly min?: number; readonly max?: number }>[] => [
  ...rangesIn(text),
  ...spots(text, MOST_BET, ([, max = '', unit]) => ({ max: worth(max, unit) })),
  ...spots(text, LEAST_BET, ([, min = '', unit]) => ({ min: worth(min, unit) })),
  ...spots(text, MONEY_RANGE, ([, min = '', max = '']) =>
    Number(max) > Number(min) ? { min: Number(min), max: Number(max) } : undefined,
  ),
  ...spots(text, STAKE_FROM, ([, min = '', unit]) => (unit ? { min: worth(min, unit) } : undefined)),
]

const rangesIn = (text: string): Found<{ readonly min: number; readonly max: number }>[] =>
  [RANGE, RANGE_AFTER, LEAST_MOST].flatMap((pattern) =>
    spots(text, pattern, ([, min = '', unit, max = '', other]) => {
      const bets = { min: worth(min, unit), max: worth(max, other) }
      return bets.max > bets.min ? bets : undefined
    }),
  )

/** `five or more`, `at least five`, where wins are clusters. */
const LEAST =
  /(?<!\p{L})(?:min(?:imum|dst|\.)?|at least|fra|from|starting (?:at|from|with)|least|no fewer than|ikke færre end|of|på|needs?|kræver|skal være) (\d{1,2})(?![\d.%x×]| ?(?:x|kr|gange|times|reels|hjul|rows|rækker|lines|linjer|free|gratis|%))|(?<![\d.])(\d{1,2})(?:\+| or more| eller flere| and up| og op\p{L}*| plus| or greater| eller derover| eller mere| upwards)|(?<![\d.])(\d{1,2}) (?:ens|touching|adjacent|connected|matching|identical|neighbou?r\p{L}*|in a (?:group|cluster|clump|bunch)|i en (?:klynge|gruppe)|sammenhængende|nabo\p{L}*|of a kind|alike|sammen|together|symbol\p{L}*|same|that touch|der rører)/gu
export const leastIn = (text: string): Found<number>[] =>
  spots(text, LEAST, ([, first, second, third]) => {
    const count = Number(first ?? second ?? third)
    return count >= 3 && count <= 20 ? count : undefined
  })

const DIGITS = '(?:1|2|3|4|5|6|7|8)'
const AND = '(?:, ?(?:and |og )?| (?=\\d)| and | og | & |\\/|\\+| eller | or )'
const NTH =
  '(?:first|second|third|fourth|fifth|sixth|første|anden|andet|tredje|fjerde|femte|sjette|outer|inner|midterste|middle)'
const NTHS: Readonly<Record<string, number>> = {
  ...{ first: 1, second: 2, third: 3, fourth: 4, fifth: 5, sixth: 6 },
  ...{ første: 1, anden: 2, andet: 2, tredje: 3, fjerde: 4, femte: 5, sjette: 6 },
}
const ON_REELS = new RegExp(
  `(?<!\\p{L})(?:reels?|hjul|valser?|kolonner?|columns?)(?:ene|et)?:? (${DIGITS}(?:${AND}${DIGITS}){0,6})(?![\\dx×-]|\\.\\d| ?(?:rows|rækker|lines|linjer|reels|free))|(?<![\\p{L}\\d])(?:(?:the |de |det |den )?((?:${NTH}|${DIGITS}\\.)(?:${AND}(?:the |de |det |den )?(?:${NTH}|${DIGITS}\\.)){0,5}) (?:reels?|hjul|valser?|columns?|kolonner?))(?!\\p{L})|(?<!\\p{L})(?:the |de )?(middle|midterste|centre|center|inner|inderste) ([2-4]) (?:reels|hjul|columns|valser|kolonner)|(?<!\\p{L})(?:the |de |det )?(middle|midterste|centre|center|central) (?:reel|hjul|column|valse|kolonne)(?:s|et|ene)?(?!\\p{L})|(?<=(?:only|kun|just|bare|solely)(?: \\p{L}+)? (?:on|på|i|in) )(${DIGITS}(?:${AND}${DIGITS}){1,6})(?![\\d.x×-]| ?(?:rows|rækker|lines|linjer|free|gratis))|(?<!\\p{L})(?:reels?|hjul|på|on) (${DIGITS}(?:-${DIGITS}){1,5})(?![\\d.x×-]| ?(?:rows|rækker))`,
  'gu',
)

/** The reels that a symbol stands on, whatever is said of which before. */
export const reelsNamedIn = (text: string, reels: number): Found<readonly number[]>[] =>
  spots(text, ON_REELS, ([, named, nths, middle, count, centre, bare, dashed]) => {
    const digits = named ?? bare ?? dashed
    const [, first, last] = /^(\d)-(\d)$/.exec(digits ?? '') ?? []
    if (first && last)
      return Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => Number(first) + index)
    if (digits) return [...digits.matchAll(/\d/g)].map(Number)
    if (nths) {
      const all = [...nths.matchAll(/\p{L}+|\d/gu)].map(([word]) => NTHS[word] ?? Number(word)).filter((one) => one > 0)
      return all.length > 0 ? all : undefined
    }
    if (middle) {
      const first = Math.floor((reels - Number(count)) / 2) + 1
      return Array.from({ length: Number(count) }, (_, index) => first + index)
    }
    return centre ? [Math.ceil(reels / 2)] : undefined
  })
