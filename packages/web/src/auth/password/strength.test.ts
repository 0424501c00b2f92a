import { expect, test } from 'vitest'
import { loadJudge } from './strength.ts'

test('weak passwords are told apart from strong ones, in Danish', async () => {
  const judge = await loadJudge()
  expect(judge('123456', []).strength).toBe(0)
  expect(judge('123456', []).advice).toContain('ti mest brugte')
  expect(judge('adgangskode', []).strength).toBeLessThanOrEqual(1)
  expect(judge('freja1987', ['Freja']).strength).toBeLessThanOrEqual(1)
  expect(judge('lampe-gynger-over-dammen-7', [])).toEqual({ strength: 4, advice: '' })
})
