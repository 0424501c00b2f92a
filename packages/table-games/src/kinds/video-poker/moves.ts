import type { Move } from '../../core/menu.ts'

const PLACES = [1, 2, 3, 4, 5]

/** Which places are held where those of the bits are thrown away: bit 0 is the first card. */
const held = (thrown: number): readonly number[] => PLACES.filter((place) => !((thrown >> (place - 1)) & 1))

/** All ways to hold, by the bits of what is thrown away: `hold-12345` first, which throws nothing away. */
export const HOLD_NAMES: readonly string[] = Array.from({ length: 32 }, (_, thrown) =>
  thrown === 31 ? 'hold-none' : `hold-${held(thrown).join('')}`,
)

const BITS = new Map(HOLD_NAMES.map((name, thrown) => [name, thrown]))

/** The bits of what a move throws away; every menu of a draw has these moves alone. */
export const thrownBy = (move: string): number => BITS.get(move) ?? 0

export const HOLD_MOVES: readonly Move[] = HOLD_NAMES.map((move) => ({ move, coins: 0 }))

/** The words of all of them. @param and how the last place is joined */
export const holdWords = (hold: string, none: string, and: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    HOLD_NAMES.map((name, thrown) => {
      const places = held(thrown)
      const all = places.length > 1 ? `${places.slice(0, -1).join(', ')} ${and} ${places.at(-1)}` : `${places[0]}`
      return [name, thrown === 31 ? none : `${hold} ${all}`]
    }),
  )
