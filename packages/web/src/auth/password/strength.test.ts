import { expect, test } from 'vitest'
import { loadPasswordRater } from './strength.ts'

test('weak passwords are told apart from strong ones, in Danish', async () => {
  const rate = await loadPasswordRater()
  expect(rate('123456', []).strength).toBe(0)
  expect(rate('123456', []).advice).toContain('ti mest brugte')
  expect(rate('adgangskode', []).strength).toBeLessThanOrEqual(1)
  expect(rate('freja1987', ['Freja']).strength).toBeLessThanOrEqual(1)
  expect(rate('lampe-gynger-over-dammen-7', [])).toEqual({ strength: 4, advice: '' })
})
