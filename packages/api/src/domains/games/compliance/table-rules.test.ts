import { analyse, designTable } from '@spilvaerk/table-games'
import { describe, expect, test } from 'vitest'
import { tableConfig } from '../catalogue/seed-tables.ts'
import { checkCompliance } from './check.ts'
import { OUR_SITE, type Subject } from './subject.ts'

const TODAY = '2026-11-23'

function designed(brief: object): NonNullable<Subject['table']> {
  const made = designTable(brief)
  if (!made.ok) throw new Error(JSON.stringify(made.problems))
  return made
}

const subjectOf = (table: NonNullable<Subject['table']>): Subject => ({
  ...{ name: 'Havnens Bord', theme: 'harbour', table },
  declaredRtp: table.sheet.spots[0]?.returned.value ?? 0,
  config: tableConfig({ definition: table.definition, coin: 1 }),
  facts: { ...OUR_SITE, stateLicence: true, roundS: 1, maxBetEur: 50, tableLookAlike: true },
})

const limits = { min: 1, max: 1000, round: 5000 }
const war = subjectOf(designed({ kind: 'casinoWar', name: 'Krig', limits }))
const wheel = subjectOf(designed({ kind: 'roulette', name: 'Hjulet', limits }))

const found = (subject: Subject) => {
  const { details, reported } = checkCompliance(subject, 'EU', TODAY)
  return [...details, ...reported].map(({ rule, severity }) => `${rule} ${severity}`)
}
const facts = (change: Subject['facts']): Subject => ({ ...war, facts: { ...war.facts, ...change } })
const spots = (change: object): Subject => {
  const { definition, sheet } = war.table ?? designed({})
  const [main, ...rest] = sheet.spots
  return {
    ...war,
    table: { definition, sheet: { ...sheet, spots: [{ ...main, ...change }, ...rest] as typeof sheet.spots } },
  }
}
const returned = (value: number) => ({ returned: { fraction: '1', value } })

test.each([
  ['war', war],
  ['roulette', wheel],
])('a table that is as it should be (%s) breaks no rule, and none of reels is asked of it', (_, subject) => {
  expect(found(subject)).toEqual([])
  const { checked, unassessed } = checkCompliance(subject, 'general', TODAY)
  expect(checked.filter((rule) => rule.startsWith('TAB-'))).toHaveLength(12)
  expect([...checked, ...unassessed.map(({ rule }) => rule)]).not.toContain('GEN-SYM-01')
  expect(checked).toContain('GEN-AUTO-01')
})

describe('one change breaks one rule of tables', () => {
  test.each<[string, Subject]>([
    ['TAB-SHUF-01 block', facts({ shuffledEachRound: false })],
    ['TAB-RTP-01 block', { ...war, declaredRtp: 0.99 }],
    ['TAB-RTP-02 warn', { ...spots(returned(0.88)), declaredRtp: 0.88 }],
    ['TAB-RTP-02 block', { ...spots(returned(1.01)), declaredRtp: 1.01 }],
    ['TAB-STRAT-01 block', facts({ strategyTold: false })],
    ['TAB-LIM-01 block', facts({ limitsTold: false })],
    ['TAB-LIM-02 block', { ...war, config: { ...war.config, betLevels: [2000] } }],
    ['TAB-NEAR-01 block', facts({ shownAsDrawn: false })],
    ['TAB-HIST-01 warn', facts({ pastMeansNothing: false })],
    ['DE-TAB-01 block', facts({ stateLicence: false })],
    ['GEN-ADP-01 block', facts({ readsHistory: true })],
    [
      'TAB-OVER-01 block',
      { ...war, table: { ...designed({ kind: 'casinoWar', name: 'Krig', limits }), ...overPaid() } },
    ],
    ['TAB-LIM-03 warn', subjectOf(designed({ kind: 'roulette', name: 'Hjulet', limits: { min: 1, max: 1000 } }))],
  ])('%s', (rule, subject) => {
    expect(found(subject)).toEqual([rule])
  })

  test('a return that nobody told is broken here and in Denmark', () => {
    expect(found(facts({ returnsPerBet: false }))).toEqual(['TAB-SIDE-01 block', 'DK-TAB-01 block'])
  })

  test('a main bet below what Malta asks is broken there, too', () => {
    expect(found({ ...spots(returned(0.8)), declaredRtp: 0.8 })).toEqual(['MT-RTP block', 'TAB-RTP-02 block'])
  })
})

test('a game without choices has no strategy to state', () => {
  expect(found({ ...wheel, facts: { ...wheel.facts, strategyTold: false } })).toEqual([])
})

test('a dear side bet is named with its return; a cure of the return is one that the designer understands', () => {
  const dice = subjectOf(designed({ kind: 'sicBo', name: 'Tern', rules: { market: 'macau' }, limits }))
  const { details } = checkCompliance(dice, 'general', TODAY)
  const worst = Math.min(
    ...analyse(dice.table?.definition ?? wheel.table?.definition ?? raise()).spots.map(
      ({ returned: { value } }) => value,
    ),
  )
  expect(details.map(({ rule }) => rule)).toEqual(worst < 0.75 ? ['TAB-SIDE-02'] : [])
  const [low] = checkCompliance({ ...spots(returned(0.8)), declaredRtp: 0.8 }, 'general', TODAY).details
  expect(low).toMatchObject({ tune: { rtp: 9500 }, asOf: '2026-11-23' })
})

function overPaid() {
  const { sheet } = war.table ?? designed({})
  return { sheet: { ...sheet, overPaid: ['tie'] } }
}

const raise = (): never => {
  throw new Error('no definition')
}
