import { analyse, compile, simulate } from '@spilvaerk/slot-engine'
import { expect, test } from 'vitest'
import { GAMES } from '../../machine/testing-games.ts'
import { compareFigures } from './comparison.ts'

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
