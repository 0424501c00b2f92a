import type { CellChoice, Definition, WindowChange } from '@spilvaerk/slot-engine'
import { chanceWords } from './chance-rules.ts'
import { countsOf, nameIn, type Words } from './words.ts'

/** What becomes of single cells, one sentence for each change. */
export const changeRules = (
  changes: readonly WindowChange[] = [],
  where: 'paid' | 'free',
  definition: Definition,
  words: Words,
): string[] =>
  changes.map((change) => {
    const { t } = words
    const { when = 'before', chance } = change
    return t('changes.happens', {
      where: t(`changes.${where}`),
      when: t(`changes.when.${when}`),
      often: chance ? t('chance.often', { chances: chanceWords(chance, words) }) : '',
      what: change.type === 'put' ? putWords(change, definition, words) : turnWords(change, definition, words),
      more: conditions(change, definition, words),
    })
  })

function conditions({ inView, ifWins }: WindowChange, definition: Definition, { t }: Words): string {
  const upTo = inView?.upTo === undefined ? '' : t('changes.upTo', { number: inView.upTo })
  const hasScatters = definition.symbols.some(({ kind }) => kind === 'scatter')
  return [
    inView ? t('changes.inView', { at: inView.at, name: nameIn(definition, inView.symbol), upTo }) : '',
    ifWins ? t('changes.ifWins') : '',
    hasScatters ? t('changes.notScatter') : '',
  ].join('')
}

const putWords = (
  { symbol, drawn, cells = {} }: Extract<WindowChange, { type: 'put' }>,
  definition: Definition,
  words: Words,
): string =>
  words.t('changes.put', {
    names: landing(symbol, drawn, definition, words),
    cells: cellWords(cells, definition, words),
  })

function turnWords(
  { into, drawn, cells }: Extract<WindowChange, { type: 'turn' }>,
  definition: Definition,
  words: Words,
): string {
  const { t, all } = words
  const turns = all(
    Object.entries(into).map(([id, to]) =>
      t('changes.turns', { name: nameIn(definition, id), names: landing(to, drawn, definition, words) }),
    ),
  )
  if (cells === undefined) return t('changes.turn', { turns })
  return t('changes.turnOn', { turns, cells: cellWords(cells, definition, words) })
}

function landing(
  choice: string | Readonly<Record<string, number>>,
  drawn: NonNullable<WindowChange['drawn']> = 'cell',
  definition: Definition,
  { t, one }: Words,
): string {
  const ids = typeof choice === 'string' ? [choice] : Object.keys(choice)
  const names = one(ids.map((id) => nameIn(definition, id)))
  return ids.length === 1 ? names : t('changes.drawn', { names, drawn: t(`changes.drawnFor.${drawn}`) })
}

function cellWords(
  { symbols, towards, reach, oneOf, reels, number }: CellChoice,
  definition: Definition,
  words: Words,
) {
  const { t, all, one } = words
  const drawnCounts = (table: Readonly<Record<string, number>>) =>
    countsOf(table).filter((count) => (table[count] ?? 0) > 0)
  const names = one((symbols ?? []).map((id) => nameIn(definition, id)))
  const ways = (towards ?? []).map((way) => t(`changes.towards.${way}`))
  const far = reach ? t('changes.reach', { numbers: one(drawnCounts(reach).map(String)) }) : ''
  const beside = { towards: oneOf ? one(ways) : all(ways), names, reach: far }
  const of = towards ? t('changes.beside', beside) : symbols ? t('changes.showing', { names }) : ''
  const on = reels ? t('changes.reels', { reels: all(reels.map((reel) => String(reel + 1))) }) : ''
  if (number === undefined) return t('changes.all', { of, reels: on })
  return t('changes.some', { numbers: one(drawnCounts(number).map(String)), of, reels: on })
}
