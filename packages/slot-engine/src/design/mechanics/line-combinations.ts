import type { Combination, Definition, RegularSymbol } from '../../definition.ts'
import type { Mechanic } from './mechanic.ts'
import { baseOf, regularsIn } from './parts.ts'

/** Symbols of a combination: three bars, or three that come in any order. */
const KINDS = 3

/** A pay for a whole line besides those of its runs. */
const combined = (one: (symbols: readonly RegularSymbol[], reels: number) => Omit<Combination, 'name'>): Mechanic => ({
  write: (game): Definition => {
    const { wins } = game
    if (wins.type !== 'lines') return game
    const combination = one(regularsIn(game), baseOf(game).length)
    const names = new Map(game.symbols.map(({ id, name }) => [id, name ?? id]))
    const shown = [...new Set(combination.slots.flatMap((slot) => slot ?? []))]
    const name = shown.map((id) => names.get(id) ?? id).join(' / ')
    return { ...game, wins: { ...wins, combinations: [...(wins.combinations ?? []), { name, ...combination }] } }
  },
})

const payOf = ({ pays = {} }: RegularSymbol, count: number): number => pays[String(count)] ?? 0

/** The lowest symbols pay as one, in any mix that covers the whole line, what a run of the lowest does that is one shorter. */
export const mixedPays = combined((symbols, reels) => {
  const low = symbols.slice(-KINDS)
  const last = low.at(-1)
  const coins = last === undefined ? 1 : payOf(last, Math.max(3, reels - 1))
  return { slots: new Array(reels).fill(low.map(({ id }) => id)), multiplied: true, coins }
})

/** The best symbols pay together in any order on the first reels what three of the second best do. */
export const anyOrder = combined((symbols, reels) => {
  const best = symbols.slice(0, KINDS)
  const second = best[1]
  const slots = best.map(({ id }) => [id])
  return {
    slots: [...slots, ...new Array<null>(Math.max(0, reels - slots.length)).fill(null)],
    anyOrder: true,
    coins: second === undefined ? 1 : payOf(second, KINDS),
  }
})
