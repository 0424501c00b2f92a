import { createRng, type Rng } from '../src/rng.ts'

/** A generator that gives the numbers named, and tells of how many each was one. One of one is always 0. */
export function drawing(...numbers: readonly number[]): { rng: Rng; asked: number[] } {
  const asked: number[] = []
  const rng = createRng('unused')
  const below = (count: number): number => {
    if (count === 1) return 0
    const number = numbers[asked.length]
    asked.push(count)
    if (number === undefined) throw new Error('one number too many was drawn')
    return number
  }
  return { rng: Object.assign(Object.create(rng), { below }), asked }
}
