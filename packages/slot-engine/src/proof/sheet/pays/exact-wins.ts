import { entryOf } from '../../../entries.ts'
import type { ScatterPays } from '../../../game/core/counted-game.ts'
import type { FreeSpinsPlan } from '../../../game/core/feature-plan.ts'
import type { Game } from '../../../game/core/game.ts'
import { PayTally, type Tallied } from '../../../game/core/pays.ts'
import { addScatterWins } from '../../../game/rules/scatters/sheet.ts'
import { addCoveringWins } from '../../../game/symbols/covering/sheet.ts'
import type { ReelSet } from '../../../game/tables/reel-set.ts'
import type { Reel } from '../../../game/tables/reels.ts'
import type { Meter } from '../../../meter.ts'
import { spinParts } from '../../analyse/spin-parts.ts'

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

/** What wins are multiplied by, and what scatters pay. */
interface Pays {
  readonly scatterPays: ScatterPays
  readonly lines: number
  readonly scatters: number
}

/** The wins of a paid spin; `null` where they are not in reach. */
export function exactPaidWins(game: Game, set: ReelSet, meter: Meter): ExactWins | null {
  const tally = new PayTally()
  const parts = partsOf(game, set, meter)
  const pays = { scatterPays: game.plan.scatters, lines: 1, scatters: 1 }
  return parts?.every((part) => addWins(tally, game, part, pays, meter))
    ? { cycle: cycleOf(parts), wins: tally.list() }
    : null
}

/** The wins of one free spin; `null` where they are not in reach, or change from spin to spin. */
export function exactFreeWins(game: Game, plan: FreeSpinsPlan, meter: Meter): ExactWins | null {
  const { feature, sticky, walking, extraWilds, chosen } = plan
  const parts = partsOf(game, plan.reelSet, meter)
  if (parts === null || feature.grows || sticky.length + walking.length > 0 || extraWilds !== null) return null
  const { multiplier = 1 } = feature
  const linePays = plan.multipliesLines ? multiplier : 1
  const tally = new PayTally()
  for (const { times, reels } of parts) {
    const part = { times: times * (chosen?.total ?? 1), reels }
    const pays = { scatterPays: plan.scatterPays, lines: linePays, scatters: plan.multipliesScatters ? multiplier : 1 }
    if (!addWins(tally, game, part, pays, meter)) return null
    chosen?.tokens.forEach((token, i) => {
      addCoveringWins(tally, game.plan, token, reels, times * entryOf(chosen.weights, i), linePays)
    })
  }
  return { cycle: cycleOf(parts) * (chosen?.total ?? 1), wins: tally.list() }
}

const partsOf = (game: Game, set: ReelSet, meter: Meter): Part[] | null =>
  game.plan.rule.addWins === null
    ? null
    : (spinParts(game, set, meter)?.map(({ weight, reels }) => ({ times: weight, reels })) ?? null)

const cycleOf = (parts: readonly Part[]): number =>
  parts.reduce((sum, { times, reels }) => sum + reels.reduce((product, { weight }) => product * weight, times), 0)

function addWins(tally: PayTally, game: Game, { reels, times }: Part, pays: Pays, meter: Meter): boolean {
  const { rule, scatters } = game.plan
  addScatterWins(tally, { ...scatters, ...pays.scatterPays }, reels, times, pays.scatters)
  return rule.addWins?.(tally, reels, times, pays.lines, meter) === true
}
