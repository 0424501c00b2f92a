import type { SymbolDefinition } from '../../definition.ts'
import type { Mechanic } from './mechanic.ts'
import { baseOf } from './parts.ts'

/** Symbols that split. */
const KINDS = 2

/** Now and then the best symbols in view split in two, each on its cell, and count twice on their reel: by ways. */
export const splitSymbols: Mechanic = {
  write: (game) => {
    const splitting = game.symbols.filter(({ kind }) => kind === 'regular').slice(0, KINDS)
    const halves = splitting.map(
      ({ id, name, emoji }): SymbolDefinition => ({
        ...{ id: `${id}-split`, kind: 'wild', replaces: [id], multiplier: 2 },
        ...(name !== undefined && { name: `${name} × 2` }),
        ...(emoji !== undefined && { emoji: `${emoji}${emoji}` }),
      }),
    )
    const into = Object.fromEntries(splitting.map(({ id }) => [id, `${id}-split`]))
    const cells = { reels: baseOf(game).map((_, r) => r) }
    return {
      ...game,
      symbols: [...game.symbols, ...halves],
      changes: [...(game.changes ?? []), { type: 'turn', into, chance: { hit: 1, miss: 9 }, cells }],
    }
  },
}
