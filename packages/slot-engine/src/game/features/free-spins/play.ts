import { LIMITS } from '../../../definition.ts'
import { drawToken } from '../../board/draw.ts'
import type { FreeSpinsPlan, Host, SpinsPlayed } from '../../core/feature-plan.ts'
import { drawSet } from '../../tables/set-draw.ts'
import { Level } from './levels.ts'

/** Plays the spins that a window, a prize or a bet mode awarded, and those that they award. */
export function playFreeSpins(player: Host, awarding: FreeSpinsPlan, awarded: number): void {
  const { tally, teller } = player
  const { plan, spins } = player.playing(awarding)
  const { feature } = plan
  const { held, pays } = spins
  const before = tally.total
  pays.multiplier = feature.multiplier ?? 1
  pays.forgetFactors()
  pays.chosen = plan.chosen === null ? -1 : drawToken(plan.chosen, player.rng)
  if (pays.chosen >= 0) teller?.chosen(feature.id, pays.chosen)
  const level = new Level(plan)
  let left = awarded
  let played = 0
  held.goOn(plan, true, player.rng)
  while ((left > 0 || held.walks(plan)) && played < LIMITS.spinsPerFeature && !tally.capped()) {
    left = Math.max(0, left - 1)
    played++
    tally.countSpin()
    spins.onFreeSpin?.()
    teller?.freeSpin(feature.id, played, left, pays.multiplier, plan.kept === null ? null : held.told(teller))
    const wonBefore = tally.total
    playSpin(player, { plan, spins }, level)
    const { first, retriggered } = pays.starts
    left += retriggered + (plan.spares?.[first] ?? 0) + level.collect(player, pays, first)
    held.goOn(plan, false, player.rng)
    const hasWon = tally.total > wonBefore
    if (feature.grows?.each === 'spin' || (feature.grows?.each === 'win' && hasWon)) pays.grow(feature.grows)
  }
  teller?.freeSpinsEnded(feature.id, played, tally.total - before)
  held.release()
  pays.chosen = -1
}

/** Plays a spin; one that has to win until it does, or so often. What did not win enough is as if it had never been. */
function playSpin({ tally, teller, rng }: Host, { plan, spins }: SpinsPlayed, level: Level): void {
  const { pays } = spins
  if (plan.winsAtLeast > 0) pays.mark()
  const before = tally.total
  const told = teller?.told ?? 0
  for (let tries = 1; ; tries++) {
    pays.starts.retriggered = 0
    spins.play(drawSet(level.sets, rng), plan, rng)
    if (tally.total - before >= plan.winsAtLeast || tries === LIMITS.spinTries || tally.capped()) return
    tally.takeBack(before)
    teller?.forget(told)
    pays.goBack()
  }
}
