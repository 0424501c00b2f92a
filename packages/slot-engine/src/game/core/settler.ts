import type { Definition } from '../../definition.ts'
import type { Rng } from '../../rng.ts'
import type { Board } from '../board/board.ts'
import type { Tokens } from '../tables/tokens.ts'
import type { WeightedDraw } from '../tables/weighted-draw.ts'
import type { Teller } from './teller.ts'

/** What becomes of single cells between the stop of the reels and the count of the wins; one for each player. */
export interface Settler {
  /** A new spin begins. */
  begin(): void
  settle(rng: Rng): void
}

export type MakeSettler = (board: Board, teller: Teller | null) => Settler

export interface SettlerSource {
  readonly definition: Definition
  readonly tokens: Tokens
  readonly draw: (weights: Readonly<Record<string, number>>) => WeightedDraw
}
