import type { Opening } from '../../core/kind.ts'
import { Fraction } from '../../fraction.ts'
import { isPoint } from './points.ts'
import { diceOf, THROWS, totalOf } from './spots.ts'

const TOTALS = Array.from({ length: 11 }, (_, i) => i + 2)
const FACES = [1, 2, 3, 4, 5, 6]

const isDouble = (at: number): boolean => diceOf(at)[0] === diceOf(at)[1]
const shows = (at: number, low: number, high: number): boolean =>
  Math.min(...diceOf(at)) === low && Math.max(...diceOf(at)) === high

/** A round opens with its first throw. */
export const openingOf = (joint: Opening['joint'], knows: Opening['knows']): Opening => ({
  chances: () => Array.from({ length: THROWS }, () => Fraction.of(1, THROWS)),
  moments: new Map([
    ['first-point', (at: number) => isPoint(totalOf(at))],
    ['first-double', isDouble],
    ...TOTALS.map((total) => [`first-${total}`, (at: number) => totalOf(at) === total] as const),
    ...FACES.flatMap((low) =>
      FACES.filter((high) => high >= low).map(
        (high) => [`dice-${low}-${high}`, (at: number) => shows(at, low, high)] as const,
      ),
    ),
  ]),
  knows,
  joint,
})
