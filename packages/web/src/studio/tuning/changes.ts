import type { Definition } from '@spilvaerk/slot-engine'

/** One thing that two definitions do not have alike. */
export interface Change {
  readonly what: string
  readonly from: string
  readonly to: string
}

const numbers = new Intl.NumberFormat('da-DK', { maximumFractionDigits: 4 })
const NOTHING = '–'

/** What plays otherwise in `to` than in `from`, in words; names and texts are not of it. */
export function changesBetween(from: Definition, to: Definition): readonly Change[] {
  return [...figures(from, to), ...pays(from, to), ...strips(from, to), ...rest(from, to)]
}

function figures(from: Definition, to: Definition): Change[] {
  return [
    change('Max win', from.maxWin, to.maxWin, (times) => `${numbers.format(times)}x`),
    change('Coins of a bet', from.betCoins, to.betCoins),
    ...(from.modes ?? []).map(({ id, name, coins }) => {
      const other = to.modes?.find((mode) => mode.id === id)?.coins
      const bets = (price: number): string => `${numbers.format(Math.round((price / from.betCoins) * 100) / 100)}x bet`
      return change(`Price of ${name ?? id}`, coins, other, bets)
    }),
  ].filter((one) => one !== undefined)
}

function pays(from: Definition, to: Definition): Change[] {
  return from.symbols.flatMap((symbol) => {
    const other = to.symbols.find(({ id }) => id === symbol.id)
    const before = paysOf(symbol)
    const after = other ? paysOf(other) : {}
    const counts = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort((a, b) => Number(a) - Number(b))
    return counts.flatMap((count) => {
      const times = (coins: number): string => `${numbers.format(coins / from.betCoins)}x`
      return change(`${symbol.name ?? symbol.id}, ${count} of a kind`, before[count], after[count], times) ?? []
    })
  })
}

const paysOf = (symbol: Definition['symbols'][number]): Readonly<Record<string, number>> =>
  'pays' in symbol ? (symbol.pays ?? {}) : {}

function strips(from: Definition, to: Definition): Change[] {
  const sets = [...new Set([...Object.keys(from.reelSets), ...Object.keys(to.reelSets)])]
  return sets.flatMap((set) => {
    const [before, after] = [from.reelSets[set] ?? [], to.reelSets[set] ?? []]
    return Array.from({ length: Math.max(before.length, after.length) }, (_, reel) => {
      const [one, other] = [before[reel], after[reel]]
      if (JSON.stringify(one) === JSON.stringify(other)) return undefined
      const stops = (reelOf: typeof one): string => (reelOf ? `${reelOf.strip.length} stops` : NOTHING)
      const moved = other?.strip.filter((symbol, stop) => symbol !== one?.strip[stop]).length ?? 0
      return { what: `Reel ${reel + 1} of ${set}`, from: stops(one), to: `${stops(other)}, ${moved} of them other` }
    }).filter((one) => one !== undefined)
  })
}

/** What is told as a whole: whether it is another one. */
const PARTS = ['wins', 'cascades', 'respins', 'features', 'jackpots', 'gamble', 'topReels'] as const

function rest(from: Definition, to: Definition): Change[] {
  return PARTS.filter((part) => JSON.stringify(from[part]) !== JSON.stringify(to[part])).map((part) => ({
    what: part.charAt(0).toUpperCase() + part.slice(1),
    from: from[part] ? 'as before' : NOTHING,
    to: to[part] ? 'changed' : NOTHING,
  }))
}

function change(
  what: string,
  from: number | undefined,
  to: number | undefined,
  words: (value: number) => string = (value) => numbers.format(value),
): Change | undefined {
  if (from === to) return undefined
  return { what, from: from === undefined ? NOTHING : words(from), to: to === undefined ? NOTHING : words(to) }
}
