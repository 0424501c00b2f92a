import type { Board, Prize } from '../../../definition.ts'
import { entryOf } from '../../../entries.ts'
import type { Meter } from '../../../meter.ts'
import { drawToken } from '../../board/draw.ts'
import type { FeatureKind } from '../../core/feature.ts'
import type { Host } from '../../core/feature-plan.ts'
import { type WeightedDraw, weightedDraw } from '../../tables/weighted-draw.ts'
import { award } from '../prizes/award.ts'
import { GIVES_PRIZES, placed, prizePlan } from '../prizes/plan.ts'
import { type Branch, Tree } from '../prizes/tree.ts'
import { BOARD } from './grammar.ts'

export const board: FeatureKind<Board> = {
  ...GIVES_PRIZES,
  grammar: BOARD,
  summary: 'dice move a piece over spaces with prizes',
  name: { da: 'brætspil', en: 'board' },
  compile(feature, source) {
    const dice = weightedDraw(feature.dice)
    return prizePlan(feature, source, {
      prizes: this.prizes(feature),
      play: (host) => playBoard(host, feature, dice),
      tree: (_, meter) => boardTree(feature, dice, meter),
    })
  },
  prizes: ({ spaces }) => placed('spaces', spaces),
  draws: ({ rolls }) => rolls,
}

const NOTHING: Prize = { nothing: true }

/** Where a roll leads; as many as there are spaces: off the board. */
const landsOn = ({ spaces, loops }: Board, from: number, roll: number): number =>
  loops ? (from + roll) % spaces.length : Math.min(from + roll, spaces.length)

/** Steps of a roll in play. */
const ROLL_STEPS = 6

function playBoard(player: Host, feature: Board, dice: WeightedDraw): void {
  const { id, spaces, rolls } = feature
  let from = -1
  for (let rolled = 0; rolled < rolls && !player.tally.capped(); rolled++) {
    player.spend(ROLL_STEPS)
    const roll = drawToken(dice, player.rng)
    const space = landsOn(feature, from, roll)
    player.teller?.push({ type: 'boardMoved', feature: id, roll, space })
    if (space === spaces.length) return
    const { prize, to = space, ends } = entryOf(spaces, space)
    award(player, id, prize)
    if (ends) return
    from = to
  }
}

/** Steps and bytes of a branch. */
const BRANCH_STEPS = 10
const BRANCH_BYTES = 40

/** What there is to come from a space, with so many rolls left: the same however the piece came there. */
function boardTree(feature: Board, dice: WeightedDraw, meter: Meter): Tree {
  const { spaces, rolls } = feature
  const tree = new Tree()
  const known = new Map<number, number>()
  const from = (at: number, left: number): number => {
    const key = (at + 1) * (rolls + 1) + left
    const before = known.get(key)
    if (before !== undefined) return before
    meter.spend(BRANCH_STEPS * dice.tokens.length)
    meter.hold(BRANCH_BYTES * dice.tokens.length)
    const branches = dice.tokens.map((roll, i): Branch => {
      const space = landsOn(feature, at, roll)
      const chance = entryOf(dice.weights, i) / dice.total
      if (space === spaces.length) return { chance, prize: NOTHING }
      const { prize, to = space, ends } = entryOf(spaces, space)
      return ends || left === 1 ? { chance, prize } : { chance, prize, next: from(to, left - 1) }
    })
    const node = tree.add(branches)
    known.set(key, node)
    return node
  }
  from(-1, rolls)
  return tree
}
