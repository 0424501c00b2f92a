import { entryOf } from '@spilvaerk/slot-engine/shared'
import { plainLaw, type SpotLaw } from '../core/law.ts'
import { choose } from './deck.ts'
import type { PaidHands } from './paid-hands.ts'
import { type RankSets, rankSets } from './rank-sets.ts'
import { rowOf } from './side-bet.ts'

const CARDS = 6

/** The row that pays the best five of six cards; -1 where none does. */
export function bestRow(hands: PaidHands, cards: readonly number[]): number {
  let best = -1
  for (let without = 0; without < CARDS; without++)
    best = dearer(hands, best, rowOf(hands, cards.toSpliced(without, 1)))
  return best
}

function dearer({ rows }: PaidHands, a: number, b: number): number {
  if (a < 0 || b < 0) return Math.max(a, b)
  return entryOf(rows, b).pays > entryOf(rows, a).pays ? b : a
}

/**
 * All hands of six cards of a deck of 52, counted by ranks as if none had five cards of a suit; then those that have are
 * counted anew.
 */
export function bestOfSixLaw(hands: PaidHands): SpotLaw {
  const counts = new Map<number, number>()
  const count = (row: number, times: number): void => {
    const paid = row < 0 ? 0 : entryOf(hands.rows, row).pays + 1
    counts.set(paid, (counts.get(paid) ?? 0) + times)
  }
  const sets = rankSets(CARDS)
  const { copies, suits } = hands.deck
  for (let set = sets.start(CARDS); set < sets.start(CARDS + 1); set++) {
    const kinds = sets.kindsOf(set)
    const ways = [...new Set(kinds)].reduce(
      (product, kind) => product * choose(copies[kind] ?? 0, sets.count(set, kind)),
      1,
    )
    if (ways > 0) count(bestByRanks(hands, kinds, 0), ways)
  }
  for (const { kinds, suited, ways } of flushes(sets, suits)) {
    if (kinds.some((kind) => copies[kind] === 0)) continue
    count(bestByRanks(hands, kinds, suited), ways)
    count(bestByRanks(hands, kinds, 0), -ways)
  }
  return plainLaw(1, counts)
}

/** @param suited the cards that are of one suit, where they are at least five; 0 where there are no five */
function bestByRanks(hands: PaidHands, kinds: readonly number[], suited: number): number {
  let best = -1
  for (let without = 0; without < CARDS; without++) {
    let set = 0
    for (let i = 0; i < CARDS; i++) if (i !== without) set = hands.sets.with(set, entryOf(kinds, i))
    const others = ((1 << CARDS) - 1) ^ (1 << without)
    best = dearer(hands, best, hands.row(set, (others & ~suited) === 0))
  }
  return best
}

/** All hands with five or six cards of a suit, by ranks. */
function* flushes(sets: RankSets, suits: number) {
  for (let set = sets.start(CARDS); set < sets.start(CARDS + 1); set++) {
    const kinds = sets.kindsOf(set)
    const distinct = new Set(kinds).size
    if (distinct === CARDS) yield { kinds, suited: (1 << CARDS) - 1, ways: suits }
    // The sixth card is of another suit: any of them, or the second of a pair.
    for (let other = 0; other < CARDS; other++) {
      const five = kinds.toSpliced(other, 1)
      const isSecond = distinct === CARDS - 1 && kinds[other] === kinds[other - 1]
      if (new Set(five).size === CARDS - 1 && (distinct === CARDS || isSecond))
        yield { kinds, suited: ((1 << CARDS) - 1) ^ (1 << other), ways: suits * (suits - 1) }
    }
  }
}
