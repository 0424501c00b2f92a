import type { Definition, FreeSpins, SymbolDefinition } from '../../../definition.ts'
import { byteAt, entryOf } from '../../../entries.ts'
import type { Rng } from '../../../rng.ts'
import type { Board } from '../../board/board.ts'
import { drawToken } from '../../board/draw.ts'
import type { FreeSpinsPlan } from '../../core/feature-plan.ts'
import type { Teller } from '../../core/teller.ts'
import { weightedDraw } from '../../tables/weighted-draw.ts'

/** Puts wilds on cells drawn one after the other, each of those left equally likely. */
export function addWilds(
  { counts, token }: NonNullable<FreeSpinsPlan['extraWilds']>,
  symbols: readonly SymbolDefinition[],
  board: Board,
  teller: Teller | null,
  rng: Rng,
): void {
  const open = board.places((at) => symbols[byteAt(board.tokens, at)]?.kind !== 'scatter')
  const number = Math.min(drawToken(counts, rng), open.length)
  const taken: number[] = []
  for (let i = 0; i < number; i++) taken.push(entryOf(open.splice(rng.below(open.length), 1), 0))
  for (const at of taken) board.tokens[at] = token
  teller?.wildsAdded(token, taken)
}

/** `null` where there are none. */
export const addedPlan = (added: FreeSpins['extraWilds'], { symbols }: Definition): FreeSpinsPlan['extraWilds'] =>
  added === undefined
    ? null
    : { counts: weightedDraw(added.counts), token: symbols.findIndex(({ id }) => id === added.symbol) }
