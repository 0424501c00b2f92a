import { artName } from '../../../art/art-url.ts'
import type { SymbolPlan } from './paint-symbol.ts'
import type { SymbolRank } from './ranks.ts'

interface Planned {
  readonly id: string
  readonly name: string
  readonly emoji?: string | undefined
  readonly rank?: SymbolRank | undefined
}

/** What is painted of a symbol that has no picture of its maker's. */
export const planOf = ({ id, emoji, name, rank = 'token' }: Planned): SymbolPlan => ({
  ...{ id, art: emoji ? artName(emoji) : '', text: emoji ?? name, rank },
})

/** Where a symbol's drawings lie, the best first. Of a token the glyph is wanted, and its drawing only gives the colour. */
export function drawingsOf({ art, rank }: SymbolPlan): {
  readonly glyph?: string
  readonly pictures: readonly string[]
} {
  if (!art || rank === 'blank') return { pictures: [] }
  const [flat, round] = [`/art/${art}.svg`, `/art/3d/${art}.webp`]
  return rank === 'token' ? { glyph: `/art/glyph/${art}.svg`, pictures: [flat, round] } : { pictures: [round, flat] }
}
