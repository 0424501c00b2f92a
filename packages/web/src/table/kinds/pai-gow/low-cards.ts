/** Two of the seven places, from the left. */
export type Low = readonly number[]

/** A third place takes that of the one that was chosen first. */
export const withPlace = (chosen: Low, place: number): Low =>
  chosen.includes(place) ? chosen.filter((one) => one !== place) : [...chosen, place].slice(-2)

/** The move that sets two places as the low hand; undefined as long as there are not two. */
export function lowMove(chosen: Low): string | undefined {
  const [a, b] = chosen.toSorted((one, other) => one - other)
  return a === undefined || b === undefined ? undefined : `low-${a + 1}-${b + 1}`
}
