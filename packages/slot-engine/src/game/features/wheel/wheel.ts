import type { Prize, Wheel } from '../../../definition.ts'
import { drawToken } from '../../board/draw.ts'
import type { FeatureKind } from '../../core/feature.ts'
import type { Host } from '../../core/feature-plan.ts'
import { indexDraw, type WeightedDraw } from '../../tables/weighted-draw.ts'
import { award } from '../prizes/award.ts'
import { GIVES_PRIZES, placed, prizePlan } from '../prizes/plan.ts'
import { Tree } from '../prizes/tree.ts'
import { WHEEL } from './grammar.ts'

export const wheel: FeatureKind<Wheel> = {
  ...GIVES_PRIZES,
  grammar: WHEEL,
  summary: 'one segment is drawn',
  name: { da: 'lykkehjul', en: 'wheel' },
  compile(feature, source) {
    const segments = indexDraw(feature.segments.map(({ weight }) => weight))
    return prizePlan(feature, source, {
      prizes: this.prizes(feature),
      play: (host) => playWheel(host, feature, segments),
      tree: () => wheelTree(feature),
    })
  },
  prizes: ({ segments }) => placed('segments', segments),
}

/** Steps of a turn of the wheel. */
const SPIN_STEPS = 8

function playWheel(player: Host, feature: Wheel, segments: WeightedDraw): void {
  player.spend(SPIN_STEPS)
  const segment = drawToken(segments, player.rng)
  player.teller?.push({ type: 'wheelStopped', feature: feature.id, segment })
  award(player, feature.id, feature.segments[segment]?.prize as Prize)
}

function wheelTree({ segments }: Wheel): Tree {
  const total = segments.reduce((sum, { weight }) => sum + weight, 0)
  return Tree.of(segments.map(({ weight, prize }) => ({ chance: weight / total, prize })))
}
