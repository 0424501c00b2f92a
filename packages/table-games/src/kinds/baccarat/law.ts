import { byteAt, entryOf, floatAt } from '@spilvaerk/slot-engine/shared'
import { LawMaker, plainLaw, type SpotLaw } from '../../core/law.ts'
import { Fraction } from '../../fraction.ts'
import { handsAt, PLACES, placeOf, VALUES } from './places.ts'
import type { BaccaratRules } from './play.ts'
import type { PairKind, PairSpot, PointSpot } from './spots.ts'
import { NATURAL } from './tableau.ts'

const CARDS = 6

/** Ways of six cards in a row that end a round so, by `placeOf`. */
export type HandWays = Float64Array

/**
 * Counts the orders in which six cards can lie, by how the round ends: a round that takes fewer counts those behind it
 * too. Eight decks have 4,998,398,275,503,360 of them, so all sums are whole numbers that doubles hold.
 * @param cards how many there are of each value from 0 to 9
 */
export function handWays(rules: BaccaratRules, cards: readonly number[]): HandWays {
  const ways = new Float64Array(PLACES)
  const left = Float64Array.from(cards)
  const all = cards.reduce((sum, count) => sum + count, 0)
  /** Ways of all cards behind the first so many. */
  const behind = Array.from({ length: CARDS + 1 }, (_, used) => falling(all - used, CARDS - used))
  const each = (ways: number, go: (value: number, ways: number) => void): void => {
    for (let value = 0; value < VALUES; value++) {
      const count = floatAt(left, value)
      if (count === 0) continue
      left[value] = count - 1
      go(value, ways * count)
      left[value] = count
    }
  }
  const end = (
    player: number,
    banker: number,
    thirds: readonly [number, number],
    count: number,
    used: number,
  ): void => {
    const place = placeOf(player % VALUES, banker % VALUES, ...thirds)
    ways[place] = floatAt(ways, place) + count * entryOf(behind, used)
  }
  const thirdOfPlayer = (player: number, banker: number, before: number): void =>
    each(before, (value, count) => {
      if (byteAt(rules.bankerDraws, banker * VALUES + value) === 0) return end(player + value, banker, [3, 2], count, 5)
      each(count, (last, total) => end(player + value, banker + last, [3, 3], total, 6))
    })
  const thirds = (player: number, banker: number, count: number): void => {
    if (player >= NATURAL || banker >= NATURAL) return end(player, banker, [2, 2], count, 4)
    if (player <= rules.playerDraws) return thirdOfPlayer(player, banker, count)
    if (banker > rules.bankerDrawsAlone) return end(player, banker, [2, 2], count, 4)
    each(count, (value, total) => end(player, banker + value, [2, 3], total, 5))
  }
  each(1, (a, wa) =>
    each(wa, (b, wb) => each(wb, (c, wc) => each(wc, (d, wd) => thirds((a + b) % VALUES, (c + d) % VALUES, wd)))),
  )
  return ways
}

/** n (n − 1) … of so many factors. */
const falling = (n: number, factors: number): number =>
  Array.from({ length: factors }, (_, i) => n - i).reduce((product, one) => product * one, 1)

export function pointLaw({ step, pays }: PointSpot, ways: HandWays): SpotLaw {
  const paid = new Map<number, number>()
  for (const [place, count] of ways.entries()) {
    if (count === 0) continue
    const back = pays(handsAt(place))
    paid.set(back, (paid.get(back) ?? 0) + count)
  }
  return plainLaw(step, paid)
}

/** By pairs alone: cards are alike by rank, and by rank and suit. @param copies of each card */
export function pairLaw({ pays }: PairSpot, ranks: number, suits: number, copies: number): SpotLaw {
  const maker = new LawMaker(1)
  for (const [player, banker, chance] of pairChances(ranks, suits, copies)) {
    const back = pays(player, banker)
    maker.add(1, back > 0 ? back + 1 : 0, chance)
  }
  return maker.made()
}

type PairChance = readonly [player: PairKind, banker: PairKind, chance: Fraction]

/** Each side has nothing, a pair by rank alone, or a perfect pair. */
function pairChances(ranks: number, suits: number, copies: number): readonly PairChance[] {
  const sameRank = equalPairs(ranks, suits * copies)
  const perfect = equalPairs(ranks * suits, copies)
  // A pair of one rank beside a perfect one: the perfect one is counted by rank too.
  const rankAndPerfect = pairBesidePerfect(ranks, suits, copies)
  const both = { rank: sameRank.both, perfect: perfect.both }
  const plainBoth = both.rank.minus(rankAndPerfect.times(2)).plus(both.perfect)
  const plainPerfect = rankAndPerfect.minus(both.perfect)
  const plain = sameRank.one.minus(perfect.one)
  const plainNone = plain.minus(plainBoth).minus(plainPerfect)
  const perfectNone = perfect.one.minus(plainPerfect).minus(both.perfect)
  const mixed = [plainBoth, plainPerfect, plainPerfect, both.perfect, plainNone, plainNone, perfectNone, perfectNone]
  return [
    [1, 1, plainBoth],
    [1, 2, plainPerfect],
    [2, 1, plainPerfect],
    [2, 2, both.perfect],
    [1, 0, plainNone],
    [0, 1, plainNone],
    [2, 0, perfectNone],
    [0, 2, perfectNone],
    [0, 0, Fraction.one.minus(Fraction.sum(mixed))],
  ]
}

/** The chances that two cards are of one kind, and that two and two are. @param each how many there are of a kind */
function equalPairs(kinds: number, each: number): { readonly one: Fraction; readonly both: Fraction } {
  const all = kinds * each
  const pairs = falling(each, 2)
  const same = BigInt(kinds) * BigInt(falling(each, 4))
  const different = BigInt(kinds) * BigInt(kinds - 1) * BigInt(pairs) * BigInt(pairs)
  return {
    one: Fraction.of(kinds * pairs, falling(all, 2)),
    both: Fraction.of(same + different, falling(all, 4)),
  }
}

/** The chance that the first two are of one rank and the next two are quite equal. */
function pairBesidePerfect(ranks: number, suits: number, copies: number): Fraction {
  const [each, all] = [suits * copies, ranks * suits * copies]
  const perfect = BigInt(ranks * suits) * BigInt(falling(copies, 2))
  const ofOtherRank = BigInt(ranks - 1) * BigInt(falling(each, 2))
  const ofSameRank = BigInt(falling(each - 2, 2))
  return Fraction.of(perfect * (ofOtherRank + ofSameRank), falling(all, 4))
}
