import type { FreeSpins } from '../../../definition.ts'
import { entryOf, intAt } from '../../../entries.ts'
import type { FeatureSource } from '../../core/feature.ts'
import type { FreeSpinsPlan, Host, LevelsPlan, SpinsPlayed } from '../../core/feature-plan.ts'
import { type ScatterCounts, scatterCount } from '../../tables/reels.ts'
import { setDraw } from '../../tables/set-draw.ts'

/** `null` where nothing is collected. */
export function levelsPlan(
  { levels, multiplier = 1, reelSet }: FreeSpins,
  { definition, counts, sets }: FeatureSource,
): LevelsPlan | null {
  if (levels === undefined) return null
  const steps = [{ at: 0, spins: 0, multiplier, sets: setDraw(reelSet, sets) }]
  for (const level of levels.steps) {
    const before = entryOf(steps, steps.length - 1)
    steps.push({
      at: level.at,
      spins: level.spins ?? 0,
      multiplier: level.multiplier ?? before.multiplier,
      sets: level.reelSet === undefined ? before.sets : setDraw(level.reelSet, sets),
    })
  }
  return { collected: byPacked(counts, indexOf(definition.symbols, levels.symbol), (count) => count), steps }
}

/** By packed counts 1 where the symbol that ends the spins stays away; `null` where none ends them. */
export const sparesPlan = ({ endedBy }: FreeSpins, { definition, counts }: FeatureSource): Int32Array | null =>
  endedBy === undefined
    ? null
    : byPacked(counts, indexOf(definition.symbols, endedBy), (count) => (count === 0 ? 1 : 0))

const indexOf = (symbols: readonly { readonly id: string }[], symbol: string): number =>
  symbols.findIndex(({ id }) => id === symbol)

function byPacked(counts: ScatterCounts, symbol: number, value: (count: number) => number): Int32Array {
  const scatter = counts.symbols.indexOf(symbol)
  return Int32Array.from({ length: counts.size }, (_, packed) => value(scatterCount(counts, scatter, packed)))
}

/** Where free spins stand among their levels. */
export class Level {
  private collected = 0
  private at = 0
  private readonly plan: FreeSpinsPlan
  private readonly steps: LevelsPlan['steps']

  constructor(plan: FreeSpinsPlan) {
    this.plan = plan
    this.steps = plan.levels?.steps ?? []
  }

  get sets(): FreeSpinsPlan['sets'] {
    return this.steps[this.at]?.sets ?? this.plan.sets
  }

  /** Collects what a spin showed, goes up as far as that leads, and gives the spins that it brings. */
  collect(player: Pick<Host, 'tally' | 'teller'>, pays: SpinsPlayed['spins']['pays'], seen: number): number {
    const { levels } = this.plan
    if (levels === null || player.tally.capped()) return 0
    this.collected += intAt(levels.collected, seen)
    let further = 0
    for (;;) {
      const next = this.steps[this.at + 1]
      if (next === undefined || next.at > this.collected) return further
      this.at++
      further += next.spins
      pays.multiplier = next.multiplier
      player.teller?.levelReached(this.plan.feature.id, this.at, this.collected, next)
    }
  }
}
