import { expect, test } from 'vitest'
import { targetsOf } from './targets.ts'

test.each([
  [{ rtp: 9000 }, { rtp: 90 }],
  [{ volatility: 'medium' }, { volatility: 'medium' }],
  [{ maxWinMultiplier: 500, volatility: 'wild' }, { maxWin: 500 }],
  [{ colour: 'red' }, undefined],
])('%o asks the designer for %o', (tune, targets) => {
  expect(targetsOf(tune)).toEqual(targets)
})
