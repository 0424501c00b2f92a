import { expect, test } from 'vitest'
import { because } from '../../games/catalogue/making.ts'
import { clauseOutcomes } from './clause-outcomes.ts'

const told = (field: string, wished: string | number | boolean, given: string | number | boolean) => ({
  ...{ field, wished, given, from: 'prompt' as const },
  ...because('notTogether'),
})

test('each clause ends as met, nearly, not possible with what to try instead, or not understood', () => {
  const prompt = 'pirates, 6 reels, colossal symbols, RTP 96, holographic shimmer'
  const outcomes = clauseOutcomes(prompt, 'en', [
    { ...told('colossal', true, false), ...because('notDesigned', { feature: 'colossal', instead: 'linkedReels' }) },
    told('rtp', 96, 95.5),
    told('lines', 20, 10),
  ])
  expect(outcomes.map(({ text, outcome, instead }) => [text, outcome, instead])).toEqual([
    ['pirates', 'met', undefined],
    ['6 reels', 'met', undefined],
    ['colossal symbols', 'impossible', 'linkedReels'],
    ['RTP 96', 'near', undefined],
    ['holographic shimmer', 'unknown', undefined],
  ])
})

test('what the card wished says nothing of the prompt', () => {
  expect(clauseOutcomes('pirates, 6 reels', 'en', [{ ...told('reels', 5, 6), from: 'settings' }])).toEqual([
    { text: 'pirates', outcome: 'met' },
    { text: '6 reels', outcome: 'met' },
  ])
})
