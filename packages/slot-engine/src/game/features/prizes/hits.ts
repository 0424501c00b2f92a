import type { Prize } from '../../../definition.ts'
import { entryOf } from '../../../entries.ts'
import type { HitTerms } from '../../core/feature-plan.ts'
import type { Tree } from './tree.ts'

/** How often prizes hit each jackpot, on average. */
export function prizeHits(tree: Tree, { jackpots, feature }: HitTerms): readonly number[] {
  const none = (): number[] => jackpots.map(() => 0)
  const ofPrize = (prize: Prize): readonly number[] => {
    if ('jackpot' in prize) return jackpots.map((id) => (id === prize.jackpot ? 1 : 0))
    return 'feature' in prize ? feature(prize.feature, prize.spins ?? 1) : none()
  }
  const worth = tree.prizes.map(ofPrize)
  return tree.fold<number[]>((each) => {
    const sum = none()
    each((chance, prize, then) => {
      const here = entryOf(worth, prize)
      for (let i = 0; i < sum.length; i++) sum[i] = entryOf(sum, i) + chance * (entryOf(here, i) + (then?.[i] ?? 0))
    })
    return sum
  })
}
