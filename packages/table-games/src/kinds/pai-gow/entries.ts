import { choose, type FlushClass, type RankClass, type Setting } from './classes.ts'
import type { Labels, Part } from './common-cards.ts'
import { JOKER_RANK } from './hand.ts'

/** One sort of hand: how many there are (below 0 where a flush is taken out of its ranks), and how it is set. */
export interface Entry {
  readonly ways: number
  readonly setting: Setting
  readonly parts: readonly Part[]
  /** It is not compared with others of its sort. */
  readonly apart: boolean
}

/** Cards of one rank: label k − 1 for k of them; the joker has the last label. */
export function rankLabels(suits: number): Labels {
  const counts = Array.from({ length: suits }, (_, i) => i + 1)
  return {
    count: suits + 1,
    mirror: [...counts, suits + 1].map((_, label) => label),
    signed: [...counts.map((count) => (count % 2 === 0 ? 1 : -1)), -1],
    // Hands of all suits are added up: each of the sets of so many cards has its share of them.
    per: [...counts.map((count) => choose(suits, count)), 1],
  }
}

/** Hands of these ranks as if suits did not matter, and by flushes: what they are, less what their ranks would be. */
export function rankEntries({ counts, ways, setting, flushes }: RankClass, suits: number): readonly Entry[] {
  const parts = counts.flatMap((count, place): readonly Part[] =>
    place === JOKER_RANK
      ? count === 1
        ? [{ place, label: suits, times: 1, per: 1 }]
        : []
      : Array.from({ length: count }, (_, i) => ({ place, label: i, times: choose(count, i + 1), per: 1 })),
  )
  const put = new Map<string, Entry>()
  const add = (of: Setting, more: number): void => {
    const key = `${of.high} ${of.low}`
    put.set(key, { ways: (put.get(key)?.ways ?? 0) + more, setting: of, parts, apart: true })
  }
  for (const flush of flushes) {
    add(flush.setting, flush.ways * suits)
    add(setting, -flush.ways * suits)
  }
  return [{ ways, setting, parts, apart: false }, ...[...put.values()].filter((entry) => entry.ways !== 0)]
}

/** Two hands with flushes, of the same suit or of two. */
export interface FlushPairs {
  readonly isSame: boolean
  readonly suits: number
  readonly labels: Labels
}

/** Others than the suited cards are two at most. */
const MOST_OTHERS = 2

/**
 * What two such hands have in common at a rank: `own`, the card of the suit of the flush; `theirs`, that of the other flush,
 * where it is another suit; and so many of the remaining suits.
 */
interface Common {
  readonly own: number
  readonly theirs: number
  readonly rest: number
}

function commonOf(isSame: boolean): readonly Common[] {
  const all = [0, 1].flatMap((own) =>
    (isSame ? [0] : [0, 1]).flatMap((theirs) => [0, 1, MOST_OTHERS].map((rest) => ({ own, theirs, rest }))),
  )
  return all.filter(({ own, theirs, rest }) => own + theirs + rest > 0)
}

export function pairsOfSuits(suits: number, isSame: boolean): FlushPairs {
  const common = commonOf(isSame)
  const remaining = suits - (isSame ? 1 : 2)
  const mirrored = ({ own, theirs, rest }: Common): number =>
    common.findIndex((one) => one.own === theirs && one.theirs === own && one.rest === rest)
  return {
    isSame,
    suits,
    labels: {
      count: common.length + 1,
      mirror: [...common.map((one, label) => (isSame ? label : mirrored(one))), common.length],
      signed: [
        ...common.map(({ own, theirs, rest }) => ((own + theirs + rest) % 2 === 0 ? 1 : -1) * choose(remaining, rest)),
        -1,
      ],
      per: [...common.map(() => 1), 1],
    },
  }
}

/** What a hand with a flush is, and what is taken away for its ranks. */
export function flushEntries(
  { suited, others, ways, setting }: FlushClass,
  ofRanks: Setting,
  hasJoker: boolean,
  { isSame, suits, labels }: FlushPairs,
): readonly Entry[] {
  if (setting.high === ofRanks.high && setting.low === ofRanks.low) return []
  const common = commonOf(isSame)
  const parts: Part[] = others.flatMap((count, place) =>
    common.flatMap(({ own, theirs, rest }, label) => {
      const held = theirs + rest
      if (own > ((suited >> place) & 1) || held > count) return []
      return [{ place, label, times: choose(suits - 1 - held, count - held), per: choose(suits - 1, count) }]
    }),
  )
  if (hasJoker) parts.push({ place: JOKER_RANK, label: labels.count - 1, times: 1, per: 1 })
  return [
    { ways, setting, parts, apart: false },
    { ways: -ways, setting: ofRanks, parts, apart: false },
  ]
}
