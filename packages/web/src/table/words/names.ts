import { textByKey } from '@spilvaerk/messages'
import { tables } from '@spilvaerk/messages/tables'
import { BONUS_WORDS, compileTable, KINDS, type TableDefinition } from '@spilvaerk/table-games'
import { pageLanguage, textsOf } from '../../lib/page-language.ts'
import { freeNames } from './free-names.ts'

/** What players call the spots and moves of a game. */
export interface Names {
  spot(id: string): string
  /** Moves are named by their kind, or after the spot that they put coins on. */
  move(name: string): string
}

export function namesOf(definition: TableDefinition): Names {
  const { spots } = compileTable(definition)
  const words = KINDS[definition.kind].words[pageLanguage()]
  const bonusMoves: Readonly<Record<string, string>> = BONUS_WORDS[pageLanguage()].moves
  const groups = new Map(spots.map(({ id, group }) => [id, group]))
  const covers = new Map(
    definition.kind === 'roulette' ? definition.spots.map((spot) => [spot.id, spot.covers] as const) : [],
  )
  const free = freeNames(definition)
  const spot = (id: string): string => {
    const own = free.get(id)
    if (own !== undefined) return own
    const group = groups.get(id) ?? id
    const known = ownName(definition, id, covers.get(id))
    if (known !== undefined) return known
    const pockets = covers.get(id)
    const word = words.spots[id] ?? words.spots[group] ?? id
    if (pockets) return `${word} ${pockets.join('-')}`
    const [, ...rest] = id.split('-')
    return words.spots[id] === undefined && rest.length > 0 ? `${word} ${rest.join('-')}` : word
  }
  const move = (name: string): string => {
    const known = words.moves?.[name] ?? bonusMoves[name]
    if (known !== undefined) return known
    if (groups.has(name)) return spot(name)
    const at = name.lastIndexOf('-')
    const base = words.moves?.[name.slice(0, at)] ?? bonusMoves[name.slice(0, at)]
    return base === undefined ? (ownName(definition, name, undefined) ?? name) : `${base} ${name.slice(at + 1)}`
  }
  return { spot, move }
}

const has = (texts: object, key: string): boolean => Object.hasOwn(texts, key)

/** A name that the id alone gives. */
function ownName(
  { kind, bonuses = [] }: TableDefinition,
  id: string,
  covers: readonly string[] | undefined,
): string | undefined {
  const { spots, groups, symbols } = tables.da
  const language = pageLanguage()
  const [first, last] = [covers?.[0], covers?.at(-1)]
  if ((id === 'low' || id === 'high') && first !== undefined) return `${first}–${last}`
  const bonus = bonuses.find((one) => id === `bonus-${one.id}`)
  if (bonus) return bonus.name ?? `${BONUS_WORDS[language].spot}: ${BONUS_WORDS[language].games[bonus.game.type]}`
  if (kind === 'bigSix') return has(symbols, id) ? textByKey(tables, language, `symbols.${id}`) : undefined
  if (has(spots, id)) return textByKey(tables, language, `spots.${id}`)
  const [prefix = '', ...rest] = id.split('-')
  if (rest.length > 0 && has(groups, prefix))
    return textByKey(tables, language, `groups.${prefix}`, { of: rest.join('-') })
  return undefined
}

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
