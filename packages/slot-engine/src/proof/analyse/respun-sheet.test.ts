/** Sheets of respins with the winners held, against every way that the draws of small games can fall. */
import { expect, test } from 'vitest'
import { everyRound } from '../../../test-support/every-round.ts'
import { expected } from '../../../test-support/reference-law.ts'
import { free, reel, SYMBOLS, smallGame } from '../../../test-support/small-games.ts'
import { compile, type Definition, type SimulatedSheet } from '../../index.ts'
import { Meter, OutOfReach } from '../../meter.ts'
import { simulateNow } from '../simulate/simulate.ts'
import { refusedSheet, sheetOfReport } from './simulated-sheet.ts'

/** Chance that a figure lies so many standard errors off: one in 150,000. */
const FAR = 4.5
const SPINS = 20_000

const base = ['aabs', 'ab-', 'bas'].map((strip) => reel(strip))
const lines = { type: 'lines', lines: [[0, 0, 0]] } as const
const two = {
  type: 'lines',
  direction: 'both',
  lines: [
    [0, 0, 0],
    [1, 1, 1],
  ],
} as const

const games: [string, Partial<Definition>][] = [
  [
    'on a line, by stops that weigh unlike',
    { reelSets: { base: [reel('aab', { weights: [1, 1, 2] }), ...base.slice(1)] } },
  ],
  [
    'both ways on two lines, with wilds that multiply',
    {
      wins: two,
      symbols: [...SYMBOLS, { id: 'w', kind: 'wild', multiplier: 2 }],
      reelSets: { base: ['ab', 'wb', 'ba'].map((strip) => reel(strip, { rows: 2 })) },
    },
  ],
  ['under a cap, with free spins', { maxWin: 3, features: [free({ trigger: { symbol: 's', awards: { 2: 1 } } })] }],
]

test.each(games)('%s: the return is near the true one, and known better than by rounds', (_, rest) => {
  const { definition } = smallGame('respun', {
    ...{ maxWin: 1000, wins: lines, respins: { holds: 'winners' }, reelSets: { base } },
    ...rest,
  })
  const game = compile(definition)
  const truth = expected(everyRound(game).law) / game.betCoins
  const sheet = refusedSheet(game, new OutOfReach('reelSets.base', 'respins'), { spins: SPINS }, new Meter())
  const plain: SimulatedSheet = sheetOfReport(game, '', simulateNow(game, { spins: SPINS, seed: 'sheet' }))
  expect(sheet.standardError).toBeLessThan(0.8 * plain.standardError)
  expect(Math.abs(sheet.rtp - truth)).toBeLessThan(FAR * sheet.standardError)
  expect(sheet.bounds?.rtp.low).toBeLessThan(truth)
  expect(sheet.bounds?.rtp.high).toBeGreaterThan(truth)
  const { lines: won, scatters, features } = sheet.rtpBySource
  const sum = Object.values(features).reduce((all, rtp) => all + rtp, won + scatters)
  expect(sum).toBeCloseTo(sheet.uncappedRtp, 9)
})
