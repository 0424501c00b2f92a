import { spinParts } from '../../analyse/spin-parts.ts'
import type { Game } from '../../compile/compile.ts'
import type { FreeSpinsPlan } from '../../compile/feature-plans.ts'
import type { ReelSet } from '../../compile/reel-set.ts'
import type { Reel } from '../../compile/reels.ts'
import type { Definition } from '../../definition.ts'
import { entryOf } from '../../entries.ts'
import { addAnywhereWins } from './anywhere-wins.ts'
import { addLineWins } from './line-wins.ts'
import { addScatterWins, reelsShowing } from './scatter-wins.ts'
import { type Tallied, Tally } from './tally.ts'
import { addWaysWins } from './ways-wins.ts'

/** Every win of one kind of spin over its cycle. */
export interface ExactWins {
  readonly cycle: number
  readonly wins: readonly Tallied[]
}

/** The reels of a spin as they count, and how much they count among those that make it up. */
interface Part {
  readonly times: number
  readonly reels: readonly Reel[]
}

/** The wins of a paid spin; `null` where they are not in reach. */
export function exactPaidWins(game: Game, set: ReelSet): ExactWins | null {
  const tally = new Tally()
  const parts = partsOf(game, set)
  return parts?.every((part) => addWins(tally, game, part, 1, 1)) ? { cycle: cycleOf(parts), wins: tally.list() } : null
}

/** The wins of one free spin; `null` where they are not in reach, or change from spin to spin. */
export function exactFreeWins(game: Game, plan: FreeSpinsPlan): ExactWins | null {
  const { feature, sticky, walking, extraWilds, chosen } = plan
  const parts = partsOf(game, plan.reelSet)
  if (parts === null || feature.grows || sticky.length + walking.length > 0 || extraWilds !== null) return null
  const { multiplier = 1 } = feature
  const linePays = plan.multipliesLines ? multiplier : 1
  const tally = new Tally()
  for (const { times, reels } of parts) {
    const part = { times: times * (chosen?.total ?? 1), reels }
    if (!addWins(tally, game, part, linePays, plan.multipliesScatters ? multiplier : 1)) return null
    chosen?.tokens.forEach((token, i) => {
      addExpanded(tally, game, token, reels, times * entryOf(chosen.weights, i), linePays)
    })
  }
  return { cycle: cycleOf(parts) * (chosen?.total ?? 1), wins: tally.list() }
}

const partsOf = (game: Game, set: ReelSet): Part[] | null =>
  game.plan.rule.type === 'clusters'
    ? null
    : (spinParts(game, set)?.map(({ weight, reels }) => ({ times: weight, reels })) ?? null)

const cycleOf = (parts: readonly Part[]): number =>
  parts.reduce((sum, { times, reels }) => sum + reels.reduce((product, { weight }) => product * weight, times), 0)

function addWins(tally: Tally, game: Game, part: Part, linePays: number, scatterPays: number): boolean {
  const { rule, scatters } = game.plan
  addScatterWins(tally, scatters, part.reels, part.times, scatterPays)
  switch (rule.type) {
    case 'lines':
      return addLineWins(tally, rule, part.reels, part.times, linePays)
    case 'ways':
      addWaysWins(tally, rule, part.reels, part.times, linePays)
      return true
    case 'anywhere':
      addAnywhereWins(tally, rule.candidates, multipliersOf(game.definition), part.reels, part.times, linePays)
      return true
    case 'clusters':
      return false
  }
}

const multipliersOf = ({ wins }: Definition) => (wins.type === 'ways' ? undefined : wins.wildMultipliers) ?? 'highest'

/** The chosen symbol pays on every line by the number of reels that show it. */
function addExpanded(
  tally: Tally,
  { plan }: Game,
  token: number,
  reels: readonly Reel[],
  times: number,
  pays: number,
): void {
  if (plan.rule.type !== 'lines') return
  const lines = plan.rule.lines.length
  reelsShowing(token, reels).forEach((weight, count) => {
    const coins = plan.payOf[token]?.[count] ?? 0
    const hits = weight * times * lines
    if (coins > 0) tally.add('expanded', token, count, hits, hits * coins * pays)
  })
}
