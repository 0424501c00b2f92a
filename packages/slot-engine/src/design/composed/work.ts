import { type Meter, OutOfReach } from '../../meter.ts'
import type { Counting } from '../brief.ts'
import type { ComposedIntent } from './intent.ts'
import type { Sampler } from './sampler.ts'
import type { SampleSizes } from './samples.ts'

/** What one spin takes, with all that falls in it: about a microsecond a unit, so that units bound the time. */
const SPIN: Readonly<Record<Counting, number>> = {
  lines: 1,
  ways: 0.55,
  variableWays: 1,
  clusters: 0.65,
  anywhere: 0.6,
}
/** Whole free spins in which symbols keep their places. */
const FEATURE = 40
/** Steps of a meter in one unit. */
const UNIT_STEPS = 100
/** For one design, whatever it tries. */
const MOST = 5_000_000

/** What a design may still sample. It is counted and not timed, so that a seed gives the same game on any machine. */
export interface Work {
  readonly base: number
  readonly free: number
  left: number
  /** Of the whole design. */
  readonly meter: Meter
  readonly sampler: Sampler
}

export function workFor({ counting, freeSpins }: ComposedIntent, meter: Meter, sampler: Sampler): Work {
  const spin = SPIN[counting]
  const feature = freeSpins?.memory === 'ladder' ? spin * freeSpins.spins : FEATURE
  return { base: spin, free: freeSpins?.memory ? feature : spin, left: MOST, meter, sampler }
}

/**
 * Takes a sample's share, or nothing where there is too little left, or the work is told to finish.
 * @throws OutOfReach over the budget
 */
export function afford(work: Work, sizes: SampleSizes): boolean {
  const cost = costOf(work, sizes)
  if (cost > work.left || work.meter.isFinishing) return false
  if (UNIT_STEPS * cost > work.meter.left) throw new OutOfReach('', 'steps')
  work.left -= cost
  work.meter.count(UNIT_STEPS * cost)
  return true
}

/** Takes note of spins that are taken whatever is left: the share of a design stays, and its meter tells all. */
export const noteSpins = (work: Work, sizes: SampleSizes): void => work.meter.count(UNIT_STEPS * costOf(work, sizes))

export const costOf = ({ base, free }: Work, sizes: SampleSizes): number => base * sizes.base + free * sizes.free

/**
 * Sizes that leave so much open with the least work altogether.
 * @param open what a sample of sizes `of` leaves open of the RTP, as variances by kind
 */
export function sizesLeaving(
  error: number,
  [base, free]: readonly [base: number, free: number],
  of: SampleSizes,
  work: Work,
): SampleSizes {
  const all = Math.sqrt(base * of.base * work.base) + Math.sqrt(free * of.free * work.free)
  const need = (part: number, spins: number, cost: number): number =>
    Math.ceil((Math.sqrt((part * spins) / cost) * all) / error ** 2)
  return {
    base: Math.max(of.base, need(base, of.base, work.base)),
    free: Math.max(of.free, need(free, of.free, work.free)),
  }
}
