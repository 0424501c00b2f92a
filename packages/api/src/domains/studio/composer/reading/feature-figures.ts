import type { Wishes } from '../wishes.ts'
import { clauseBefore, isOfPart } from './feature-clause.ts'
import { rewritten, type Said } from './said.ts'
import { type Take, type Taker, takeOf } from './takes.ts'
import { tradePartOf } from './trade-parts.ts'

type Figures = Pick<
  Wishes,
  | 'awards'
  | 'again'
  | 'choices'
  | 'coinsAt'
  | 'coinName'
  | 'collectorName'
  | 'jackpotSizes'
  | 'topPay'
  | 'wheelTop'
  | 'cellsUpTo'
  | 'bombsUpTo'
  | 'fallSteps'
>

/** Numbers that are said of one feature, and the text with what they ask for in plainer words and without those numbers. */
export interface FeatureFigures {
  readonly said: Said
  readonly wishes: Figures
  readonly takes: readonly Take[]
}

interface Rule {
  readonly pattern: RegExp
  readonly by: Taker
  /** What is left to be read by others, and what was read; nothing where it is something else after all. */
  readonly read: (
    match: RegExpExecArray,
    text: string,
  ) => { readonly words: string; readonly wishes: Figures } | undefined
}

const SPINS = '(?:free[ -]?|gratis[ -]?|fri)?(?:spins?|games?|spil|ture|omgange|rounds?|runder|drej)(?:ene|nene)?'
const FREE =
  '(?:free[ -]?(?:spins?|games?|rounds?)|gratis[ -]?(?:spins?|spil|ture|omgange|runder)|frispil|fri ?spins?|spins)'
const BETWEEN = '(?:,? ?(?:or|eller|and|og|&) |, ?| ?\\/ ?)'
const list = (digits: string) => `(${digits}(?:${BETWEEN}${digits}){1,3})`
const WORD = "\\p{L}[\\p{L}’'-]*"
const THING = `(${WORD}(?: ${WORD}){0,2}?)`
const GIVES =
  '(?:(?:that |der |som )?(?:gives?|giver|gir|awards?|udløser|triggers?|starter|starts?|grants?|pays?|betaler|for|=|:|->|→)(?: (?:you|dig|man|respectively|henholdsvis))?)'
const FOR = '(?:for|ved|with|med|from|fra|when you (?:land|get|hit)|if you (?:land|get|hit)|når man får|på|at)'

const numbersIn = (words: string): number[] => [...words.matchAll(/\d+/g)].map(([digits]) => Number(digits))

/** Rising counts of scatters with as many numbers of spins. */
function awardsOf(counts: readonly number[], spins: readonly number[]): Record<string, number> | undefined {
  const isRising = counts.every((count, index) => index === 0 || count > (counts[index - 1] ?? 0))
  return isRising && counts.length === spins.length
    ? Object.fromEntries(counts.map((count, index) => [String(count), spins[index] ?? 0]))
    : undefined
}

function awarded(counts: readonly number[], spins: readonly number[], thing = 'scatters') {
  const order = counts.map((count, index) => [count, spins[index] ?? 0] as const).toSorted(([a], [b]) => a - b)
  const awards = awardsOf(
    order.map(([count]) => count),
    order.map(([, each]) => each),
  )
  const [first] = order
  return awards && first && counts.length === spins.length
    ? { words: `${first[0]} ${thing} giver ${first[1]} free spins`, wishes: { awards } }
    : undefined
}

/** `3, 4 eller 5 lotusblomster giver 8, 12 eller 20 frispil`. */
const COUNTS_FIRST: Rule = {
  pattern: new RegExp(
    `(?<![\\p{L}\\d.])(?:${FREE}:? )?${list('[2-6]')}(?: ${THING})? ?${GIVES} (?:free spins:? )?${list('\\d{1,3}')}(?: ${SPINS})?(?!\\p{L}|\\d)`,
    'gu',
  ),
  by: 'awards',
  read: ([, counts = '', thing, spins = '']) => awarded(numbersIn(counts), numbersIn(spins), thing),
}
/** `8/12/20 free spins for 3/4/5 scatters`. */
const SPINS_FIRST: Rule = {
  pattern: new RegExp(
    `(?<![\\p{L}\\d.])${list('\\d{1,3}')} ${SPINS} (?:(?:is |are )?(?:awarded |given )?)${FOR} ${list('[2-6]')}(?![\\d%x×])(?: (scatter\\p{L}*))?`,
    'gu',
  ),
  by: 'awards',
  read: ([, spins = '', counts = '', thing]) => awarded(numbersIn(counts), numbersIn(spins), thing),
}
const AND = '(?:,|;| and| og|, and|, og)'
/** `3 scatters give 10 spins, 4 give 15 and 5 give 20`. */
const PAIRS: Rule = {
  pattern: new RegExp(
    `(?<![\\p{L}\\d.])([2-6])(?: ${THING})? ?${GIVES} (\\d{1,3})(?: ${SPINS})?((?:${AND} [2-6](?: scatters?| of them| stk)? ?${GIVES} \\d{1,3}(?: ${SPINS})?){1,3})(?![\\p{L}\\d%x×])`,
    'gu',
  ),
  by: 'awards',
  read: ([whole, count = '', thing, spins = '', rest = ''], text) => {
    if (!new RegExp(SPINS, 'u').test(whole) && !new RegExp(FREE, 'u').test(text)) return undefined
    const others = numbersIn(rest)
    return awarded(
      [Number(count), ...others.filter((_, index) => index % 2 === 0)],
      [Number(spins), ...others.filter((_, index) => index % 2 === 1)],
      thing,
    )
  },
}
/** `10 spins for three, 15 for four`. */
const PAIRS_BACK: Rule = {
  pattern: new RegExp(
    `(?<![\\p{L}\\d.])(\\d{1,3}) ${SPINS} ${FOR} ([2-6])(?: (?!and |og )${THING})?((?:${AND} \\d{1,3}(?: ${SPINS})? ${FOR} [2-6](?: (?:scatters?|of them|stk))?){1,3})(?![\\p{L}\\d%x×])`,
    'gu',
  ),
  by: 'awards',
  read: ([, spins = '', count = '', thing, rest = '']) => {
    const others = numbersIn(rest)
    return awarded(
      [Number(count), ...others.filter((_, index) => index % 2 === 1)],
      [Number(spins), ...others.filter((_, index) => index % 2 === 0)],
      thing,
    )
  },
}
/** `free spins: 3 scatters = 10`. */
const ONE_PAIR: Rule = {
  pattern: new RegExp(
    `(?:${FREE} ?: ?)?(?<![\\p{L}\\d.])([2-6]) (scatter\\p{L}*) ?(?:=|:|->|→|giver|gives?) ?(\\d{1,3})(?: ${SPINS})?(?![\\p{L}\\d%x×]| ?(?:x|×|gange|times|coins?|mønter)| ?(?:to|til|-|–) ?\\d)`,
    'gu',
  ),
  by: 'awards',
  read: ([, count = '', thing, spins = '']) => awarded([Number(count)], [Number(spins)], thing),
}
/** `15 free spins from 4 scatters`: the fewest that start them. */
const FROM: Rule = {
  pattern: new RegExp(
    `(?<![\\p{L}\\d.])(\\d{1,3}) ${FREE} (?:from|fra|with|med|ved|for|på) ([4-6])\\+? (?:or more |eller flere )?(scatter\\p{L}*)`,
    'gu',
  ),
  by: 'awards',
  read: ([, spins = '', count = '', thing]) => awarded([Number(count)], [Number(spins)], thing),
}
/** `kan genudløses med 5 mere`. */
const AGAIN: Rule = {
  pattern:
    /(?<!\p{L})(?:re-?trigger\p{L}*|genudløs\p{L}*|genstart\p{L}*|genaktiver\p{L}*)(?: (?:with|med|for|adds?|adding|giver|gives?|giving|by|på|of|yderligere|another))* ?:? ?\+? ?(\d{1,2})(?: (?:more|mere|ekstra|extra|flere|nye|further|additional|free|gratis|spins?|frispil|ture))*(?![\p{L}\d%x×])/gu,
  by: 'again',
  read: ([, spins = '']) => ({ words: 'retrigger', wishes: { again: Number(spins) } }),
}
/** `+5 more spins on a retrigger`. */
const MORE: Rule = {
  pattern:
    /(?<![\p{L}\d])\+? ?(\d{1,2}) (?:(?:more|extra|ekstra|flere|mere|additional|further|free|gratis) )*(?:spins?|frispil|ture|games) (?:on|ved|for|per|pr\.?|med) (?:a |en |each |hver |every )*(?:re-?trigger\p{L}*|genudløs\p{L}*|genstart\p{L}*)/gu,
  by: 'again',
  read: ([, spins = '']) => ({ words: 'retrigger', wishes: { again: Number(spins) } }),
}

const AT = '(?:at|with|med|til|à|ved|@) ?(?:[x×] ?)?(\\d{1,2}) ?[x×]?'
const OPTION = `(\\d{1,3})(?: ${SPINS})? ${AT}`
/** `20 spins at x1, 10 spins with x3 or 5 spins with x8`. */
const CHOICES: Rule = {
  pattern: new RegExp(
    `(?:(?:an? |the |et |en )?(?:choice|choose|choosing|pick|select|vælge?r?|valg(?:et)?)(?: selv)?(?: (?:of|between|among|from|mellem|blandt))? )?(?<![\\p{L}\\d.])\\d{1,3} ${SPINS} ${AT}(?:(?:,? (?:or|eller|and|og) |, )${OPTION}){1,3}(?![\\p{L}\\d%])`,
    'gu',
  ),
  by: 'choices',
  read: ([whole]) => ({
    words: 'freespin-choice',
    wishes: {
      choices: [...whole.matchAll(new RegExp(OPTION, 'gu'))].map(([, spins, multiplier]) => ({
        spins: Number(spins),
        multiplier: Number(multiplier),
      })),
    },
  }),
}

const HELD = "(?:hold|lock|stick)[ -]?(?:and|&|n|og|'n')?[ -]?(?:win|spin|re-?spin|vind|link)"
const HOLDS = new RegExp(HELD, 'u')
/** `6 ringe starter bonussen`, where there is a hold and win. */
const COINS: Rule = {
  pattern: new RegExp(
    `(?<![\\p{L}\\d.])([3-9]|1\\d)\\+? (?:or more |eller flere )?${THING} (?:lander |land )?(?:starter|udløser|aktiverer|giver|triggers?|starts?|activates?|begins?|to (?:trigger|start)) (?:the |a |an |en |et |3 )?(?:${HELD}|bonus\\p{L}*|feature\\p{L}*|respins?\\p{L}*|re-spins?|rounds?|runden?)(?!\\p{L}|:)`,
    'gu',
  ),
  by: 'coinsAt',
  read: ([, count = '', thing = ''], text) =>
    HOLDS.test(text) && !/^(?:scatter|wild|joker)/u.test(thing)
      ? { words: 'hold and win', wishes: { coinsAt: Number(count), ...coinOf(thing) } }
      : undefined,
}
/** `coins with cash values land, 6 trigger respins`. */
const COINS_ALONE: Rule = {
  pattern:
    /(?<=[,;.:] ?(?:and |og )?)([4-9])\+? (?:or more |eller flere )?(?:of them |af dem )?(?:triggers?|starts?|udløser|starter) (?:the |3 )?(?:re-?spins?|genspin)(?!\p{L})/gu,
  by: 'coinsAt',
  read: ([, count = '']) => ({ words: 'hold and win', wishes: { coinsAt: Number(count) } }),
}
/** `a diver collects all the pearls`: what is collected has a worth of its own. */
const COLLECTS: Rule = {
  pattern: new RegExp(
    `(?<=(?:^|[.,;:!?\\n]|(?<!\\p{L})(?:and|og|hvor|where)) ?)(?:an? |the |en |et |den )?(${WORD}) (?:collects|samler|opsamler|gathers)(?: up| op)?(?: all| alle)?(?: the| de)? (${WORD})(?: op)?(?= *(?:$|[,.;]| and | og | in | i | during | under ))`,
    'gu',
  ),
  by: 'cashCollect',
  read: ([, collector = '', thing = ''], text) =>
    !WORTH.test(text) || !isThing(collector)
      ? undefined
      : { words: 'cash collect', wishes: { collectorName: collector, ...coinOf(thing) } },
}
const WORTH =
  /(?<!\p{L})(?:cash|money|penge\p{L}*|kontant\p{L}*|values?|værdi(?:er)?|fiskespil\p{L}*|fishing)(?!\p{L})/u
/** `hold and win triggered by six pints`. */
const COINS_BY: Rule = {
  pattern: new RegExp(
    `(${HELD}) (?:that |which |der |som )?(?:is |are |bliver )?(?:triggered|started|activated|udløst|startet|aktiveret|udløses|startes|aktiveres|starts?|starter|begins?) (?:by|af|with|med|ved|at|from|fra) ([3-9]|1\\d)\\+? (?:or more |eller flere )?(${WORD})(?= *(?:$|[,.;]| and | og ))`,
    'gu',
  ),
  by: 'coinsAt',
  read: ([, held = '', count = '', thing = '']) =>
    /^(?:scatter|wild|joker|spin)/u.test(thing)
      ? undefined
      : { words: held, wishes: { coinsAt: Number(count), ...coinOf(thing) } },
}
const isThing = (word: string): boolean => tradePartOf(word) === undefined
const coinOf = (thing: string): Figures =>
  /^(?:coins?|mønter|symboler|symbols)$/u.test(thing) || !thing.split(' ').every(isThing) ? {} : { coinName: thing }
const named = (thing: string, words: string) => {
  const wishes = coinOf(thing)
  return wishes.coinName === undefined ? undefined : { words, wishes }
}
/** `hold & spin with batteries`. */
const COIN: Rule = {
  pattern: new RegExp(
    `(${HELD}) (?:with|med|of|using|on) (?!the |a |an |en |et )(${WORD})(?= *(?:$|[,.;]| and | og ))`,
    'gu',
  ),
  by: 'coinName',
  read: ([, held = '', thing = '']) => named(thing, held),
}
/** `pearls that carry cash values`. */
const CASH: Rule = {
  pattern: new RegExp(
    `(?<!\\p{L})(${WORD}) ((?:that |which |der |som )?(?:carry|carries|bærer|with|med|har|have) (?:cash|money|penge|kontant)[- ]?(?:values?|amounts?|beløb|værdier?|sums?|prizes?))(?!\\p{L})`,
    'gu',
  ),
  by: 'coinName',
  read: ([, thing = '', values = '']) => named(thing, values),
}

/** `new coins reset the counter`: that is what it does anyway. */
const RESET: Rule = {
  pattern:
    /(?<!\p{L})(?:hver |each |every |en |a |an )?(?:nye?|new) (?:mønt(?:er)?|coins?|symbol(?:er|s)?|en|one) (?:nulstiller|resets?|restarts?|genstarter|sætter|puts?)(?: (?:dem|them|it|den|the|counter|count|tælleren|respins?|til|back|to|3|forfra|igen))*(?!\p{L})/gu,
  by: 'holdAndWin',
  read: (_, text) => (HOLDS.test(text) ? { words: 'respins', wishes: {} } : undefined),
}

/** `3 respins that reset when a new one lands`: that is what it does anyway. */
const RESPINS: Rule = {
  pattern:
    /(?<![\p{L}\d.])3 (?:re-?spins?|genspin|respins)(?:(?:,? (?:that|which|som|der|and|og))?(?: (?:is|are|bliver|the counter|tælleren))? (?:resets?|resetting|nulstilles|nulstiller|starts? over|starter forfra)(?: (?:to 3|til 3))?(?: (?:when(?:ever)?|each time|every time|når|hver gang|with|for|on|ved)[^.;!?\n,]{0,48})?)?/gu,
  by: 'holdAndWin',
  read: (_, text) => (HOLDS.test(text) ? { words: 'respins', wishes: {} } : undefined),
}

const GRADE = '(?:mini|minor|midi|medium|major|maxi|mega|grand|super|ultra)'
const SUM = '(\\d{1,6}) ?(?:x|×|gange|times)(?!\\p{L}| ?\\d)'
/** `hvor grand er 1000x`. */
const GRADE_SIZE: Rule = {
  pattern: new RegExp(
    `(?<!\\p{L})(${GRADE})(?:[ -]?jackpot(?:ten)?)? ?(?:er|is|på|at|of|pays|giver|betaler|worth|=|:)(?: (?:worth|værd|på))? ${SUM}`,
    'gu',
  ),
  by: 'jackpotSizes',
  read: ([, name = '', bets = '']) => ({
    words: `${name} jackpot`,
    wishes: { jackpotSizes: [{ name, bets: Number(bets) }] },
  }),
}
/** `four jackpots called Half and Keg, Keg worth 1000x`: of one that has its name there. */
const NAMED_SIZE: Rule = {
  pattern: new RegExp(
    `(?<![\\p{L}])(?:where |hvor |the |den )?(${WORD})(?: (?:is|er|being))?(?: (?:worth|værd|at|på|pays?|paying|betaler|giver)| ?[:=]) ${SUM}`,
    'gu',
  ),
  by: 'jackpotSizes',
  read: ([whole, name = '', bets = ''], text) => {
    const before = text.slice(0, text.indexOf(whole))
    const isOne = new RegExp(`jackpots?(?:ter)?[^.;!?\\n]*(?<!\\p{L})${name}(?!\\p{L})`, 'u').test(before)
    return isOne ? { words: ' jackpot ', wishes: { jackpotSizes: [{ name, bets: Number(bets) }] } } : undefined
  },
}
/** One of several is not the only one. */
const OTHER_POOLS = /jackpot.*jackpot|(?<!\p{L})(?:mini|minor|midi|major|maxi)(?!\p{L})/su
/** `one big jackpot of 2000x`. */
const ONE_SIZE: Rule = {
  pattern: new RegExp(
    `(?<!\\p{L}|\\d)(?:(?:1|en|et|one|a|single|only|kun|fast|fixed|big|stor|grand|huge|kæmpe) ){1,3}jackpot (?:of|at|på|worth|paying|der giver|der betaler|til) ${SUM}`,
    'gu',
  ),
  by: 'jackpotSizes',
  read: ([, bets = ''], text) =>
    OTHER_POOLS.test(text) ? undefined : { words: '1 jackpot', wishes: { jackpotSizes: [{ bets: Number(bets) }] } },
}
const SIZED = `${GRADE}(?: jackpot)?(?:(?: ?(?:at|på|er|is|pays|giver|betaler|=|:))? ?)\\d{1,6} ?(?:x|×|gange|times)?`
/** `mini 10x, minor 25x, major 100x and grand 1000x`: their names are read elsewhere. */
const GRADES: Rule = {
  pattern: new RegExp(`(?<!\\p{L})${SIZED}(?:(?:,|;| and| og|,? &)* (?:the |en )?${SIZED}){1,5}(?!\\p{L})`, 'gu'),
  by: 'jackpotSizes',
  read: ([whole]) => ({
    words: whole,
    wishes: {
      jackpotSizes: [...whole.matchAll(new RegExp(`(${GRADE})[^\\d]*(\\d+)`, 'gu'))].map(([, name = '', bets]) => ({
        name,
        bets: Number(bets),
      })),
    },
  }),
}
/** `three fixed jackpots 20x 100x and 500x`. */
const SIZES: Rule = {
  pattern:
    /((?:[1-6] )?(?:\p{L}+ )?jackpots?(?:ter)?)(?: (?:of|at|på|paying|worth|der giver))? ?:? ?\(?((?:\d{1,6} ?[x×](?: ?, ?| and | og |, and |, og | ?\/ ?| )?){2,6})(?![\d])/gu,
  by: 'jackpotSizes',
  read: ([, jackpots = '', sizes = '']) => {
    const bets = numbersIn(sizes)
    const words = /\d/.test(jackpots) ? jackpots : `${bets.length} ${jackpots}`
    return { words: `${words} `, wishes: { jackpotSizes: bets.map((each) => ({ bets: each })) } }
  },
}
const FOR_FIVE =
  '(?:for|ved|på|with|med) [2-8](?: (?:of a kind|ens|på stribe|in a row|på en linje|on a line|of them|stk\\.?))?'
const BETS = '(?: (?:the |din |your |of )*(?:total )?(?:bet|stake|indsatsen?))?'
/** `the trout pays 60 times the bet for five`: the best symbol, and what it pays. */
const NAMED_PAY: Rule = {
  pattern: new RegExp(
    `(?<=^|[.,;:!?\\n] ?|(?<!\\p{L})(?:and|og|hvor|where|men|but|with|med) )((?:the |en |et |den |a |an )?${WORD}(?: ${WORD})?) (?:(?:skal|should|must) )?(?:betaler?|giver?|pays?|paying|is worth|er værd) (\\d{1,5}) ?(?:x|×|gange|times)${BETS} ${FOR_FIVE}(?![\\p{L}\\d%x×])`,
    'gu',
  ),
  by: 'topPay',
  read: ([, thing = '', bets = '']) =>
    /(?<!\p{L})(?:scatter\p{L}*|wilds?|jokere?n?|jackpot\p{L}*|it|den|det|which|that|som|der)$/u.test(thing)
      ? undefined
      : { words: `${thing} pays most`, wishes: { topPay: Number(bets) } },
}
/** `100x for fem`: what a symbol pays. */
const PAY: Rule = {
  pattern:
    /(?<![\d.])(\d{1,5}) ?(?:x|×|gange|times)(?: (?:the |din )?(?:bet|stake|indsatsen?))? (?:for|ved) ([2-8])(?: (?:of a kind|ens|på stribe|in a row|på en linje|of them))?(?![\p{L}\d%x×])/gu,
  by: 'topPay',
  read: ([, bets = '']) => ({ words: ' ', wishes: { topPay: Number(bets) } }),
}
const UP_TO = '(?:up to|op til|as high as|all the way to|helt op til|(?:goes|går) til)'
const TOP_PRIZE =
  '(?:(?:hvor |where |with |med |whose )?(?:the |den |a |en )?(?:største|højeste|øverste|bedste|top|biggest|best|highest|max(?:imum)?|maks(?:imal)?) ?(?:præmie|felt|prize|segment|award) ?(?:er|is|på|of|at|giver|pays|betaler|:|=)?)'
const CELLS = '(?:spots?|felt(?:er|erne)?|cells?|celler(?:ne)?|positions?|pladser(?:ne)?|tiles?|squares?)'
const MULTIPLYING = '\\p{L}*(?:multipl|doubl|dobl|gange|factor|faktor|charg|oplad|grow|vokse)\\p{L}*'
type Most = 'wheelTop' | 'cellsUpTo' | 'bombsUpTo'
const WHEEL = /(?<!\p{L})(?:wheel|(?:lykke|bonus|præmie|gevinst|jackpot|multiplikator)hjul(?:et)?)(?!\p{L})/gu
const OF_PARTS: readonly (readonly [field: Most, part: RegExp])[] = [
  ['wheelTop', WHEEL],
  [
    'cellsUpTo',
    new RegExp(
      `(?<!\\p{L})${MULTIPLYING}(?: \\p{L}+){0,4} ${CELLS}(?!\\p{L})|(?<!\\p{L})${CELLS}(?= (?:\\p{L}+ ){0,5}${MULTIPLYING})|(?<!\\p{L})(?:multiplikator|gange)(?:felt|celle|plads)\\p{L}*`,
      'gu',
    ),
  ],
  [
    'bombsUpTo',
    /(?<!\p{L})(?:\p{L}*bombs|\p{L}*bomber(?:ne)?|orbs|(?:multiplikator|gange|lyn|energi|ild|trylle|magi)?kugler(?:ne)?|multiplier (?:symbols?|bomb|orb)|multiplikatorsymboler|random multipliers?|tilfældige multiplikatorer)(?!\p{L})/gu,
  ],
]
const UNIT = '(?:x|×|gange|times)'
/** `a wheel with prizes up to 500x`, `multiplier spots that double up to 128x`: the most of a feature is not the most of a round. */
const OF_FEATURES: readonly Rule[] = OF_PARTS.map(([field, part]) => ({
  pattern: new RegExp(
    `(?<![\\p{L}\\d.])(?:${UP_TO}|${TOP_PRIZE}|(?:from |fra )?[x×]?\\d+ ?${UNIT}? (?:to|til)) ?(?:[x×] ?(?=\\d)|(?=\\d+ ?${UNIT}(?!\\p{L})))(\\d{1,5})(?: ?${UNIT}(?!\\p{L}))?${BETS}(?![\\p{L}\\d%]|[.,]\\d| (?:i|in|during|under) )`,
    'gu',
  ),
  by: field,
  read: (match, text) =>
    isOfPart(text, part, placesOf(match)) ? { words: ' ', wishes: { [field]: Number(match[1]) } } : undefined,
}))
/** Where a figure begins, its last number does, and it ends. */
const placesOf = ({ index, 0: whole, 1: most = '' }: RegExpExecArray) => ({
  start: index,
  number: index + whole.lastIndexOf(most),
  end: index + whole.length,
})
/** `a bonus wheel with 10x, 25x and 500x`: the best of them. */
const WHEEL_LIST: Rule = {
  pattern: /(?<![\p{L}\d.])(\d{1,5}) ?[x×](?:(?: ?, ?| and | og |, and |, og | ?\/ ?)\d{1,5} ?[x×]){2,9}(?![\d])/gu,
  by: 'wheelTop',
  read: (match, text) => {
    const said = { start: match.index, number: match.index, end: match.index + match[0].length }
    const isOfWheel = !new RegExp(MULTIPLIER, 'u').test(clauseBefore(text, match.index)) && isOfPart(text, WHEEL, said)
    return isOfWheel ? { words: ' ', wishes: { wheelTop: Math.max(...numbersIn(match[0])) } } : undefined
  },
}
const RISING = /(?<!\p{L})(?:multipli\p{L}*|chests?|kister|ladders?|stige)(?!\p{L})/gu
/** Of other things the most is not of a round either. */
const OF_A_FEATURE: Rule = {
  pattern:
    /(?<!\p{L})(?:up to|op til|as high as|all the way to|helt op til) (?:[x×] ?)?(\d{1,6})(?: ?(?:x|×|gange|times))?(?![\p{L}\d%]|\.\d| (?:i|in|during|under) )/gu,
  by: 'topPay',
  read: (match, text) => (isOfPart(text, RISING, placesOf(match)) ? { words: ' ', wishes: {} } : undefined),
}
const MULTIPLIER = '(?:multipli\\p{L}*|gange\\p{L}*|factor)'
/** `a multiplier that climbs 1, 2, 3, 5`: by each fall of the symbols. */
const LADDER: Rule = {
  pattern: new RegExp(
    `(?<=(?<!\\p{L})${MULTIPLIER}(?: ${WORD}){0,5}? ?:? ?\\(?)((?:[x×]?\\d{1,2}[x×]?(?: ?, ?| ?- ?| ?\\/ ?| then | så | and | og |, and |, og )){2,6}[x×]?\\d{1,2}[x×]?)(?![\\p{L}\\d%])`,
    'gu',
  ),
  by: 'fallSteps',
  read: ({ index, 0: whole, 1: said = '' }, text) => {
    const steps = numbersIn(said)
    const isRising = steps.every((step, at) => step >= 1 && step <= 20 && step >= (steps[at - 1] ?? 1))
    const isOther = OF_SYMBOLS.test(clauseBefore(text, index)) || ELSEWHERE.test(text.slice(index + whole.length))
    return isRising && !isOther && FALLS.test(text) ? { words: ' ', wishes: { fallSteps: steps } } : undefined
  },
}
/** What has a multiplier of its own, named with it. */
const OF_SYMBOLS =
  /(?<!\p{L})(?:\p{L}*wilds?|\p{L}*jokere?n?|(?<!(?:fall|fald|tumbl|cascad|drop)\p{L}* )symbols?|\p{L}*bombs?|\p{L}*bomber(?:ne)?|orbs?|\p{L}*kugler(?:ne)?|spots?|felter(?:ne)?)(?: \p{L}+)? (?:a |the |en )?\p{L}*(?:multipli|gange|factor)|(?:multipli\p{L}*|gange\p{L}*|factor) (?:\p{L}+ )*(?:\p{L}*wilds?|\p{L}*jokere?n?|symbol\p{L}*|bombs?|bomber|orbs?|kugler|spots?|felter)(?!\p{L})/u
const ELSEWHERE =
  /^,? ?(?:times |gange )?(?:(?:on|på|for|of) (?:the |all |alle |hver |each )?(?:\p{L}+ )?(?:wild|joker|symbol|bomb|orb)|(?:in|i|under|during) (?:the )?(?:free|fri|gratis|bonus))/u
const MOVES = '(?:fald|fall|drop)\\p{L}*'
const FALLS = new RegExp(
  `(?<!\\p{L})(?:cascad\\p{L}*|\\p{L}*kaskade\\p{L}*|tumbl\\p{L}*|avalanche\\p{L}*|lavine\\p{L}*|klynge\\p{L}*|cluster\\p{L}*|${MOVES} (?:ned |down |\\p{L}+ )?(?:symbol|gevinst|win)\\p{L}*|(?:symbols?|symboler(?:ne)?|wins?|gevinster(?:ne)?|nye|new ones)(?: \\p{L}+){0,4} ${MOVES}|(?:each|every|hver|per|pr) ${MOVES})(?!\\p{L})`,
  'u',
)
const ONWARDS = /reset|nulstil|unlimited|ubegrænset|free|gratis|frispil/u
/** `goes up by one each tumble`. */
const BY_ONE: Rule = {
  pattern: new RegExp(
    `(?<!\\p{L})(?:(?:the |en |a )?win )?${MULTIPLIER} (?:that |which |der |som )?(?:goes|go|stiger|vokser|rises?|grows?|climbs?|increases?|øges)(?: up| op)? (?:by|med|with) (?:1|one|en|et)(?: (?:for|ved|with|per|pr\\.?|after|efter))?(?: (?:hver|each|every))? (?:gang|time|tumble|cascade|kaskade|fald|drop|win|gevinst|avalanche)(?!\\p{L})`,
    'gu',
  ),
  by: 'fallSteps',
  read: ({ index, 0: whole }, text) => {
    const before =
      text
        .slice(0, index)
        .split(/[.;!?\n]/u)
        .at(-1) ?? ''
    const isKept = ONWARDS.test(`${before}${text.slice(index + whole.length, index + whole.length + 60)}`)
    return FALLS.test(text) && !isKept ? { words: 'cascades', wishes: { fallSteps: [1, 2, 3, 4, 5] } } : undefined
  },
}
/** `tumbling wins and multipliers`: each fall multiplies by more. */
const BARE_LADDER: Rule = {
  pattern:
    /(?<=(?:^|[,;.]|(?<!\p{L})(?:and|og|with|med)) ?)(?:multipliers|multiplikatorer)(?= *(?:$|[;.]|,(?! ?(?:der|som|that|which) )))/gu,
  by: 'cascades',
  read: (_, text) => (FALLS.test(text) ? { words: 'cascades', wishes: {} } : undefined),
}
/** `a multiplier up to x10 in free spins`: it rises there. */
const RISES: Rule = {
  pattern: new RegExp(
    `(?<!\\p{L}|wild )${MULTIPLIER} (?:that |der |som )?(?:(?:goes|rises|grows|stiger|vokser|go) )?(?:up to|op til) (?:[x×] ?)?(\\d{1,3})(?: ?(?:x|×|gange|times))? (?:i|in|during|under) (?:the )?(${FREE}|frispillene|bonus\\p{L}*)(?!\\p{L})`,
    'gu',
  ),
  by: 'risingMultiplier',
  read: ([, , where = '']) => ({ words: `rising multiplier in ${where}`, wishes: {} }),
}
/** `10 free spins, and all wins are multiplied by 3`. */
const TIMES_IN: Rule = {
  pattern: new RegExp(
    `(?<=${FREE}(?:ene|ne)?[^.;!?\\n]{0,40})(?:,? ?(?:and|og|hvor|where|der) )?(?:all |alle )(?:the )?(?:wins?|prizes|payouts|gevinster(?:ne)?|præmier(?:ne)?) (?:are |is |bliver |get )?(?:ganges|ganget|multipliceres|multiplied|times) (?:med|by|with)? ?[x×]?(\\d{1,2})[x×]?(?![\\p{L}\\d%]|\\.\\d)`,
    'gu',
  ),
  by: 'freeSpinMultiplier',
  read: ([, times = '']) => ({ words: ` x${times}`, wishes: {} }),
}
/** `at least 8 spins`, where they are free ones. */
const AT_LEAST: Rule = {
  pattern:
    /(?<!\p{L})(?:mindst|minimum|at least|min) (\d{1,2}) (?:spins?|ture|drej)(?!\p{L}| (?:before|between|after|apart|før|mellem|efter|inden)(?!\p{L}))/gu,
  by: 'freeSpins',
  read: ([, spins = ''], text) =>
    new RegExp(FREE, 'u').test(text) ? { words: `${spins} free spins`, wishes: {} } : undefined,
}
/** `the bell sets ten free turns going`: a verb in two parts. */
const SETS_GOING: Rule = {
  pattern: new RegExp(
    `(?<!\\p{L})(?:sætter|sets?|kicks?) ((?:\\d{1,3} )?(?:${FREE}|${SPINS}|bonus\\p{L}*|feature\\p{L}*)(?: (?:ture|spins|spil|runder))?) (?:i gang|going|off)(?!\\p{L})`,
    'gu',
  ),
  by: 'freeSpins',
  read: ([, what = '']) => ({ words: `starter ${what}`, wishes: {} }),
}

const RULES: readonly Rule[] = [
  CHOICES,
  ...[
    SETS_GOING,
    AT_LEAST,
    RISES,
    TIMES_IN,
    COUNTS_FIRST,
    SPINS_FIRST,
    PAIRS,
    PAIRS_BACK,
    ONE_PAIR,
    FROM,
    AGAIN,
    MORE,
    COINS,
    COINS_BY,
    COINS_ALONE,
    COLLECTS,
    COIN,
    CASH,
    RESET,
    RESPINS,
  ],
  ...[GRADES, SIZES, GRADE_SIZE, NAMED_SIZE, ONE_SIZE, NAMED_PAY, PAY, ...OF_FEATURES, WHEEL_LIST, OF_A_FEATURE],
  ...[LADDER, BY_ONE, BARE_LADDER],
]

/** @param whole in lower case, with numbers in digits */
export function featureFiguresIn(whole: Said): FeatureFigures {
  return RULES.reduce<FeatureFigures>(
    (sofar, { pattern, by, read }) => {
      const takes: Take[] = []
      const wishes: Figures[] = []
      const said = rewritten(sofar.said, pattern, (match) => {
        const found = read(match, sofar.said.text)
        if (!found) return match[0]
        takes.push(takeOf(sofar.said, by, match.index, match.index + match[0].trimEnd().length))
        wishes.push(found.wishes)
        return found.words
      })
      return {
        said,
        wishes: Object.assign({}, ...wishes.toReversed(), sofar.wishes),
        takes: [...sofar.takes, ...takes],
      }
    },
    { said: whole, wishes: {}, takes: [] },
  )
}
