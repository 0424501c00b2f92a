export const COMPARISONS = ['>=', '<=', '>', '<', '=', '!='] as const
export type Comparison = (typeof COMPARISONS)[number]

export const isComparison = (text: string): text is Comparison => COMPARISONS.some((one) => one === text)

/** Whether a value stands so to another. A field that an event does not have fits nothing. */
export function compared(value: unknown, sign: Comparison, other: number | string): boolean {
  if (typeof value !== typeof other) return false
  if (sign === '=') return value === other
  if (sign === '!=') return value !== other
  const difference = Number(value) - Number(other)
  return sign === '>='
    ? difference >= 0
    : sign === '<='
      ? difference <= 0
      : sign === '>'
        ? difference > 0
        : difference < 0
}
