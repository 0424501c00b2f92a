import { tuning } from '@spilvaerk/messages/tuning'
import { canonicalJson, type Definition } from '@spilvaerk/slot-engine'
import { numberFormat } from '../../lib/format.ts'
import { textsOf } from '../../lib/page-language.ts'

/** One thing that two definitions do not have alike. */
export interface Change {
  readonly what: string
  readonly from: string
  readonly to: string
}

const numbers = numberFormat({ maximumFractionDigits: 4 })
const NOTHING = '–'

/** What plays otherwise in `to` than in `from`, in words; names and texts are not of it. */
export function changesBetween(from: Definition, to: Definition): readonly Change[] {
  return [...figures(from, to), ...pays(from, to), ...strips(from, to), ...rest(from, to)]
}

function figures(from: Definition, to: Definition): Change[] {
  const t = textsOf(tuning)
  return [
    change(t('changes.maxWin'), from.maxWin, to.maxWin, (times) => `${numbers(times)}x`),
    change(t('changes.betCoins'), from.betCoins, to.betCoins),
    ...(from.modes ?? []).map(({ id, name, coins }) => {
      const other = to.modes?.find((mode) => mode.id === id)?.coins
      const bets = (price: number): string =>
        t('changes.timesBet', { times: numbers(Math.round((price / from.betCoins) * 100) / 100) })
      return change(t('changes.priceOf', { name: name ?? id }), coins, other, bets)
    }),
  ].filter((one) => one !== undefined)
}

function pays(from: Definition, to: Definition): Change[] {
  const t = textsOf(tuning)
  return from.symbols.flatMap((symbol) => {
    const other = to.symbols.find(({ id }) => id === symbol.id)
    const before = paysOf(symbol)
    const after = other ? paysOf(other) : {}
    const counts = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort((a, b) => Number(a) - Number(b))
    return counts.flatMap((count) => {
      const times = (coins: number): string => `${numbers(coins / from.betCoins)}x`
      return (
        change(
          t('changes.ofAKind', { name: symbol.name ?? symbol.id, count: Number(count) }),
          before[count],
          after[count],
          times,
        ) ?? []
      )
    })
  })
}

const paysOf = (symbol: Definition['symbols'][number]): Readonly<Record<string, number>> =>
  'pays' in symbol ? (symbol.pays ?? {}) : {}

function strips(from: Definition, to: Definition): Change[] {
  const t = textsOf(tuning)
  const sets = [...new Set([...Object.keys(from.reelSets), ...Object.keys(to.reelSets)])]
  return sets.flatMap((set) => {
    const [before, after] = [from.reelSets[set] ?? [], to.reelSets[set] ?? []]
    return Array.from({ length: Math.max(before.length, after.length) }, (_, reel) => {
      const [one, other] = [before[reel], after[reel]]
      if (isAlike(one, other)) return undefined
      const stops = (reelOf: typeof one): string =>
        reelOf ? t('changes.stops', { number: reelOf.strip.length }) : NOTHING
      const moved = other?.strip.filter((symbol, stop) => symbol !== one?.strip[stop]).length ?? 0
      return {
        what: t('changes.reel', { reel: reel + 1, set }),
        from: stops(one),
        to: t('changes.moved', { stops: stops(other), moved }),
      }
    }).filter((one) => one !== undefined)
  })
}

/** Whatever the order of their keys. */
const isAlike = (one: unknown, other: unknown): boolean => canonicalJson([one]) === canonicalJson([other])

/** What is told as a whole: whether it is another one. */
const PARTS = ['wins', 'cascades', 'respins', 'features', 'jackpots', 'gamble', 'topReels'] as const

function rest(from: Definition, to: Definition): Change[] {
  const t = textsOf(tuning)
  return PARTS.filter((part) => !isAlike(from[part], to[part])).map((part) => ({
    what: t(`parts.${part}`),
    from: from[part] ? t('changes.asBefore') : NOTHING,
    to: to[part] ? t('changes.changed') : NOTHING,
  }))
}

function change(
  what: string,
  from: number | undefined,
  to: number | undefined,
  words: (value: number) => string = (value) => numbers(value),
): Change | undefined {
  if (from === to) return undefined
  return { what, from: from === undefined ? NOTHING : words(from), to: to === undefined ? NOTHING : words(to) }
}
