import type { ExportedGame, ExportedSlot, ExportedTable, ExportedTexts } from '@spilvaerk/schemas'
import { TEXT_LANGUAGES, type TextLanguage } from '@spilvaerk/schemas/text-terms'
import { calledAs } from '../machine/called-as.ts'

/** Both written languages of Norway. */
const OF_NORWAY = ['nb', 'nn']

/** The language of a locale such as `de-AT`, where games have texts in it. */
export function languageOfLocale(locale: string): TextLanguage | undefined {
  const [code = ''] = locale.toLowerCase().split('-')
  return OF_NORWAY.includes(code) ? 'no' : TEXT_LANGUAGES.find((one) => one === code)
}

/** The first language of the reader's that games have texts in, or else that of the page. */
export const readerLanguage = (locales: readonly string[], otherwise: TextLanguage): TextLanguage =>
  locales.map(languageOfLocale).find((one) => one !== undefined) ?? otherwise

export const toldIn = ({ told }: Pick<ExportedGame, 'told'>, language: TextLanguage): ExportedTexts | undefined =>
  told.find((one) => one.language === language)

const isSlot = (game: ExportedGame): game is ExportedSlot => !('kind' in game)

/** The same game with its words in a language; what a language lacks is in its texts already, in English or Danish. */
export function inLanguage<G extends ExportedSlot | ExportedTable>(game: G, language: TextLanguage): G {
  const told = toldIn(game, language)
  if (!told) return game
  const said = {
    ...{ title: told.name, description: told.description, descriptionIn: told.descriptionIn },
    ruleParts: told.rules,
  }
  if (!isSlot(game)) {
    const { spotNames } = told
    const spots = game.spots.map((spot) => ({
      ...spot,
      name: (spotNames && new Map(Object.entries(spotNames)).get(spot.id)) ?? spot.name,
    }))
    return { ...game, ...said, spots }
  }
  const names = new Map(Object.entries(told.symbols))
  const symbols = [...names].map(([id, name]) => ({ id, name }))
  return {
    ...game,
    ...said,
    definition: calledAs(game.definition, symbols),
    pays: game.pays.map((row) => ({ ...row, name: names.get(row.id) ?? row.name })),
  }
}
