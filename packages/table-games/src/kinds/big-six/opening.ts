import { entryOf } from '@spilvaerk/slot-engine/shared'
import type { Opening } from '../../core/kind.ts'
import type { BigSixDefinition } from '../../definition.gen.ts'
import { Fraction } from '../../fraction.ts'

/** The segment is all of the round. @param shown the place of the symbol, by segment */
export function openingOf(symbols: BigSixDefinition['symbols'], shown: readonly number[]): Opening {
  const chance = Fraction.of(1, shown.length)
  return {
    chances: () => shown.map(() => chance),
    moments: new Map(symbols.map(({ id }, symbol) => [`symbol-${id}`, (at: number) => shown[at] === symbol])),
    knows: () => true,
    joint: (spot) => ({
      unitCoins: 1,
      outcomes: shown.map((symbol, at) => ({
        ...{ at, stakedCoins: 1, paidCoins: symbol === spot ? entryOf(symbols, spot).pays + 1 : 0, chance },
      })),
    }),
  }
}
