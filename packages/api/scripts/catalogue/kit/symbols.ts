import type { CountTable, MysterySymbol, RegularSymbol, ScatterSymbol, WildSymbol } from '@spilvaerk/slot-engine'
import type { Glyph } from '../entry.ts'

const LETTERS: Readonly<Record<string, string>> = { æ: 'ae', ø: 'oe', å: 'aa', é: 'e', ' ': '-' }

/** An id made of a Danish name. */
export const idOf = (name: string): string =>
  Array.from(name.toLowerCase(), (letter) => LETTERS[letter] ?? letter)
    .join('')
    .replace(/[^a-z0-9-]/g, '')

/** What the best and the worst symbol pay by count; those between follow in equal ratios. */
export interface PayRange {
  readonly best: CountTable
  readonly worst: CountTable
}

/** Regular symbols, best first, with pays that the tuning sets to the coin. */
export const regulars = (glyphs: readonly Glyph[], { best, worst }: PayRange): RegularSymbol[] =>
  glyphs.map(([emoji, name], rank) => {
    const share = glyphs.length === 1 ? 0 : rank / (glyphs.length - 1)
    const pays = Object.entries(best).map(([count, most]) => {
      const least = worst[count] ?? most
      return [count, Math.max(1, Math.round(most * (least / most) ** share))]
    })
    return { id: idOf(name), kind: 'regular', name, emoji, pays: Object.fromEntries(pays) }
  })

export const wild = ([emoji, name]: Glyph, more: Partial<WildSymbol> = {}): WildSymbol => ({
  id: idOf(name),
  ...{ kind: 'wild', name, emoji },
  ...more,
})

export const scatter = ([emoji, name]: Glyph, pays?: CountTable): ScatterSymbol => ({
  id: idOf(name),
  ...{ kind: 'scatter', name, emoji },
  ...(pays && { pays }),
})

export const mystery = ([emoji, name]: Glyph, reveals: Readonly<Record<string, number>>): MysterySymbol => ({
  id: idOf(name),
  ...{ kind: 'mystery', name, emoji, reveals },
})
