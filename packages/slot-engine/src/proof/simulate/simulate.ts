import { entryOf } from '../../entries.ts'
import type { Game } from '../../game/core/game.ts'
import type { RoundOptions } from '../../game/core/round-options.ts'
import { type Budget, Meter, type Signal, unmetered } from '../../meter.ts'
import { createSfc32, streamSeed } from '../../rng.ts'
import type { Report } from '../report.ts'
import { reportOf } from './counts.ts'
import { SpinCounter, type Watched } from './spin-counter.ts'

export interface SimulateOptions extends RoundOptions {
  /** Paid spins of the whole run. */
  readonly spins: number
  /** Any text. The same game, seed and number of spins always give the same report. */
  readonly seed: string
  /** Count only part `index` (from 0) of `of` parts: `mergeReports` makes them one again. */
  readonly shard?: { readonly index: number; readonly of: number }
  /** Called every so often; a promise it returns is awaited, which lets a caller breathe between stretches. */
  readonly onProgress?: (progress: Progress) => void | Promise<void>
  /** Stops the work: the promise is rejected with the signal's reason. */
  readonly signal?: Signal
  /** Ends the work, once it is true, with what has been counted until then: the report says so. Asked every so often. */
  readonly enough?: () => boolean
  /** Ends the work with what has been counted until then. By default all rounds are played, however long they take. */
  readonly budget?: Budget
}

export interface Progress {
  /** Spins of this shard done so far. */
  readonly done: number
  /** Spins of this shard. */
  readonly spins: number
  /** Coins they won. */
  readonly coins: number
}

/** Spins drawn from one stream of the seed. Shards take whole blocks, so the number of shards changes nothing. */
export const BLOCK_SPINS = 1 << 16

/** A run's trail has at most this many points. */
const TRAIL_POINTS = 256

/**
 * Plays `spins` paid rounds and counts what they paid. Block `i` draws from stream `i` of the seed with the very draws
 * that `spin` makes.
 * @throws RangeError for a number of spins that is not a whole number from 1 to 10^12, or a shard out of range
 */
export async function simulate(game: Game, options: SimulateOptions): Promise<Report> {
  const { budget, signal } = options
  const meter = budget === undefined ? unmetered() : new Meter({ budget, ...(signal && { signal }) })
  const run = simulation(game, options, meter)
  for (let step = run.next(); ; step = run.next()) {
    if (step.done) return step.value
    await options.onProgress?.(step.value)
    if (options.signal?.aborted) throw options.signal.reason
  }
}

/**
 * The same in one go, for callers that have nothing else to do. It ends early where the meter's budget ends.
 * @param watched what is counted besides
 */
export function simulateNow(
  game: Game,
  options: Omit<SimulateOptions, 'onProgress' | 'signal' | 'budget'>,
  meter: Meter = unmetered(),
  watched: Watched = {},
): Report {
  const run = simulation(game, options, meter, watched)
  for (let step = run.next(); ; step = run.next()) if (step.done) return step.value
}

/** The share of what is left of a budget after which no further round begins: the one under way may be a long one. */
const BEGIN_SHARE = 0.8
/** Steps between two yields. */
const BREATH = 20_000_000

function* simulation(
  game: Game,
  options: SimulateOptions,
  meter: Meter,
  watched: Watched = {},
): Generator<Progress, Report, void> {
  const { seed, spins, shard = { index: 0, of: 1 }, enough } = options
  checkRange(spins, shard)
  const blocks = Math.ceil(spins / BLOCK_SPINS)
  const fromBlock = Math.floor((blocks * shard.index) / shard.of)
  const toBlock = Math.floor((blocks * (shard.index + 1)) / shard.of)
  const from = Math.min(fromBlock * BLOCK_SPINS, spins)
  const to = Math.min(toBlock * BLOCK_SPINS, spins)
  const every = Math.ceil(spins / TRAIL_POINTS)
  const trail = new Array<number>(Math.ceil(spins / every)).fill(0)
  const counter = new SpinCounter(game, createSfc32(seed), options, meter, watched)
  const last = meter.steps + BEGIN_SHARE * meter.left
  // What is begun after the work is told to finish is short, and is played to its own end.
  const { isFinishing } = meter
  const isOver = (): boolean =>
    counter.cutRounds > 0 || meter.steps >= last || meter.isFinishing !== isFinishing || enough?.() === true
  let done = 0

  for (let block = fromBlock; block < toBlock && (done === 0 || !isOver()); block++) {
    const rng = createSfc32(streamSeed(seed, block))
    const end = Math.min((block + 1) * BLOCK_SPINS, spins)
    for (let at = block * BLOCK_SPINS; at < end && (done === 0 || !isOver()); ) {
      const point = Math.floor(at / every)
      const next = Math.min(end, (point + 1) * every)
      const before = counter.totalCoins
      at += counter.play(rng, next - at, Math.min(last, meter.steps + BREATH))
      trail[point] = entryOf(trail, point) + counter.totalCoins - before
      done = at - from
      yield { done: at - from, spins: to - from, coins: counter.totalCoins }
    }
  }
  if (done < to - from || counter.cutRounds > 0)
    return partOf(options, counter, { done, asked: to - from }, { every, coins: trail })
  const stretches = toBlock > fromBlock ? [{ fromBlock, toBlock, spins: to - from, ...counter.losing() }] : []
  return reportOf({ ...counter.counts(), run: { seed, spins, stretches }, trail: { every, coins: trail } })
}

/** What was counted until then. Of a whole run it is the run of so many spins; of a shard it is no part of any other. */
function partOf(
  { seed, shard }: SimulateOptions,
  counter: SpinCounter,
  { done, asked }: { readonly done: number; readonly asked: number },
  { every, coins }: Report['trail'],
): Report {
  const isWhole = shard === undefined || shard.of === 1
  const stretch = { fromBlock: 0, toBlock: Math.ceil(done / BLOCK_SPINS), spins: done, ...counter.losing() }
  const { cutRounds } = counter
  return {
    ...reportOf({
      ...counter.counts(),
      run: isWhole && done > 0 ? { seed, spins: done, stretches: [stretch] } : { seed: '', spins: done, stretches: [] },
      trail: isWhole ? { every, coins: coins.slice(0, Math.ceil(done / every)) } : { every: 0, coins: [] },
    }),
    stopped: { asked, cutRounds },
  }
}

function checkRange(spins: number, shard: { readonly index: number; readonly of: number }): void {
  if (!Number.isInteger(spins) || spins < 1 || spins > 1e12) {
    throw new RangeError(`simulate: spins must be a whole number from 1 to 10^12, not ${spins}`)
  }
  const { index, of } = shard
  if (!Number.isInteger(of) || of < 1 || !Number.isInteger(index) || index < 0 || index >= of) {
    throw new RangeError(`simulate: shard ${index} of ${of} is out of range`)
  }
}
