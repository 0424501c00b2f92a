import type { NewSymbol } from '@spilvaerk/schemas'

const MIN_PAYING = 6

/** Fills a game up that came with too few symbols to be played. */
const PLAIN: readonly NewSymbol[] = [
  { emoji: '💎', name: 'Diamant', value: 0, type: 'regular' },
  { emoji: '🔔', name: 'Klokke', value: 0, type: 'regular' },
  { emoji: '🍀', name: 'Firkløver', value: 0, type: 'regular' },
  { emoji: '🍉', name: 'Melon', value: 0, type: 'regular' },
  { emoji: '🍇', name: 'Druer', value: 0, type: 'regular' },
  { emoji: '🍋', name: 'Citron', value: 0, type: 'regular' },
  { emoji: '🍒', name: 'Kirsebær', value: 0, type: 'regular' },
]
const WILD: NewSymbol = { emoji: '🃏', name: 'Joker', value: 0, type: 'wild' }
const SCATTER: NewSymbol = { emoji: '⭐', name: 'Stjerne', value: 0, type: 'scatter' }

/** The symbols asked for, and plain symbols until there are enough. A game without any gets a full set. */
export function withPlainSymbols(asked: readonly NewSymbol[]): NewSymbol[] {
  const missing = MIN_PAYING - asked.filter(({ type }) => type === 'regular').length
  const taken = new Set(asked.map(({ emoji }) => emoji))
  const fill = PLAIN.filter(({ emoji }) => !taken.has(emoji)).slice(0, Math.max(0, missing))
  return asked.length === 0 ? [WILD, SCATTER, ...PLAIN] : [...asked, ...fill]
}
