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

/**
 * The symbols of a game. Without a list of its own, a game takes seven to ten of the usual ones and a wild. What a feature
 * needs and the list lacks is added, and a scatter that would do nothing is left out.
 */
export function castOf(brief: Brief, rng: Rng): Cast {
  const { features, symbols } = brief
  const given = symbols ?? usual(usualCount(brief) + rng.below(2))
  const ids = new Set<string>()
  const cast = (symbol: BriefSymbol): CastSymbol => ({
    id: uniqueId(symbol, ids),
    name: symbol.name,
    emoji: symbol.emoji,
  })
  const one = (kind: BriefSymbol['kind'], wanted: boolean): CastSymbol | null => {
    const own = given.find((symbol) => symbol.kind === kind) ?? USUAL.find((symbol) => symbol.kind === kind)
    return wanted && own ? cast(own) : null
  }
  const has = (kind: BriefSymbol['kind']): boolean => given.some((symbol) => symbol.kind === kind)
  const scatterWorks = Boolean(features?.freeSpins) || Boolean(features?.scatterPays)
  const scatterIsFree =
    symbols !== undefined && features?.freeSpins === undefined && features?.scatterPays === undefined
  return {
    regulars: given.filter((symbol) => symbol.kind === 'regular').map(cast),
    wild: one('wild', has('wild') || (features?.wildMultiplier ?? 1) > 1),
    scatter: one('scatter', scatterWorks || (scatterIsFree && has('scatter'))),
  }
}

/** More lines need more symbols, or nearly every spin would hit; three reels bring fewer symbols to view. */
const usualCount = ({ reels, lines = 1 }: Brief): number => (lines >= 25 ? 9 : reels === 3 ? 7 : 8)

/** The usual symbols with so many regular ones. The lowest are the commonest fruits, so a shorter list drops from the middle. */
export function usual(regulars: number): BriefSymbol[] {
  const dropped = USUAL.filter((symbol) => symbol.kind === 'regular').slice(4, 14 - regulars)
  return USUAL.filter((symbol) => !dropped.includes(symbol))
}

function uniqueId(symbol: BriefSymbol, taken: Set<string>): string {
  const stem = slugOf(symbol.id ?? symbol.name, symbol.kind)
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
