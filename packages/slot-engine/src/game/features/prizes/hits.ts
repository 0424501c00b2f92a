import type { Prize } from '../../../definition.ts'
import { entryOf } from '../../../entries.ts'
import type { HitTerms } from '../../core/feature-plan.ts'
import { remember, type Tree } from './law.ts'

/** How often prizes hit each jackpot, on average. */
export function prizeHits(tree: Tree, { jackpots, feature }: HitTerms): readonly number[] {
  const none = (): number[] => jackpots.map(() => 0)
  const ofPrize = (prize: Prize): readonly number[] => {
    if ('jackpot' in prize) return jackpots.map((id) => (id === prize.jackpot ? 1 : 0))
    return 'feature' in prize ? feature(prize.feature, prize.spins ?? 1) : none()
  }
  const hits = remember((node: Tree): number[] =>
    node.reduce((sum, { chance, prize, then }) => {
      const here = ofPrize(prize)
      const later = then ? hits(then) : []
      return sum.map((value, i) => value + chance * (entryOf(here, i) + (later[i] ?? 0)))
    }, none()),
  )
  return hits(tree)
}
