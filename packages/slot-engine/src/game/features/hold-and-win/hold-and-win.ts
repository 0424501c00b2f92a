import type { Definition, HoldAndWin } from '../../../definition.ts'
import { entryOf } from '../../../entries.ts'
import type { FeatureKind } from '../../core/feature.ts'
import type { LawTerms, OtherPlan } from '../../core/feature-plan.ts'
import { coinValues } from '../coins/values.ts'
import { placed } from '../prizes/plan.ts'
import { actOf, mostWorth, plainAct } from './acts.ts'
import { countedPerReel } from './by-reel-count.ts'
import { coinsInView } from './coins-in-view.ts'
import { endsOf } from './ends.ts'
import { greatestFactor } from './grades.ts'
import { HOLD_AND_WIN } from './grammar.ts'
import { mostPlayed } from './grid.ts'
import { holdAndWinLaw, lockedHits } from './law.ts'
import { playHoldAndWin } from './play.ts'

type GridTerms = Pick<LawTerms, 'cells' | 'columns' | 'meter'>

export const holdAndWin: FeatureKind<HoldAndWin> = {
  grammar: HOLD_AND_WIN,
  summary: 'coins lock while the rest spins again',
  name: { da: 'hold and win', en: 'hold and win' },
  compile(feature, source) {
    const { index, scatter, counts, byCount, sets } = source
    const { type, id } = feature
    const coins = coinValues(feature.values, feature.jackpots, feature.active)
    const reels = [...sets.values()][0]?.reels.length ?? 0
    const starts = byCount(coinsInView(feature.trigger, entryOf(counts.radices, scatter) - 1))
    const perReel = countedPerReel(feature, source, starts)
    const endsFrom = (plan: OtherPlan, { cells, columns, meter }: GridTerms) => {
      const last = feature.opensReels === undefined ? 0 : entryOf(columns(plan), reels - 1)
      return endsOf(feature, { cells: cells(plan), reels, last, columns: () => columns(plan) }, perReel, meter)
    }
    return {
      type,
      feature,
      index,
      scatter,
      starts: perReel?.starts ?? starts,
      inWin: null,
      holdsView: true,
      play(host, _, cells) {
        host.teller?.push({ type: 'featureStarted', feature: id, kind: type, cells })
        playHoldAndWin(host, { feature, scatter, coins })
      },
      law(terms) {
        return holdAndWinLaw(feature, index, coins, endsFrom(this, terms), terms)
      },
      hits(n, terms) {
        return lockedHits(coins, endsFrom(this, terms)(n), terms)
      },
    }
  },
  prizes: ({ grades = [], fullReels = [] }) => [
    ...grades.flatMap(({ prize }, index) =>
      prize === undefined ? [] : [{ prize, list: 'grades', index, isIdle: false }],
    ),
    ...placed('fullReels', fullReels),
  ],
  draws: ({ fullReels = [] }) => 1 + fullReels.length,
  mostStarted: () => 1,
  greatest: (feature, _, __, definition) => lockedCoins(feature, definition),
  mostHits: (feature, jackpot, definition) =>
    (feature.jackpots?.[jackpot] ?? 0) > 0 ? mostPlayed(feature, definition) : 0,
  refuseEndless(feature, definition, field) {
    if (lockedCoins(feature, definition) > Number.MAX_SAFE_INTEGER)
      field
        .at('active')
        .refuse('too_many_coins', 'A full grid could be worth more than 2^53 coins: they must act less.')
  },
}

function lockedCoins(feature: HoldAndWin, definition: Definition): number {
  const { values, jackpots = {}, fullCoins = 0, active = [] } = feature
  const coins = Object.keys(values).map(Number)
  const prizes = Object.keys(jackpots).map((id) => jackpotCoins(definition, id))
  const acts = [...[...coins, ...prizes].map(plainAct), ...active.map(actOf)]
  return mostWorth(acts, mostPlayed(feature, definition)) * greatestFactor(feature) + fullCoins
}

const jackpotCoins = ({ jackpots = [] }: Definition, id: string): number =>
  jackpots.find((jackpot) => jackpot.id === id)?.coins ?? 0
