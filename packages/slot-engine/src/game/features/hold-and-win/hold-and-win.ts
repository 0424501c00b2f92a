import type { Definition, HoldAndWin } from '../../../definition.ts'
import { entryOf } from '../../../entries.ts'
import type { FeatureKind } from '../../core/feature.ts'
import { mostCells } from '../../tables/columns.ts'
import { coinsInView, coinValues } from './coins.ts'
import { HOLD_AND_WIN } from './grammar.ts'
import { holdAndWinLaw, lockedHits } from './law.ts'
import { playHoldAndWin } from './play.ts'

export const holdAndWin: FeatureKind<HoldAndWin> = {
  grammar: HOLD_AND_WIN,
  summary: 'coins lock while the rest spins again',
  name: { da: 'hold and win', en: 'hold and win' },
  compile(feature, { index, scatter, counts, byCount }) {
    const { type, id } = feature
    const coins = coinValues(feature)
    return {
      type,
      feature,
      index,
      scatter,
      starts: byCount(coinsInView(feature.trigger, entryOf(counts.radices, scatter) - 1)),
      holdsView: true,
      play(host, _, cells) {
        host.teller?.push({ type: 'featureStarted', feature: id, kind: type, cells })
        playHoldAndWin(host, { feature, scatter, coins })
      },
      law(terms) {
        return holdAndWinLaw(feature, index, coins, terms.cells(this), terms)
      },
      hits(n, terms) {
        return lockedHits(feature, coins, n, terms.cells(this), terms.jackpots)
      },
    }
  },
  prizes: () => [],
  draws: () => 1,
  mostStarted: () => 1,
  greatest: (feature, _, __, definition) => lockedCoins(feature, definition),
  mostHits: ({ jackpots }, jackpot, definition) => ((jackpots?.[jackpot] ?? 0) > 0 ? mostCells(definition) : 0),
  refuseEndless: () => undefined,
}

function lockedCoins({ values, jackpots = {}, fullCoins = 0 }: HoldAndWin, definition: Definition): number {
  const coins = Object.keys(values).map(Number)
  const prizes = Object.keys(jackpots).map((id) => jackpotCoins(definition, id))
  return mostCells(definition) * Math.max(0, ...coins, ...prizes) + fullCoins
}

const jackpotCoins = ({ jackpots = [] }: Definition, id: string): number =>
  jackpots.find((jackpot) => jackpot.id === id)?.coins ?? 0
