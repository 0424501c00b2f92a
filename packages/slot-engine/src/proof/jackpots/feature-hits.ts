import type { BetMode } from '../../definition.ts'
import type { HitTerms } from '../../game/core/feature-plan.ts'
import type { Game } from '../../game/core/game.ts'
import { type Meter, unmetered } from '../../meter.ts'
import { cellsOf, columnsOf } from '../analyse/round-law.ts'

/**
 * How often a feature hits each jackpot, on average, started with `n`.
 * @throws OutOfReach where a feature has too many ways to go
 */
export function featureHits(
  game: Game,
  mode: BetMode,
  choose: Readonly<Record<string, number>>,
  meter: Meter = unmetered(),
) {
  const { features } = game.plan
  const known = new Map<string, readonly number[]>()
  const of = (index: number, n: number): readonly number[] => {
    const key = `${index} ${n}`
    const hits = known.get(key) ?? features[index]?.hits(n, terms) ?? []
    known.set(key, hits)
    return hits
  }
  const terms: HitTerms = {
    meter,
    jackpots: (game.definition.jackpots ?? []).map(({ id }) => id),
    chosen: (id) => choose[id] ?? 0,
    cells: (plan) => cellsOf(game, mode, plan),
    columns: (plan) => columnsOf(game, mode, plan),
    feature: (id, n) =>
      of(
        features.findIndex(({ feature }) => feature.id === id),
        n,
      ),
  }
  return of
}
