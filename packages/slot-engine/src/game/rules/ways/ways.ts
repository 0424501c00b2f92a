import { type WaysWins, WILD_RUNS } from '../../../definition.ts'
import type { WinRuleKind } from '../../core/win-rule.ts'
import { candidatesOf } from '../../tables/tokens.ts'
import { WaysFold } from './fold.ts'
import { waysGlance } from './glance.ts'
import { WAYS } from './grammar.ts'
import { greatestByWays } from './greatest.ts'
import { WaysRule } from './play.ts'
import { addWaysWins } from './sheet.ts'
import { WaysSight } from './sight.ts'
import { splitPlan } from './split/plan.ts'
import { splitCandidates } from './split/split.ts'
import { waysTables } from './tables.ts'

export const ways: WinRuleKind<WaysWins> = {
  grammar: WAYS,
  summary: 'on consecutive reels, once for every way through the cells',
  traits: { byReels: true, onLines: false, underTopReel: true },
  wildRuns: { usual: 'each', choices: WILD_RUNS },
  sheet: { kind: 'ways', name: { da: 'Veje', en: 'Ways' }, source: { da: 'Vejgevinster', en: 'Ways wins' } },
  compile({ type, direction = 'left', paid = 'perWay', wildRuns = 'each' }, { definition, tokens, reels }) {
    const candidates = candidatesOf(definition, tokens, reels)
    if (wildRuns !== 'each' || paid !== 'perWay')
      return splitPlan(splitCandidates(candidates, wildRuns, paid), direction, reels)
    const tables = waysTables(candidates, reels)
    return {
      type,
      lines: [],
      make: () => new WaysRule(tables, direction, reels),
      fold: (settled) => new WaysFold(candidates, direction, settled),
      isWalked: true,
      ...(direction === 'left' && { glance: (set) => waysGlance(tables, set) }),
      sight: direction === 'left' ? () => () => new WaysSight(candidates, tokens.list.length, reels) : null,
      addWins: (tally, settled, times, pays, meter) => {
        addWaysWins(tally, candidates, direction, settled, times, pays, meter)
        return true
      },
    }
  },
  mostWins: ({ direction }) => (direction === 'both' ? 2 : 1),
  greatest: greatestByWays,
}
