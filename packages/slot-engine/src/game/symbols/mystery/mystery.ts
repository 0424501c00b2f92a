import type { Definition } from '../../../definition.ts'
import type { Rng } from '../../../rng.ts'
import type { Board } from '../../board/board.ts'
import { drawToken } from '../../board/draw.ts'
import type { MakeSettler, Settler, SettlerSource } from '../../core/settler.ts'
import type { Teller } from '../../core/teller.ts'
import type { WeightedDraw } from '../../tables/weighted-draw.ts'

type Reveals = ReadonlyMap<number, WeightedDraw>

/** Per mystery token: what all mystery symbols turn into. */
export const revealsOf = ({ symbols }: Definition, draw: SettlerSource['draw']): Reveals =>
  new Map(symbols.flatMap((symbol, i) => (symbol.kind === 'mystery' ? [[i, draw(symbol.reveals)] as const] : [])))

export function mystery({ definition, draw }: SettlerSource): MakeSettler | null {
  const reveals = revealsOf(definition, draw)
  return reveals.size === 0 ? null : (board, teller) => new MysterySettler(reveals, board, teller)
}

class MysterySettler implements Settler {
  private readonly reveals: Reveals
  private readonly board: Board
  private readonly teller: Teller | null
  /** What mystery symbols turn into in this spin. */
  private revealed = -1

  constructor(reveals: Reveals, board: Board, teller: Teller | null) {
    this.reveals = reveals
    this.board = board
    this.teller = teller
  }

  begin(): void {
    this.revealed = -1
  }

  settle(rng: Rng): void {
    for (const [symbol, draw] of this.reveals) this.reveal(symbol, draw, rng)
  }

  private reveal(symbol: number, draw: WeightedDraw, rng: Rng): void {
    const { tokens } = this.board
    const places = this.board.places((at) => tokens[at] === symbol)
    if (places.length === 0) return
    if (this.revealed < 0) this.revealed = drawToken(draw, rng)
    for (const at of places) tokens[at] = this.revealed
    this.teller?.revealed(this.revealed, places)
  }
}
