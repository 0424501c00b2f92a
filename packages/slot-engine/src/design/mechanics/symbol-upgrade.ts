import type { Mechanic } from './mechanic.ts'

/** Now and then every low symbol in view becomes the next better one. */
export const symbolUpgrade: Mechanic = {
  write: (game) => {
    const regulars = game.symbols.filter(({ kind }) => kind === 'regular').map(({ id }) => id)
    const from = Math.ceil(regulars.length / 2)
    const into = Object.fromEntries(regulars.slice(from).map((id, i) => [id, regulars[from + i - 1] ?? id]))
    return {
      ...game,
      changes: [...(game.changes ?? []), { type: 'turn', into, chance: { hit: 1, miss: 14 } }],
    }
  },
}
