import { expect, test } from 'vitest'
import { unmetered } from '../../meter.ts'
import { candidateOf } from './candidate.ts'
import { draftOf } from './draft.ts'
import { composedIntent } from './intent.ts'
import { returned } from './pays.ts'
import { sampledSheet } from './sampled-sheet.ts'
import { ALONE } from './sampler.ts'
import { workFor } from './work.ts'

test('without a cap a game returns what the cap takes of free spins, too, and all that was played for it is counted', () => {
  const features = { freeSpins: true, cascades: { multipliers: [1, 2, 5] } }
  const intent = composedIntent(
    { name: 'Fald', counting: 'ways', reels: 5, rtp: 95, volatility: 'medium', maxWin: 100, features },
    's',
  )
  const meter = unmetered()
  const candidate = candidateOf(
    intent,
    { cap: 1, flatter: 1 },
    { base: 10_000, free: 10_000 },
    's',
    workFor(intent, meter, ALONE),
  )
  const draft = draftOf(candidate, 0)
  if (draft === null) throw new Error('the brief leaves nothing to the pay table: take another')
  const { parts, moments } = draft
  expect(moments.feature?.cut).toBeGreaterThan(0)
  const uncapped = (returned(parts.pays, candidate.worth) + moments.prize.mean + moments.minis.mean) / parts.betCoins
  // Eight trials of strips by 8,000 spins, and those that tell how wins spread, at 55 steps each.
  const drawn = meter.steps
  expect(drawn).toBeGreaterThan(55 * (8 * 8000 + 2 * 10_000))
  expect(sampledSheet(draft, 's', meter).uncappedRtp).toBeCloseTo(uncapped, 10)
  expect(meter.steps - drawn).toBeGreaterThan(100_000)
})
