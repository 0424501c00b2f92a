import type { Rng } from '../../rng.ts'
import type { Cell } from '../../round.ts'
import type { Board } from '../board/board.ts'
import type { ReelSet } from '../tables/reel-set.ts'
import type { FreeSpinsPlan } from './feature.ts'
import type { Game } from './game.ts'
import type { Tally } from './tally.ts'
import type { Teller } from './teller.ts'

/** What a feature needs of whoever plays the round. */
export interface Host {
  readonly game: Game
  readonly rng: Rng
  readonly board: Board
  readonly teller: Teller | null
  readonly tally: Tally
  readonly spins: Spins
  /** What the player takes of `options`. */
  choose(feature: string, options: number): number
  indexOf(feature: string): number
  /** Plays a feature to its end. */
  start(index: number, n: number, cells: readonly Cell[]): void
}

/** What plays spins. */
interface Spins {
  readonly held: {
    walkOn(plan: FreeSpinsPlan, symbols: readonly number[]): void
    walks(plan: FreeSpinsPlan): boolean
    release(): void
  }
  readonly pays: {
    multiplier: number
    chosen: number
    readonly starts: { retriggered: number }
    grow(growth: NonNullable<FreeSpinsPlan['feature']['grows']>): void
  }
  play(set: ReelSet, free: FreeSpinsPlan | null, rng: Rng): void
}
