import { LIMITS } from '../../definition.ts'
import type { FreeSpinsPlan } from '../../game/core/feature-plan.ts'
import type { Game } from '../../game/core/game.ts'
import { CompiledPlayer } from '../../game/play/compiled/compiled-player.ts'
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
  private readonly compiled: CompiledPlayer | null
  private readonly start = new Int32Array(4)

  /**
   * @param base the paid spins' player: it serves where both run on the same reels
   * @param ends by packed scatters, all that award further spins among them
   */
  constructor(plan: FreeSpinsPlan, game: Game, base: WindowPlayer, ends: Uint8Array) {
    const reelSet = plan.sets.only as ReelSet
    const tables = reelSet.tables() as WindowTables
    this.plan = plan
    this.game = game
    this.player = reelSet === game.plan.base ? base : new WindowPlayer(tables)
    this.compiled = CompiledPlayer.of(tables, ends)
  }

  /** @param before coins the round has won so far: at the cap it ends */
  play(rng: Sfc32, awarded: number, before: number): number {
    const { plan, compiled } = this
    const { multiplier = 1 } = plan.feature
    const terms = {
      awarded,
      lineMultiplier: plan.multipliesLines ? multiplier : 1,
      scatterMultiplier: plan.multipliesScatters ? multiplier : 1,
      room: this.game.maxCoins - before,
    }
    const coins = compiled === null ? this.playEach(rng, terms) : this.playRuns(compiled, rng, terms)
    this.triggers++
    this.coins += coins
    return coins
  }

  private playEach(rng: Sfc32, { awarded, lineMultiplier, scatterMultiplier, room }: Terms): number {
    const { plan, player } = this
    const { pays } = plan.scatterPays
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
    this.spins += played
    return coins
  }

  /** As many at once as are left, up to one that awards more. At the cap the rest is as if it had never been drawn. */
  private playRuns(compiled: CompiledPlayer, rng: Sfc32, terms: Terms): number {
    const { awarded, lineMultiplier, scatterMultiplier, room } = terms
    const { start } = this
    const { retriggers, scatterPays } = this.plan
    const { coins: won, scatters } = compiled
    let left = awarded
    let coins = 0
    let played = 0
    while (left > 0 && played < LIMITS.spinsPerFeature && coins < room) {
      rng.save(start)
      const run = compiled.play(rng, Math.min(left, LIMITS.spinsPerFeature - played))
      let spins = 0
      while (spins < run && coins < room) {
        const paid = scatterPays.pays[scatters[spins] as number] as number
        coins += (won[spins] as number) * lineMultiplier + paid * scatterMultiplier
        spins++
      }
      left -= spins
      played += spins
      if (coins < room) left += retriggers[scatters[run - 1] as number] as number
      else if (spins < run) {
        rng.return(start)
        compiled.play(rng, spins)
      }
    }
    this.spins += played
    return coins
  }
}

interface Terms {
  readonly awarded: number
  readonly lineMultiplier: number
  readonly scatterMultiplier: number
  /** Coins up to the cap. */
  readonly room: number
}
