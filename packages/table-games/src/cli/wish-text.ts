import type { WishAnswer } from '../design/wishes.ts'

/** What came of a wish, in a line. */
export function wishText({ field, outcome, wished, got, reason }: WishAnswer): string {
  if (outcome === 'met') return `${field}: ${wished}, met`
  const instead = got === null ? 'nothing' : got
  return `${field}: ${wished}, ${outcome}: ${instead} instead.${reason === undefined ? '' : ` ${reason}`}`
}
