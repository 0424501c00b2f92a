import { expect, test } from 'vitest'
import deuces from '../../examples/deuces-wild.json' with { type: 'json' }
import jacks from '../../examples/jacks-or-better.json' with { type: 'json' }
import type { DrawnHand } from '../definition.gen.ts'
import { parseTable } from '../parse/parse.ts'
import { madeRow } from './made-row.ts'

function rowsOf(input: unknown): readonly DrawnHand[] {
  const parsed = parseTable(input)
  if (!parsed.ok || parsed.definition.kind !== 'videoPoker') throw new Error('no video poker')
  return parsed.definition.pays
}

const paidBy = (input: unknown, cards: string, wild: readonly '2'[] = []): string | undefined => {
  const rows = rowsOf(input)
  return rows[madeRow(rows, 5, { wild })(cards.split(' '))]?.hand
}

test.each([
  ['Js Jd 4c 7h 9s', 'pair'],
  ['Ts Td 4c 7h 9s', undefined],
  ['As Ks Qs Js Ts', 'royalFlush'],
  ['As 2s 3s 4s 5s', 'straightFlush'],
  ['7s 7d 7c 9h 9s', 'fullHouse'],
])('%s is paid by %s', (cards, hand) => {
  expect(paidBy(jacks, cards)).toBe(hand)
})

test.each([
  ['2s 2d 2c 2h 9s', 'wildCards'],
  ['2s 9d 9c Kh Qs', 'threeOfAKind'],
  ['2s 9d Tc Kh 4s', undefined],
])('with deuces wild %s is paid by %s', (cards, hand) => {
  expect(paidBy(deuces, cards, ['2'])).toBe(hand)
})
