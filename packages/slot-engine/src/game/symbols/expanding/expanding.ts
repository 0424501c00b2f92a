import type { Definition } from '../../../definition.ts'
import { intAt } from '../../../entries.ts'
import type { Board } from '../../board/board.ts'
import type { MakeSettler, Settler, SettlerSource } from '../../core/settler.ts'
import type { Teller } from '../../core/teller.ts'
import { STRIDE } from '../../tables/reels.ts'

/** Tokens that cover their reel. */
export const expandingOf = ({ symbols }: Definition): readonly number[] =>
  symbols.flatMap((symbol, i) => (symbol.kind === 'wild' && symbol.expands ? [i] : []))

export function expanding({ definition }: SettlerSource): MakeSettler | null {
  const wilds = expandingOf(definition)
  return wilds.length === 0 ? null : (board, teller) => new ExpandingSettler(wilds, board, teller)
}

class ExpandingSettler implements Settler {
  private readonly wilds: readonly number[]
  private readonly board: Board
  private readonly teller: Teller | null

  constructor(wilds: readonly number[], board: Board, teller: Teller | null) {
    this.wilds = wilds
    this.board = board
    this.teller = teller
  }

  begin(): void {}

  settle(): void {
    for (const token of this.wilds) this.expand(token)
  }

  private expand(token: number): void {
    const { board } = this
    for (let r = 0; r < board.reels; r++) {
      if (!board.shows(r, token) || board.isAll(r, token)) continue
      this.teller?.expanded(token, [r])
      board.tokens.fill(token, r * STRIDE, r * STRIDE + intAt(board.rows, r))
    }
  }
}
