import type { ClusterWins } from '../../../definition.ts'
import type { WinRuleKind } from '../../core/win-rule.ts'
import { STRIDE } from '../../tables/reels.ts'
import { candidatesOf } from '../../tables/tokens.ts'
import { greatestByCells } from '../counted/greatest.ts'
import { countedWins } from '../counted/wins.ts'
import { CellSets } from './cell-sets.ts'
import { ClustersFold } from './fold.ts'
import { CLUSTERS } from './grammar.ts'
import { ClustersRule } from './play.ts'

export const clusters: WinRuleKind<ClusterWins> = {
  grammar: CLUSTERS,
  summary: 'cells that touch by their sides',
  traits: { byReels: false, onLines: false, underTopReel: false },
  sheet: {
    kind: 'cluster',
    name: { da: 'Klynger', en: 'Clusters' },
    source: { da: 'Klyngegevinster', en: 'Cluster wins' },
  },
  compile({ type, wildMultipliers = 'highest' }, { definition, tokens, sets, reels }) {
    const candidates = candidatesOf(definition, tokens, reels * STRIDE)
    const counted = countedWins(candidates, wildMultipliers)
    const cells = new CellSets(reels, Math.max(...sets.flat().map(({ maxRows }) => maxRows)))
    return {
      type,
      lines: [],
      make: () => new ClustersRule(counted, cells),
      fold: (settled) => new ClustersFold(candidates, wildMultipliers, settled),
      isWalked: false,
      sight: null,
      addWins: null,
    }
  },
  greatest: greatestByCells,
}
