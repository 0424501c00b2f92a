import { expect, test } from 'vitest'
import { isUnheard, leftOf } from './unheard.ts'

const NOTHING = { wanted: [], unwanted: [] } as const

test.each([
  ['a number that no figure holds', '12 symbols altogether', NOTHING, true],
  ['a number in the field of another', '5 free spins', { ...NOTHING, reels: 5 }, true],
  ['a number in its field', '5 free spins', { ...NOTHING, wanted: ['freeSpins'], freeSpins: 5 }, false],
  ['a share as one of so many', 'win every 4 spin', { ...NOTHING, hitFrequency: 25 }, false],
  ['a year of a story', 'vikings in 793 and 1066', { ...NOTHING, subject: 'vikings' }, false],
  ['a word of the trade without its wish', 'sticky things', NOTHING, true],
  ['the same as what the game is about', 'sticky toffee', { ...NOTHING, subject: 'sticky toffee' }, false],
  ['what is ruled out', 'no jackpots', { wanted: [], unwanted: ['jackpots'] }, false],
  ['three scatters, which start any feature', '3 scatters', { ...NOTHING, wanted: ['scatter'] }, false],
  ['the size of a colossal symbol', 'colossal 3x3 symbols', { ...NOTHING, wanted: ['colossal'] }, false],
] as const)('%s', (_, said, heard, isTold) => {
  expect(isUnheard(said, heard)).toBe(isTold)
})

test('words of a clause that nobody took for anything are left', () => {
  expect(leftOf(['walruses', 'shimmer', 'trigger'], { ...NOTHING, subject: 'walruses' })).toBe('shimmer')
})
