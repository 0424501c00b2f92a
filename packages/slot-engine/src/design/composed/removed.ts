import type { Definition, WindowChange } from '../../definition.ts'
import { byteAt, entryOf } from '../../entries.ts'
import type { Board } from '../../game/board/board.ts'
import { EMPTY, STRIDE } from '../../game/tables/reels.ts'

/** What vanishes, stays or turns besides what wins, as `fallingOf` asks for it; by token 1 where it does. */
export interface Removed {
  /** Once nothing wins, with the cells around. */
  readonly bombs: Uint8Array | null
  /** Scatters, and places outside of the window. */
  readonly stays: Uint8Array
  /** Once so many cells of a spin have won. */
  readonly full: { readonly at: number; readonly cleared: Uint8Array } | null
  /** What a win leaves on one of its cells, and the reels where it may. */
  readonly left: { readonly token: number; readonly reels: readonly number[] } | null
  /** What opens beside a win, and into what: tokens by draw. */
  readonly opens: { readonly locked: Uint8Array; readonly into: readonly number[] } | null
}

export function removedOf({ symbols, changes = [] }: Definition, token: (id: string) => number): Removed | null {
  if (changes.length === 0) return null
  const among = (ids: readonly string[]): Uint8Array => {
    const tokens = new Uint8Array(EMPTY + 1)
    for (const id of ids) tokens[token(id)] = 1
    return tokens
  }
  const removing = (when: 'win' | 'end') =>
    changes.find((one): one is Extract<WindowChange, { type: 'remove' }> => one.type === 'remove' && one.when === when)
  const stays = among(symbols.flatMap(({ id, kind }) => (kind === 'scatter' ? [id] : [])))
  stays[EMPTY] = 1
  const [end, win] = [removing('end'), removing('win')]
  const put = changes.find((one) => one.type === 'put')
  const turn = changes.find((one) => one.type === 'turn')
  return {
    bombs: end ? among(end.cells.symbols ?? []) : null,
    stays,
    full: win?.charged ? { at: win.charged.at, cleared: among(win.cells.symbols ?? []) } : null,
    left: put && typeof put.symbol === 'string' ? { token: token(put.symbol), reels: put.cells?.reels ?? [] } : null,
    opens: turn
      ? {
          locked: among(Object.keys(turn.into)),
          into: Object.values(turn.into).flatMap((to) => (typeof to === 'string' ? [to] : Object.keys(to)).map(token)),
        }
      : null,
  }
}

/** Opens what lies beside a cell that is about to vanish. */
export function open({ opens }: Removed, board: Board, draw: (most: number) => number): void {
  if (opens === null) return
  const opened = board.places((at) => byteAt(opens.locked, byteAt(board.tokens, at)) === 1 && isBesideMarked(board, at))
  for (const at of opened) board.tokens[at] = entryOf(opens.into, draw(opens.into.length))
}

function isBesideMarked(board: Board, at: number): boolean {
  const [reel, row] = [Math.floor(at / STRIDE), at % STRIDE]
  return (
    (row > 0 && board.isMarked(at - 1)) ||
    (row + 1 < STRIDE && board.isMarked(at + 1)) ||
    (reel > 0 && board.isMarked(at - STRIDE)) ||
    (reel + 1 < board.reels && board.isMarked(at + STRIDE))
  )
}

/** Leaves a wild on one of the cells that won. */
export function leave({ left, stays }: Removed, board: Board, draw: (most: number) => number): void {
  if (left === null) return
  const cells = board.places(
    (at) =>
      board.isMarked(at) &&
      byteAt(stays, byteAt(board.tokens, at)) === 0 &&
      left.reels.includes(Math.floor(at / STRIDE)),
  )
  if (cells.length === 0) return
  const at = entryOf(cells, draw(cells.length))
  board.tokens[at] = left.token
  board.unmarkAt(at)
}

/** Marks bombs and what lies around them, and says whether there were any. */
export function explode({ bombs, stays }: Removed, board: Board): boolean {
  if (bombs === null) return false
  let any = false
  for (let reel = 0; reel < board.reels; reel++) {
    for (let row = 0; row < board.depth; row++) {
      if (byteAt(bombs, byteAt(board.tokens, reel * STRIDE + row)) === 0) continue
      any = true
      markAround(board, reel, row, stays)
    }
  }
  return any
}

function markAround(board: Board, ofReel: number, ofRow: number, stays: Uint8Array): void {
  for (let reel = Math.max(0, ofReel - 1); reel <= Math.min(board.reels - 1, ofReel + 1); reel++) {
    const end = Math.min(board.depth - 1, ofRow + 1)
    for (let row = Math.max(0, ofRow - 1); row <= end; row++) {
      const at = reel * STRIDE + row
      if (byteAt(stays, byteAt(board.tokens, at)) === 0) board.mark(at)
    }
  }
}
