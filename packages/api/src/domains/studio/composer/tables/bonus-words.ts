import type { BonusWish, TableKindName } from '@spilvaerk/table-games'
import { findAll, type Span } from './span.ts'

/** Where a text speaks of games within the game at all. */
const WITHIN =
  /mini[ -]?(?:spil|games?)|bonus ?-?(?:spil|games?|runde\p{L}*|rounds?)|(?:wheel|ladder|card pick|dice|coin flip|hjul|stige|kort)[ -]?bonus(?!\p{L})|bonus(?: ?-?(?:wheel|ladder|hjul|stige))(?!\p{L})/u

/** What mini-games of tables are called, by the names that the designer has for them. */
const BONUS_WORDS: readonly (readonly [BonusWish['game'], RegExp])[] = [
  ['wheel', /(?:bonus|dealer(?:'?s|ens)?|lucky|lykke) ?-?(?:wheel|hjul)|(?:wheel|hjul)[ -]?bonus(?!\p{L})/u],
  ['cards', /card[ -]?picks?|pick(?:ing)? (?:a )?cards?|(?:vælge?|trække?) (?:et )?kort(?!\p{L})|kortvalg/u],
  ['ladder', /(?:dice|terninge?)[ -]?(?:ladder|stige)|(?<!\p{L})(?:ladder|stige)(?!\p{L})/u],
  ['throw', /lucky (?:throw|dice)|heldige? (?:kast|terninge?r?)|(?:dice throw|terningekast)(?!\p{L})/u],
  ['hiLo', /(?<!\p{L})hi ?-?lo(?!\p{L})|higher or lower|højere eller lavere/u],
  ['coin', /coin ?-?(?:flip|toss)|plat eller krone|møntkast/],
]

/** The mini-games that a text names, in its order. */
export function bonusGamesIn(text: string, kind: TableKindName): { games: BonusWish['game'][]; spans: Span[] } {
  if (!WITHIN.test(text)) return { games: [], spans: [] }
  const found = BONUS_WORDS.filter(([game]) => game !== kind).flatMap(([game, words]) =>
    findAll(words, text).map((hit) => ({ game, at: hit.at, end: hit.end })),
  )
  const games = found.toSorted((one, other) => one.at - other.at).map(({ game }) => game)
  return { games: [...new Set(games)], spans: found }
}
