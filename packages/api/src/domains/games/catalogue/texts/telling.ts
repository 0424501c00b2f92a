import { isLanguage, type Language } from '@spilvaerk/messages'
import {
  type GameSummary,
  type GameTexts,
  symbolPlace,
  TEXT_LANGUAGES,
  type TextLanguage,
  type ToldText,
  type ToldTexts,
} from '@spilvaerk/schemas'
import type { Definition } from '@spilvaerk/slot-engine'
import type { GameRow } from '../store.ts'
import { houseText } from './house-texts.ts'
import { keyRulesOf } from './key-rules.ts'

/** What the catalogue knows of words. */
export interface Wording {
  /** What a symbol is called in a language, where its name is known. */
  readonly symbol: (name: string, emoji: string | undefined, language: TextLanguage) => string | undefined
  readonly languageOf: (text: string) => Language
}

type Told = Pick<GameRow, 'origin' | 'slug' | 'name' | 'description' | 'texts'>
type Place = Pick<ToldText, 'place'> & { readonly original: string; readonly emoji?: string }

/** Where nothing is in a language, English is shown, and else Danish. */
export const fallbackOf = (language: TextLanguage): readonly TextLanguage[] => [
  ...new Set<TextLanguage>([language, 'en', 'da']),
]

const handAt = (texts: GameTexts | null, place: string, language: TextLanguage): string | undefined =>
  texts?.find((one) => one.place === place && one.language === language)?.text

export function createTelling(wording: Wording) {
  /** The language that a game was made in: the house's are Danish, others are read. */
  const originalOf = ({ origin, name, description }: Told): Language =>
    origin === 'seed' ? 'da' : wording.languageOf(`${name}. ${description}`)

  const inLanguage = (
    { origin, slug, texts }: Told,
    { place, original, emoji }: Place,
    language: TextLanguage,
    made: () => TextLanguage,
  ): Omit<ToldText, 'place'> | undefined => {
    const hand = handAt(texts, place, language)
    if (hand !== undefined) return { text: hand, language, source: 'hand' }
    if (made() === language) return { text: original, language, source: 'original' }
    const house = origin === 'seed' && language === 'en' ? houseText(slug, place) : undefined
    if (house !== undefined) return { text: house, language, source: 'catalogue' }
    const word = emoji === undefined ? undefined : wording.symbol(original, emoji, language)
    return word === undefined ? undefined : { text: word, language, source: 'catalogue' }
  }

  /** What stands in a place for a reader of a language. */
  const toldAt = (game: Told, place: Place, language: TextLanguage, made: () => TextLanguage): ToldText => {
    for (const each of fallbackOf(language)) {
      const found = inLanguage(game, place, each, made)
      if (found) return { place: place.place, ...found }
    }
    return { place: place.place, text: place.original, language: made(), source: 'original' }
  }

  const placesOf = ({ name }: Told, summary: GameSummary): Place[] => [
    { place: 'name', original: name },
    { place: 'description', original: summary.description },
    ...(summary.kind === 'slot'
      ? summary.symbols.map(({ id, name: original, emoji }) => ({ place: symbolPlace(id), original, emoji }))
      : []),
  ]

  /** A game as lists and its page tell of it in the language of a page. `summary` tells of it as it was made. */
  const summaryIn = (game: Told, summary: GameSummary, language: Language): GameSummary => {
    const made = once(() => originalOf(game))
    const at = (place: Place): ToldText => toldAt(game, place, language, made)
    const title = at({ place: 'name', original: summary.name })
    const description = at({ place: 'description', original: summary.description })
    const shown = {
      ...(title.text !== summary.name && { title: title.text }),
      description: description.text,
      descriptionIn: description.language,
    }
    if (summary.kind !== 'slot') return { ...summary, ...shown }
    const symbols = summary.symbols.map((symbol) => {
      const { id, name: original, emoji } = symbol
      return { ...symbol, name: at({ place: symbolPlace(id), original, emoji }).text }
    })
    return { ...summary, ...shown, symbols }
  }

  /** Everything that is told of a game, in every language. `rulesIn` is what its rules are in those with a grammar. */
  const allOf = (
    game: Told,
    summary: GameSummary,
    rulesIn: (language: Language) => readonly string[],
  ): { readonly original: Language; readonly told: ToldTexts[] } => {
    const original = originalOf(game)
    const english = [...rulesIn('en')]
    const told = TEXT_LANGUAGES.map((language): ToldTexts => {
      const texts = placesOf(game, summary).map((place) => toldAt(game, place, language, () => original))
      const own = ownRules(game, language)
      const nameOf = (id: string) => texts.find(({ place }) => place === symbolPlace(id))?.text ?? id
      return {
        language,
        texts: [...texts, ...(own ? [own] : [])],
        rules: isLanguage(language)
          ? [{ language, lines: language === 'en' ? english : [...rulesIn(language)] }]
          : [
              { language, lines: keyRulesOf(summary, language, nameOf) },
              { language: 'en', lines: english },
            ],
        missing: texts.filter((one) => one.language !== language).length,
      }
    })
    return { original, told }
  }

  return { summaryIn, allOf }
}

/** Its maker's own rules, in the first language that has some. They stand before what the definition says. */
export function ownRules({ texts }: Pick<Told, 'texts'>, language: TextLanguage): ToldText | undefined {
  for (const each of fallbackOf(language)) {
    const text = handAt(texts, 'rules', each)
    if (text !== undefined) return { place: 'rules', text, language: each, source: 'hand' }
  }
  return undefined
}

/** The same definition with its symbols called otherwise: to tell of, never to play. */
export function renamedIn(definition: Definition, summary: GameSummary): Definition {
  if (summary.kind !== 'slot') return definition
  const names = new Map(summary.symbols.map(({ id, name }) => [id, name]))
  return {
    ...definition,
    symbols: definition.symbols.map((symbol) => ({
      ...symbol,
      name: names.get(symbol.id) ?? symbol.name ?? symbol.id,
    })),
  }
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
