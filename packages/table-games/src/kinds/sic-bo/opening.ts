import { entryOf } from '@spilvaerk/slot-engine/shared'
import type { Opening } from '../../core/kind.ts'
import { Fraction } from '../../fraction.ts'
import { diceOf, type SicBoSpot, THROWS } from './spots.ts'

const TOTALS = Array.from({ length: 16 }, (_, i) => i + 3)
const CHANCE = Fraction.of(1, THROWS)

const different = (at: number): number => new Set(diceOf(at)).size
const total = (at: number): number => diceOf(at).reduce((sum, die) => sum + die, 0)
const isRun = (at: number): boolean => different(at) === 3 && Math.max(...diceOf(at)) - Math.min(...diceOf(at)) === 2

/** The throw is all of the round. */
export const openingOf = (spots: readonly SicBoSpot[]): Opening => ({
  chances: () => Array.from({ length: THROWS }, () => CHANCE),
  moments: new Map([
    ['triple', (at: number) => different(at) === 1],
    ['double', (at: number) => different(at) === 2],
    ['run', isRun],
    ...TOTALS.map((sum) => [`total-${sum}`, (at: number) => total(at) === sum] as const),
  ]),
  knows: () => true,
  joint: (spot) => ({
    unitCoins: 1,
    outcomes: Array.from(entryOf(spots, spot).pays, (pays, at) => ({
      ...{ at, stakedCoins: 1, paidCoins: pays > 0 ? pays + 1 : 0, chance: CHANCE },
    })),
  }),
})
