import type { AnywhereWins, WildMultiplierRule } from '../../../definition.ts'
import { entryOf } from '../../../entries.ts'
import type { Meter } from '../../../meter.ts'
import type { PayTally } from '../../core/pays.ts'
import { facesOf } from '../../tables/faces.ts'
import { combineMultipliers } from '../../tables/multipliers.ts'
import type { Reel } from '../../tables/reels.ts'
import type { Candidate } from '../../tables/tokens.ts'

/** Steps of a text that a state is known by. */
const KEY_STEPS = 20

/** How often a number of a symbol is in view with one multiplier, and whether it may win: with one of its own, or where wilds alone may. */
interface Seen {
  readonly count: number
  readonly own: boolean
  readonly factor: number
  weight: number
}

/** Adds every win by number anywhere over the cycle, symbol by symbol, reel by reel. */
export function addAnywhereWins(
  tally: PayTally,
  candidates: readonly Candidate[],
  rule: Required<Pick<AnywhereWins, 'wildMultipliers' | 'wildRuns'>>,
  reels: readonly Reel[],
  times: number,
  pays: number,
  meter: Meter,
): void {
  const { wildMultipliers, wildRuns } = rule
  const alone = wildRuns === 'each' || wildRuns === 'best'
  for (const candidate of candidates) {
    if (candidate.isWild && wildRuns === 'none') continue
    let seen: readonly Seen[] = [{ count: 0, own: alone, factor: 1, weight: times }]
    for (const reel of reels) seen = afterReel(seen, reel, candidate, wildMultipliers, meter)
    for (const { count, own, factor, weight } of seen) {
      const coins = own ? entryOf(candidate.pays, count) * factor : 0
      if (coins > 0) tally.add('anywhere', candidate.symbol, count, weight, weight * coins * pays)
    }
  }
}

function afterReel(
  before: readonly Seen[],
  reel: Reel,
  candidate: Candidate,
  rule: WildMultiplierRule,
  meter: Meter,
): Seen[] {
  const after = new Map<string, Seen>()
  const faces = facesOf(reel)
  for (const state of before) {
    meter.spend(faces.length * (KEY_STEPS + reel.maxRows))
    for (const face of faces) {
      const weight = state.weight * face.weight
      if (weight === 0) continue
      let { count, own, factor } = state
      for (const token of face.tokens) {
        const fit = entryOf(candidate.fits, token)
        if (fit === 0) continue
        count++
        own ||= entryOf(candidate.owns, token)
        factor = combineMultipliers(rule, factor, fit)
      }
      const key = `${count}${own ? '+' : '-'}${factor}`
      const known = after.get(key)
      if (known === undefined) after.set(key, { count, own, factor, weight })
      else known.weight += weight
    }
  }
  return [...after.values()]
}
