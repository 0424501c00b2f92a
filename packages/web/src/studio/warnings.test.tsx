import type { ComplianceResult, DefinitionWarning, SlotGame } from '@spilvaerk/schemas'
import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { onPageIn } from '../test/page-language.ts'
import { sampleGame } from '../test/sample-games.ts'
import { ComplianceReport } from './compliance/ComplianceReport.tsx'
import { ConfigurationCard } from './generator/ConfigurationCard.tsx'

onPageIn('en')

const WARNING: DefinitionWarning = {
  field: 'wins.wildRuns',
  code: 'ambiguous',
  usual: 'best',
  others: ['own'],
  reason: 'The definition does not say what wilds alone pay.',
}
const TITLE = 'The definition leaves something open'

const gameWith = (warnings: DefinitionWarning[]): SlotGame => ({
  ...sampleGame({ id: 7, name: 'Klokkespil' }),
  ...{ paytable: [], lines: [], betCoins: 10, rules: [], warnings },
})

const RESULT: ComplianceResult = {
  ...{ compliant: true, issues: [], details: [], reported: [], checked: ['rtp'], unassessed: [] },
  ...{ verdict: 'The game can be offered in Denmark.', markets: [] },
  ...{ warnings: [WARNING], rulesetVersion: '1.0.0', rulesetDate: '2026-11-21' },
}

test('the configuration card names what the chosen game leaves open', () => {
  render(<ConfigurationCard game={gameWith([WARNING])} />)
  expect(
    within(screen.getByRole('heading', { name: TITLE }).parentElement ?? document.body).getByText(WARNING.reason),
  ).toBeVisible()
})

test('nothing is said of a game that leaves nothing open, nor where none is chosen', () => {
  const { rerender } = render(<ConfigurationCard game={gameWith([])} />)
  expect(screen.queryByRole('heading', { name: TITLE })).toBeNull()
  rerender(<ConfigurationCard />)
  expect(screen.queryByRole('heading', { name: TITLE })).toBeNull()
})

test('a check of the rules says it beside its findings', () => {
  render(<ComplianceReport result={RESULT} />)
  expect(
    within(screen.getByRole('heading', { name: TITLE }).parentElement ?? document.body).getByText(WARNING.reason),
  ).toBeVisible()
})
