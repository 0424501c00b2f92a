import type { Definition, HoldAndWin } from '../../../definition.ts'
import { entryOf } from '../../../entries.ts'
import type { FeatureKind } from '../../core/feature.ts'
import { coinsInView, coinValues } from './coins.ts'
import { greatestFactor } from './grades.ts'
import { HOLD_AND_WIN } from './grammar.ts'
import { mostPlayed } from './grid.ts'
import { holdAndWinLaw, lockedHits } from './law.ts'
import { playHoldAndWin } from './play.ts'

export const holdAndWin: FeatureKind<HoldAndWin> = {
  grammar: HOLD_AND_WIN,
  summary: 'coins lock while the rest spins again',
  name: { da: 'hold and win', en: 'hold and win' },
  compile(feature, { index, scatter, counts, byCount, sets }) {
    const { type, id } = feature
    const coins = coinValues(feature)
    const reels = [...sets.values()][0]?.reels.length ?? 0
    return {
      type,
      feature,
      index,
      scatter,
      starts: byCount(coinsInView(feature.trigger, entryOf(counts.radices, scatter) - 1)),
      inWin: null,
      holdsView: true,
      play(host, _, cells) {
        host.teller?.push({ type: 'featureStarted', feature: id, kind: type, cells })
        playHoldAndWin(host, { feature, scatter, coins })
      },
      law(terms) {
        return holdAndWinLaw(feature, index, coins, { cells: terms.cells(this), reels }, terms)
      },
      hits(n, terms) {
        return lockedHits(feature, coins, n, { cells: terms.cells(this), reels }, terms)
      },
    }
  },
  prizes: ({ grades = [] }) =>
    grades.flatMap(({ prize }, index) =>
      prize === undefined ? [] : [{ prize, list: 'grades', index, isIdle: false }],
    ),
  draws: () => 1,
  mostStarted: () => 1,
  greatest: (feature, _, __, definition) => lockedCoins(feature, definition),
  mostHits: (feature, jackpot, definition) =>
    (feature.jackpots?.[jackpot] ?? 0) > 0 ? mostPlayed(feature, definition) : 0,
  refuseEndless: () => undefined,
}

function lockedCoins(feature: HoldAndWin, definition: Definition): number {
  const { values, jackpots = {}, fullCoins = 0 } = feature
  const coins = Object.keys(values).map(Number)
  const prizes = Object.keys(jackpots).map((id) => jackpotCoins(definition, id))
  return mostPlayed(feature, definition) * Math.max(0, ...coins, ...prizes) * greatestFactor(feature) + fullCoins
}

const jackpotCoins = ({ jackpots = [] }: Definition, id: string): number =>
  jackpots.find((jackpot) => jackpot.id === id)?.coins ?? 0
