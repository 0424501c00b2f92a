import type { GameSummary } from '@spilvaerk/schemas'
import { isSlot } from '../../lib/of-slot.ts'

/** A game in one emoji. */
export const signOf = (game: GameSummary): string => (isSlot(game) && game.symbols[0]?.emoji) || '🎰'
