import type { CellChoice, Definition, NudgeChange, PutChange, WindowChange } from '@spilvaerk/slot-engine'
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
      what: whatWords(change, definition, words),
      more: conditions(change, definition, words),
    })
  })

function whatWords(change: WindowChange, definition: Definition, words: Words): string {
  if (change.type === 'put') return putWords(change, definition, words)
  if (change.type === 'turn') return turnWords(change, definition, words)
  if (change.type === 'nudge') return nudgeWords(change, definition, words)
  return words.t('changes.remove', { cells: cellWords(change.cells, definition, words) })
}

function conditions(change: WindowChange, definition: Definition, words: Words): string {
  const { t } = words
  const { inView, type } = change
  const charged = change.type === 'nudge' ? undefined : change.charged
  const ifWins = change.type !== 'remove' && change.ifWins
  const upTo = inView?.upTo === undefined ? '' : t('changes.upTo', { number: inView.upTo })
  const hasScatters = definition.symbols.some(({ kind }) => kind === 'scatter')
  return [
    inView ? t('changes.inView', { at: inView.at, name: nameIn(definition, inView.symbol), upTo }) : '',
    charged ? chargedWords(charged, definition, words) : '',
    ifWins ? t('changes.ifWins') : '',
    hasScatters && type !== 'nudge' ? t('changes.notScatter') : '',
  ].join('')
}

type Charge = NonNullable<PutChange['charged']>

function chargedWords({ at, symbols }: Charge, definition: Definition, { t, one }: Words): string {
  const names = symbols ? t('changes.charged.of', { names: one(symbols.map((id) => nameIn(definition, id))) }) : ''
  return t('changes.charged.by', { at, names })
}

function nudgeWords(
  { symbols, until, towards, steps, reels, number, adds }: NudgeChange,
  definition: Definition,
  words: Words,
): string {
  const { t, all, one } = words
  const names = one(symbols.map((id) => nameIn(definition, id)))
  const on = reels ? t('changes.onReels', { reels: all(reels.map((reel) => String(reel + 1))) }) : ''
  const way = towards ? t(`changes.nudge.${towards}`) : ''
  const far = steps === undefined ? '' : t('changes.nudge.steps', { count: steps })
  const some = number ? t('changes.nudge.number', { numbers: one(drawnCounts(number).map(String)) }) : ''
  const more = adds === undefined ? '' : t('changes.nudge.adds', { names, adds })
  return `${t(`changes.nudge.${until}`, { names, on, way })}${far}${some}${more}`
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
  drawn: NonNullable<PutChange['drawn']> = 'cell',
  definition: Definition,
  { t, one }: Words,
): string {
  const ids = typeof choice === 'string' ? [choice] : Object.keys(choice)
  const names = one(ids.map((id) => nameIn(definition, id)))
  return ids.length === 1 ? names : t('changes.drawn', { names, drawn: t(`changes.drawnFor.${drawn}`) })
}

function cellWords(
  { symbols, towards, reach, oneOf, reels, won, number, besideWins, alike, square }: CellChoice,
  definition: Definition,
  words: Words,
) {
  const { t, all, one } = words
  const names = one((symbols ?? []).map((id) => nameIn(definition, id)))
  const ways = (towards ?? []).map((way) => t(`changes.towards.${way}`))
  const far = reach ? t('changes.reach', { numbers: one(drawnCounts(reach).map(String)) }) : ''
  const beside = { towards: oneOf ? one(ways) : all(ways), names, reach: far }
  const of = towards ? t('changes.beside', beside) : symbols ? t('changes.showing', { names }) : ''
  const on = reels ? t('changes.reels', { reels: all(reels.map((reel) => String(reel + 1))) }) : ''
  const squares = [
    besideWins ? t('changes.besideWins') : '',
    alike === undefined ? '' : t('changes.alike', { size: alike }),
    square === undefined
      ? ''
      : t('changes.square', { sizes: one(drawnCounts(square).map((size) => `${size}×${size}`)) }),
  ].join('')
  const at = { of: `${won ? t('changes.won') : ''}${of}${squares}`, reels: on }
  if (number === undefined) return t('changes.all', at)
  return t('changes.some', { numbers: one(drawnCounts(number).map(String)), ...at })
}

const drawnCounts = (table: Readonly<Record<string, number>>): readonly number[] =>
  countsOf(table).filter((count) => (table[count] ?? 0) > 0)
