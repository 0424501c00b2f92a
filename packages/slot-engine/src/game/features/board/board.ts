import type { Board } from '../../../definition.ts'
import { entryOf } from '../../../entries.ts'
import type { Meter } from '../../../meter.ts'
import { drawToken } from '../../board/draw.ts'
import type { FeatureKind } from '../../core/feature.ts'
import type { Host } from '../../core/feature-plan.ts'
import { type WeightedDraw, weightedDraw } from '../../tables/weighted-draw.ts'
import { award } from '../prizes/award.ts'
import type { Branch, Tree } from '../prizes/law.ts'
import { GIVES_PRIZES, placed, prizePlan } from '../prizes/plan.ts'
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

/** Where a roll leads; as many as there are spaces: off the board. */
const landsOn = ({ spaces, loops }: Board, from: number, roll: number): number =>
  loops ? (from + roll) % spaces.length : Math.min(from + roll, spaces.length)

function playBoard(player: Host, feature: Board, dice: WeightedDraw): void {
  const { id, spaces, rolls } = feature
  let from = -1
  for (let rolled = 0; rolled < rolls && !player.tally.capped(); rolled++) {
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

/** Steps and bytes of a branch, and bytes of a state. */
const BRANCH_STEPS = 30
const BRANCH_BYTES = 90
const STATE_BYTES = 200

/** What there is to come from a space, with so many rolls left: the same however the piece came there. */
function boardTree(feature: Board, dice: WeightedDraw, meter: Meter): Tree {
  const { spaces, rolls } = feature
  const known = new Map<string, Branch[]>()
  const from = (at: number, left: number): Branch[] => {
    const key = `${at},${left}`
    const before = known.get(key)
    if (before !== undefined) return before
    meter.spend(BRANCH_STEPS * dice.tokens.length)
    meter.hold(STATE_BYTES + BRANCH_BYTES * dice.tokens.length)
    const branches = dice.tokens.map((roll, i): Branch => {
      const space = landsOn(feature, at, roll)
      const chance = entryOf(dice.weights, i) / dice.total
      if (space === spaces.length) return { chance, prize: { nothing: true } }
      const { prize, to = space, ends } = entryOf(spaces, space)
      // biome-ignore lint/suspicious/noThenProperty: what comes then, as every branch has it
      return ends || left === 1 ? { chance, prize } : { chance, prize, then: from(to, left - 1) }
    })
    known.set(key, branches)
    return branches
  }
  return from(-1, rolls)
}
