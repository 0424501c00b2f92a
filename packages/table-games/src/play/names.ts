import type { Language } from '@spilvaerk/slot-engine/shared'
import { BONUS_WORDS } from '../bonus/words.ts'
import type { KindWords } from '../core/kind.ts'
import type { TableDefinition } from '../definition.ts'
import { kindOf } from '../kinds/kinds.ts'
import { compileTable } from './compile.ts'

/** What players call the spots and moves of a game. */
export interface TableNames {
  spot(id: string): string
  /** Moves are named by their kind, or after the spot that they put coins on. */
  move(name: string): string
  /** Bonus games, by their ids: as the definition calls them, or else after what is played. */
  bonus(id: string): string
}

/** The one place where spots and moves get their names: felt, sheet, terminal and server ask it. */
export function namesOf(definition: TableDefinition, language: Language): TableNames {
  const { words, names } = kindOf(definition)
  const said = { ...words[language], own: names?.(definition, language) ?? new Map<string, string>() }
  const bonuses = bonusNames(definition, language)
  const groups = new Map(compileTable(definition).spots.map(({ id, group }) => [id, group]))
  const spot = (id: string): string => bonuses.get(id) ?? spotIn(said, id, groups.get(id) ?? id)
  const own = new Map(Object.entries(words[language].moves ?? {}))
  const moves = new Map([...Object.entries(BONUS_WORDS[language].moves), ...own])
  const move = (name: string): string => {
    // A spot may have the name of a move of bonus games, as the card of a scratch card has.
    const known = own.get(name) ?? (groups.has(name) ? spot(name) : moves.get(name))
    if (known !== undefined) return known
    const at = name.lastIndexOf('-')
    const base = moves.get(name.slice(0, at))
    return base === undefined ? name : `${base} ${name.slice(at + 1)}`
  }
  const bonus = (id: string): string => {
    const found = definition.bonuses?.find((one) => one.id === id)
    return found ? (found.name ?? BONUS_WORDS[language].games[found.game.type]) : id
  }
  return { spot, move, bonus }
}

/** Bonus games name their own spots. */
const bonusNames = ({ bonuses = [] }: TableDefinition, language: Language): ReadonlyMap<string, string> =>
  new Map(
    bonuses.map(({ id, name, game }) => [
      `bonus-${id}`,
      name ?? `${BONUS_WORDS[language].spot}: ${BONUS_WORDS[language].games[game.type]}`,
    ]),
  )

interface Said extends KindWords {
  readonly own: ReadonlyMap<string, string>
}

/**
 * A name of its own; or the word for what its id begins with, or for its group, and the rest of the id, as in `Sum 4` of
 * `total-4` and `Hånd 2` of `hand-2`.
 */
function spotIn({ own, spots, numbered = {} }: Said, id: string, group: string): string {
  const known = own.get(id) ?? wordIn(spots, id)
  if (known !== undefined) return known
  const [first = '', ...rest] = id.split('-')
  const word = wordIn(numbered, first) ?? wordIn(spots, group)
  if (word === undefined) return id
  return rest.length > 0 ? `${word} ${rest.join('-')}` : word
}

const wordIn = (words: Readonly<Record<string, string>>, id: string): string | undefined =>
  Object.hasOwn(words, id) ? words[id] : undefined
