import { expect, test } from 'vitest'
import { smallGame } from '../../../testing/games.ts'
import { because } from '../../games/catalogue/making.ts'
import { compose } from '../composer/compose.ts'
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

test('a number that the finished game does not have is told', () => {
  const prompt =
    'otters, 3 scatters give 3 free spins, the wild multiplies x2 or x5, six coins start it, a chest with prizes up to 730x'
  const made = { definition: smallGame(), sheet: { rtp: 0.96, hitFrequency: 0.24 }, wishes: compose(prompt).wishes }
  const ends = clauseOutcomes(prompt, 'en', [], made)
  const told = ends.flatMap(({ why }) => (why?.code === 'figuresNotSo' ? [String(why.values.words)] : []))
  expect(told).toEqual(['x5', '730x'])
  expect(ends.find(({ text }) => text.startsWith('3 scatters'))?.outcome).toBe('met')
})
