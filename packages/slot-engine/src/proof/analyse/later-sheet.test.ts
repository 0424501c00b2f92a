/** Sheets of games with falls whose first windows alone are exact, against games whose figures are known. */
import { expect, test } from 'vitest'
import { free, reel, SYMBOLS, smallGame } from '../../../test-support/small-games.ts'
import { compile, type Definition, prove, type SimulatedSheet } from '../../index.ts'
import { Meter, OutOfReach } from '../../meter.ts'
import { simulateNow } from '../simulate/simulate.ts'
import { refusedSheet, sheetOfReport } from './simulated-sheet.ts'

/** Chance that a figure lies so many standard errors off: one in 150,000. */
const FAR = 4.5
const SPINS = 60_000

const base = ['aabs-ab-', 'ab-sab-b', 'bas-a-ba'].map((strip) => reel(strip, { rows: 2 }))
const lines = {
  type: 'lines',
  lines: [
    [0, 0, 0],
    [1, 1, 1],
    [0, 1, 0],
  ],
} as const

const games: [string, Partial<Definition>][] = [
  ['free spins that multiply', { features: [free({ trigger: { symbol: 's', awards: { 3: 4 } }, multiplier: 3 })] }],
  [
    'under a cap that is often reached',
    { maxWin: 8, features: [free({ trigger: { symbol: 's', awards: { 2: 3 } } })] },
  ],
  [
    'free spins that award more',
    { features: [free({ trigger: { symbol: 's', awards: { 3: 4 } }, retrigger: { 3: 2 } })] },
  ],
  ['ways', { wins: { type: 'ways' }, cascades: { multipliers: [1, 2, 5] } }],
  ['clusters with wilds', { wins: { type: 'clusters' }, symbols: [...SYMBOLS, { id: 'w', kind: 'wild' }] }],
  [
    'symbols anywhere',
    { wins: { type: 'anywhere' }, features: [free({ trigger: { symbol: 's', awards: { 4: 5 } } })] },
  ],
]

test.each(games)(
  '%s: the return is near the true one, within its bounds, and known better than by rounds',
  (_, rest) => {
    const { definition } = smallGame('falls', { maxWin: 1000, wins: lines, cascades: {}, reelSets: { base }, ...rest })
    const game = compile(definition)
    const truth = prove(game)
    const out = new OutOfReach('reelSets.base', 'windowsTooMany')
    out.ofPaidSpin = true
    const sheet = refusedSheet(game, out, { spins: SPINS }, new Meter())
    const plain = sheetOfReport(game, '', simulateNow(game, { spins: SPINS, seed: 'sheet' }))
    expect(sheet.standardError).toBeLessThan(plain.standardError)
    expectNear(sheet.rtp, truth.rtp, sheet)
    // The error told is that of the return as paid.
    if (truth.maxWin.capCoins > 100) expectNear(sheet.uncappedRtp, truth.uncappedRtp, sheet)
    const { lines: won, scatters, features } = sheet.rtpBySource
    const sum = Object.values(features).reduce((all, rtp) => all + rtp, won + scatters)
    expect(sum).toBeCloseTo(sheet.uncappedRtp, 9)
    const { low = 1, high = 0 } = sheet.bounds?.rtp ?? {}
    expect(low).toBeLessThan(truth.rtp)
    expect(high).toBeGreaterThan(truth.rtp)
  },
)

const expectNear = (is: number, was: number, { standardError }: SimulatedSheet): void =>
  expect(Math.abs(is - was)).toBeLessThan(FAR * standardError + 1e-9)
