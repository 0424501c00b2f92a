import type { Along, WildMultiplierRule } from '../../../definition.ts'
import { entryOf } from '../../../entries.ts'
import { combineMultipliers } from '../../tables/multipliers.ts'
import type { Candidate } from '../../tables/tokens.ts'

/** What the proof of straight runs is about. */
export interface StraightTerms {
  readonly candidates: readonly Candidate[]
  readonly along: Along
  readonly rule: WildMultiplierRule
  /** Whether runs of wilds alone pay as what they stand in for. */
  readonly alone: boolean
}

/** A run as far as it goes. */
export interface StraightRun {
  readonly count: number
  /** What its wilds multiply. */
  readonly factor: number
  readonly counts: boolean
}

/** By count of cells the runs of a symbol on one reel, each from where it begins to where it ends. */
export function runsOnReel(
  column: ArrayLike<number>,
  candidate: Candidate,
  { rule, alone }: StraightTerms,
): StraightRun[] {
  const runs: StraightRun[] = []
  let run: StraightRun | null = null
  for (let row = 0; row < column.length; row++) {
    const token = entryOf(column, row)
    const fit = entryOf(candidate.fits, token)
    if (fit === 0) {
      if (run !== null) runs.push(run)
      run = null
      continue
    }
    const { count, factor, counts }: StraightRun = run ?? { count: 0, factor: 1, counts: alone }
    run = {
      count: count + 1,
      factor: combineMultipliers(rule, factor, fit),
      counts: counts || entryOf(candidate.owns, token),
    }
  }
  return run === null ? runs : [...runs, run]
}

export const coinsOf = ({ pays }: Candidate, { count, factor, counts }: StraightRun): number =>
  counts ? entryOf(pays, count) * factor : 0
