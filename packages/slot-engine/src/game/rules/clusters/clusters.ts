import { type ClusterWins, WILD_RUNS } from '../../../definition.ts'
import type { WinRuleKind } from '../../core/win-rule.ts'
import { mostCells } from '../../tables/columns.ts'
import { STRIDE } from '../../tables/reels.ts'
import { greatestByCells } from '../counted/greatest.ts'
import { countedCandidates, countedWins, mixesWilds } from '../counted/wins.ts'
import { CellSets } from './cell-sets.ts'
import { CornerSets } from './corner-sets.ts'
import { ClustersFold } from './fold.ts'
import { clustersGlance } from './glance.ts'
import { CLUSTERS } from './grammar.ts'
import { ClustersRule } from './play.ts'
import { addClusterWins } from './sheet.ts'

export const clusters: WinRuleKind<ClusterWins> = {
  grammar: CLUSTERS,
  summary: 'cells that touch',
  traits: { byReels: false, onLines: false, underTopReel: false },
  wildRuns: { usual: 'own', choices: WILD_RUNS },
  sheet: {
    kind: 'cluster',
    name: { da: 'Klynger', en: 'Clusters' },
    source: { da: 'Klyngegevinster', en: 'Cluster wins' },
  },
  compile(
    { type, neighbours = 'sides', paid = 'once', wildMultipliers = 'highest', wildRuns = 'own' },
    { definition, tokens, sets, reels },
  ) {
    const candidates = countedCandidates(definition, tokens, reels * STRIDE, paid)
    const counted = countedWins(candidates, wildMultipliers, wildRuns)
    const Sets = neighbours === 'corners' ? CornerSets : CellSets
    const cells = new Sets(reels, Math.max(...sets.flat().map(({ maxRows }) => maxRows)))
    const folded = neighbours === 'sides' && wildRuns === 'own'
    return {
      type,
      lines: [],
      make: () => new ClustersRule(counted, cells),
      fold: folded ? (settled) => new ClustersFold(candidates, wildMultipliers, settled) : null,
      isWalked: false,
      ...(neighbours === 'sides' && { glance: (set) => clustersGlance(counted, set, cells) }),
      sight: null,
      addWins: (tally, settled, times, pays, meter) => {
        // Which of several symbols clusters of wilds alone pay as hangs on all that is in view.
        if (wildRuns === 'best' && candidates.some(mixesWilds)) return false
        addClusterWins(tally, candidates, settled, times, { wildMultipliers, wildRuns, neighbours, pays, meter })
        return true
      },
    }
  },
  mostWins: (_, definition) => mostCells(definition),
  greatest: greatestByCells,
}
