import type { ChosenRules, DesignWish, KindFields, TableDesigner } from '../designer.ts'

const LAYOUTS = {
  fiftyFour: { pays: [1, 2, 5, 10, 20, 45, 45], counts: [24, 15, 7, 4, 2, 1, 1] },
  fiftyTwo: { pays: [1, 3, 5, 11, 23, 47, 47], counts: [24, 12, 8, 4, 2, 1, 1] },
} as const
const NAMES = ['one', 'two', 'five', 'ten', 'twenty', 'joker', 'logo']

/** Of fewer segments one alone would return more than its stake, at 45 to 1. */
const SIZES = [47, 80] as const

export const bigSixDesigner: TableDesigner = {
  rules: { layout: ['fiftyFour', 'fiftyTwo', 'solved'] },
  sideBets: [],
  build: ({ layout }: ChosenRules, wish: DesignWish): KindFields | null => {
    if (layout === 'solved') return wish.target === null ? null : solved(wish.target)
    return fieldsOf(LAYOUTS[layout === 'fiftyTwo' ? 'fiftyTwo' : 'fiftyFour'])
  },
  mainGroup: 'one',
  starts: () => [
    { moments: NAMES.slice(1).map((name) => `symbol-${name}`), drawn: 1 },
    { moments: ['symbol-ten'] },
    { moments: ['symbol-twenty'] },
    { moments: ['symbol-one'], oneIn: 8 },
  ],
}

interface Layout {
  readonly pays: readonly number[]
  readonly counts: readonly number[]
}

/** The wheel whose first symbol returns what is asked most nearly. The others share the segments that it leaves, alike in return. */
function solved(target: number): KindFields | null {
  let best: Layout | null = null
  let least = Number.POSITIVE_INFINITY
  for (let size = SIZES[0]; size <= SIZES[1]; size++) {
    const first = Math.min(Math.round((size * target) / 2), Math.floor((size * 0.9999) / 2))
    const off = Math.abs((2 * first) / size - target)
    if (off >= least) continue
    const counts = shared(size - first, size)
    if (counts === null) continue
    least = off
    best = { pays: LAYOUTS.fiftyFour.pays, counts: [first, ...counts] }
  }
  return best && fieldsOf(best)
}

/**
 * So many segments of a wheel for the symbols after the first, at least one each: the next always for the one that returns
 * least. Nothing where one of them would return more than its stake.
 */
function shared(segments: number, size: number): readonly number[] | null {
  const backs = LAYOUTS.fiftyFour.pays.slice(1).map((pays) => pays + 1)
  const counts = backs.map(() => 1)
  for (let left = segments - counts.length; left > 0; left--) {
    const next = backs.map((back, i) => back * ((counts[i] ?? 0) + 1)).map((paid) => (paid > size ? size + 1 : paid))
    const lowest = next.indexOf(Math.min(...next))
    if ((next[lowest] ?? 0) > size) return null
    counts[lowest] = (counts[lowest] ?? 0) + 1
  }
  return segments < counts.length ? null : counts
}

const fieldsOf = ({ pays, counts }: Layout): KindFields => ({
  kind: 'bigSix',
  symbols: pays.map((pay, i) => ({ id: NAMES[i] ?? `symbol-${i}`, pays: pay })),
  segments: spread(counts).map((i) => NAMES[i] ?? `symbol-${i}`),
})

/** Equal symbols lie as far apart as goes: each place takes the one that is most behind its share. */
function spread(counts: readonly number[]): readonly number[] {
  const size = counts.reduce((sum, count) => sum + count, 0)
  const laid = counts.map(() => 0)
  return Array.from({ length: size }, (_, place) => {
    const behind = counts.map((count, i) => ((place + 1) * count) / size - (laid[i] ?? 0))
    const open = behind.map((value, i) => ((laid[i] ?? 0) < (counts[i] ?? 0) ? value : Number.NEGATIVE_INFINITY))
    const next = open.indexOf(Math.max(...open))
    laid[next] = (laid[next] ?? 0) + 1
    return next
  })
}
