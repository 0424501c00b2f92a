import { byteAt } from '../../../entries.ts'
import type { Board } from '../../board/board.ts'
import { STRIDE } from '../../tables/reels.ts'

/**
 * Moves the walking symbols one reel to the left.
 * @param stays token + 1 of the cells that stay; 0 elsewhere
 */
export function walk(board: Board, stays: Uint8Array, walks: (token: number) => boolean): void {
  for (let r = 0; r < board.reels; r++) {
    for (let row = 0; row < STRIDE; row++) {
      const at = r * STRIDE + row
      const here = byteAt(stays, at)
      if (here > 0 && walks(here - 1)) stays[at] = 0
      const next = r + 1 < board.reels ? byteAt(stays, at + STRIDE) : 0
      if (next > 0 && walks(next - 1)) stays[at] = next
    }
  }
}
