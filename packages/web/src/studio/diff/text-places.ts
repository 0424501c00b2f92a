import { texts } from '@spilvaerk/messages/texts'
import type { TextLanguage, TextRevision, TextsState, ToldText } from '@spilvaerk/schemas'
import { symbolAt, symbolPlace, TEXT_PLACES } from '@spilvaerk/schemas/text-terms'
import { textsOf } from '../../lib/page-language.ts'

type Symbols = TextsState['symbols']

/** How a page says which language a text is in. */
export const langOf = (language: TextLanguage): string => (language === 'no' ? 'nb' : language)

export const placesOf = (symbols: Symbols): readonly string[] => [
  ...TEXT_PLACES,
  ...symbols.map(({ id }) => symbolPlace(id)),
]

/** What a place is called; a symbol that the game no longer has keeps its id. */
export function placeName(place: string, symbols: Symbols): string {
  const t = textsOf(texts)
  const id = symbolAt(place)
  if (id !== undefined) return t('places.symbol', { name: symbols.find((one) => one.id === id)?.name ?? id })
  const known = TEXT_PLACES.find((one) => one === place)
  return known ? t(`places.${known}`) : place
}

export const handAt = ({ texts: all }: TextsState, language: TextLanguage, place: string): string =>
  all.find((one) => one.language === language && one.place === place)?.text ?? ''

export const toldAt = ({ told }: TextsState, language: TextLanguage, place: string): ToldText | undefined =>
  told.find((one) => one.language === language)?.texts.find((one) => one.place === place)

type Change = Pick<TextRevision['changes'][number], 'language' | 'place'> & { readonly text: string }

/** What puts back whatever a change found. */
export const inverseOf = ({ changes }: TextRevision): Change[] =>
  changes.map(({ language, place, from }) => ({ language, place, text: from }))
