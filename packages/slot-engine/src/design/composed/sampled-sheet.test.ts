import { expect, test } from 'vitest'
import { candidateOf } from './candidate.ts'
import { draftOf } from './draft.ts'
import { composedIntent } from './intent.ts'
import { returned } from './pays.ts'
import { sampledSheet } from './sampled-sheet.ts'

test('without a cap a game returns what the cap takes of free spins, too', () => {
  const features = { freeSpins: true, cascades: { multipliers: [1, 2, 5] } }
  const intent = composedIntent(
    { name: 'Fald', counting: 'ways', reels: 5, rtp: 95, volatility: 'medium', maxWin: 100, features },
    's',
  )
  const candidate = candidateOf(intent, { cap: 1, flatter: 1 }, { base: 10_000, free: 10_000 }, 's')
  const draft = draftOf(candidate, 0)
  if (draft === null) throw new Error('the brief leaves nothing to the pay table: take another')
  const { parts, moments } = draft
  expect(moments.feature?.cut).toBeGreaterThan(0)
  const uncapped = (returned(parts.pays, candidate.worth) + moments.prize.mean + moments.minis.mean) / parts.betCoins
  expect(sampledSheet(draft, 's').uncappedRtp).toBeCloseTo(uncapped, 10)
})
