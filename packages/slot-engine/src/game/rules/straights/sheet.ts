import { entryOf } from '../../../entries.ts'
import type { Meter } from '../../../meter.ts'
import type { PayTally } from '../../core/pays.ts'
import { type Face, facesOf } from '../../tables/faces.ts'
import { combineMultipliers } from '../../tables/multipliers.ts'
import type { Reel } from '../../tables/reels.ts'
import type { Candidate } from '../../tables/tokens.ts'
import { coinsOf, runsOnReel, type StraightRun, type StraightTerms } from './run.ts'

/** Steps of a text that a state is known by. */
const KEY_STEPS = 20

/** How often a row is in a run at some reel. */
interface Seen extends StraightRun {
  weight: number
}

/** Where wins are added, and how much each combination of stops counts. */
interface Into {
  readonly tally: PayTally
  readonly pays: number
  readonly meter: Meter
}

/** Adds every straight run over the cycle, symbol by symbol: a row meets each reel in one cell. */
export function addStraightWins(
  tally: PayTally,
  terms: StraightTerms,
  reels: readonly Reel[],
  times: number,
  pays: number,
  meter: Meter,
): void {
  const into = { tally, pays, meter }
  const faces = reels.map(facesOf)
  const depth = Math.max(...reels.map(({ maxRows }) => maxRows))
  const weights = reels.map(({ weight }) => weight)
  for (const candidate of terms.candidates) {
    if (terms.along !== 'rows')
      faces.forEach((on, reel) => {
        addReel(
          into,
          candidate,
          terms,
          on,
          weights.toSpliced(reel, 1).reduce((product, weight) => product * weight, times),
        )
      })
    if (terms.along === 'reels') continue
    for (let row = 0; row < depth; row++) addRow(into, candidate, terms, faces, row, weights, times)
  }
}

function addReel(into: Into, candidate: Candidate, terms: StraightTerms, faces: readonly Face[], times: number): void {
  for (const { tokens, weight } of faces) {
    into.meter.spend(tokens.length)
    for (const run of runsOnReel(tokens, candidate, terms)) add(into, candidate, run, weight * times)
  }
}

function add({ tally, pays }: Into, candidate: Candidate, run: StraightRun, weight: number): void {
  const coins = coinsOf(candidate, run)
  if (coins > 0) tally.add('straight', candidate.symbol, run.count, weight, weight * coins * pays)
}

function addRow(
  into: Into,
  candidate: Candidate,
  { rule, alone }: StraightTerms,
  faces: readonly (readonly Face[])[],
  row: number,
  weights: readonly number[],
  times: number,
): void {
  const none: StraightRun = { count: 0, factor: 1, counts: alone }
  let seen: readonly Seen[] = [{ ...none, weight: times }]
  for (const [r, on] of faces.entries()) {
    const after = new Map<string, Seen>()
    const keep = (run: StraightRun, weight: number): void => {
      const key = `${run.count} ${run.factor} ${run.counts}`
      const known = after.get(key)
      if (known === undefined) after.set(key, { ...run, weight })
      else known.weight += weight
    }
    const ahead = weights.slice(r + 1).reduce((product, weight) => product * weight, 1)
    for (const state of seen) {
      into.meter.spend(on.length * KEY_STEPS)
      for (const face of on) {
        const weight = state.weight * face.weight
        const token = face.tokens[row]
        const fit = token === undefined ? 0 : entryOf(candidate.fits, token)
        if (weight === 0) continue
        if (token === undefined || fit === 0) {
          if (state.count > 0) add(into, candidate, state, weight * ahead)
          keep(none, weight)
        } else {
          const counts = state.counts || entryOf(candidate.owns, token)
          keep({ count: state.count + 1, factor: combineMultipliers(rule, state.factor, fit), counts }, weight)
        }
      }
    }
    seen = [...after.values()]
  }
  for (const state of seen) if (state.count > 0) add(into, candidate, state, state.weight)
}
