import { expect, test } from 'vitest'
import { exampleTable } from '../../table/testing.ts'
import { readLimits } from './limit-problems.ts'

const roulette = exampleTable('european-roulette')
const typed = { min: '1', max: '500', round: '' }

test('limits that are typed make the game anew, without a limit of a round where none is typed', () => {
  const read = readLimits(roulette, typed)
  expect(read.ok && read.definition).toEqual({
    ...roulette,
    limits: expect.objectContaining({ min: 1, max: 500 }),
  })
  expect(read.ok && read.definition.limits).not.toHaveProperty('round')
})

test.each([
  ['min', { min: '0' }, 'Skriv et helt tal fra 1 til 100.000.000.'],
  ['min', { min: '' }, 'Skriv et helt tal fra 1 til 100.000.000.'],
  ['max', { max: '2,5' }, 'Skriv et helt tal fra 1 til 100.000.000.'],
  ['round', { round: 'mange' }, 'Skriv et helt tal fra 1 til 100.000.000.'],
  ['max', { min: '10', max: '5' }, /^Mellem disse grænser/],
  ['round', { min: '10', round: '5' }, /^En runde skal have plads/],
] as const)('%s of %o is refused at its field', (field, change, words) => {
  const read = readLimits(roulette, { ...typed, ...change })
  expect(read.ok ? undefined : read.problems[field]).toMatch(words)
})
