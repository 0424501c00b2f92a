import type { Definition } from '../../definition.ts'
import { compile } from '../../game/compile/compile.ts'
import { setDraw } from '../../game/tables/set-draw.ts'
import { Meter, OutOfReach } from '../../meter.ts'
import { type ExactWins, exactPaidWins } from '../../proof/sheet/pays/exact-wins.ts'
import { cellOf, winCells } from './win-cells.ts'

/** Clusters on tall reels of many stops may take more; a sample is then the cheaper way. */
const BUDGET = { steps: 60_000_000 }

/** Mean wins by cell of the first window of a spin, exactly, as the pay table of a sheet has them; null where it has none in reach. */
export function exactWorth(definition: Definition, reelSet: string): Float64Array | null {
  // What cells multiply by, and what is taken away, comes after the first window.
  const { cascades, features, changes, factors, ...first } = definition
  const exact = exactWins(first, reelSet)
  if (exact === null) return null
  const wins = winCells(definition)
  const worth = new Float64Array(wins.pays.length)
  for (const { kind, of, count, coins } of exact.wins) {
    if (kind === 'scatter') continue
    const cell = cellOf(wins, of, count)
    worth[cell]! += coins / exact.cycle / wins.pays[cell]!
  }
  return worth
}

function exactWins(definition: Definition, reelSet: string): ExactWins | null {
  const game = compile(definition)
  try {
    return exactPaidWins(game, setDraw(reelSet, game.plan.sets), new Meter({ budget: BUDGET }))
  } catch (error) {
    if (error instanceof OutOfReach) return null
    throw error
  }
}
