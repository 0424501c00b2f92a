import type { StraightWins } from '../../../definition.ts'
import type { WinRuleKind } from '../../core/win-rule.ts'
import { mostCells } from '../../tables/columns.ts'
import { STRIDE } from '../../tables/reels.ts'
import { greatestByCells } from '../counted/greatest.ts'
import { countedCandidates, countedWins } from '../counted/wins.ts'
import { StraightsFold } from './fold.ts'
import { STRAIGHTS } from './grammar.ts'
import { StraightsRule } from './play.ts'
import { addStraightWins } from './sheet.ts'

export const straights: WinRuleKind<StraightWins> = {
  grammar: STRAIGHTS,
  summary: 'side by side in a row or on a reel',
  traits: { byReels: false, onLines: false, underTopReel: false },
  wildRuns: { usual: 'own', choices: ['own', 'none', 'each'] },
  sheet: {
    kind: 'straight',
    name: { da: 'Lige rækker', en: 'Straight runs' },
    source: { da: 'Rækkegevinster', en: 'Straight wins' },
  },
  compile(
    { type, along = 'both', paid = 'once', wildMultipliers = 'highest', wildRuns = 'own' },
    { definition, tokens, reels },
  ) {
    const candidates = countedCandidates(definition, tokens, reels * STRIDE, paid).filter(
      ({ isWild }) => wildRuns !== 'none' || !isWild,
    )
    const straight = { ...countedWins(candidates, wildMultipliers, wildRuns), along }
    const terms = { candidates, along, rule: wildMultipliers, alone: wildRuns === 'each' }
    return {
      type,
      lines: [],
      make: () => new StraightsRule(straight),
      looks: (cells) => candidates.length * cells * (along === 'both' ? 2 : 1),
      fold: (settled) => new StraightsFold(terms, settled),
      isWalked: false,
      sight: null,
      addWins: (tally, settled, times, pays, meter) => {
        addStraightWins(tally, terms, settled, times, pays, meter)
        return true
      },
    }
  },
  // A cell lies in one run of its row and one of its reel.
  mostWins: (_, definition) => 2 * mostCells(definition),
  greatest: (wins, definition, reels) =>
    greatestByCells(wins, definition, reels) * ((wins.along ?? 'both') === 'both' ? 2 : 1),
}
