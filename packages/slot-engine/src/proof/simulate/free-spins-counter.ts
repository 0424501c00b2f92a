import { LIMITS } from '../../definition.ts'
import type { FreeSpinsPlan } from '../../game/core/feature-plan.ts'
import type { Game } from '../../game/core/game.ts'
import { WindowPlayer } from '../../game/play/window-player.ts'
import type { ReelSet } from '../../game/tables/reel-set.ts'
import type { WindowTables } from '../../game/tables/window-tables.ts'
import type { Sfc32 } from '../../rng.ts'

/** Plays and counts free spins whose windows are table walks. */
export class FreeSpinsCounter {
  triggers = 0
  spins = 0
  coins = 0
  private readonly plan: FreeSpinsPlan
  private readonly game: Game
  private readonly player: WindowPlayer

  /** @param base the paid spins' player: it serves where both run on the same reels */
  constructor(plan: FreeSpinsPlan, game: Game, base: WindowPlayer) {
    const reelSet = plan.sets.only as ReelSet
    this.plan = plan
    this.game = game
    this.player = reelSet === game.plan.base ? base : new WindowPlayer(reelSet.tables() as WindowTables)
  }

  /** @param before coins the round has won so far: at the cap it ends */
  play(rng: Sfc32, awarded: number, before: number): number {
    const { plan, player } = this
    const { pays } = plan.scatterPays
    const { multiplier = 1 } = plan.feature
    const lineMultiplier = plan.multipliesLines ? multiplier : 1
    const scatterMultiplier = plan.multipliesScatters ? multiplier : 1
    const room = this.game.maxCoins - before
    let left = awarded
    let coins = 0
    let played = 0
    while (left > 0 && played < LIMITS.spinsPerFeature && coins < room) {
      left--
      played++
      const lineCoins = player.play(rng)
      coins += lineCoins * lineMultiplier + (pays[player.scatters] as number) * scatterMultiplier
      if (coins < room) left += plan.retriggers[player.scatters] as number
    }
    this.triggers++
    this.spins += played
    this.coins += coins
    return coins
  }
}
