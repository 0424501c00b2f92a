import type { Difference } from '../proof/verify/first-difference.ts'

export const differenceText = (what: string, { field, stored, played }: Difference): string =>
  `${what} differs in ${field}: stored ${shown(stored)}, played ${shown(played)}`

/** What was stored may be anything: too deep for JSON, or too long to be looked at. */
export const brief = ({ field, stored, played }: Difference): Difference => ({
  field,
  stored: isShort(stored) ? stored : 'something else',
  played,
})

const shown = (value: unknown): string => JSON.stringify(value) ?? 'nothing'

function isShort(value: unknown): boolean {
  try {
    return shown(value).length <= 1000
  } catch {
    return false
  }
}
