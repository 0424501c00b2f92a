import { describe, expect, test } from 'vitest'
import { compile } from '../game/compile/compile.ts'
import { analyse } from '../proof/analyse/analyse.ts'
import { createRng } from '../rng.ts'
import type { Brief } from './brief.ts'
import { draftGame } from './draft.ts'
import { hitOdds, sketchRtp, sketchSigma } from './estimate.ts'
import { intentOf } from './intent.ts'
import { payTable } from './pay-table.ts'
import { toDefinition } from './to-definition.ts'

/** Sketches of many kinds, each with the exact sheet of the game it stands for. */
const BRIEFS: readonly Omit<Brief, 'name'>[] = [
  { reels: 5, lines: 10, rtp: 96, volatility: 'medium', maxWin: 1000 },
  { reels: 5, lines: 25, rtp: 94, volatility: 'low', maxWin: 1000, features: { wildMultiplier: 2 } },
  { reels: 3, lines: 5, rtp: 92, volatility: 'medium', maxWin: 2000, features: { scatterPays: true } },
  { reels: 4, rows: 4, lines: 15, rtp: 95, volatility: 'medium', maxWin: 5000, features: { freeSpins: true } },
  {
    reels: 5,
    lines: 9,
    rtp: 96,
    volatility: 'high',
    maxWin: 3000,
    direction: 'right',
    features: { freeSpins: { ownStrips: true } },
  },
  {
    reels: 5,
    rows: [3, 4, 5, 4, 3],
    lines: 20,
    rtp: 96,
    volatility: 'low',
    maxWin: 500,
    features: { freeSpins: true },
  },
  { reels: 6, lines: 10, rtp: 96, volatility: 'medium', maxWin: 2000, direction: 'both' },
]

const CASES = BRIEFS.map((brief, i) => {
  const intent = intentOf({ name: 'Sketch', ...brief }, `sketch ${i}`)
  const draft = draftGame(intent, `sketch ${i}`, 0)
  const { pays } = payTable(draft, brief.rtp / 100, draft.sigmaAim)!
  const sheet = analyse(compile(toDefinition(intent, draft.odds.sketch, pays)))
  const name = `${brief.reels} reels, ${brief.lines} lines, ${brief.direction ?? 'left'}, ${JSON.stringify(brief.features ?? {})}`
  return { name, brief, draft, pays, sheet }
})

describe.each(CASES)('$name', ({ brief, draft, pays, sheet }) => {
  test('the sketch returns what the game returns before its cap', () => {
    expect(sketchRtp(draft.odds, pays)).toBeCloseTo(sheet.uncappedRtp, 10)
  })

  test('the sketch hits as often as the game, but for what scatters and lines have in common', () => {
    const near = brief.direction === 'both' || sheet.rtpBySource.scatters > 0 || sheet.features.length > 0 ? 0.01 : 1e-9
    expect(Math.abs(hitOdds(draft.odds.sketch, pays) - sheet.hitFrequency)).toBeLessThan(near)
  })
})

test('the spread of lines alone is exact', () => {
  // No scatters, and a cap far above anything that a spin can pay: nothing is left out and nothing is cut.
  const lines = CASES.filter(({ brief }) => brief.features === undefined && brief.direction !== 'both')
  expect(lines.length).toBeGreaterThan(0)
  for (const { draft, pays } of lines) {
    const intent = intentOf({ name: 'Sketch', ...BRIEFS[0]! }, 'sketch 0')
    const uncapped = { ...toDefinition(intent, draft.odds.sketch, pays), maxWin: 1_000_000 }
    expect(sketchSigma(draft.odds, pays)).toBeCloseTo(analyse(compile(uncapped)).standardDeviation, 9)
  }
})

test('pay tables of chance spread as their sketch says', () => {
  const rng = createRng('pays')
  const { draft } = CASES[0]!
  const intent = intentOf({ name: 'Sketch', ...BRIEFS[0]! }, 'sketch 0')
  for (let round = 0; round < 5; round++) {
    const pays = draft.shape.shortest.map((from) =>
      Array.from({ length: 6 }, (_, count) => (count >= from ? 1 + rng.below(200) : 0)),
    )
    const uncapped = { ...toDefinition(intent, draft.odds.sketch, pays), maxWin: 1_000_000 }
    const sheet = analyse(compile(uncapped))
    expect(sketchRtp(draft.odds, pays)).toBeCloseTo(sheet.rtp, 9)
    expect(sketchSigma(draft.odds, pays)).toBeCloseTo(sheet.standardDeviation, 9)
  }
})
