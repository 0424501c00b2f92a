import type { Adjustment, ClauseOutcome } from '@spilvaerk/schemas'
import { because } from '../../games/catalogue/making.ts'
import type { Idea } from '../composer/compose.ts'
import type { Language } from '../composer/lexicon/theme.ts'
import { plainText } from '../composer/plain-text.ts'
import { readSlot } from '../composer/reading/read-slot.ts'
import { tableClausesOf } from '../composer/tables/read-table.ts'
import { OF_A_TABLE } from '../composer/tables/table-setting.ts'
import { numbersNotSo, type ReadGame } from './seen-numbers.ts'
import { asideReason } from './setting-notes.ts'

const MOST = 30

/** The fields of adjustments that a wish may come back as. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  freeSpins: ['freeSpins', 'freeSpinCount'],
  freeSpinMultiplier: ['freeSpinMultiplier', 'freeSpins'],
  motifs: ['symbol'],
  symbols: ['symbol'],
  subject: ['theme'],
  markets: ['market'],
  otherLanguages: ['language'],
}

/**
 * How each clause of a prompt ended. What a clause asks for is read off the clause alone, apart from the reading that the
 * game was made by, and held against what the finished game is told not to have, and against its numbers.
 * @param made the finished game
 */
export function clauseOutcomes(
  prompt: string,
  language: Language,
  adjustments: readonly Adjustment[],
  made?: ReadGame,
): ClauseOutcome[] {
  const told = adjustments.filter(({ from }) => from !== 'settings')
  return readSlot(prompt, language)
    .clauses.filter(({ text, state }) => state !== 'idle' && text !== '')
    .slice(0, MOST)
    .map(({ text, state, left }): ClauseOutcome => {
      if (state === 'unknown' || told.some(({ field, wished }) => field === 'notUnderstood' && wished === text))
        return { text, outcome: 'unknown' }
      const missed = missedIn(text, language, told)
      const off = made && missed === undefined ? numbersNotSo(text, language, made) : []
      if (missed === undefined && left === undefined && off.length > 0)
        return { text, outcome: 'near', ...because('figuresNotSo', { words: off.join(', ') }) }
      if (missed === undefined)
        return left === undefined
          ? { text, outcome: 'met', ...metBeside(text, language) }
          : { text, outcome: 'near', ...because('wordsUnread', { words: left }) }
      return missedOutcome(text, missed)
    })
}

/** How each clause of a prompt for a table ended: held against what the finished table is told not to have. */
export function tableOutcomes(
  prompt: string,
  { language, wishes: { table } }: Pick<Idea, 'language' | 'wishes'>,
  adjustments: readonly Adjustment[],
): ClauseOutcome[] {
  if (!table) return []
  const unread = table.unread ?? []
  return tableClausesOf(prompt, language, table.kind)
    .slice(0, MOST)
    .map(({ text, fields }): ClauseOutcome => {
      const shown = plainText(text, LONGEST)
      if (unread.includes(text)) return { text: shown, outcome: 'unknown' }
      const words = text.toLowerCase()
      const left = unread.find(
        (one) => one !== '' && one.split(' ').every((word) => words.includes(word.toLowerCase())),
      )
      if (left !== undefined) return { text: shown, outcome: 'near', ...because('wordsUnread', { words: left }) }
      const missed =
        adjustments.find(
          ({ field, wished }) => fields.has(field) || (field === 'asides' && isIn(text, String(wished))),
        ) ??
        missedIn(
          text.replace(OF_A_TABLE, ' '),
          language,
          adjustments.filter(({ field }) => OF_LOOKS.has(field)),
        )
      return missed ? missedOutcome(shown, missed) : { text: shown, outcome: 'met', ...metBeside(text, language) }
    })
}
const LONGEST = 80
const OF_LOOKS: ReadonlySet<string> = new Set([
  ...['asides', 'look', 'still', 'pace', 'volume', 'autoplay', 'market', 'theme', 'colours'],
])

/** A clause of which something is not so, and why. */
function missedOutcome(text: string, { given, reason, why }: Adjustment): ClauseOutcome {
  const instead = why?.values.instead
  return {
    ...{ text, outcome: given === false || given === 0 ? 'impossible' : 'near', reason },
    ...(why && { why }),
    ...(typeof instead === 'string' && { instead }),
  }
}

/** What the product does for any game, where a clause asks for that. */
function metBeside(clause: string, language: Language): Pick<ClauseOutcome, 'reason' | 'why'> {
  const [aside] = readSlot(clause, language).wishes.asides ?? []
  return aside ? asideReason(aside) : {}
}

/** The first thing that the clause asks for and that is not so. */
function missedIn(clause: string, language: Language, told: readonly Adjustment[]): Adjustment | undefined {
  const { wanted, unwanted, ...figures } = readSlot(clause, language).wishes
  const { asides = [] } = figures
  const fields = new Set(
    [...wanted, ...unwanted, ...Object.keys(figures)].flatMap((field) => [field, ...(ALSO[field] ?? [])]),
  )
  return told.find(
    ({ field, wished, why }) =>
      fields.has(field) &&
      // A symbol and a theme are told by name: only the clause that names them is concerned.
      (field !== 'asides' || asides.some(({ code }) => code === why?.code)) &&
      (!['symbol', 'theme'].includes(field) || isIn(clause, String(wished)) || isIn(String(wished), clause)),
  )
}

const isIn = (text: string, part: string): boolean => text.toLowerCase().includes(part.toLowerCase())
