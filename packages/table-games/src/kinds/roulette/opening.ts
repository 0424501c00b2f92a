import { byteAt, entryOf } from '@spilvaerk/slot-engine/shared'
import type { Opening } from '../../core/kind.ts'
import type { RouletteDefinition } from '../../definition.gen.ts'
import { Fraction } from '../../fraction.ts'
import { openedLaw } from './law.ts'
import type { Wheel } from './wheel.ts'

/** A round opens with the pocket of its first spin. @param choiceFor what a strategy does with a stake that zero met */
export function openingOf(
  wheel: Wheel,
  { red }: RouletteDefinition,
  choiceFor: (spot: number, strategy: string) => string,
): Opening {
  const isRed = (at: number): boolean => red.includes(entryOf(wheel.labels, at))
  const isZero = (at: number): boolean => byteAt(wheel.isZero, at) === 1
  return {
    chances: () => wheel.labels.map(() => Fraction.of(1, wheel.pockets)),
    moments: new Map([
      ['red', isRed],
      ['black', (at: number) => !isRed(at) && !isZero(at)],
      ['zero', isZero],
      ...wheel.labels.map((label) => [`pocket-${label}`, (at: number) => wheel.labels[at] === label] as const),
    ]),
    knows: () => true,
    joint: (spot, strategy) => openedLaw(wheel, spot, choiceFor(spot, strategy)),
  }
}
