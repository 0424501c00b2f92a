import type { Glyph } from '../lexicon/theme.ts'
import { SHORT_NAMES } from './companions.ts'
import { calledBy, DRAWINGS, type Drawing, drawingsOf, plain } from './glyph-words.ts'

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** Words of names that say how something is, not what. */
const QUALITIES = new Set(
  'golden gold big old red blue black white green yellow small large long gammel gammelt gamle røde rødt rød blå sort hvid grøn gul stor store stort lille the and med face high low hot cold glas glass sign ball king kong'.split(
    ' ',
  ),
)

/** How many drawings share a word: what many share says little. */
const SHARED = new Map<string, number>()
const WORDS = new Map<string, ReadonlySet<string>>()
for (const { emoji, names, tags } of DRAWINGS.values()) {
  const words = new Set([...names.flatMap(wordsOf), ...tags].filter((word) => word.length > 2 && !QUALITIES.has(word)))
  WORDS.set(plain(emoji), words)
  for (const word of words) SHARED.set(word, (SHARED.get(word) ?? 0) + 1)
}
const MOST_SHARED = 60
const worthOf = (word: string): number => {
  const shared = SHARED.get(word) ?? 0
  return shared < 2 || shared > MOST_SHARED ? 0 : Math.log(DRAWINGS.size / shared)
}

/** No picture of a game: whose name is a sentence, a sign or a person doing something. */
const isSymbol = ({ da, en }: Drawing): boolean =>
  en.split(' ').length <= 2 &&
  da.split(' ').length <= 3 &&
  !/face|button|hand|arrow|man |woman|person|people|men |women |sign|symbol|mark|flag|o.clock|moon phase|family|couple|foot|bone$|hair|japanese|thirty|o’clock|heart|chart|office worker|love hotel|medal$|boy|girl|child|baby|tears|joy|smile|kiss|x-ray/i.test(
    en,
  )

/** Whether a word of a drawing says among which others somebody has put it, and not what people say of it. */
const isPlace = (word: string): boolean => word.startsWith('in:') || word.startsWith('of:')

/** The drawings that stand in the same rows and themes as some others, nearest first: a row counts by how many of them it has. */
export function nearTo(drawings: readonly string[], count: number): Glyph[] {
  const own = new Set(drawings.map(plain))
  const shares = new Map<string, number>()
  // Words that drawings share put trousers among cyclists: only places count.
  for (const emoji of own)
    for (const word of WORDS.get(emoji) ?? []) if (isPlace(word)) shares.set(word, (shares.get(word) ?? 0) + 1)
  const nearness = (emoji: string): number =>
    [...(WORDS.get(emoji) ?? [])].reduce((sum, word) => sum + worthOf(word) * (shares.get(word) ?? 0) ** 2, 0)
  return [...DRAWINGS.values()]
    .filter((one) => !own.has(plain(one.emoji)) && isSymbol(one))
    .map((one) => ({ one, near: nearness(plain(one.emoji)) }))
    .filter(({ near }) => near > 0)
    .sort((a, b) => b.near - a.near)
    .slice(0, count)
    .map(({ one }) => glyphOf(one))
}

/** The drawings that some words speak of, most of all first. */
export function spokenOf(words: readonly string[]): Glyph[] {
  const scores = new Map<string, number>()
  for (const word of words)
    for (const [emoji, weight] of drawingsOf(word) ?? []) scores.set(emoji, (scores.get(emoji) ?? 0) + weight)
  return [...scores]
    .sort(([, a], [, b]) => b - a)
    .flatMap(([emoji]) => DRAWINGS.get(emoji) ?? [])
    .filter((one) => isSymbol(one) || one.tags.some((tag) => tag.startsWith('of:')))
    .map((one) => {
      const called = words.map((word) => calledBy(word, one.emoji)).find((names) => names !== undefined)
      return called ? { emoji: one.emoji, ...called } : glyphOf(one)
    })
}

const SHORT_BY_DRAWING = new Map(Object.entries(SHORT_NAMES).map(([emoji, names]) => [plain(emoji), names]))
const titled = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`
const shortened = (text: string): string =>
  text.replace(/^(.{3,}?e?)hoved$/u, (_, animal: string) => animal.replace(/(?<=n|v)e$/, ''))

/** As it stands in a pay table. */
export function glyphOf({ emoji, da, en }: Glyph): Glyph {
  const short = SHORT_BY_DRAWING.get(plain(emoji))
  if (short) return { emoji, da: short[0], en: short[1] }
  return { emoji, da: titled(shortened(da)), en: en.split(' ').map(titled).join(' ') }
}
