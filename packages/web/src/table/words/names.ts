import { textByKey } from '@spilvaerk/messages'
import { tables } from '@spilvaerk/messages/tables'
import { type TableNames as Names, namesOf as namesIn, type TableDefinition } from '@spilvaerk/table-games'
import { pageLanguage, textsOf } from '../../lib/page-language.ts'

export type { Names }

/** What players call the spots and moves of a game, in the language of the page. */
export const namesOf = (definition: TableDefinition): Names => namesIn(definition, pageLanguage())

/** What a card is called: `hjerter konge`. */
export function cardName(card: string): string {
  const t = textsOf(tables)
  if (card === 'Jk') return t('cards.joker')
  const [rank = '', suit = ''] = card
  const language = pageLanguage()
  return t('cards.name', {
    rank: rankName(rank),
    suit: textByKey(tables, language, `cards.suits.${suit}`),
  })
}

export const rankName = (rank: string): string => textByKey(tables, pageLanguage(), `cards.ranks.${rank}`)
