import type { Palette } from '@spilvaerk/schemas'
import { type BriefSymbol, createRng } from '@spilvaerk/slot-engine'
import { findThemes, type ThemeChoice, themeOfKey } from './find-themes.ts'
import { languageOf } from './language.ts'
import type { Glyph, Language, Theme } from './lexicon/theme.ts'
import { composeName, givenName } from './names.ts'
import { paletteOf } from './palette.ts'
import { plainText } from './plain-text.ts'
import { readWishes } from './read-wishes.ts'
import type { Wishes } from './wishes.ts'

/** What a game is about. Its mathematics are not in here: of those, only wishes. */
export interface Idea {
  readonly language: Language
  readonly name: string
  /** The key of its theme. */
  readonly theme: string
  /** A second theme, of which it has symbols. */
  readonly guest?: string
  /** Whether the text named the theme, or it was drawn. */
  readonly themeNamed: boolean
  readonly palette: Palette
  /** A wild, a scatter, and the others best first. */
  readonly symbols: readonly BriefSymbol[]
  /** A sentence that sets the scene. */
  readonly scene: string
  readonly wishes: Wishes
}

export interface ComposeOptions {
  /** Another roll of the same dice: the variations of one prompt. */
  readonly roll?: number
  /** A theme's key, over what the text speaks of. */
  readonly theme?: string
  /** Of a text that does not say which language it is in; by default Danish. */
  readonly otherwise?: Language
}

const REGULARS = { low: 7, more: 3 } as const
/** Symbols that a second theme brings along. */
const GUESTS = 3
const LONGEST_PROMPT = 5000

/** An idea for a game out of a prompt: the same prompt and roll give the same idea, on any machine. */
export function compose(prompt: string, { roll = 0, theme: key, otherwise }: ComposeOptions = {}): Idea {
  const text = prompt.slice(0, LONGEST_PROMPT)
  const rng = createRng(`compose/${roll}/${text}`)
  const written = languageOf(plainText(text, LONGEST_PROMPT), otherwise)
  const found = findThemes(text, written, rng)
  const wishes = readWishes(text, written, (part) => speaksOf(part, found, written))
  const language = wishes.table?.language ?? written
  const theme = (key && themeOfKey(key)) || found.theme
  const guest = found.guest === theme || key ? undefined : found.guest
  const shuffled = <T>(list: readonly T[]): T[] => {
    const rest = [...list]
    return list.flatMap(() => rest.splice(rng.below(rest.length), 1))
  }
  const count = REGULARS.low + rng.below(REGULARS.more + 1)
  const regulars = castOf(theme, guest, count, shuffled)
  return {
    language,
    name: (roll === 0 && (wishes.table?.name ?? givenName(text))) || composeName(theme, regulars, language, rng),
    theme: theme.key,
    ...(guest && { guest: guest.key }),
    themeNamed: found.named || Boolean(key),
    palette: paletteOf(theme, rng),
    symbols: [
      symbolOf(theme.wild, 'wild', language),
      symbolOf(theme.scatter, 'scatter', language),
      ...regulars.map((glyph) => symbolOf(glyph, 'regular', language)),
    ],
    scene: theme.scene[language],
    wishes,
  }
}

const REFUSES = /(?<!\p{L})(?:no|not|without|uden|ingen|ikke|never|aldrig)(?!\p{L})/iu

/** Whether a part of a text speaks of a theme that the whole is found to be about. */
function speaksOf(part: string, { theme, guest }: ThemeChoice, language: Language): boolean {
  if (REFUSES.test(part)) return false
  const own = findThemes(part, language, createRng(part))
  return own.named && [theme, guest].some((one) => one === own.theme || one === own.guest)
}

/** The best symbols of a theme stay best; the ones below them, and the guest's, are drawn. */
function castOf(
  theme: Theme,
  guest: Theme | undefined,
  count: number,
  shuffled: <T>(list: readonly T[]) => T[],
): Glyph[] {
  const own = count - (guest ? GUESTS : 0)
  const [best = theme.wild, ...others] = theme.regulars
  const drawn = shuffled(others).slice(0, own - 1)
  const cast = [best, ...others.filter((glyph) => drawn.includes(glyph))]
  const taken = new Set([theme.wild, theme.scatter, ...cast].map(({ emoji }) => emoji))
  const names = new Set([theme.wild, theme.scatter, ...cast].flatMap(({ da, en }) => [da, en]))
  const visitors = shuffled(
    (guest?.regulars ?? []).filter(({ emoji, da, en }) => !taken.has(emoji) && !names.has(da) && !names.has(en)),
  )
  const guests = guest ? visitors.slice(0, GUESTS) : []
  return [...cast.slice(0, 2), ...guests, ...cast.slice(2)]
}

const symbolOf = (glyph: Glyph, kind: BriefSymbol['kind'], language: Language): BriefSymbol => ({
  emoji: glyph.emoji,
  name: glyph[language],
  kind,
})
