import type { BriefSymbol } from '@spilvaerk/slot-engine'
import type { Glyph, Language, Theme } from './lexicon/theme.ts'
import { drawingFor, drawingsOf, plain } from './nearness/glyph-words.ts'
import { plainText } from './plain-text.ts'
import type { NamedSymbol, Wishes } from './wishes.ts'

const MOST = 12
const LEAST_REGULARS = 6
const LONGEST = 24

/** What stands for a thing of which there is no drawing. */
const NEUTRAL = ['🔶', '🔷', '🟢', '🟣', '🔴', '🟡', '🟤', '⚪', '🟠', '🔵', '⚫', '🟥']

export interface Cast {
  readonly symbols: readonly BriefSymbol[]
  readonly undrawn: readonly string[]
}

/** The symbols that are asked for, those of the theme around them, and none that is not to be seen. */
export function namedCast(
  wishes: Wishes,
  { theme, regulars }: { readonly theme: Theme; readonly regulars: readonly Glyph[] },
  language: Language,
): Cast {
  const { symbols = [], motifs = [], shunned = [] } = wishes
  const asked: readonly NamedSymbol[] = [...symbols, ...motifs.map((name) => ({ name }))]
  const drawn = drawnAs(asked)
  const isShunned = (glyph: Glyph) => isOneOf(glyph, shunned)
  const taken = new Set(drawn.flatMap(({ emoji, name }) => [plain(emoji), name]))
  const isFree = (glyph: Glyph) => !taken.has(plain(glyph.emoji)) && !taken.has(glyph[language]) && !isShunned(glyph)
  const own = [...regulars, ...theme.regulars].filter((glyph, at, all) => isFree(glyph) && all.indexOf(glyph) === at)
  const special = (kind: 'wild' | 'scatter'): BriefSymbol => {
    const named = drawn.find((symbol) => symbol.kind === kind)
    if (named) return named
    const glyph = isFree(theme[kind]) ? theme[kind] : (own.shift() ?? theme[kind])
    return { emoji: glyph.emoji, name: glyph[language], kind }
  }
  const [wild, scatter] = [special('wild'), special('scatter')]
  const named = drawn.filter(({ kind }) => kind === 'regular')
  const lows = named.filter(({ name }) => asked.some((one) => one.rank === 'low' && titled(one.name) === name))
  const highs = named.filter((symbol) => !lows.includes(symbol)).slice(0, MOST - 2)
  const wished = asked.length > 0 ? LEAST_REGULARS : Math.max(LEAST_REGULARS, regulars.length)
  const room = Math.min(MOST - 2, wished) - highs.length - lows.length
  const others = own
    .slice(0, Math.max(0, room))
    .map((glyph): BriefSymbol => ({ emoji: glyph.emoji, name: glyph[language], kind: 'regular' }))
  return {
    symbols: [wild, scatter, ...highs, ...others, ...lows].slice(0, MOST),
    undrawn: drawn.filter(({ emoji }) => NEUTRAL.includes(emoji)).map(({ name }) => name),
  }
}

/** Whether a drawing is one of those things, or of a kind that one of them names: a blueberry is a fruit. */
export const isOneOf = ({ emoji, da, en }: Glyph, things: readonly string[]): boolean =>
  things.some(
    (word) =>
      [da, en].some((name) => name.toLowerCase().includes(word.slice(0, 5))) ||
      word.split(' ').some((one) => drawingsOf(one)?.has(plain(emoji)) === true),
  )

/** A name as it stands on a pay table. */
export const titled = (name: string): string => {
  const text = plainText(name, LONGEST)
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}

function drawnAs(asked: readonly NamedSymbol[]): BriefSymbol[] {
  const taken = new Set<string>()
  const names = new Set<string>()
  return asked.flatMap(({ name, kind }): BriefSymbol[] => {
    const title = titled(name)
    if (title === '' || names.has(title)) return []
    names.add(title)
    const found = drawingFor(name, taken)
    const emoji = found?.emoji ?? NEUTRAL.find((one) => !taken.has(one))
    if (emoji === undefined) return []
    taken.add(plain(emoji))
    return [{ emoji, name: title, kind: kind ?? 'regular' }]
  })
}
