import { entryOf } from '../../entries.ts'
import type { FreeSpinsPlan } from '../../game/core/feature-plan.ts'
import type { Game } from '../../game/core/game.ts'
import type { ReelSet } from '../../game/tables/reel-set.ts'
import { type ScatterCounts, scatterCount } from '../../game/tables/reels.ts'

/** What the counted symbols of a window do. */
export interface ScatterEffect {
  /** Before multipliers. */
  readonly coins: number
  /** As an entry of `SpinLaw.starts`; all 0 where nothing starts. */
  readonly starts: readonly number[]
  readonly isStart: boolean
  /** Tokens that vanish with the winners. */
  readonly vanish: readonly number[]
}

/** What counted symbols do by packed counts, and whether they still can do anything while reels are yet to be looked at. */
export class ScatterOutlook {
  private readonly effects: readonly (ScatterEffect | null)[]
  /** By reel, and after the last, by packed counts. */
  private readonly open: readonly Uint8Array[]

  constructor(game: Game, { reels }: ReelSet, free: FreeSpinsPlan | null) {
    const { counts } = game.plan.scatters
    this.effects = Array.from({ length: counts.size }, (_, packed) => effectOf(game, free, packed))
    const open = [Uint8Array.from(this.effects, (effect) => (effect === null ? 0 : 1))]
    for (const { strip, maxRows } of reels.toReversed()) {
      const ahead = entryOf(open, 0)
      const added = packedOf(counts, maxRows, (token) => strip.includes(token))
      open.unshift(ahead.map((_, packed) => (added.some((more) => ahead[packed + more] === 1) ? 1 : 0)))
    }
    this.open = open
  }

  matters(reel: number, packed: number): boolean {
    return (this.open[reel] as Uint8Array)[packed] === 1
  }

  effect(packed: number): ScatterEffect | null {
    return this.effects[packed] as ScatterEffect | null
  }
}

/** All packed counts that a column of so many rows can have. */
function packedOf(counts: ScatterCounts, rows: number, stands: (token: number) => boolean): number[] {
  let all = [{ packed: 0, left: rows }]
  for (const [i, token] of counts.symbols.entries()) {
    if (!stands(token)) continue
    all = all.flatMap(({ packed, left }) =>
      Array.from({ length: left + 1 }, (_, n) => ({ packed: packed + n * entryOf(counts.strides, i), left: left - n })),
    )
  }
  return all.map(({ packed }) => packed)
}

function effectOf({ plan }: Game, free: FreeSpinsPlan | null, packed: number): ScatterEffect | null {
  const { counts } = plan.scatters
  const { payOf, pays } = free === null ? plan.scatters : free.scatterPays
  const coins = entryOf(pays, packed)
  const starts =
    free === null ? plan.features.map((feature) => entryOf(feature.starts, packed)) : [entryOf(free.retriggers, packed)]
  const isStart = starts.some((n) => n > 0)
  if (coins === 0 && !isStart) return null
  const startsBy = (scatter: number): boolean =>
    free === null
      ? plan.features.some((feature) => feature.scatter === scatter && entryOf(feature.starts, packed) !== 0)
      : free.scatter === scatter && entryOf(free.retriggers, packed) !== 0
  const vanish = counts.symbols.filter(
    (_, scatter) => (payOf[scatter]?.[scatterCount(counts, scatter, packed)] ?? 0) > 0 || startsBy(scatter),
  )
  return { coins, starts, isStart, vanish }
}
