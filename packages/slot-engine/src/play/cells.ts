import type { Game } from '../compile/compile.ts'
import type { FreeSpinsPlan } from '../compile/feature-plans.ts'
import { STRIDE } from '../compile/reels.ts'
import type { WeightedDraw } from '../compile/weighted-draw.ts'
import type { Rng } from '../rng.ts'
import type { Board } from './board.ts'
import { drawToken } from './draw.ts'
import type { Teller } from './teller.ts'

/** What happens to single cells between the stop of the reels and the count of the wins. */
export class Cells {
  private readonly game: Game
  private readonly board: Board
  private readonly teller: Teller | null
  /** What mystery symbols turn into in this spin. */
  private revealed = -1

  constructor(game: Game, board: Board, teller: Teller | null) {
    this.game = game
    this.board = board
    this.teller = teller
  }

  /** A new spin begins. */
  begin(): void {
    this.revealed = -1
  }

  /** Puts wilds on cells drawn one after the other, each of those left equally likely. */
  addWilds({ counts, token }: NonNullable<FreeSpinsPlan['extraWilds']>, rng: Rng): void {
    const { board } = this
    const { symbols } = this.game.definition
    const open = board.places((at) => symbols[board.tokens[at] as number]?.kind !== 'scatter')
    const number = Math.min(drawToken(counts, rng), open.length)
    const taken: number[] = []
    for (let i = 0; i < number; i++) taken.push(open.splice(rng.below(open.length), 1)[0] as number)
    for (const at of taken) board.tokens[at] = token
    this.teller?.wildsAdded(token, taken)
  }

  /** Turns mystery symbols, draws the wilds' multipliers, lets wilds expand. */
  settle(rng: Rng): void {
    const { reveals, tokens, expanding } = this.game.plan
    if (reveals.size > 0) for (const [mystery, draw] of reveals) this.reveal(mystery, draw, rng)
    if (tokens.draws.size > 0) this.drawMultipliers(rng)
    for (const token of expanding) this.expand(token)
  }

  private reveal(mystery: number, draw: WeightedDraw, rng: Rng): void {
    const { tokens } = this.board
    const places = this.board.places((at) => tokens[at] === mystery)
    if (places.length === 0) return
    if (this.revealed < 0) this.revealed = drawToken(draw, rng)
    for (const at of places) tokens[at] = this.revealed
    this.teller?.revealed(this.revealed, places)
  }

  private drawMultipliers(rng: Rng): void {
    const { board } = this
    const { draws } = this.game.plan.tokens
    for (let r = 0; r < board.reels; r++) {
      const end = r * STRIDE + (board.rows[r] as number)
      for (let at = r * STRIDE; at < end; at++) {
        const draw = draws.get(board.tokens[at] as number)
        if (draw !== undefined) board.tokens[at] = drawToken(draw, rng)
      }
    }
    this.teller?.multiplied()
  }

  private expand(token: number): void {
    const { board } = this
    for (let r = 0; r < board.reels; r++) {
      if (!board.shows(r, token) || board.isAll(r, token)) continue
      this.teller?.expanded(token, [r])
      board.tokens.fill(token, r * STRIDE, r * STRIDE + (board.rows[r] as number))
    }
  }
}
