import type { Making } from '@spilvaerk/schemas'
import { expect, test } from 'vitest'
import { because, makingIn } from './making.ts'

const making: Making = {
  writtenBy: { kind: 'composer' },
  source: 'composer',
  repairs: ['Sprogmodellen kunne ikke nås.', 'Noget, der blev gemt engang.'],
  adjustments: [
    { field: 'rows', wished: 9, given: 7, ...because('outOfRange', { low: 2, high: 7, what: 'rows' }) },
    { field: 'ways', wished: 5, given: 243_000, ...because('waysInRows', { given: 243_000 }) },
    { field: 'lines', wished: 20, given: 'veje', ...because('noLines', { wins: 'ways' }) },
    { field: 'rtp', wished: 99, given: 98, reason: 'Som det blev gemt før.' },
  ],
  requestedKind: 'slot',
}

const told = ({ adjustments, repairs }: Making) => [...adjustments.map(({ reason }) => reason), ...repairs]

test('reasons are said in Danish as they always were', () => {
  expect(told(makingIn(making, 'da'))).toEqual([
    'Der kan laves spil med 2 til 7 rækker.',
    'Så mange veje går ikke op i hele rækker; det nærmeste er 243.000.',
    'Et spil med veje har ingen linjer.',
    'Som det blev gemt før.',
    'Sprogmodellen kunne ikke nås.',
    'Noget, der blev gemt engang.',
  ])
})

test('reasons are said in English with their values, and what has no code as it was stored', () => {
  const english = makingIn(making, 'en')
  expect(told(english)).toEqual([
    'Games can be made with 2 to 7 rows.',
    'That many ways do not come out in whole rows; the nearest is 243,000.',
    'A game with ways has no lines.',
    'Som det blev gemt før.',
    'The language model could not be reached.',
    'Noget, der blev gemt engang.',
  ])
  expect(english.adjustments[2]?.given).toBe('ways')
})
