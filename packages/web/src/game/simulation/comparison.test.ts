import { analyse, compile, simulate } from '@spilvaerk/slot-engine'
import { expect, test } from 'vitest'
import { GAMES } from '../../machine/testing-games.ts'
import { compareFigures, verdictOf } from './comparison.ts'

test.each([
  ['ways', 'RTP fra veje', []],
  ['wheel', 'RTP fra linjer', ['RTP fra lykkehjulet', 'Udløsning af lykkehjulet', 'RTP fra gratis spins']],
  ['holdAndWin', 'RTP fra linjer', ['RTP fra fastlåste mønter']],
])('the figures of %s have the names of what the game does', async (kind, rule, features) => {
  const definition = GAMES[kind]!
  const game = compile(definition)
  const report = await simulate(game, { spins: 500, seed: 'navne' })
  const names = compareFigures(definition, report, analyse(game, { spins: 500 })).map(({ name }) => name)
  expect(names).toContain(rule)
  expect(names).toEqual(expect.arrayContaining(features))
})

test('a sheet that is simulated itself is not called exact, and its own error counts', async () => {
  const game = compile(GAMES.clusters!)
  const [report, sheet] = [await simulate(game, { spins: 50_000, seed: 'løb' }), analyse(game, { spins: 500 })]
  if (sheet.method !== 'simulated') throw new Error('clusters have an exact sheet now: take another game')
  expect(compareFigures(GAMES.clusters!, report, sheet)[0]?.known).toMatch(/^[\d.]+,\d\d\u00a0% ± \d+,\d\d\u00a0%$/)
  const verdict = verdictOf(report, sheet)
  expect(verdict).toMatch(/standardfejl fra PAR-arkets, som selv er simuleret: som forventet\.$/)
  expect(verdict).not.toContain('eksakte')
})
