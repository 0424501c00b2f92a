import { expect, test } from 'vitest'
import { winRuleLabel } from './win-rule.ts'

test.each([
  { wins: 'lines', paylines: 1, label: '1 linje' },
  { wins: 'lines', paylines: 20, label: '20 linjer' },
  { wins: 'ways', paylines: 117649, label: '117.649 veje' },
  { wins: 'clusters', paylines: 0, label: 'Klynger' },
  { wins: 'anywhere', paylines: 0, label: 'Overalt' },
] as const)('$paylines $wins is $label', ({ label, ...game }) => {
  expect(winRuleLabel(game)).toBe(label)
})
