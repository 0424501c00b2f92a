import type { SlotSummary } from '@spilvaerk/schemas'
import { createDice } from '../../lib/dice.ts'

const MOST_REELS = 6
const MOST_ROWS = 4
/** Symbols that run past between one window and the next. */
const PASSING = 7

/** Per reel, from the top: the window after spin number `spin`. A show, not a round: nothing is won here. */
export function windowAfter(game: SlotSummary, spin: number): readonly (readonly string[])[] {
  const dice = createDice(`${game.definitionHash}/${spin}`)
  const emoji = game.symbols.map((symbol) => symbol.emoji)
  const [first = '🎰', ...rest] = emoji
  return Array.from({ length: Math.min(game.reels, MOST_REELS) }, (_, reel) => {
    const rows = Math.min(game.rows[reel] ?? 3, MOST_ROWS)
    return Array.from({ length: rows }, () => dice.pick([first, ...rest]))
  })
}

/** What one reel carries during a spin: the new window on top, then what passes, then the old window. */
export function stripBetween(next: readonly string[], old: readonly string[]): readonly string[] {
  const passing = Array.from(
    { length: PASSING },
    (_, index) => [...next, ...old][(index * 3) % (next.length + old.length)] ?? '🎰',
  )
  return [...next, ...passing, ...old]
}
