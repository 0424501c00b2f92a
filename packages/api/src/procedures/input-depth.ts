/** As deep as anything that is taken here goes, and several times over. */
const MOST_LEVELS = 64

/** Whether lists and objects stand in each other in more levels. It looks level by level, for recursion would overflow. */
export function isTooDeep(value: unknown): boolean {
  let level = objectsIn([value])
  for (let depth = 0; depth < MOST_LEVELS; depth++) {
    if (level.length === 0) return false
    level = level.flatMap((object) => objectsIn(Object.values(object)))
  }
  return level.length > 0
}

const objectsIn = (values: readonly unknown[]): object[] =>
  values.filter((value): value is object => typeof value === 'object' && value !== null)
