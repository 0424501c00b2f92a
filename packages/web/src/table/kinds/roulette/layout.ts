import type { RouletteDefinition, RouletteSpot } from '@spilvaerk/table-games'

/** Where a spot lies, in cells of the lying cloth: from the zeros at the left to the columns, numbers above the dozens. */
export interface Placed {
  readonly spot: RouletteSpot
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  /** On a line between fields, for a chip, and with nothing printed on it. */
  readonly isLine: boolean
}

export interface Cloth {
  /** Cells from end to end, the zeros and the columns among them. */
  readonly columns: number
  readonly rows: number
  readonly placed: readonly Placed[]
  /** Spots that have no place on a cloth of three numbers a row. */
  readonly others: readonly RouletteSpot[]
}

interface Box {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

const ROWS = 3
/** How thick a line is to a finger, and how long. */
const THIN = 0.36
const LONG = 0.62

/** @returns undefined where the numbers are not those of a cloth: 1, 2, 3 … in rows of three */
export function clothOf({ spots, zeros, wheel }: RouletteDefinition): Cloth | undefined {
  const numbers = wheel.filter((pocket) => !zeros.includes(pocket)).map(Number)
  const count = numbers.length
  if (count % ROWS !== 0 || !numbers.every((n) => Number.isInteger(n) && n >= 1 && n <= count)) return undefined
  const boxes = new Map<string, Box>()
  for (const n of numbers) boxes.set(String(n), { x: Math.ceil(n / ROWS), y: ROWS - 1 - ((n - 1) % ROWS), w: 1, h: 1 })
  // The first zero lies beside the 1.
  const share = ROWS / Math.max(1, zeros.length)
  for (const [i, zero] of zeros.entries()) boxes.set(zero, { x: 0, y: ROWS - (i + 1) * share, w: 1, h: share })
  const isZero = (pocket: string): boolean => zeros.includes(pocket)
  const halves = spots.filter(({ group }) => group === 'evenMoney')
  const end = count / ROWS + 1
  const hasDozens = spots.some(({ group }) => group === 'dozen')
  const boxOf = (spot: RouletteSpot): Box | undefined => {
    const covered = spot.covers.flatMap((pocket) => boxes.get(pocket) ?? [])
    switch (spot.group) {
      case 'straight':
        return covered[0]
      case 'dozen':
        return { x: least(covered, 'x'), y: ROWS, w: most(covered, 'x') - least(covered, 'x') + 1, h: 1 }
      case 'column':
        return { x: end, y: covered[0]?.y ?? 0, w: 1, h: 1 }
      case 'evenMoney': {
        const w = (end - 1) / halves.length
        return { x: 1 + halves.indexOf(spot) * w, y: ROWS + (hasDozens ? 1 : 0), w, h: 1 }
      }
      case 'other':
        return undefined
      default:
        return spot.covers.some(isZero) ? atZeros(spot, boxes, isZero) : amongNumbers(spot, covered)
    }
  }
  const found = spots.map((spot) => ({ spot, box: boxOf(spot) }))
  return {
    columns: end + 1,
    rows: ROWS + (hasDozens ? 2 : 1),
    placed: found.flatMap(({ spot, box }) => (box ? [{ spot, ...box, isLine: LINES.has(spot.group) }] : [])),
    others: found.flatMap(({ spot, box }) => (box ? [] : [spot])),
  }
}

const LINES: ReadonlySet<RouletteSpot['group']> = new Set(['split', 'street', 'corner', 'basket', 'sixLine'])

const least = (boxes: readonly Box[], side: 'x' | 'y'): number => Math.min(...boxes.map((box) => box[side]))
const most = (boxes: readonly Box[], side: 'x' | 'y'): number => Math.max(...boxes.map((box) => box[side]))

const around = (x: number, y: number, w: number, h: number): Box => ({ x: x - w / 2, y: y - h / 2, w, h })

/** On the line that the fields share; streets and six lines at the edge towards the dozens. */
function amongNumbers({ group }: RouletteSpot, covered: readonly Box[]): Box {
  const [left, right] = [least(covered, 'x'), most(covered, 'x') + 1]
  const [top, bottom] = [least(covered, 'y'), most(covered, 'y') + 1]
  const middle = (left + right) / 2
  if (group === 'street') return around(middle, ROWS, LONG, THIN)
  if (group === 'sixLine') return around(middle, ROWS, THIN, THIN)
  const isBeside = top + 1 === bottom
  const isAbove = left + 1 === right
  return around(middle, (top + bottom) / 2, isAbove ? LONG : THIN, isBeside ? LONG : THIN)
}

/** On the line between the zeros and the first numbers. */
function atZeros({ covers }: RouletteSpot, boxes: ReadonlyMap<string, Box>, isZero: (pocket: string) => boolean): Box {
  const zeros = covers.filter(isZero).flatMap((pocket) => boxes.get(pocket) ?? [])
  const numbers = covers.filter((pocket) => !isZero(pocket)).flatMap((pocket) => boxes.get(pocket) ?? [])
  const [zero] = zeros
  const [number] = numbers
  if (!zero || !number) return around(0.5, Math.max(...zeros.map(({ y }) => y)), LONG, THIN)
  if (numbers.length >= ROWS) return around(1, ROWS, THIN, THIN)
  if (numbers.length === 2) return around(1, most(numbers, 'y'), THIN, THIN)
  if (zeros.length > 1) return around(1, most(zeros, 'y'), THIN, 0.22)
  const top = Math.max(zero.y, number.y)
  const bottom = Math.min(zero.y + zero.h, number.y + number.h)
  return around(1, (top + bottom) / 2, THIN, Math.min(0.5, (bottom - top) * 0.5))
}
