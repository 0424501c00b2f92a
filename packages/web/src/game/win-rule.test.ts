import { describe, expect, test } from 'vitest'
import { onPageIn } from '../test/page-language.ts'
import { slotWinRule } from './win-rule.ts'

test.each([
  { wins: 'lines', paylines: 1, leastCount: 3, label: '1 linje' },
  { wins: 'lines', paylines: 20, leastCount: 3, label: '20 linjer' },
  { wins: 'ways', paylines: 117649, leastCount: 2, label: '117.649 veje' },
  { wins: 'clusters', paylines: 0, leastCount: 5, label: 'Klynger på 5+' },
  { wins: 'anywhere', paylines: 0, leastCount: 8, label: '8+ hvor som helst' },
] as const)('$paylines $wins is $label', ({ label, ...game }) => {
  expect(slotWinRule(game)).toBe(label)
})

describe('in English', () => {
  onPageIn('en')

  test.each([
    { wins: 'lines', paylines: 1, leastCount: 3, label: '1 line' },
    { wins: 'ways', paylines: 117649, leastCount: 2, label: '117,649 ways' },
    { wins: 'clusters', paylines: 0, leastCount: 5, label: 'Clusters of 5+' },
  ] as const)('$paylines $wins is $label', ({ label, ...game }) => {
    expect(slotWinRule(game)).toBe(label)
  })
})
