import { intAt } from '../../entries.ts'
import type { FreeSpinsPlan } from '../core/feature-plan.ts'
import type { Game } from '../core/game.ts'

/**
 * What a round of a game with falls would have won without any: the first window of its paid spin, and those of as many free spins as
 * first windows alone would have awarded. A round has at least as many, so it plays them all.
 */
export class FirstWindows {
  /** Coins of the round at play, before the cap; those of its paid spin among them. */
  coins = 0
  paid = 0
  private readonly game: Game
  /** By feature the free spins that still count. */
  private readonly left: Int32Array

  constructor(game: Game) {
    this.game = game
    this.left = new Int32Array(game.plan.features.length)
  }

  /** A round begins. */
  begin(): void {
    this.coins = 0
    this.paid = 0
  }

  /**
   * A spin has shown its first window.
   * @param seen the packed scatters
   * @param multiplier of the free spins as they stand: what falls have added does not count
   */
  add(free: FreeSpinsPlan | null, seen: number, lines: number, scatters: number, multiplier: number): void {
    const { left } = this
    if (free === null) {
      this.paid = lines + scatters
      this.coins += this.paid
      const { features } = this.game.plan
      for (let i = 0; i < left.length; i++)
        left[i] = intAt((features[i] as Game['plan']['features'][number]).starts, seen)
      return
    }
    const { index, feature, multipliesLines, multipliesScatters, retriggers } = free
    if (left[index] === 0) return
    left[index] = intAt(left, index) - 1 + intAt(retriggers, seen)
    const { multiplier: first = 1 } = feature
    this.coins +=
      (multipliesLines ? (lines / multiplier) * first : lines) +
      (multipliesScatters ? (scatters / multiplier) * first : scatters)
  }
}
