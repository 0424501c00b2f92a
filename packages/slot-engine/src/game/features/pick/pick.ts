import type { Pick } from '../../../definition.ts'
import { entryOf } from '../../../entries.ts'
import type { FeatureKind } from '../../core/feature.ts'
import type { Host } from '../../core/feature-plan.ts'
import { drawIndex } from '../../tables/weighted-draw.ts'
import { award } from '../prizes/award.ts'
import { GIVES_PRIZES, placed, prizePlan } from '../prizes/plan.ts'
import { PICK } from './grammar.ts'
import { pickTree } from './tree.ts'
import { bankedCoins, givenAtOnce, isBanked, isLast } from './uncovered.ts'

export const pick: FeatureKind<Pick> = {
  ...GIVES_PRIZES,
  grammar: PICK,
  summary: 'covered items are uncovered',
  name: { da: 'vælgespil', en: 'pick' },
  compile(feature, source) {
    const waits = isBanked(feature)
    return prizePlan(feature, source, {
      prizes: this.prizes(feature),
      play: (host) => playPick(host, feature, waits),
      tree: (_, meter) => pickTree(feature, meter),
    })
  },
  prizes: ({ items, alike = 1 }) =>
    placed('items', items).map((one, i) => ({ ...one, isIdle: isNever(entryOf(items, i), alike) })),
  draws: (feature) => (feature.alike === undefined ? mostUncovered(feature) : 1),
  greatest(feature) {
    const factors = feature.items.reduce((sum, { count, factor = 0 }) => sum + count * factor, 0)
    const coins = feature.items.map(({ prize }) => ('coins' in prize ? prize.coins : 0))
    return (Math.max(1, factors) - 1) * mostUncovered(feature) * Math.max(...coins)
  },
}

/** Where items must be alike, one that lies there too seldom never gives its prize. */
const isNever = ({ count, ends }: Pick['items'][number], alike: number): boolean => !ends && count < alike

function mostUncovered({ items, picks }: Pick): number {
  const total = items.reduce((sum, { count }) => sum + count, 0)
  return Math.min(picks ?? total, total)
}

/** Steps of an item, beside those of the items that are passed to find it. */
const UNCOVER_STEPS = 6

/** Items are drawn without putting them back, until one ends it or the picks are used up. */
function playPick(player: Host, pick: Pick, waits: boolean): void {
  const { id, items } = pick
  const left = items.map(({ count }) => count)
  const total = left.reduce((sum, count) => sum + count, 0)
  const most = mostUncovered(pick)
  for (let picked = 0; picked < most && !player.tally.capped(); picked++) {
    player.spend(UNCOVER_STEPS + (items.length >> 3))
    const at = drawIndex(left, total - picked, player.rng)
    left[at] = entryOf(left, at) - 1
    player.teller?.push({ type: 'itemUncovered', feature: id, item: at })
    const item = entryOf(items, at)
    const uncovered = item.count - entryOf(left, at)
    const given = givenAtOnce(pick, waits, item, uncovered)
    if (given !== null) award(player, id, given)
    if (isLast(pick, item, uncovered)) break
  }
  const coins = waits && !player.tally.capped() ? bankedCoins(pick, left) : 0
  if (coins > 0) award(player, id, { coins })
}
