import { expect, test } from 'vitest'
import { layout } from './areas/layout.ts'
import { units } from './areas/units.ts'
import { translator } from './translator.ts'

test('a key is said in the language asked for', () => {
  expect(translator(layout, 'da')('notFound.title')).toBe('Siden blev ikke fundet')
  expect(translator(layout, 'en')('notFound.title')).toBe('The page was not found')
})

test('a count chooses between one and several', () => {
  const t = translator(units, 'en')
  expect([t('months', { count: 1 }), t('months', { count: 3 })]).toEqual(['1 month', '3 months'])
})

test('a value is written as it is, whatever is in it', () => {
  expect(translator(units, 'da')('kroner', { amount: '<b>{{count}} & $t(months)' })).toBe(
    '<b>{{count}} & $t(months)\u00a0kr.',
  )
})
