import type { Meter } from '@spilvaerk/slot-engine/shared'
import type { PaiGowDefinition } from '../../definition.gen.ts'
import { Fraction } from '../../fraction.ts'
import { choose, classesOf, type Names, type PaiGowDeck, type RankClass } from './classes.ts'
import { CommonCards, type Labels } from './common-cards.ts'
import { Pairs, type Settings, type Side } from './dominance.ts'
import { type Entry, type FlushPairs, flushEntries, pairsOfSuits, rankEntries, rankLabels } from './entries.ts'
import { isQueenHigh, JOKER_RANK } from './hand.ts'

/** What comes of two hands that are both set by the house way. */
export interface Duel {
  readonly win: Fraction
  readonly lose: Fraction
}

const SPLIT_STEPS = 100

export class PaiGowLaw {
  readonly #deck: PaiGowDeck
  readonly #definition: PaiGowDefinition
  readonly #meter: Meter
  readonly #classes: readonly RankClass[]

  constructor(deck: PaiGowDeck, definition: PaiGowDefinition, meter: Meter) {
    this.#deck = deck
    this.#definition = definition
    this.#meter = meter
    this.#classes = classesOf(deck, definition)
    meter.spend(this.#classes.reduce((sum, { flushes }) => sum + 1 + flushes.length, 0) * SPLIT_STEPS)
  }

  /** Hands by what they are paid as. @param pays the best of what five of the seven cards are */
  paidAs<T>(pays: (names: Names) => T): ReadonlyMap<T, number> {
    const ways = new Map<T, number>()
    const add = (names: Names, count: number): void => {
      const paid = pays(names)
      ways.set(paid, (ways.get(paid) ?? 0) + count)
    }
    for (const { names, ways: all, flushes } of this.#classes) {
      add(names(), all - flushes.reduce((sum, one) => sum + one.ways * this.#deck.suits, 0))
      for (const one of flushes) add(one.names(), one.ways * this.#deck.suits)
    }
    return ways
  }

  /**
   * Both sides hold disjoint hands. Every hand is taken as if suits did not matter, and hands with a flush are put right: what
   * they are is added, and what their ranks would be is taken away. Two hands are then disjoint by their ranks alone, unless
   * both are of the second sort: those are counted suit by suit.
   */
  duel(): Duel {
    const byRanks = this.#byRanks()
    const suits = this.#deck.suits
    const same = this.#byFlushes(pairsOfSuits(suits, true), false)
    const other = this.#byFlushes(pairsOfSuits(suits, false), true)
    const [ofSame, ofOther] = [BigInt(suits), BigInt(suits * (suits - 1))]
    const all = this.#pairCount()
    const share = (pick: (pairs: readonly [bigint, bigint]) => bigint): Fraction =>
      Fraction.of(pick(byRanks) + ofSame * pick(same) + ofOther * pick(other), all)
    return { win: share(([wins]) => wins), lose: share(([, losses]) => losses) }
  }

  #pairCount(): bigint {
    const { ranks, suits, joker } = this.#deck
    const cards = ranks.length * suits + Number(joker)
    return BigInt(choose(cards, 7)) * BigInt(choose(cards - 7, 7))
  }

  /** Pairs of which at most one is a flush put right. */
  #byRanks(): readonly [bigint, bigint] {
    const { suits } = this.#deck
    return this.#count(
      this.#classes.flatMap((one) => rankEntries(one, suits)),
      rankLabels(suits),
      false,
    )
  }

  #byFlushes(kind: FlushPairs, isMirrored: boolean): readonly [bigint, bigint] {
    const entries = this.#classes.flatMap(({ counts, setting, flushes }) =>
      flushes.flatMap((flush) => flushEntries(flush, setting, counts[JOKER_RANK] === 1, kind)),
    )
    return this.#count(entries, kind.labels, isMirrored)
  }

  #count(entries: readonly Entry[], labels: Labels, isMirrored: boolean): readonly [bigint, bigint] {
    const sorted = entries.toSorted((a, b) => a.setting.high - b.setting.high)
    const side: Side = {
      entries: Int32Array.from(sorted, (_, i) => i),
      weights: Float64Array.from(sorted, ({ ways }) => ways),
      size: sorted.length,
    }
    const pairs = new Pairs(this.#settingsOf(sorted))
    const parts = sorted.map((entry) => entry.parts)
    new CommonCards(parts, labels, pairs, this.#meter).count(side, isMirrored)
    return [pairs.wins, pairs.losses]
  }

  #settingsOf(entries: readonly Entry[]): Settings {
    const { queenHighPushes = false } = this.#definition
    return {
      high: Int32Array.from(entries, ({ setting }) => setting.high),
      low: Int32Array.from(entries, ({ setting }) => setting.low),
      pushes: Uint8Array.from(entries, ({ setting }) => Number(queenHighPushes && isQueenHigh(setting.high))),
      apart: Uint8Array.from(entries, ({ apart }) => Number(apart)),
    }
  }
}
