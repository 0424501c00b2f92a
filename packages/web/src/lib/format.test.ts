import { expect, test } from 'vitest'
import { formatAmount, formatKroner, formatNumber, formatPercent, formatRtp } from './format.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test('numbers are Danish', () => {
  expect(formatNumber(1234)).toBe('1.234')
  expect(formatAmount(1234.5)).toBe('1.234,50')
  expect(plain(formatKroner(1234.5))).toBe('1.234,50 kr.')
  expect(plain(formatPercent(96.31))).toBe('96,3 %')
})

test('an RTP in hundredths is shown in percent with one decimal', () => {
  expect(plain(formatRtp(9650))).toBe('96,5 %')
  expect(plain(formatRtp(9400))).toBe('94,0 %')
})
