/** Poker by looking at the cards: slow, and written from the rules alone. What the engine counts is compared with it. */

export interface NaiveCard {
  /** 0 is the deuce, 12 the ace; -1 is wild. */
  readonly rank: number
  readonly suit: number
}

export const WILD: NaiveCard = { rank: -1, suit: -1 }

/** The cards of a deck; every card of a wild rank is `WILD`. */
export function naiveDeck(
  ranks: readonly number[],
  suits: number,
  jokers = 0,
  wild: readonly number[] = [],
): NaiveCard[] {
  const naturals = ranks.flatMap((rank) =>
    Array.from({ length: suits }, (_, suit) => (wild.includes(rank) ? WILD : { rank, suit })),
  )
  return [...naturals, ...Array.from({ length: jokers }, () => WILD)]
}

/** All choices of `size` of the numbers below `n`, ascending. */
export function* choices(n: number, size: number, from = 0): Generator<number[]> {
  if (size === 0) {
    yield []
    return
  }
  for (let i = from; i <= n - size; i++) for (const rest of choices(n, size - 1, i + 1)) yield [i, ...rest]
}

/** What a hand without wild cards is, and the ranks by which hands of one kind compare. */
export function naiveHand(cards: readonly NaiveCard[]): { readonly name: string; readonly ranks: readonly number[] } {
  const size = cards.length
  const ranks = cards.map(({ rank }) => rank)
  const groups = [...new Set(ranks)]
    .map((rank) => [ranks.filter((one) => one === rank).length, rank] as const)
    .sort((a, b) => b[0] - a[0] || b[1] - a[1])
  const byCount = groups.flatMap(([count, rank]) => new Array<number>(count).fill(rank))
  const sizes = groups.map(([count]) => count).join('')
  const flush = new Set(cards.map(({ suit }) => suit)).size === 1
  const top = runTop(ranks, size)
  const name = nameOf({ sizes, flush, top })
  return { name, ranks: top >= 0 && groups.length === size ? [top] : byCount }
}

function nameOf({ sizes, flush, top }: { sizes: string; flush: boolean; top: number }): string {
  if (top >= 0 && flush) return top === 12 ? 'royalFlush' : 'straightFlush'
  if (sizes.startsWith('5')) return 'fiveOfAKind'
  if (sizes.startsWith('4')) return 'fourOfAKind'
  if (sizes === '32') return 'fullHouse'
  if (flush) return 'flush'
  if (top >= 0) return 'straight'
  if (sizes.startsWith('3')) return 'threeOfAKind'
  if (sizes.startsWith('22')) return 'twoPair'
  return sizes.startsWith('2') ? 'pair' : 'high'
}

/** The top rank of a run; the ace also counts below the deuce. */
function runTop(ranks: readonly number[], size: number): number {
  for (const low of [ranks, ranks.map((rank) => (rank === 12 ? -1 : rank))]) {
    const sorted = low.toSorted((a, b) => a - b)
    if (sorted.every((rank, i) => rank === (sorted[0] ?? 0) + i)) return (sorted[0] ?? 0) + size - 1
  }
  return -1
}

/** Every card that there is: what a wild card stands for. */
const EVERY_CARD = Array.from({ length: 52 }, (_, i) => ({ rank: i >> 2, suit: i & 3 }))

/** The most that `pays` gives for the hand, with each wild card read as any card at all. */
export function naivePay(
  cards: readonly NaiveCard[],
  pays: (cards: readonly NaiveCard[], wilds: number) => number,
): number {
  const wilds = cards.filter((card) => card === WILD).length
  const fill = (held: readonly NaiveCard[], from: number): number => {
    if (held.length === cards.length) return pays(held, wilds)
    let most = 0
    for (const [i, card] of EVERY_CARD.entries()) if (i >= from) most = Math.max(most, fill([...held, card], i))
    return most
  }
  return fill(
    cards.filter((card) => card !== WILD),
    0,
  )
}
