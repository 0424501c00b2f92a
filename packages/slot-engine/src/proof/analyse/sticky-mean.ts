import type { FreeSpinsPlan } from '../../game/core/feature-plan.ts'
import type { Game } from '../../game/core/game.ts'
import { PayTally } from '../../game/core/pays.ts'
import { addScatterWins } from '../../game/rules/scatters/sheet.ts'
import type { Reel } from '../../game/tables/reels.ts'
import type { Meter } from '../../meter.ts'
import { type Column, merged, reelOf, shownBy } from './held-columns.ts'

/** Steps that a column of a reel takes in each spin. */
const COLUMN_STEPS = 100
/** Bytes of one: its cells, itself, and the text that it is joined by. */
const COLUMN_BYTES = 400

/**
 * The mean of free spins in which symbols stay where they land, exactly, before the cap, by their number; `null` where it is not in
 * reach. What a reel holds follows from its own stops alone, so in every single spin the reels are independent: each is a
 * chain over what it holds, and the mean of a spin is that of its wins, line by line. The sum's law is another matter:
 * from spin to spin the same symbols are held.
 */
export function stickyMean(game: Game, plan: FreeSpinsPlan, meter: Meter): (n: number) => number | null {
  // Reel sets drawn for each spin tie the reels to one another.
  const set = plan.sets.only
  if (set === null || !set.isIndependent || !isChain(game, plan)) return () => null
  const chain = new Chain(game, plan, set.reels, meter)
  return (n) => chain.mean(n)
}

/** Spins one after the other; each number of spins goes on from the last. */
class Chain {
  private readonly game: Game
  private readonly plan: FreeSpinsPlan
  private readonly reels: readonly Reel[]
  private readonly meter: Meter
  /** What the reels hold before the next spin. */
  private held: readonly (readonly Column[])[]
  /** By the number of spins. */
  private readonly means = [0]

  constructor(game: Game, plan: FreeSpinsPlan, reels: readonly Reel[], meter: Meter) {
    this.game = game
    this.plan = plan
    this.reels = reels
    this.meter = meter
    this.held = reels.map(({ maxRows }): Column[] => [{ cells: new Array<number>(maxRows).fill(0), chance: 1 }])
  }

  mean(n: number): number | null {
    while (this.means.length <= n) {
      const next = this.nextSpin()
      if (next === null) return null
      this.means.push((this.means.at(-1) ?? 0) + next)
    }
    return this.means[n] ?? null
  }

  private nextSpin(): number | null {
    const { game, plan, reels, meter } = this
    const { multiplier = 1 } = plan.feature
    const shown = reels.map((reel, r) => {
      const held = this.held[r] ?? []
      // Each face over each held column, before those alike are joined.
      const columns = reel.faces * held.length
      meter.spend(COLUMN_STEPS * columns)
      meter.hold(COLUMN_BYTES * columns)
      const joined = merged(shownBy(reel, held))
      meter.release(COLUMN_BYTES * (columns - joined.length))
      return joined
    })
    const tally = new PayTally()
    const settled = reels.map((reel, r) => reelOf(reel, shown[r] ?? [], game.plan.scatters.packed))
    if (game.plan.rule.addWins?.(tally, settled, 1, plan.multipliesLines ? multiplier : 1, meter) !== true) return null
    const paid = { ...game.plan.scatters, ...plan.scatterPays }
    addScatterWins(tally, paid, settled, 1, plan.multipliesScatters ? multiplier : 1)
    for (const columns of shown) meter.release(COLUMN_BYTES * columns.length)
    this.held = shown.map((columns) =>
      merged(
        columns.map(({ cells, chance }) => ({
          cells: cells.map((token) => (plan.sticky.includes(token) ? token + 1 : 0)),
          chance,
        })),
      ),
    )
    return tally.list().reduce((sum, { coins }) => sum + coins, 0)
  }
}

/** Whether symbols stay and nothing else ties one spin to another. */
const isChain = ({ plan, definition }: Game, free: FreeSpinsPlan): boolean =>
  free.sticky.length > 0 &&
  free.walking.length === 0 &&
  free.kept === null &&
  free.feature.keepsView !== true &&
  free.landed === null &&
  free.extraWilds === null &&
  free.changes === null &&
  free.chosen === null &&
  free.factors === null &&
  free.inWin === null &&
  free.levels === null &&
  free.spares === null &&
  free.winsAtLeast === 0 &&
  free.feature.grows === undefined &&
  free.retriggers.every((spins) => spins === 0) &&
  plan.cascades === null &&
  plan.collects.length === 0 &&
  plan.settlers.length === 0 &&
  definition.respins === undefined
