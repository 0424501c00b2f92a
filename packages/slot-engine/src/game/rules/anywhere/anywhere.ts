import type { AnywhereWins } from '../../../definition.ts'
import type { WinRuleKind } from '../../core/win-rule.ts'
import { STRIDE } from '../../tables/reels.ts'
import { candidatesOf } from '../../tables/tokens.ts'
import { greatestByCells } from '../counted/greatest.ts'
import { countedWins } from '../counted/wins.ts'
import { AnywhereFold } from './fold.ts'
import { ANYWHERE } from './grammar.ts'
import { AnywhereRule } from './play.ts'
import { addAnywhereWins } from './sheet.ts'

export const anywhere: WinRuleKind<AnywhereWins> = {
  grammar: ANYWHERE,
  summary: 'by the number in the window',
  traits: { byReels: false, onLines: false, underTopReel: true },
  sheet: {
    kind: 'anywhere',
    name: { da: 'Hvor som helst i vinduet', en: 'Anywhere in the window' },
    source: { da: 'Symbolgevinster', en: 'Symbol wins' },
  },
  compile({ type, wildMultipliers = 'highest' }, { definition, tokens, reels }) {
    const candidates = candidatesOf(definition, tokens, reels * STRIDE)
    const counted = countedWins(candidates, wildMultipliers)
    return {
      type,
      lines: [],
      make: () => new AnywhereRule(counted),
      fold: (settled) => new AnywhereFold(candidates, wildMultipliers, settled),
      isWalked: false,
      sight: null,
      addWins: (tally, settled, times, pays, meter) => {
        addAnywhereWins(tally, candidates, wildMultipliers, settled, times, pays, meter)
        return true
      },
    }
  },
  greatest: greatestByCells,
}
