import { type AnywhereWins, WILD_RUNS } from '../../../definition.ts'
import type { WinRuleKind } from '../../core/win-rule.ts'
import { STRIDE } from '../../tables/reels.ts'
import { greatestByCells } from '../counted/greatest.ts'
import { countedCandidates, countedWins, mixesWilds } from '../counted/wins.ts'
import { AnywhereFold } from './fold.ts'
import { anywhereGlance } from './glance.ts'
import { ANYWHERE } from './grammar.ts'
import { AnywhereRule } from './play.ts'
import { addAnywhereWins } from './sheet.ts'

export const anywhere: WinRuleKind<AnywhereWins> = {
  grammar: ANYWHERE,
  summary: 'by the number in the window',
  traits: { byReels: false, onLines: false, underTopReel: true },
  wildRuns: { usual: 'own', choices: WILD_RUNS },
  sheet: {
    kind: 'anywhere',
    name: { da: 'Hvor som helst i vinduet', en: 'Anywhere in the window' },
    source: { da: 'Symbolgevinster', en: 'Symbol wins' },
  },
  compile({ type, paid = 'once', wildMultipliers = 'highest', wildRuns = 'own' }, { definition, tokens, reels }) {
    const candidates = countedCandidates(definition, tokens, reels * STRIDE, paid)
    const counted = countedWins(candidates, wildMultipliers, wildRuns)
    return {
      type,
      lines: [],
      make: () => new AnywhereRule(counted),
      fold: wildRuns === 'own' ? (settled) => new AnywhereFold(candidates, wildMultipliers, settled) : null,
      isWalked: false,
      glance: (set) => anywhereGlance(counted, set),
      sight: null,
      addWins: (tally, settled, times, pays, meter) => {
        // Which of several symbols wilds alone pay as hangs on all that is in view.
        if (wildRuns === 'best' && candidates.some(mixesWilds)) return false
        addAnywhereWins(tally, candidates, { wildMultipliers, wildRuns }, settled, times, pays, meter)
        return true
      },
    }
  },
  mostWins: () => 1,
  greatest: greatestByCells,
}
