import type { Definition, ShapeWins } from '../../../definition.ts'
import type { WinRuleKind } from '../../core/win-rule.ts'
import { paysOf, type ReelSketch, sumOf, together } from '../../core/window-bounds.ts'
import { STRIDE } from '../../tables/reels.ts'
import { candidatesOf, payByCount } from '../../tables/tokens.ts'
import { countedWins } from '../counted/wins.ts'
import { ShapesFold } from './fold.ts'
import { SHAPES } from './grammar.ts'
import { payIn, plannedShapes } from './plan.ts'
import { ShapesRule } from './play.ts'
import { addShapeWins } from './sheet.ts'

/** Cells of a shape until one shows another symbol. */
const LOOKS = 6

export const shapes: WinRuleKind<ShapeWins> = {
  grammar: SHAPES,
  summary: 'in every cell of a shape',
  traits: { byReels: false, onLines: false, underTopReel: false },
  wildRuns: { usual: 'own', choices: ['own', 'none', 'each'] },
  sheet: {
    kind: 'shape',
    name: { da: 'Figurer', en: 'Shapes' },
    source: { da: 'Figurgevinster', en: 'Shape wins' },
  },
  compile(wins, { definition, tokens, reels }) {
    const { type, wildMultipliers = 'highest', wildRuns = 'own' } = wins
    const candidates = candidatesOf(definition, tokens, reels * STRIDE).filter(
      ({ isWild }) => wildRuns !== 'none' || !isWild,
    )
    const planned = plannedShapes(wins)
    const terms = { candidates, shapes: planned, rule: wildMultipliers, alone: wildRuns === 'each' }
    const counted = countedWins(candidates, wildMultipliers, wildRuns)
    return {
      type,
      lines: [],
      make: () => new ShapesRule(planned, counted),
      looks: () => LOOKS * candidates.length * planned.length,
      fold: (settled) => new ShapesFold(terms, settled),
      isWalked: false,
      sight: null,
      // How often a shape wins that another may hide hangs on both.
      addWins: planned.some(({ within }) => within.length > 0)
        ? null
        : (tally, settled, times, pays, meter) => {
            addShapeWins(tally, terms, settled, times, pays, meter)
            return true
          },
    }
  },
  mostWins: ({ shapes: all }) => all.length,
  greatest: greatestByShapes,
}

/** Every symbol in every shape: wilds may stand in for all of them. */
function greatestByShapes(wins: ShapeWins, definition: Definition, reels: readonly ReelSketch[]): number {
  const tables = paysOf(definition).map((pays) => ({ pays: payByCount(pays, reels.length * STRIDE) }))
  const hasWilds = reels.some(({ wilds }) => wilds > 0)
  const inShapes = plannedShapes(wins).map((shape) => {
    const coins = tables.map((table) => payIn(shape, table))
    return hasWilds ? sumOf(coins) : Math.max(0, ...coins)
  })
  return sumOf(inShapes) * together(wins.wildMultipliers ?? 'highest', reels)
}
