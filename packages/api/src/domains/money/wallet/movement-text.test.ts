import { expect, test } from 'vitest'
import { deciding, withdrawing } from '../withdrawals/movements.ts'
import { movementText } from './movement-text.ts'

test.each([
  ['Indbetaling (testtilstand)', 'Deposit (test mode)'],
  ['Indbetaling: 0,005 BTC', 'Deposit: 0,005 BTC'],
  ['Udbetaling (testtilstand), afventer kontrol', 'Withdrawal (test mode), awaiting a check'],
  ['Udbetaling', 'Withdrawal'],
  ['Udbetaling afvist: pengene er tilbage', 'Withdrawal refused: the money is back'],
  ['Indsats i Køb: Ærøs Skat', 'Bet in Køb: Ærøs Skat'],
  ['Køb: Salg: {{game}}', 'Purchase: Salg: {{game}}'],
  ['Refusion af salg: Lille\nSpil', 'Refund of a sale: Lille\nSpil'],
  ['Refusion: Lille Spil', 'Refund: Lille Spil'],
  ['Noget fra gamle dage', 'Noget fra gamle dage'],
])('%j is shown as %j', (stored, shown) => {
  expect(movementText(stored, 'en')).toBe(shown)
  expect(movementText(stored, 'da')).toBe(stored)
})

test('every text of a withdrawal is known', () => {
  const waiting = { memberId: 'm', amountMicro: 1, key: 'k', waitsFor: 'largeWin' as const }
  const written = [
    ...[true, false].flatMap((isTest) => [
      withdrawing(waiting, 1, isTest),
      withdrawing({ ...waiting, waitsFor: null }, 1, isTest),
    ]),
    ...(['paid', 'refused', 'cancelled'] as const).map((state) => deciding({ ...waiting, id: 'x' } as never, state)),
  ]
  const shown = written.map(({ text }) => movementText(text, 'en'))
  expect(shown.filter((text) => !text.startsWith('Withdrawal'))).toEqual([])
  expect(new Set(shown).size).toBe(written.length)
})
