import type { Pick } from '../../../definition.ts'
import { entryOf } from '../../../entries.ts'
import type { FeatureKind } from '../../core/feature.ts'
import type { Host } from '../../core/feature-plan.ts'
import { drawIndex } from '../../tables/weighted-draw.ts'
import { award } from '../prizes/award.ts'
import { GIVES_PRIZES, placed, prizePlan } from '../prizes/plan.ts'
import { PICK } from './grammar.ts'
import { pickTree } from './tree.ts'

export const pick: FeatureKind<Pick> = {
  ...GIVES_PRIZES,
  grammar: PICK,
  summary: 'covered items are uncovered',
  name: { da: 'vælgespil', en: 'pick' },
  compile(feature, source) {
    return prizePlan(feature, source, {
      prizes: this.prizes(feature),
      play: (host) => playPick(host, feature),
      tree: (_, meter) => pickTree(feature, meter),
    })
  },
  prizes: ({ items }) => placed('items', items),
  draws({ items, picks }) {
    const total = items.reduce((sum, { count }) => sum + count, 0)
    return Math.min(picks ?? total, total)
  },
}

/** Items are drawn without putting them back, until one ends it or the picks are used up. */
function playPick(player: Host, { id, items, picks }: Pick): void {
  const left = items.map(({ count }) => count)
  const total = left.reduce((sum, count) => sum + count, 0)
  for (let picked = 0; picked < Math.min(picks ?? total, total) && !player.tally.capped(); picked++) {
    const item = drawIndex(left, total - picked, player.rng)
    left[item] = entryOf(left, item) - 1
    player.teller?.push({ type: 'itemUncovered', feature: id, item })
    const { prize, ends } = items[item] as Pick['items'][number]
    award(player, id, prize)
    if (ends) return
  }
}
