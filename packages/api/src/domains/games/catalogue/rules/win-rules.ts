import {
  BASE_REEL_SET,
  type Definition,
  type Paid,
  type ReelDefinition,
  type ShapeWins,
  type WinRule,
} from '@spilvaerk/slot-engine'
import { setChances } from './reel-sets.ts'
import { countsOf, following, mostCommon, named, times, type Words } from './words.ts'

/** How windows win, and from how many symbols. */
export function winRules(definition: Definition, words: Words): string[] {
  return [...countingRules(definition, words), ...fullWindowRules(definition, words)]
}

function fullWindowRules(definition: Definition, words: Words): string[] {
  const { pays = {}, wilds = 'count' } = definition.wins.fullWindow ?? {}
  const counts = wilds === 'count' && definition.symbols.some(({ kind }) => kind === 'wild')
  return Object.entries(pays).flatMap(([id, coins]) => {
    const symbol = definition.symbols.find((one) => one.id === id)
    if (symbol === undefined || coins === 0) return []
    const prize = times(coins, definition, words)
    return [words.t(counts ? 'fullWindow.counting' : 'fullWindow.never', { name: named(symbol), prize })]
  })
}

const perCellRules = ({ paid }: { readonly paid?: Paid }, { t }: Words): string[] =>
  paid === 'perCell' ? [t('perCell')] : []

function countingRules(definition: Definition, words: Words): string[] {
  const { wins } = definition
  const { t } = words
  const { usual, others } = fewestOf(definition, words)
  // Only lines can do without symbols that pay for a number of them.
  const fewest = usual ?? 0
  switch (wins.type) {
    case 'lines':
      return [
        usual === undefined
          ? t('lines.special')
          : t('lines.alike', { fewest, direction: t(`directions.${wins.direction ?? 'left'}`), others }),
        t('lines.highest'),
        ...(wins.sides === 'better' ? [t('lines.betterSide')] : []),
        ...wildRunRules(wins, words),
        ...(wins.combinations ?? []).map(({ name, coins, multiplied }) =>
          t(multiplied ? 'lines.multiplied' : 'lines.combination', { name, prize: times(coins, definition, words) }),
        ),
      ]
    case 'ways':
      return [
        t('ways.alike', { fewest, direction: t(`directions.${wins.direction ?? 'left'}`), others }),
        wins.paid === 'perCell'
          ? t('ways.perCell')
          : t(wins.paid === 'once' ? 'ways.paidOnce' : 'ways.multiplied', { howMany: waysRule(definition, words) }),
        ...(wins.direction === 'both' ? [t('ways.once')] : []),
        ...wildRunRules(wins, words),
      ]
    case 'clusters':
      return [
        t(wins.neighbours === 'corners' ? 'clusters.corners' : 'clusters.alike', { fewest, others }),
        t('clusters.larger', { between: following(betweenRule(definition, words)) }),
        ...perCellRules(wins, words),
        ...wildRunRules(wins, words),
      ]
    case 'anywhere':
      return [
        t('anywhere', { fewest, others, between: following(betweenRule(definition, words)) }),
        ...perCellRules(wins, words),
        ...wildRunRules(wins, words),
      ]
    case 'straights':
      return [
        t(`straights.${wins.along ?? 'both'}`, { fewest, others, between: following(betweenRule(definition, words)) }),
        ...perCellRules(wins, words),
        ...wildRunRules(wins, words),
      ]
    case 'shapes':
      return [...shapeRules(wins, words), ...wildRunRules(wins, words)]
  }
}

function shapeRules({ shapes, nested = 'hidden' }: ShapeWins, { t, all, number }: Words): string[] {
  return [
    t('shapes.alike', { shapes: all(shapes.map(({ name }) => name)) }),
    ...(shapes.length > 1 ? [t(`shapes.${nested}`)] : []),
    ...shapes.flatMap(({ name, times: factor = 1 }) =>
      factor > 1 ? [t('shapes.times', { name, times: number(factor) })] : [],
    ),
  ]
}

/** What wilds alone pay, where the definition says so. */
const wildRunRules = ({ wildRuns }: WinRule, { t }: Words): string[] =>
  wildRuns === undefined ? [] : [t(`wildRuns.${wildRuns}`)]

/** What reels do besides turning each for itself. */
export function reelRules(definition: Definition, words: Words): string[] {
  const { t, all } = words
  const { reelSet, reelSets, topReels = {} } = definition
  const sets = setChances(reelSet)
  const usual = sets.length === 1 ? (sets[0]?.name ?? BASE_REEL_SET) : BASE_REEL_SET
  const together =
    sets.length > 1
      ? drawnRules(definition, words)
      : linkedReels(reelSets[usual], words).map((reels) => t('reels.asOne', { reels }))
  const top = topReels[usual]
  if (!top) return together
  return [...together, t('reels.across', { reels: all(top.reels.map((reel) => String(reel + 1))) })]
}

/** The reels that stop together, group by group. */
function linkedReels(reels: readonly ReelDefinition[] = [], { all }: Words): string[] {
  const leaders = [...new Set(reels.flatMap(({ follows }) => (follows === undefined ? [] : [follows])))]
  return leaders.map((leader) =>
    all(reels.flatMap(({ follows }, reel) => (follows === leader || reel === leader ? [String(reel + 1)] : []))),
  )
}

/** Reel sets of which one is drawn for each spin. */
function drawnRules({ reelSet, reelSets }: Definition, words: Words): string[] {
  const { t, number } = words
  const sets = setChances(reelSet)
  const percent = (share: number): string => number(Math.round(share * 1e4) / 100)
  const base = sets.find(({ name }) => name === BASE_REEL_SET)
  const usual = base ? t('reels.usually', { percent: percent(base.chance) }) : ''
  return [
    t('reels.drawn', { sets: sets.length, usual }),
    ...sets.flatMap(({ name, chance }) =>
      linkedReels(reelSets[name], words).map((reels) => t('reels.asOneAtTimes', { percent: percent(chance), reels })),
    ),
  ]
}

export function cascadeRules({ cascades, respins }: Definition, { t, number }: Words): string[] {
  if (respins) return [t('respins')]
  if (!cascades) return []
  const { multipliers = [1] } = cascades
  const steps = multipliers.map((multiplier) => `×${number(multiplier)}`)
  return [
    t('cascades.fall'),
    ...(multipliers.some((multiplier) => multiplier > 1)
      ? [t('cascades.multiplier', { steps: steps.slice(0, -1).join(', '), last: steps.at(-1) ?? '' })]
      : []),
  ]
}

/** What lies across a reel is one more row of it. */
function waysRule({ reelSets, topReels = {} }: Definition, { t, number }: Words): string {
  const under = topReels.base?.reels ?? []
  const own = (reelSets.base ?? []).map(rowsOf)
  const rows = own.map(({ fewest, most }, reel) => {
    const above = under.includes(reel) ? 1 : 0
    return { fewest: fewest + above, most: most + above }
  })
  const ways = number(rows.reduce((product, { most }) => product * most, 1))
  if (own.every(({ fewest, most }) => fewest === most)) return t('ways.fixed', { ways })
  const fewest = Math.min(...own.map((row) => row.fewest))
  const most = Math.max(...own.map((row) => row.most))
  return t('ways.drawn', { fewest, most, ways })
}

function rowsOf({ rows }: ReelDefinition): { fewest: number; most: number } {
  const choices = typeof rows === 'number' ? [rows] : countsOf(rows)
  return { fewest: Math.min(...choices), most: Math.max(...choices) }
}

/** Where the pay table leaves numbers out. */
function betweenRule({ symbols }: Definition, { t }: Words): string[] {
  const tables = symbols.flatMap((symbol) => (symbol.kind === 'regular' ? [countsOf(symbol.pays ?? {})] : []))
  const hasGaps = tables.some((counts) => counts.some((count, i) => i > 0 && count > (counts[i - 1] ?? 0) + 1))
  return hasGaps ? [t('between')] : []
}

/** The count from which most symbols win, and a sentence for each that wins from another. */
function fewestOf({ symbols }: Definition, { t }: Words): { usual: number | undefined; others: string } {
  const paying = symbols.flatMap((symbol) => {
    const [fewest] = symbol.kind === 'regular' || symbol.kind === 'wild' ? countsOf(symbol.pays ?? {}) : []
    return fewest === undefined ? [] : [{ name: named(symbol), fewest }]
  })
  const usual = mostCommon(paying.map(({ fewest }) => fewest))
  const others = paying
    .filter(({ fewest }) => fewest !== usual)
    .map(({ name, fewest }) => t('winsFrom', { name, fewest }))
  return { usual, others: following(others) }
}
