import type { Palette } from '@spilvaerk/schemas'
import { type BriefSymbol, createRng, type Rng } from '@spilvaerk/slot-engine'
import { findThemes, type ThemeChoice, themeOfKey, themesIn } from './find-themes.ts'
import { languageOf } from './language.ts'
import type { Glyph, Language, Theme } from './lexicon/theme.ts'
import { isOneOf, namedCast } from './named-cast.ts'
import { composeName, givenName } from './names.ts'
import { isCalled } from './nearness/glyph-words.ts'
import { SAYS_NOTHING } from './nearness/idle.ts'
import { spokenOf } from './nearness/near-drawings.ts'
import { companionsOf, distinct, headWords, type World, worldOf } from './nearness/world.ts'
import { paletteOf } from './palette.ts'
import { plainText } from './plain-text.ts'
import { readWishes } from './read-wishes.ts'
import { tableName } from './tables/table-names.ts'
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
  /** True where no drawing is near to what it is about: its symbols belong to any game. */
  readonly isNeutral?: boolean
  /** Symbols that were asked for and of which no drawing is known. */
  readonly undrawn?: readonly string[]
  /** A wild, a scatter, and the others best first. */
  readonly symbols: readonly BriefSymbol[]
  /** What the symbol is that pays the cap, where a game has such a one. */
  readonly prize?: Pick<BriefSymbol, 'emoji' | 'name'>
  /** Of a theme of its own, the one of the lexicon that it is nearest to. */
  readonly like?: string
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
  /** In which the game is written, whatever the text is in. */
  readonly language?: Language
}

/** The theme of games that are about nothing but casinos: of a table its kind is nearer than that. */
export const CASINO = 'tables'

const REGULARS = { low: 7, more: 3 } as const
/** Symbols that a second theme brings along. */
const GUESTS = 3
const LONGEST_PROMPT = 5000
/** What is not to be there says nothing of the theme, nor does what is to be heard. */
const REFUSED =
  /(?<!\p{L})(?:stille|rolig|dæmpet|soft|quiet|calm|swing|harp|piano|klaver|klassisk|classical)[ -]?(?:musik|music)(?!\p{L})|(?<!\p{L})(?:no|without(?: any)?|uden|ingen|ikke flere|no more) \p{L}+(?: (?:i|in|med|with) \p{L}+)?|(?<!\p{L})(?:sick of|tired of|fed up with|bored (?:of|with)|enough of|trætte? af|kede? af|nok af|hate|hader)(?: all| the| these)? [^.;:!?\n]+/giu

/** An idea for a game out of a prompt: the same prompt and roll give the same idea, on any machine. */
export function compose(
  prompt: string,
  { roll = 0, theme: key, otherwise, language: spoken }: ComposeOptions = {},
): Idea {
  const text = prompt.slice(0, LONGEST_PROMPT)
  const rng = createRng(`compose/${roll}/${text}`)
  const written = languageOf(plainText(text, LONGEST_PROMPT), otherwise)
  const found = placed(text, findThemes(text.replace(REFUSED, ' '), written, rng))
  const wishes = readWishes(
    text,
    written,
    (part) => speaksOf(part, found, written),
    (phrase) => isOpenTo(phrase, found),
  )
  const language = spoken ?? wishes.table?.language ?? wishes.language ?? written
  const world = worldFor(wishes, found, rng)
  const asked = (key && themeOfKey(key)) || world.theme
  const theme = withoutShunned(withOtherSpecials(asked, rng), wishes)
  const guest = world.guest === asked || key ? undefined : world.guest
  const shuffled = <T>(list: readonly T[]): T[] => {
    const rest = [...list]
    return list.flatMap(() => rest.splice(rng.below(rest.length), 1))
  }
  const count = REGULARS.low + rng.below(REGULARS.more + 1)
  const emblem = [asked.wild].filter(({ emoji }) => emoji !== theme.wild.emoji && emoji !== theme.scatter.emoji)
  const regulars = distinct([...calledIn(wishes, theme), ...emblem, ...castOf(theme, guest, count, shuffled)])
    .filter((glyph) => !isOneOf(glyph, wishes.shunned ?? []))
    .slice(0, count)
  const cast = namedCast(world.isNear ? wishes : withItsThing(wishes), { theme, regulars }, language)
  const prize = world.isNear ? prizeOf(theme, cast.symbols, language, createRng(`prize/${roll}/${text}`)) : undefined
  const themeNamed = world.isNamed || Boolean(key)
  const isPlainTable = !themeNamed || theme.key === CASINO
  const composedName = () =>
    wishes.table && isPlainTable
      ? tableName(wishes.table.kind, language, rng)
      : composeName(theme, ownOf(theme, regulars, wishes), language, rng)
  return {
    language,
    name: wishes.table?.name ?? givenName(text) ?? composedName(),
    theme: theme.key,
    ...(guest && { guest: guest.key }),
    themeNamed,
    ...(!world.isNear && { isNeutral: true }),
    ...(world.like !== undefined && asked === world.theme && { like: world.like }),
    palette: paletteOf(inColours(theme, wishes), rng),
    symbols: cast.symbols,
    ...(prize && { prize }),
    ...(cast.undrawn.length > 0 && { undrawn: cast.undrawn }),
    scene: theme.scene[language],
    wishes,
  }
}

/** A game is called after what is its own, and not after what was drawn beside it. */
function ownOf(theme: Theme, regulars: readonly Glyph[], { subject = '' }: Wishes): readonly Glyph[] {
  const own = theme.words.length > 0 ? theme.regulars : spokenOf(headWords(subject)).slice(0, OWN_NAMES)
  const shown = regulars.filter(({ emoji }) => own.some((one) => one.emoji === emoji))
  return shown.length > 0 ? shown : regulars
}
const OWN_NAMES = 6

/** A thing of the theme that no other symbol shows: it may be the one that the game adds by itself. */
function prizeOf(theme: Theme, symbols: readonly BriefSymbol[], language: Language, rng: Rng) {
  const seen = new Set(symbols.flatMap(({ emoji, name }) => [emoji, name]))
  const open = [...theme.regulars, ...companionsOf(theme)].filter(
    (glyph) => !seen.has(glyph.emoji) && !seen.has(glyph[language]),
  )
  const glyph = open.length > 0 ? open[rng.below(open.length)] : undefined
  return glyph && { emoji: glyph.emoji, name: glyph[language] }
}

/** Where something is set, in a prompt that is else about a casino: blackjack in a jazz club. */
const SET_IN =
  /(?<!\p{L})(?:in|at|on|i|på|til|theme:?|tema:?|med temaet) (?:an? |the |en |et |det |den )?(\p{L}[\p{L}’'-]*(?: \p{L}[\p{L}’'-]*){0,2})/giu

/** Of a casino, the place that it is set in: that the game is one of its tables is no theme. */
function placed(text: string, found: ThemeChoice): ThemeChoice {
  if (found.theme.key !== CASINO) return found
  const places = [...text.matchAll(SET_IN)].flatMap(([, place = '']) => themesIn(place.toLowerCase()))
  const theme = places.find(({ key }) => key !== CASINO)
  return theme ? { theme, guest: found.theme, named: true } : found
}

/** What the prompt is about; one that says nothing is about a theme that is drawn. A table shows no symbols. */
function worldFor(wishes: Wishes, found: ThemeChoice, rng: Rng): World {
  const { subject, motifs = [], symbols = [], table } = wishes
  const drawn = { theme: found.theme, ...(found.guest && { guest: found.guest }), isNear: true }
  if (table) return subject === undefined ? { ...drawn, isNamed: found.named } : worldOf(subject, [], rng)
  const names = [...symbols.map(({ name }) => name), ...motifs]
  if (subject !== undefined) return worldOf(subject, names, rng)
  const [first, ...rest] = names
  return first === undefined ? { ...drawn, isNamed: found.named } : worldOf(first, rest, rng)
}

/** Whether a table may be about a thing: its prompt names no theme, or the thing is of that one. */
const isOpenTo = (phrase: string, { named, theme }: ThemeChoice): boolean =>
  !named || theme.key === CASINO || themesIn(phrase).includes(theme)

/** What no drawing is near to is a symbol by its name all the same. */
const withItsThing = (wishes: Wishes): Wishes => {
  const thing = headWords(wishes.subject ?? '')
    .slice(-2)
    .join(' ')
  return thing === '' || wishes.table ? wishes : { ...wishes, motifs: [thing, ...(wishes.motifs ?? [])] }
}

const MOST_CALLED = 2
/** Things that the subject calls by name are shown, whatever is drawn of its theme: owls are not left out of the birds. */
function calledIn({ subject = '', table }: Wishes, { words, wild, scatter }: Theme): Glyph[] {
  if (table || words.length === 0) return []
  const called = (subject.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter(isCalled)
  return spokenOf(called)
    .filter(({ emoji }) => emoji !== wild.emoji && emoji !== scatter.emoji)
    .slice(0, Math.min(MOST_CALLED, called.length))
}

/** The colours that are asked for, over those of the theme. */
const inColours = (theme: Theme, { colours = [] }: Wishes): Theme => {
  // Black and white are in every palette: the others say its hues.
  const bright = colours.filter(({ saturation = 1 }) => saturation > 0)
  const [main, second = main, third = second] = bright.length > 0 ? bright : colours
  if (!main || !second || !third) return theme
  const { saturation } = main
  return { ...theme, hues: [third.hue, second.hue, main.hue], ...(saturation !== undefined && { saturation }) }
}

const REFUSES = /(?<!\p{L})(?:no|not|without|uden|ingen|ikke|never|aldrig)(?!\p{L})/iu

/** What is said of a theme of a table beside its own words. */
const OF_A_ROOM =
  /^(?:neon\p{L}*|lantern\p{L}*|table|bord|felt|filt|room|rum|stue|sal(?:on|oon)?|club|klub|riviera\p{L}*|palace|palads|arcade|arkade|tavern|kn?ejpe|knejpe|kro|inn|bar|café|cafe|garden|have|park|beach|strand|harbour|havn|festival|fest|castle|borg|slot|house|hus|temple|tempel|city|by|street|gade|hall|lounge|den|cave|grotte|ship|skib|train|tog|island|ø|look|feel|style|stil|stemning|mood|atmosphere|vibes?|agtig\p{L}*|inspired|inspireret|themed?|tema\p{L}*|night|nat|aften|evening|old|gamle?|gammel|classic|klassisk)$/u

/** Whether a part of a text speaks of a theme that the whole is found to be about. */
function speaksOf(part: string, { theme, guest }: ThemeChoice, language: Language): boolean {
  if (REFUSES.test(part)) return false
  const own = findThemes(part, language, createRng(part))
  const words = part.toLowerCase().match(/\p{L}[\p{L}’'-]*/gu) ?? []
  // What several words say together is of each: a jazz club.
  const together = [theme, guest].flatMap((one) => one?.words ?? []).filter((said) => said.includes('_'))
  const isTheirs = (word: string): boolean =>
    SAYS_NOTHING.has(word) ||
    OF_A_ROOM.test(word) ||
    themesIn(word).some((one) => one === theme || one === guest) ||
    together.some((said) => said.split('_').includes(word) && words.join('_').includes(said.replace('*', '')))
  return own.named && [theme, guest].some((one) => one === own.theme || one === own.guest) && words.every(isTheirs)
}

/** A theme without what is not to be seen, as far as others of its symbols can stand there. */
function withoutShunned(theme: Theme, { shunned = [] }: Wishes): Theme {
  const isOpen = (glyph: Glyph): boolean => !isOneOf(glyph, shunned)
  if (shunned.length === 0 || [theme.wild, theme.scatter, ...theme.regulars].every(isOpen)) return theme
  const others = [...theme.regulars, ...companionsOf(theme)].filter(isOpen)
  const [wild = theme.wild, scatter = theme.scatter] = [theme.wild, theme.scatter].map((own) =>
    isOpen(own) ? own : (others.pop() ?? own),
  )
  return { ...theme, wild, scatter, regulars: others }
}

/** Now and then other symbols of the theme are its wild and its scatter. */
function withOtherSpecials(theme: Theme, rng: Rng): Theme {
  if (theme.words.length === 0) return theme
  const regulars = [...theme.regulars]
  const other = (own: Glyph): Glyph => {
    const at = rng.below(3) === 0 ? -1 : rng.below(regulars.length)
    const given = regulars[at]
    if (at < 0 || !given) return own
    regulars[at] = own
    return given
  }
  const [wild, scatter] = [other(theme.wild), other(theme.scatter)]
  return { ...theme, wild, scatter, regulars }
}

/** Half of the symbols are drawn from those of the theme, the others from what goes with it: two games of a theme share few. */
function castOf(
  theme: Theme,
  guest: Theme | undefined,
  count: number,
  shuffled: <T>(list: readonly T[]) => T[],
): Glyph[] {
  const own = count - (guest ? GUESTS : 0)
  const around = shuffled(companionsOf(theme)).slice(0, Math.floor(own / 2))
  const drawn = shuffled(theme.regulars).slice(0, own - around.length)
  const cast = [...theme.regulars.filter((glyph) => drawn.includes(glyph)), ...around]
  const visitors = shuffled(guest?.regulars ?? []).slice(0, guest ? GUESTS + 2 : 0)
  return distinct([
    theme.wild,
    theme.scatter,
    ...cast.slice(0, 2),
    ...visitors.slice(0, GUESTS),
    ...cast.slice(2),
  ]).slice(2)
}
