import { entryOf, floatAt, intAt } from '../../entries.ts'
import type { Meter } from '../../meter.ts'
import type { ChancePlan, ChanceStart } from '../core/chance-plan.ts'
import type { SpinLaw } from '../law/spin-law.ts'

/** Bytes of an outcome of all the ways that draws can fall, and steps that it takes. */
const OUTCOME_BYTES = 100
const OUTCOME_STEPS = 20

/** What a spin starts in the end, and the weight of that among all that its draws can come to. */
interface Branch {
  readonly starts: readonly number[]
  readonly weight: number
}

/** The law of a paid spin with what chance starts beside it: each outcome once for every way that its draws can fall. */
export function withChances(spin: SpinLaw, plan: ChancePlan, meter: Meter): SpinLaw {
  const starts: (readonly number[])[] = []
  const known = new Map<string, readonly { readonly index: number; readonly weight: number }[]>()
  const branchesOf = (before: readonly number[], isLoss: boolean) => {
    const key = `${before.join()} ${isLoss}`
    const found =
      known.get(key) ??
      branches(before, isLoss, plan).map((one) => ({ index: starts.push(one.starts) - 1, weight: one.weight }))
    known.set(key, found)
    return found
  }
  const split = Array.from({ length: spin.outcomes }, (_, i) =>
    branchesOf(entryOf(spin.starts, intAt(spin.startIndex, i)), floatAt(spin.coins, i) === 0),
  )
  const outcomes = split.reduce((sum, made) => sum + made.length, 0)
  meter.hold(OUTCOME_BYTES * outcomes)
  meter.spend(OUTCOME_STEPS * outcomes)
  const origin = split.flatMap((made, i) => made.map((one) => ({ i, ...one })))
  const pick = (from: Float64Array): Float64Array => Float64Array.from(origin, ({ i }) => floatAt(from, i))
  const total = totalOf(plan)
  const falls = spin.falls?.map(({ windows, wins, coins }) => ({
    windows: windows * total,
    wins: wins * total,
    coins: coins * total,
  }))
  return {
    ...spin,
    ...(falls === undefined ? {} : { falls }),
    cycle: spin.cycle * total,
    outcomes,
    lineCoins: pick(spin.lineCoins),
    scatterCoins: pick(spin.scatterCoins),
    coins: pick(spin.coins),
    startIndex: Int32Array.from(origin, ({ index }) => index),
    starts,
    counts: Float64Array.from(origin, ({ i, weight }) => floatAt(spin.counts, i) * weight),
  }
}

const totalOf = ({ odds, starts }: ChancePlan): number =>
  [...odds, ...starts].reduce((product, one) => product * (one?.total ?? 1), 1)

/** The weights of all add up to the product of all totals, whichever draws are made: so all outcomes have one cycle. */
function branches(before: readonly number[], isLoss: boolean, plan: ChancePlan): readonly Branch[] {
  let made: readonly Branch[] = [{ starts: before, weight: 1 }]
  plan.odds.forEach((odds, i) => {
    if (odds === null) return
    made = made.flatMap(({ starts, weight }) =>
      entryOf(starts, i) === 0
        ? [{ starts, weight: weight * odds.total }]
        : [
            { starts, weight: weight * odds.hit },
            { starts: starts.with(i, 0), weight: weight * (odds.total - odds.hit) },
          ],
    )
  })
  return made.flatMap((counted) => {
    const isQuiet = isLoss && counted.starts.every((n) => n === 0)
    return plan.starts.reduce<readonly Branch[]>(
      (all, one) => all.flatMap((branch) => draw(branch, one, isQuiet)),
      [counted],
    )
  })
}

function draw({ starts, weight }: Branch, one: ChanceStart, isQuiet: boolean): readonly Branch[] {
  if (one.when === 'loss' && !isQuiet) return [{ starts, weight: weight * one.total }]
  const before = entryOf(starts, one.index)
  return [
    {
      starts: starts.with(one.index, one.isFreeSpins ? before + one.n : Math.max(1, before)),
      weight: weight * one.hit,
    },
    { starts, weight: weight * (one.total - one.hit) },
  ]
}
