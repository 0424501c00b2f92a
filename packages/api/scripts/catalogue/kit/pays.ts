import type { CountTable, Definition } from '@spilvaerk/slot-engine'

/** Per symbol, in the definition's order, its coins by count, ascending. */
export type Pays = readonly (readonly (readonly [count: number, coins: number])[])[]

export const paysOf = ({ symbols }: Definition): Pays =>
  symbols.map((symbol) =>
    Object.entries('pays' in symbol ? (symbol.pays ?? {}) : {})
      .map(([count, coins]) => [Number(count), coins] as const)
      .sort(([a], [b]) => a - b),
  )

export const withPays = (definition: Definition, pays: Pays): Definition => ({
  ...definition,
  symbols: definition.symbols.map((symbol, i) =>
    'pays' in symbol && symbol.pays ? { ...symbol, pays: Object.fromEntries(pays[i] ?? []) as CountTable } : symbol,
  ),
})

const STEPS = [10, 12, 15, 18, 20, 25, 30, 35, 40, 45, 50, 60, 70, 80, 90, 100]

/** The nearest number that a person would put into a pay table; at least 1. */
export function nice(coins: number): number {
  if (coins < 10) return Math.max(1, Math.round(coins))
  const power = 10 ** (Math.floor(Math.log10(coins)) - 1)
  const nearest = STEPS.reduce((a, b) => (Math.abs(b - coins / power) < Math.abs(a - coins / power) ? b : a))
  return Math.round(nearest * power)
}

/** Pays that rise with the count. */
export const orderly = (pays: Pays): Pays =>
  pays.map((table) => {
    let below = 0
    return table.map(([count, coins]) => {
      below = Math.max(coins, below + 1)
      return [count, below] as const
    })
  })

/** Whether all pays keep their order: more for more, and no symbol more than a better one. */
function isOrderly(pays: Pays, rows: readonly number[]): boolean {
  const rising = pays.every((table) => table.every(([, coins], i) => i === 0 || coins > (table[i - 1]?.[1] ?? 0)))
  const ranked = rows.every((row, i) => {
    const better = new Map(pays[rows[i - 1] ?? -1] ?? [])
    return (pays[row] ?? []).every(([count, coins]) => i === 0 || coins <= (better.get(count) ?? coins))
  })
  return rising && ranked
}

/** Moves one or a few pays a little, so that the RTP moves by `gap` (a share of the bet). */
export function bend(
  pays: Pays,
  gap: number,
  worth: (row: number, count: number) => number,
  rows: readonly number[],
): Pays {
  let now = pays
  let left = gap
  for (let move = 0; move < 6 && Math.abs(left) > 0.0001; move++) {
    const next = bestMove(now, left, worth, rows)
    if (!next) break
    now = next.pays
    left -= next.moved
  }
  return now
}

/** The one change of a pay by at most a fifth that leaves the least to be done. */
function bestMove(pays: Pays, gap: number, worth: (row: number, count: number) => number, rows: readonly number[]) {
  let best: { pays: Pays; moved: number } | undefined
  let least = Math.abs(gap) * 0.9
  pays.forEach((table, row) => {
    table.forEach(([count, coins], at) => {
      const each = worth(row, count)
      if (each < 2e-6) return
      for (const to of candidates(coins)) {
        const moved = (to - coins) * each
        if (Math.abs(gap - moved) >= least) continue
        const changed = pays.map((other, i) =>
          i === row ? other.map((pay, j) => (j === at ? ([count, to] as const) : pay)) : other,
        )
        if (!isOrderly(changed, rows)) continue
        least = Math.abs(gap - moved)
        best = { pays: changed, moved }
      }
    })
  })
  return best
}

/** Coins nearby, of two figures where they are many. */
function candidates(coins: number): number[] {
  const unit = coins < 20 ? 1 : coins < 200 ? 5 : 10 ** Math.floor(Math.log10(coins) - 1)
  const most = Math.max(1, Math.floor((coins * 0.2) / unit))
  const from = Math.ceil(coins / unit) * unit
  return Array.from({ length: 2 * most + 1 }, (_, i) => from + (i - most) * unit).filter((to) => to > 0 && to !== coins)
}
