import type { GameKind, GameSummary } from '@spilvaerk/schemas'
import { isSlot } from '../../lib/of-slot.ts'

/** What is played at a table, in one emoji; cards where nothing else is said. */
const TABLES: Readonly<Partial<Record<GameKind, string>>> = {
  roulette: '🎡',
  bigSix: '🎡',
  sicBo: '🎲',
  craps: '🎲',
  dice: '🎲',
  keno: '🔢',
  scratchCard: '🎟️',
  plinko: '🔴',
  mines: '💣',
  coin: '🪙',
}

/** A game in one emoji. */
export const signOf = (game: GameSummary): string =>
  isSlot(game) ? (game.symbols[0]?.emoji ?? '🎰') : (TABLES[game.kind] ?? '🃏')
