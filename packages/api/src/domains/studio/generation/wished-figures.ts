import { type Brief, type BriefFeatures, FIGURE_BOUNDS, MOST_JACKPOTS } from '@spilvaerk/slot-engine'
import { drawingsOf } from '../composer/nearness/glyph-words.ts'
import type { Wishes } from '../composer/wishes.ts'
import type { WishedFeatures } from './feature-row.ts'

/** Of the game that numbers are wished for. */
interface Frame {
  readonly reels: number
  readonly rows?: number
  readonly maxWin: number
  readonly counting: NonNullable<Brief['counting']>
}

const LEAST_SCATTERS = 2
const USUAL_SCATTERS = 3
const USUAL_SPINS = 10
const [LEAST_PRICE, MOST_PRICE] = FIGURE_BOUNDS.price
/** Where one jackpot is named, the next is so many times as large. */
const STEP = 5
const USUAL_JACKPOTS = 4
const TIERS: Readonly<Record<number, readonly string[]>> = {
  1: ['grand'],
  2: ['minor', 'grand'],
  3: ['mini', 'major', 'grand'],
  4: ['mini', 'minor', 'major', 'grand'],
  5: ['mini', 'minor', 'midi', 'major', 'grand'],
  6: ['mini', 'minor', 'midi', 'major', 'mega', 'grand'],
}

const within = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value))
export const capitalised = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`

/** Features with the numbers that are wished of them, as far as the designer can have them. */
export function withFigures(asked: WishedFeatures, wishes: Wishes, frame: Frame): WishedFeatures {
  const { buyPrice, again } = wishes
  const awards = asked.freeSpins ? awardsFor(wishes, frame) : undefined
  const coinsAt = coinsFor(wishes)
  const isHeld = asked.holdAndWin || asked.cashCollect || asked.coinGrades || asked.reelCounters
  const further = asked.freeSpins && again !== undefined ? within(again, 1, FIGURE_BOUNDS.again) : undefined
  const choices = asked.freeSpinChoice && wishes.choices ? alike(wishes.choices) : undefined
  const own = typeof asked.freeSpins === 'object' ? asked.freeSpins : {}
  return {
    ...asked,
    ...((awards || further !== undefined) && {
      freeSpins: { ...own, ...(awards && { awards }), ...(further !== undefined && { again: further }) },
    }),
    ...(asked.bonusBuy &&
      buyPrice !== undefined && { buyPrice: within(Math.round(buyPrice), LEAST_PRICE, MOST_PRICE) }),
    ...(isHeld && coinsAt !== undefined && { coinsAt: within(coinsAt, FIGURE_BOUNDS.leastCoins, frame.reels) }),
    ...(choices && { choices }),
    ...(asked.jackpots && wishes.jackpotSizes && { jackpots: jackpotsFor(wishes, frame) }),
    ...mostOf(asked, wishes, frame),
  }
}

/** What the best of something pays or multiplies by, and how few win. */
function mostOf(asked: WishedFeatures, wishes: Wishes, { counting, maxWin, reels, rows }: Frame): WishedFeatures {
  const { wheelTop, cellsUpTo, bombsUpTo, topPay, leastCluster, fallSteps } = wishes
  const bounded = (value: number, [low, high]: readonly [number, number]): number =>
    within(Math.round(value), low, Math.min(high, maxWin))
  const isOnRuns = counting === 'lines' || counting === 'ways' || counting === 'variableWays'
  const least = leastCluster === undefined || isOnRuns ? undefined : leastNear(leastCluster, counting, reels, rows)
  const steps = fallSteps?.map((step) => within(step, 1, MOST_STEP))
  return {
    ...(asked.wheel && wheelTop !== undefined && { wheelTop: bounded(wheelTop, FIGURE_BOUNDS.wheelTop) }),
    ...(asked.cellFactors && cellsUpTo !== undefined && { cellsUpTo: within(cellsUpTo, ...FIGURE_BOUNDS.cellsUpTo) }),
    ...(asked.multiplierBombs &&
      bombsUpTo !== undefined && { bombsUpTo: within(bombsUpTo, ...FIGURE_BOUNDS.bombsUpTo) }),
    ...(isOnRuns && topPay !== undefined && 2 * topPay <= maxWin && { topPay: bounded(topPay, FIGURE_BOUNDS.topPay) }),
    ...(least !== undefined && { leastWin: least }),
    ...(asked.cascades && steps && { cascades: { multipliers: steps } }),
  }
}
const MOST_STEP = 100

/** So few of a symbol win that only others of the same would be on the strips: near to what is usual there is room. */
function leastNear(wished: number, counting: Frame['counting'], reels: number, rows = USUAL_ROWS): number | undefined {
  const cells = reels * rows
  const usual = counting === 'clusters' ? (cells < 20 ? 4 : 5) : Math.max(5, Math.round(cells * 0.27))
  return Math.abs(wished - usual) <= 1 ? wished : undefined
}
const USUAL_ROWS = 5

const MOST_MULTIPLIER = 20

/** As many spins for each multiplier that all of them return alike, as near as they come to the wished ones. */
function alike(choices: NonNullable<Wishes['choices']>): BriefFeatures['choices'] {
  const multipliers = [...new Set(choices.map(({ multiplier }) => within(multiplier, 1, MOST_MULTIPLIER)))]
  if (multipliers.length < 2 || multipliers.length > FIGURE_BOUNDS.choices) return undefined
  const unit = multipliers.reduce((product, one) => (product * one) / commonOf(product, one), 1)
  const mean = choices.reduce((sum, { spins, multiplier }) => sum + Math.log(spins * multiplier), 0) / choices.length
  const least = Math.max(...multipliers)
  const times = Math.max(1, Math.ceil(least / unit), Math.round(Math.exp(mean) / unit))
  const found = multipliers.map((multiplier) => ({ multiplier, spins: (times * unit) / multiplier }))
  return found.every(({ spins }) => spins <= FIGURE_BOUNDS.awarded) ? found : undefined
}

const commonOf = (a: number, b: number): number => (b === 0 ? a : commonOf(b, a % b))

/** Whether what starts something by its number starts hold and win: then it is its coin. */
const coinsFor = ({ coinsAt, triggerAt, wanted }: Wishes): number | undefined =>
  coinsAt ?? (wanted.includes('holdAndWin') && !wanted.includes('freeSpins') ? triggerAt : undefined)

function awardsFor({ awards, triggerAt, freeSpins }: Wishes, { reels }: Frame): Record<string, number> | undefined {
  const later = triggerAt !== undefined && triggerAt !== USUAL_SCATTERS ? { [triggerAt]: freeSpins ?? USUAL_SPINS } : {}
  let most = 1
  const counts = Object.entries(awards ?? later)
    .filter(([count]) => Number(count) >= LEAST_SCATTERS && Number(count) <= reels)
    .map(([count, spins]): [string, number] => {
      most = Math.max(most, within(spins, 1, FIGURE_BOUNDS.awarded))
      return [count, most]
    })
  return counts.length > 0 ? Object.fromEntries(counts) : undefined
}

/** Jackpots of the sizes that are named; those beside them are so many times as large. */
function jackpotsFor(
  { jackpotSizes = [], jackpotNames, jackpotCount }: Wishes,
  { maxWin }: Frame,
): NonNullable<BriefFeatures['jackpots']> {
  const sizes = jackpotSizes.toSorted((a, b) => a.bets - b.bets)
  const areAll = sizes.length >= (jackpotCount ?? 2)
  const wished = areAll ? sizes.length : (jackpotCount ?? jackpotNames?.length ?? USUAL_JACKPOTS)
  const count = Math.min(wished, MOST_JACKPOTS)
  const named = areAll ? sizes.flatMap(({ name }) => name ?? []) : (jackpotNames ?? [])
  const names = named.length === count ? named : (TIERS[count] ?? [])
  const known = names.map((name, index) => (areAll ? sizes[index]?.bets : sizes.find((one) => one.name === name)?.bets))
  const bets = filled(known)
  const isRising = bets.every(
    (each, index) => each >= 1 && each <= maxWin && (index === 0 || each > (bets[index - 1] ?? 0)),
  )
  return {
    count,
    ...(named.length === count && { names: named.map(capitalised) }),
    ...(isRising && bets.length === count && { bets }),
  }
}

/** What is not named lies between what is, or a step from it. */
function filled(known: readonly (number | undefined)[]): number[] {
  const first = known.findIndex((bets) => bets !== undefined)
  const list: number[] = []
  for (const [index, bets] of known.entries()) {
    const last = list.at(-1) ?? 1
    const next = known.findIndex((each, at) => at > index && each !== undefined)
    const step = next > 0 ? ((known[next] ?? 1) / last) ** (1 / (next - index + 1)) : STEP
    const before = Math.max(index + 1, Math.round((known[first] ?? 1) / STEP ** (first - index)))
    list.push(bets ?? (index < first ? before : Math.round(last * step)))
  }
  return list
}

/** How sure a drawing is of a word that it is called by. */
const SURE = 6

/** The coin of hold and win, and what collects coins, are what the prompt says that they are. */
export function coinFor({ coinName, collectorName }: Wishes): Pick<Brief, 'specialNames' | 'specialEmojis'> {
  const named = [
    ...(coinName === undefined ? [] : [['coin', coinName] as const]),
    ...(collectorName === undefined ? [] : [['collector', collectorName] as const]),
  ]
  const drawn = named.flatMap(([kind, name]) => {
    const [best] = [...(drawingsOf(name.split(' ').at(-1) ?? '') ?? [])].toSorted(([, a], [, b]) => b - a)
    return best && best[1] >= SURE ? [[kind, best[0]] as const] : []
  })
  return {
    ...(named.length > 0 && {
      specialNames: Object.fromEntries(named.map(([kind, name]) => [kind, capitalised(name)])),
    }),
    ...(drawn.length > 0 && { specialEmojis: Object.fromEntries(drawn) }),
  }
}
