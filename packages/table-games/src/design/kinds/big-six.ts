import type { ChosenRules, DesignWish, KindFields, TableDesigner } from '../designer.ts'

const LAYOUTS = {
  fiftyFour: { pays: [1, 2, 5, 10, 20, 45, 45], counts: [24, 15, 7, 4, 2, 1, 1] },
  fiftyTwo: { pays: [1, 3, 5, 11, 23, 47, 47], counts: [24, 12, 8, 4, 2, 1, 1] },
} as const
const NAMES = ['one', 'two', 'five', 'ten', 'twenty', 'joker', 'logo']

const ODDS_OF_MOST = [40, 64] as const

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

/** The wheel whose first symbol returns what is asked most nearly, with the others as near to it as goes. */
function solved(target: number): KindFields | null {
  const { pays } = LAYOUTS.fiftyFour
  let best: Layout | null = null
  let least = Number.POSITIVE_INFINITY
  for (let size = ODDS_OF_MOST[0]; size <= ODDS_OF_MOST[1]; size++) {
    const others = pays.slice(1).map((pay) => Math.max(1, Math.floor((size * target) / (pay + 1))))
    const first = size - others.reduce((sum, count) => sum + count, 0)
    const off = Math.abs((2 * first) / size - target)
    if (first > 0 && 2 * first <= size * 0.9999 && off < least) {
      least = off
      best = { pays, counts: [first, ...others] }
    }
  }
  return best && fieldsOf(best)
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
