import type { BetMode, Feature } from '../../definition.ts'
import { LIMITS } from '../../definition.ts'
import type { FreeSpinsLaw } from '../../game/features/free-spins/law.ts'
import { eachOutcome, expect, type SpinLaw } from '../../game/law/spin-law.ts'
import type { RoundLaw } from '../analyse/round-law.ts'
import { mostInRound, prizesOf } from '../bounds/reach.ts'

/**
 * Coins of a round that an exact law counts and no round pays, because free spins end after `LIMITS.spinsPerFeature`: an
 * upper bound. With N the spins that n awarded ones come to, and v the mean coins of one, the loss is v · E[(N − L)+] by
 * Wald's identity, and E[(N − L)+] ≤ E[s^N] s^(−L) / ln s for every s > 1 (Chernoff). E[s^N] = f^n, where f is the least
 * solution of f = s · E[f^b] and b the spins that one awards.
 */
export function lostToSpinLimit(law: RoundLaw, mode: BetMode): number {
  const { definition, plan } = law.game
  return plan.features.reduce((lost, { feature }, i) => {
    const { spins = [] } = law.features[i] as Partial<FreeSpinsLaw>
    if (feature.type !== 'freeSpins') return lost
    const awarded = mostStarted(law, i)
    // With cascades a single spin may award as many.
    if (awarded > LIMITS.spinsPerFeature) return Number.POSITIVE_INFINITY
    if (feature.retrigger === undefined && feature.endedBy === undefined) return lost
    const starts = mostInRound(definition, mode, {
      paidSpin: 0,
      feature: ({ id }) => (id === feature.id ? 1 : 0),
      prize: () => 0,
    })
    const each = Math.max(0, ...spins.map((spin) => expect(spin, (coins) => coins) * excessSpins(spin, awarded)))
    return starts === 0 || awarded === 0 ? lost : lost + starts * each
  }, 0)
}

/** The most spins that the feature is started with. */
function mostStarted({ base, game }: RoundLaw, index: number): number {
  const id = game.plan.features[index]?.feature.id
  const given = (game.definition.features ?? []).flatMap((feature: Feature) =>
    prizesOf(feature).flatMap((prize) => ('feature' in prize && prize.feature === id ? [prize.spins ?? 1] : [])),
  )
  return base.starts.reduce((most, starts) => Math.max(most, starts[index] ?? 0), Math.max(0, ...given))
}

function excessSpins(spin: SpinLaw, awarded: number): number {
  const chances = new Map<number, number>()
  eachOutcome(spin, ({ count, startIndex }) => {
    const [more = 0] = spin.starts[startIndex] ?? []
    chances.set(more, (chances.get(more) ?? 0) + count / spin.cycle)
  })
  let least = Number.POSITIVE_INFINITY
  for (let step = 1e-7; step < 1; step *= 1.25) {
    const log = Math.log1p(step)
    const f = progeny(chances, 1 + step)
    if (!Number.isFinite(f)) break
    least = Math.min(least, Math.exp(awarded * Math.log(f) - LIMITS.spinsPerFeature * log) / log)
  }
  return least
}

/** The least solution of f = s · E[f^b]; infinite where there is none. */
function progeny(chances: ReadonlyMap<number, number>, s: number): number {
  let f = 1
  for (let i = 0; i < 20_000; i++) {
    let next = 0
    for (const [more, chance] of chances) next += chance * f ** more
    next *= s
    if (!(next < 1e30)) return Number.POSITIVE_INFINITY
    // The iteration comes from below, so what is left of the way is added generously.
    if (next - f <= 1e-13 * next) return next * (1 + 1e-9)
    f = next
  }
  return Number.POSITIVE_INFINITY
}
