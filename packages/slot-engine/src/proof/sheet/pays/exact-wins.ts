import { entryOf } from '../../../entries.ts'
import type { ChangesPlan } from '../../../game/core/change-plan.ts'
import type { ScatterPays } from '../../../game/core/counted-game.ts'
import type { FreeSpinsPlan } from '../../../game/core/feature-plan.ts'
import { type Game, playedSpins } from '../../../game/core/game.ts'
import { PayTally, type Tallied } from '../../../game/core/pays.ts'
import { commonCycle } from '../../../game/law/gcd.ts'
import { addScatterWins } from '../../../game/rules/scatters/sheet.ts'
import { addCoveringWins } from '../../../game/symbols/covering/sheet.ts'
import type { Reel } from '../../../game/tables/reels.ts'
import type { SetDraw } from '../../../game/tables/set-draw.ts'
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
export function exactPaidWins(game: Game, sets: SetDraw, meter: Meter): ExactWins | null {
  if (game.plan.extraWilds !== null || game.plan.factors !== null) return null
  const tally = new PayTally()
  const parts = partsOf(game, sets, game.plan.changes, meter)
  const pays = { scatterPays: game.plan.scatters, lines: 1, scatters: 1 }
  return parts?.every((part) => addWins(tally, game, part, pays, meter))
    ? { cycle: cycleOf(parts), wins: tally.list() }
    : null
}

/** The wins of one free spin; `null` where they are not in reach, or change from spin to spin. */
export function exactFreeWins(whole: Game, awarding: FreeSpinsPlan, meter: Meter): ExactWins | null {
  const { game, plan } = playedSpins(whole, awarding)
  const { feature, sticky, walking, kept, extraWilds, chosen, levels } = plan
  const parts = partsOf(game, plan.sets, plan.changes, meter)
  // What coins in view pay is no win of the pay table, and the number of spins follows from all that they win. Spins that
  // have to win show some wins more often than their reels.
  if (game.plan.collects.length > 0 || plan.factors !== null || plan.winsAtLeast > 0) return null
  if (
    parts === null ||
    feature.grows ||
    levels !== null ||
    sticky.length + walking.length > 0 ||
    kept !== null ||
    extraWilds !== null
  )
    return null
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

/** Each reel set counts by its weight, over the least common multiple of their cycles. */
function partsOf(game: Game, { sets, weights }: SetDraw, changes: ChangesPlan | null, meter: Meter): Part[] | null {
  if (game.plan.rule.addWins === null) return null
  const bySet = sets.flatMap((set, i) => {
    const parts = spinParts(game, set, changes, meter)?.map(({ weight, reels }) => ({ times: weight, reels }))
    return parts === undefined ? [] : [{ parts, cycle: cycleOf(parts), weight: entryOf(weights, i) }]
  })
  if (bySet.length < sets.length) return null
  const common = commonCycle(bySet.map(({ cycle }) => cycle))
  return bySet.flatMap(({ parts, cycle, weight }) => {
    const scale = bySet.length === 1 ? 1 : weight * (common / cycle)
    return parts.map(({ times, reels }) => ({ times: times * scale, reels }))
  })
}

const cycleOf = (parts: readonly Part[]): number =>
  parts.reduce((sum, { times, reels }) => sum + reels.reduce((product, { weight }) => product * weight, times), 0)

function addWins(tally: PayTally, game: Game, { reels, times }: Part, pays: Pays, meter: Meter): boolean {
  const { rule, scatters } = game.plan
  addScatterWins(tally, { ...scatters, ...pays.scatterPays }, reels, times, pays.scatters)
  return rule.addWins?.(tally, reels, times, pays.lines, meter) === true
}
