import type {
  Board,
  Choice,
  Collect,
  CountTrigger,
  Definition,
  Feature,
  FreeSpins,
  HoldAndWin,
  Ladder,
  Pick,
  Wheel,
} from '@spilvaerk/slot-engine'
import { chanceMoment, chanceRules, chanceWords, often } from './chance-rules.ts'
import { freeSpinRules } from './free-spin-rules.ts'
import { prizeList, prizeWords } from './prize-words.ts'
import { countsOf, following, nameIn, othersOf, times, type Words } from './words.ts'

/** What starts a feature and what it does. */
export const featureRules = (feature: Feature, definition: Definition, words: Words): string[] => [
  ...ownRules(feature, definition, words),
  ...chanceRules(feature, definition, words),
]

function ownRules(feature: Feature, definition: Definition, words: Words): string[] {
  switch (feature.type) {
    case 'freeSpins':
      return freeSpinRules(feature, definition, words)
    case 'holdAndWin':
      return [holdAndWinRule(feature, definition, words)]
    case 'collect':
      return [collectRule(feature, definition, words)]
    case 'wheel':
      return [wheelRule(feature, definition, words)]
    case 'pick':
      return [pickRule(feature, definition, words), ...pickConditions(feature, words)]
    case 'ladder':
      return [ladderRule(feature, definition, words)]
    case 'board':
      return [boardRule(feature, definition, words)]
    case 'choice':
      return [choiceRule(feature, definition, words)]
  }
}

function wheelRule(wheel: Wheel, definition: Definition, words: Words): string {
  const { t } = words
  const { segments } = wheel
  const prizes = prizeList(
    segments.map(({ prize }) => prize),
    definition,
    words,
  )
  const weights = new Set(segments.map(({ weight }) => weight))
  const odds = following(weights.size > 1 ? [t('odds')] : [])
  const { start, chance } = startOf(wheel, definition, words)
  if (start) return t('starts.wheel', { ...start, prizes, odds })
  return chance ? t('byChance.wheel', { ...chance, prizes, odds }) : t('reached.wheel', { prizes, odds })
}

function pickRule(pick: Pick, definition: Definition, words: Words): string {
  const { t, number } = words
  const { items, picks } = pick
  const prizes = prizeList(
    items.filter(({ prize }) => !('nothing' in prize)).map(({ prize }) => prize),
    definition,
    words,
  )
  const until = items.some(({ ends }) => ends) ? t('until') : ''
  const fields = picks === undefined ? t('fields') : t('fieldsOf', { count: picks, number: number(picks) })
  const { start, chance } = startOf(pick, definition, words)
  if (start) return t('starts.pick', { ...start, fields, until, prizes })
  return chance
    ? t('byChance.pick', { ...chance, fields, until, prizes })
    : t('reached.pick', { fields, until, prizes })
}

/** What is not won by uncovering a prize once. */
function pickConditions({ items, alike }: Pick, { t, number, all }: Words): string[] {
  const factors = [...new Set(items.flatMap(({ factor }) => factor ?? []))].sort((a, b) => a - b)
  return [
    ...(alike === undefined ? [] : [t('pickAlike', { count: alike })]),
    ...(factors.length === 0 ? [] : [t('pickFactors', { numbers: all(factors.map((one) => `×${number(one)}`)) })]),
  ]
}

function ladderRule(ladder: Ladder, definition: Definition, words: Words): string {
  const { t } = words
  const prizes = prizeList(
    ladder.rungs.map(({ prize }) => prize),
    definition,
    words,
  )
  const rungs = ladder.rungs.length
  const { start, chance } = startOf(ladder, definition, words)
  if (start) return t('starts.ladder', { ...start, rungs, prizes })
  return chance ? t('byChance.ladder', { ...chance, rungs, prizes }) : t('reached.ladder', { rungs, prizes })
}

function boardRule(board: Board, definition: Definition, words: Words): string {
  const { t, number } = words
  const { spaces, rolls } = board
  const said = {
    prizes: prizeList(
      spaces.map(({ prize }) => prize),
      definition,
      words,
    ),
    spaces: spaces.length,
    rolls: t('rolls', { count: rolls, number: number(rolls) }),
    more: following([
      ...(spaces.some(({ to }) => to !== undefined) ? [t('boardJumps')] : []),
      ...(spaces.some(({ ends }) => ends) ? [t('boardEnds')] : []),
    ]),
  }
  const { start, chance } = startOf(board, definition, words)
  if (start) return t('starts.board', { ...start, ...said })
  return chance ? t('byChance.board', { ...chance, ...said }) : t('reached.board', said)
}

function choiceRule(choice: Choice, definition: Definition, words: Words): string {
  const { t, one } = words
  const options = one(
    choice.options.map(({ name, prize }) => {
      const text = prizeWords(prize, definition, words)
      return name ? `${name} (${text})` : text
    }),
  )
  const { start, chance } = startOf(choice, definition, words)
  if (start) return t('starts.choice', { ...start, options })
  return chance ? t('byChance.choice', { ...chance, options }) : t('reached.choice', { options })
}

function holdAndWinRule(feature: HoldAndWin, definition: Definition, words: Words): string {
  const { trigger, respins, values, jackpots = {} } = feature
  const { t } = words
  const worth = [
    ...Object.keys(values).map((coins) => ({ coins: Number(coins) })),
    ...Object.keys(jackpots).map((jackpot) => ({ jackpot })),
  ]
  return t('holdAndWin', {
    ...{ symbols: symbolsOf(trigger, definition, words), name: nameIn(definition, trigger.symbol), respins },
    often: often(trigger, words),
    prizes: prizeList(worth, definition, words),
    full: following([...gridRules(feature, definition, words)]),
  })
}

/** What the grid does beside its coins: rows that open, what fills it, what a number of coins brings. */
function gridRules(feature: HoldAndWin, definition: Definition, words: Words): string[] {
  const { t, all, number } = words
  const {
    trigger,
    fullCoins,
    active = [],
    opensRows = [],
    opensReels = [],
    fullReels = [],
    grades = [],
    eachReel,
  } = feature
  const name = nameIn(definition, trigger.symbol)
  const rising = [...grades].sort((a, b) => a.at - b.at)
  const list = rising.map(({ at, factor, prize }) => {
    const what = [
      ...(factor === undefined ? [] : [t('gradeFactor', { factor: number(factor) })]),
      ...(prize === undefined ? [] : [t('gradePrize', { prize: prizeWords(prize, definition, words) })]),
    ]
    return t('grade', { at, name, what: all(what) })
  })
  const full = fullReels.flatMap(({ prize }, reel) =>
    'nothing' in prize ? [] : [t('fullReel', { reel: reel + 1, prize: prizeWords(prize, definition, words) })],
  )
  const acts = active.map(({ multiplies = 1, adds = 0, collects }) =>
    all([
      ...(multiplies > 1 ? [t('acts.multiplies', { factor: number(multiplies) })] : []),
      ...(adds > 0 ? [t('acts.adds', { prize: times(adds, definition, words) })] : []),
      ...(collects ? [t('acts.collects')] : []),
    ]),
  )
  return [
    ...(acts.length > 0 ? [t('active', { list: acts.join('; ') })] : []),
    ...(opensRows.length > 0 ? [t('opensRows', { counts: all(opensRows.map(number)), name })] : []),
    ...(opensReels.length > 0 ? [t('opensReels', { counts: all(opensReels.map(number)), name })] : []),
    ...(eachReel === undefined ? [] : [t(`eachReel.${eachReel}`, { name })]),
    ...(full.length > 0 ? [t('fullReels', { list: full.join('; ') })] : []),
    ...(fullCoins ? [t('full', { prize: times(fullCoins, definition, words) })] : []),
    ...(list.length > 0 ? [t('grades', { list: list.join('; ') })] : []),
  ]
}

function collectRule(feature: Collect, definition: Definition, words: Words): string {
  const { trigger, values, collector, collectorFactors: factors = {}, pays = 'all', in: spins = 'all' } = feature
  const { t, number, one } = words
  const name = nameIn(definition, trigger.symbol)
  const collects = collector === undefined ? '' : nameIn(definition, collector)
  const numbers = one(countsOf(factors).map(number))
  const more = following([
    ...(numbers === '' ? [] : [t('collect.multiplied', { collector: collects, numbers })]),
    ...(pays === 'all' ? [] : [t('collect.fromLeft', { name })]),
    ...(spins === 'all' ? [] : [t(`collect.in.${spins}`)]),
  ])
  const worth = Object.keys(values).map((coins) => ({ coins: Number(coins) }))
  const shared = {
    ...{ symbols: symbolsOf(trigger, definition, words), often: often(trigger, words), more },
    prizes: prizeList(worth, definition, words),
  }
  return collector === undefined
    ? t('collect.alone', shared)
    : t('collect.collected', { ...shared, name, collector: collects })
}

/** What starts a feature: symbols, else chance; other features and purchases lead to what has neither. */
function startOf(
  { trigger, chance }: Exclude<Feature, FreeSpins | HoldAndWin | Collect>,
  definition: Definition,
  words: Words,
) {
  if (trigger) return { start: { symbols: symbolsOf(trigger, definition, words), often: often(trigger, words) } }
  return chance
    ? { chance: { moment: chanceMoment(chance, definition, words), chances: chanceWords(chance, words) } }
    : {}
}

function symbolsOf(trigger: CountTrigger, definition: Definition, words: Words): string {
  const { inWin, also = [] } = trigger
  const symbols = numberOf(trigger, definition, words)
  if (inWin) return words.t(trigger.eachWin ? 'symbols.inEachWin' : 'symbols.inWin', { symbols })
  return also.length === 0 ? symbols : words.t('symbols.also', { symbols, others: othersOf(also, definition, words) })
}

function numberOf({ symbol, at, upTo }: CountTrigger, definition: Definition, { t }: Words): string {
  const name = nameIn(definition, symbol)
  if (upTo === undefined) return t('symbols.orMore', { at, name })
  return upTo === at ? t('symbols.exactly', { at, name }) : t('symbols.range', { at, upTo, name })
}
