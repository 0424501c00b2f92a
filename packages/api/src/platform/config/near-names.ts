/**
 * The setting that a name was probably meant to be: what is one slip away from it, or two in a long name, or has the signs
 * of a short one in another order. `undefined`: the name is none of ours.
 */
export function meantBy(name: string, known: readonly string[]): string | undefined {
  if (!/^[A-Z][A-Z0-9_]{3,}$/.test(name) || known.includes(name)) return undefined
  return known.find((one) => isNear(name, one))
}

const LONG = 8
/** Shorter names are near too much else: npm sets `NODE`, which is not `MODE`. */
const SHORT = 6

function isNear(name: string, one: string): boolean {
  const length = Math.min(name.length, one.length)
  if (length < SHORT) return slips(name, one) === 1 && signsOf(name) === signsOf(one)
  return slips(name, one) <= (length < LONG ? 1 : 2)
}

const signsOf = (name: string): string => [...name].sort().join('')

/** How many signs must be put in, left out, changed or swapped with the next one (optimal string alignment). */
function slips(a: string, b: string): number {
  let [before, last] = [[] as number[], Array.from({ length: b.length + 1 }, (_, j) => j)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1))
      row.push(swapped ? Math.min(least, (before[j - 2] ?? 0) + 1) : least)
    }
    ;[before, last] = [last, row]
  }
  return last[b.length] ?? 0
}
