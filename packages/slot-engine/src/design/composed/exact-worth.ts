import type { Definition, ReelDefinition } from '../../definition.ts'
import { compile } from '../../game/compile/compile.ts'
import { setDraw } from '../../game/tables/set-draw.ts'
import { Meter, OutOfReach, unmetered } from '../../meter.ts'
import { type ExactWins, exactPaidWins } from '../../proof/sheet/pays/exact-wins.ts'
import { type Orbs, orbsIn } from './spin-plan.ts'
import { cellOf, winCells } from './win-cells.ts'

/** Clusters on tall reels of many stops may take more; a sample is then the cheaper way. */
const BUDGET = { steps: 60_000_000 }

/** Mean wins by cell of the first window of a spin, exactly, as the pay table of a sheet has them; null where it has none in reach. */
export function exactWorth(definition: Definition, reelSet: string, meter = unmetered()): Float64Array | null {
  // What cells multiply by, and what is taken away, comes after the first window.
  const { cascades, features, changes, factors, ...first } = definition
  const exact = exactWins(first, reelSet, meter)
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

/**
 * What the first window wins, with the multipliers that are in view; null where that is not known exactly.
 * @param meter is told what that took, and sets no bound to it
 */
export function firstWorth(definition: Definition, reelSet: string, meter = unmetered()): Float64Array | null {
  const orbs = orbsIn(definition)
  return orbs === null ? exactWorth(definition, reelSet, meter) : exactMultiplied(definition, reelSet, orbs, meter)
}

/** The same where multipliers in view multiply the window: once for every choice of reels that show one. */
function exactMultiplied(
  definition: Definition,
  reelSet: string,
  { token, mean }: Orbs,
  meter: Meter,
): Float64Array | null {
  const orb = definition.symbols[token]?.id
  const reels = definition.reelSets[reelSet] ?? []
  if (orb === undefined || reels.some(({ rows }) => typeof rows !== 'number')) return null
  const shows = reels.map(({ strip, rows }) =>
    strip.map((_, stop) =>
      Array.from({ length: Number(rows) }, (__, row) => strip[(stop + row) % strip.length]).includes(orb),
    ),
  )
  let choices: readonly Choice[] = [{ reels: [], chance: 1, seen: 0 }]
  for (const [r, reel] of reels.entries()) choices = choices.flatMap((one) => withReel(one, reel, shows[r] ?? []))
  const sum = new Float64Array(winCells(definition).pays.length)
  for (const { reels: chosen, chance, seen } of choices) {
    const reelSets = { ...definition.reelSets, [reelSet]: chosen }
    const worth = exactWorth({ ...definition, reelSets }, reelSet, meter)
    if (worth === null) return null
    for (const [cell, each] of worth.entries()) sum[cell]! += chance * Math.max(1, seen * mean) * each
  }
  return sum
}

/** Reels of which each shows a multiplier for sure, or none. */
interface Choice {
  readonly reels: readonly ReelDefinition[]
  readonly chance: number
  readonly seen: number
}

function withReel({ reels, chance, seen }: Choice, reel: ReelDefinition, shows: readonly boolean[]): Choice[] {
  const weights = reel.weights ?? reel.strip.map(() => 1)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return [false, true].flatMap((shown): Choice[] => {
    const own = weights.map((weight, stop) => (shows[stop] === shown ? weight : 0))
    const part = own.reduce((sum, weight) => sum + weight, 0)
    if (part === 0) return []
    return [
      { reels: [...reels, { ...reel, weights: own }], chance: (chance * part) / total, seen: seen + Number(shown) },
    ]
  })
}

function exactWins(definition: Definition, reelSet: string, meter: Meter): ExactWins | null {
  const game = compile(definition)
  const own = new Meter({ budget: BUDGET })
  try {
    return exactPaidWins(game, setDraw(reelSet, game.plan.sets), own)
  } catch (error) {
    if (error instanceof OutOfReach) return null
    throw error
  } finally {
    meter.count(own.steps)
  }
}
