/** A suit by the letter that rounds tell it with, drawn about its middle in a box of 100. */
export const SUIT_PATHS: Readonly<Record<string, string>> = {
  h: 'M0 44C-13 27-46 6-46-18C-46-35-35-44-23-44C-12-44-4-37 0-27C4-37 12-44 23-44C35-44 46-35 46-18C46 6 13 27 0 44Z',
  d: 'M0-48C9-29 23-12 37 0C23 12 9 29 0 48C-9 29-23 12-37 0C-23-12-9-29 0-48Z',
  s: 'M0-47C12-29 45-8 45 15C45 30 34 38 24 38C15 38 8 33 4 25C5 36 9 43 17 47L-17 47C-9 43-5 36-4 25C-8 33-15 38-24 38C-34 38-45 30-45 15C-45-8-12-29 0-47Z',
  c: 'M0-47A22 22 0 0 1 15-9A22 22 0 1 1 5 24C6 36 9 43 17 47L-17 47C-9 43-6 36-5 24A22 22 0 1 1-15-9A22 22 0 0 1 0-47Z',
}

/** What is written in the corner. */
export const rankText = (rank: string): string => (rank === 'T' ? '10' : rank)

interface Pip {
  readonly x: number
  readonly y: number
}

const LEFT = 67
const MIDDLE = 100
const RIGHT = 133
const column = (x: number, rows: readonly number[]): readonly Pip[] => rows.map((y) => ({ x, y }))
const both = (rows: readonly number[]): readonly Pip[] => [...column(LEFT, rows), ...column(RIGHT, rows)]

const OUTER = [60, 220]
const THREE = [60, 140, 220]
const FOUR = [60, 113, 167, 220]

/** Where the pips of a card of 200 by 280 lie, by its rank. Courts and aces have a picture of their own. */
export const PIPS: Readonly<Record<string, readonly Pip[]>> = {
  2: column(MIDDLE, OUTER),
  3: column(MIDDLE, THREE),
  4: both(OUTER),
  5: [...both(OUTER), ...column(MIDDLE, [140])],
  6: both(THREE),
  7: [...both(THREE), ...column(MIDDLE, [100])],
  8: [...both(THREE), ...column(MIDDLE, [100, 180])],
  9: [...both(FOUR), ...column(MIDDLE, [140])],
  T: [...both(FOUR), ...column(MIDDLE, [87, 193])],
}
