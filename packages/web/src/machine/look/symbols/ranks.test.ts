import { expect, test } from 'vitest'
import { ranksOf } from './ranks.ts'

const regular = (id: string, most: number) => ({ id, kind: 'regular' as const, pays: { 3: 1, 5: most } })

test('the pay table says the rank, whatever the order of the symbols', () => {
  const pays = [20, 900, 30, 300, 50, 400, 60, 70, 10, 15]
  const ranks = ranksOf(pays.map((most) => regular(`s${most}`, most)))
  const named = (rank: string) => [...ranks].flatMap(([id, its]) => (its === rank ? [id] : [])).sort()
  expect(named('top')).toEqual(['s900'])
  expect(named('high')).toEqual(['s300', 's400', 's70'])
  expect(named('middle')).toEqual(['s60'])
  expect(named('token')).toEqual(['s10', 's15', 's20', 's30', 's50'])
})

test.each([
  [1, ['top']],
  [2, ['top', 'token']],
  [3, ['top', 'high', 'token']],
  [7, ['top', 'high', 'high', 'high', 'token', 'token', 'token']],
])('%i regular symbols are %s', (count, expected) => {
  const symbols = Array.from({ length: count }, (_, index) => regular(`s${index}`, 100 - index))
  expect([...ranksOf(symbols).values()]).toEqual(expected)
})

test('wild, scatter and the rest are what they are', () => {
  const ranks = ranksOf([{ id: 'w', kind: 'wild', pays: { 5: 9999 } }, { id: 's', kind: 'scatter' }, regular('a', 5)])
  expect([...ranks]).toEqual([
    ['w', 'wild'],
    ['s', 'scatter'],
    ['a', 'top'],
  ])
})

test('a blank is seen where it has an emoji', () => {
  const ranks = ranksOf([
    { id: 'bomb', kind: 'blank', emoji: '💣' },
    { id: '-', kind: 'blank' },
    { id: 'orb', kind: 'scatter', adds: { '2': 1 } },
  ])
  expect([...ranks]).toEqual([
    ['bomb', 'middle'],
    ['-', 'blank'],
    ['orb', 'middle'],
  ])
})
