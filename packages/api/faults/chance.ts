import { createHash } from 'node:crypto'

/** Numbers that follow from a seed, so that a run can be run again. */
export function createChance(seed: string) {
  let count = 0
  const below = (n: number): number => createHash('sha256').update(`${seed}/${count++}`).digest().readUInt32BE() % n
  return { below, oneOf: <T>(list: readonly T[]): T => list[below(list.length)] as T }
}

export type Chance = ReturnType<typeof createChance>
