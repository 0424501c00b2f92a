import type { Rng } from '../rng.ts'
import type { Brief, BriefSymbol } from './brief.ts'

export interface CastSymbol {
  readonly id: string
  readonly name: string
  readonly emoji: string
}

export interface Cast {
  readonly regulars: readonly CastSymbol[]
  readonly wild: CastSymbol | null
  readonly scatter: CastSymbol | null
}

const USUAL: readonly BriefSymbol[] = [
  { name: 'Crown', emoji: '👑', kind: 'regular' },
  { name: 'Diamond', emoji: '💎', kind: 'regular' },
  { name: 'Bell', emoji: '🔔', kind: 'regular' },
  { name: 'Clover', emoji: '🍀', kind: 'regular' },
  { name: 'Coin', emoji: '🪙', kind: 'regular' },
  { name: 'Melon', emoji: '🍉', kind: 'regular' },
  { name: 'Grapes', emoji: '🍇', kind: 'regular' },
  { name: 'Orange', emoji: '🍊', kind: 'regular' },
  { name: 'Lemon', emoji: '🍋', kind: 'regular' },
  { name: 'Cherry', emoji: '🍒', kind: 'regular' },
  { name: 'Wild', emoji: '🃏', kind: 'wild' },
  { name: 'Star', emoji: '⭐', kind: 'scatter' },
]

/** The symbols of a game. Without a list of its own, a game takes eight to ten of the usual ones, a wild, and a scatter where a feature needs one. */
export function castOf(brief: Brief, rng: Rng): Cast {
  const needsScatter = Boolean(brief.features?.freeSpins ?? brief.features?.scatterPays)
  const given = brief.symbols ?? usual(brief.reels === 3 ? 7 + rng.below(2) : 8 + rng.below(3))
  const ids = new Set<string>()
  const cast = (kind: BriefSymbol['kind']): CastSymbol[] =>
    given
      .filter((symbol) => symbol.kind === kind)
      .map((symbol) => ({ id: uniqueId(symbol, ids), name: symbol.name, emoji: symbol.emoji }))
  const regulars = cast('regular')
  const wild = cast('wild')[0] ?? null
  const own = cast('scatter')[0]
  const wanted = needsScatter || (brief.symbols !== undefined && own !== undefined)
  const spare: BriefSymbol = { name: 'Star', emoji: '⭐', kind: 'scatter' }
  const scatter = wanted ? (own ?? { id: uniqueId(spare, ids), name: spare.name, emoji: spare.emoji }) : null
  return { regulars, wild, scatter }
}

/** The lowest are the commonest fruits, so a shorter list drops from the middle. */
function usual(regulars: number): BriefSymbol[] {
  const dropped = USUAL.filter((symbol) => symbol.kind === 'regular').slice(4, 14 - regulars)
  return USUAL.filter((symbol) => !dropped.includes(symbol))
}

function uniqueId(symbol: BriefSymbol, taken: Set<string>): string {
  const stem = symbol.id ?? slugOf(symbol.name, symbol.kind)
  let id = stem
  for (let n = 2; taken.has(id); n++) id = `${stem}-${n}`
  taken.add(id)
  return id
}

const FOREIGN: Readonly<Record<string, string>> = { æ: 'ae', ø: 'oe', å: 'aa', ß: 'ss' }

/** Lower-case letters, digits and dashes; `fallback` where nothing of the text is left. */
export function slugOf(text: string, fallback: string): string {
  const plain = text
    .toLowerCase()
    .replace(/[æøåß]/g, (letter) => FOREIGN[letter] ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '') || fallback
}
