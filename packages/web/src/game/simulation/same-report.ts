/** How many numbers two reports hold, and how many of them differ. */
export interface Comparison {
  readonly numbers: number
  readonly differences: number
}

export function compareReports(a: object, b: object): Comparison {
  const [left, right] = [leavesOf(a), leavesOf(b)]
  const paths = new Set([...left.keys(), ...right.keys()])
  const differences = [...paths].filter((path) => left.get(path) !== right.get(path)).length
  return { numbers: paths.size, differences }
}

function leavesOf(value: unknown, path = '', into = new Map<string, unknown>()): Map<string, unknown> {
  if (typeof value !== 'object' || value === null) return into.set(path, value)
  for (const [key, child] of Object.entries(value)) leavesOf(child, `${path}/${key}`, into)
  return into
}
