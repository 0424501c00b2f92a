import { intAt } from '@spilvaerk/slot-engine/shared'
import type { RouletteDefinition } from '../../definition.gen.ts'

/** How zero treats spots that are `evenMoney`. */
export type OnZero = 'lose' | 'half' | 'prison' | 'choice'

/** A roulette as play and law look at it. */
export interface Wheel {
  readonly pockets: number
  readonly labels: readonly string[]
  /** 1 for a zero, by pocket. */
  readonly isZero: Uint8Array
  /** By spot, 1 for each pocket on which it wins. */
  readonly covers: readonly Uint8Array[]
  readonly pays: Int32Array
  readonly isEven: readonly boolean[]
  readonly isStraight: readonly boolean[]
  readonly onZero: OnZero
  readonly again: 'lose' | 'stay' | 'deeper'
  readonly bonus: Bonus | null
}

export interface Bonus {
  readonly numbers: Weights
  readonly pays: Weights
}

/** Values with whole weights. */
export interface Weights {
  readonly values: Int32Array
  readonly weights: Int32Array
  readonly total: number
}

export function wheelOf(definition: RouletteDefinition): Wheel {
  const { wheel, zeros, spots, onZero = 'lose', prison, bonus } = definition
  const places = new Map(wheel.map((label, pocket) => [label, pocket]))
  const marked = (labels: readonly string[]): Uint8Array => {
    const pockets = new Uint8Array(wheel.length)
    for (const label of labels) {
      const pocket = places.get(label)
      if (pocket !== undefined) pockets[pocket] = 1
    }
    return pockets
  }
  return {
    pockets: wheel.length,
    labels: wheel,
    isZero: marked(zeros),
    covers: spots.map((spot) => marked(spot.covers)),
    pays: Int32Array.from(spots, (spot) => spot.pays),
    isEven: spots.map(({ group }) => group === 'evenMoney'),
    isStraight: spots.map(({ group }) => group === 'straight'),
    onZero,
    again: prison?.again ?? 'lose',
    bonus: bonus === undefined ? null : { numbers: weightsOf(bonus.numbers), pays: weightsOf(bonus.pays) },
  }
}

function weightsOf(table: Readonly<Record<string, number>>): Weights {
  const entries = Object.entries(table)
  return {
    values: Int32Array.from(entries, ([value]) => Number(value)),
    weights: Int32Array.from(entries, ([, weight]) => weight),
    total: entries.reduce((sum, [, weight]) => sum + weight, 0),
  }
}

/** The value into whose weights `at` falls. @param at from 0, below the total */
export function valueAt({ values, weights }: Weights, at: number): number {
  let left = at
  let i = 0
  while (left >= intAt(weights, i)) {
    left -= intAt(weights, i)
    i += 1
  }
  return intAt(values, i)
}
