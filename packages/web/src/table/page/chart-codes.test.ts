import { expect, test } from 'vitest'
import { codesOf } from './chart-codes.ts'

test('moves get codes that differ, and a tone for each that begins alike', () => {
  const danish = ['Træk', 'Fordobl, ellers træk', 'Bliv stående', 'Fordobl, ellers bliv stående', 'Træk', 'Del']
  expect([...codesOf(danish)].map(([move, { code, tone }]) => [move, code, tone])).toEqual([
    ['Træk', 'T', 0],
    ['Fordobl, ellers træk', 'Ft', 1],
    ['Bliv stående', 'B', 2],
    ['Fordobl, ellers bliv stående', 'Fb', 1],
    ['Del', 'D', 3],
  ])
  const english = codesOf(['Stand', 'Hit', 'Split', 'Surrender, otherwise hit'])
  expect([...english.values()].map(({ code }) => code)).toEqual(['S', 'H', 'P', 'Uh'])
})
