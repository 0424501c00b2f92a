import type { Ladder, Prize } from '../../../definition.ts'
import type { FeatureKind } from '../../core/feature.ts'
import type { Host } from '../../core/feature-plan.ts'
import { award } from '../prizes/award.ts'
import { GIVES_PRIZES, placed, prizePlan } from '../prizes/plan.ts'
import { Tree } from '../prizes/tree.ts'
import { LADDER } from './grammar.ts'

export const ladder: FeatureKind<Ladder> = {
  ...GIVES_PRIZES,
  grammar: LADDER,
  summary: 'from rung to rung upwards',
  name: { da: 'stige', en: 'ladder' },
  compile(feature, source) {
    return prizePlan(feature, source, {
      prizes: this.prizes(feature),
      play: (host) => playLadder(host, feature),
      tree: () => ladderTree(feature),
    })
  },
  prizes: ({ rungs }) => placed('rungs', rungs),
}

/** Steps of a rung. */
const RUNG_STEPS = 2

function playLadder(player: Host, { id, rungs }: Ladder): void {
  let rung = 0
  while (rung < rungs.length - 1) {
    player.spend(RUNG_STEPS)
    const { up, down } = rungs[rung] as Ladder['rungs'][number]
    if (player.rng.below(up + down) >= up) break
    rung++
  }
  player.teller?.push({ type: 'ladderClimbed', feature: id, rung })
  award(player, id, rungs[rung]?.prize as Prize)
}

/** Rung i is the last with chance Π_(j<i) p_j × (1 − p_i). */
function ladderTree({ rungs }: Ladder): Tree {
  let reached = 1
  return Tree.of(
    rungs.map(({ prize, up, down }, i) => {
      const stays = i === rungs.length - 1 ? 1 : down / (up + down)
      const chance = reached * stays
      reached *= 1 - stays
      return { chance, prize }
    }),
  )
}
