import { expect, test } from 'vitest'
import { cell } from '../../../platform/csv/csv.ts'
import { movementsCsv } from './csv.ts'

test.each([
  ['=1+1', "'=1+1"],
  ['+45 70', "'+45 70"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['Indsats; stor', '"Indsats; stor"'],
  ['Han sagde "ja"', '"Han sagde ""ja"""'],
  ['to\nlinjer', '"to\nlinjer"'],
  ['=A1;"x"', `"'=A1;""x"""`],
  ['Gevinst', 'Gevinst'],
])('%j is one cell and no formula', (text, expected) => {
  expect(cell(text, 'da')).toBe(expected)
})

test('amounts are what a Danish spreadsheet adds up, to the last millionth', () => {
  const movement = { id: 7, kind: 'bet', amount: -1234.5, balance: 0.000001, text: 'Spil', roundId: null } as const
  const [, row] = movementsCsv([{ ...movement, createdAt: '2026-07-01T12:05:09.000Z' }], 'da').split('\r\n')
  expect(row).toBe('7;2026-07-01 14:05:09;Indsats;Spil;-1234,50;0,000001;')
})

test.each([
  ['deposit', 'Indbetaling'],
  ['withdrawal', 'Udbetaling'],
  ['bet', 'Indsats'],
  ['win', 'Gevinst'],
  ['jackpot', 'Jackpot'],
  ['purchase', 'Køb'],
  ['refund', 'Refusion'],
  ['sale', 'Salg'],
] as const)('a %s is told as %s', (kind, name) => {
  const movement = { id: 7, kind, amount: 12_345.25, balance: 0, text: '-2; x', roundId: 'r1' } as const
  const csv = movementsCsv([{ ...movement, createdAt: '2026-07-01T12:05:09.000Z' }], 'da')
  expect(csv).toBe(
    `\uFEFFNr.;Tidspunkt;Type;Tekst;Beløb (kr.);Saldo (kr.);Runde\r\n7;2026-07-01 14:05:09;${name};"'-2; x";12345,25;0,00;r1\r\n`,
  )
})

test('a formula is one at the beginning of a text only, and a carriage return is quoted', () => {
  expect(cell('1+1=2', 'da')).toBe('1+1=2')
  expect(cell('\r=1', 'da')).toBe(`"'\r=1"`)
})

test('in English it is for an English spreadsheet', () => {
  const movement = {
    id: 7,
    kind: 'bet',
    amount: -12_345.25,
    balance: 0,
    text: 'Indsats i A, "B"; C',
    roundId: 'r1',
  } as const
  expect(movementsCsv([{ ...movement, createdAt: '2026-07-01T12:05:09.000Z' }], 'en')).toBe(
    `\uFEFFNo.,Time,Type,Text,Amount (kr.),Balance (kr.),Round\r\n7,2026-07-01 14:05:09,Bet,"Bet in A, ""B""; C",-12345.25,0.00,r1\r\n`,
  )
})
