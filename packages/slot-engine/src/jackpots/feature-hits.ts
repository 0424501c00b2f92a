import { lockedDistribution } from '../analyse/laws/hold-and-win.ts'
import { remember, type Tree, treeOf } from '../analyse/laws/prizes.ts'
import { cellsOf, OutOfReach } from '../analyse/round-law.ts'
import type { Game } from '../compile/compile.ts'
import type { FeaturePlan, HoldAndWinPlan, PrizePlan } from '../compile/feature-plans.ts'
import type { Prize } from '../definition.ts'
import { entryOf } from '../entries.ts'

/** How often a feature hits each jackpot, on average. */
export class FeatureHits {
  private readonly game: Game
  private readonly choose: Readonly<Record<string, number>>
  private readonly ids: readonly string[]

  constructor(game: Game, choose: Readonly<Record<string, number>>) {
    this.game = game
    this.choose = choose
    this.ids = (game.definition.jackpots ?? []).map(({ id }) => id)
  }

  /**
   * By jackpot.
   * @param n what the feature was started with
   * @throws OutOfReach where a feature has too many ways to go
   */
  of(index: number, n: number): readonly number[] {
    const plan = this.game.plan.features[index] as FeaturePlan
    switch (plan.type) {
      case 'freeSpins':
        return this.none()
      case 'holdAndWin':
        return this.locked(plan, n)
      case 'wheel':
      case 'pick':
      case 'ladder':
      case 'choice':
        return this.prizes(plan)
    }
  }

  private none(): number[] {
    return this.ids.map(() => 0)
  }

  private locked(plan: HoldAndWinPlan, n: number): number[] {
    const { landing, respins } = plan.feature
    const ends = lockedDistribution(n, cellsOf(this.game, plan), respins, landing.hit / (landing.hit + landing.miss))
    const coins = ends.reduce((sum, chance, locked) => sum + chance * locked, 0)
    const chanceOf = (id: string): number => {
      const entry = plan.values.tokens.indexOf(-1 - plan.jackpots.indexOf(id))
      return plan.jackpots.includes(id) ? entryOf(plan.values.weights, entry) / plan.values.total : 0
    }
    return this.ids.map((id) => coins * chanceOf(id))
  }

  private prizes({ feature }: PrizePlan): number[] {
    const tree = treeOf(feature, { chosen: (id) => this.choose[id] ?? 0 })
    if (tree === null) throw new OutOfReach(`features.${feature.id}`)
    const hits = remember((node: Tree): number[] =>
      node.reduce((sum, { chance, prize, then }) => {
        const here = this.prize(prize)
        const later = then ? hits(then) : []
        return sum.map((value, i) => value + chance * (entryOf(here, i) + (later[i] ?? 0)))
      }, this.none()),
    )
    return hits(tree)
  }

  private prize(prize: Prize): readonly number[] {
    if ('jackpot' in prize) return this.ids.map((id) => (id === prize.jackpot ? 1 : 0))
    if (!('feature' in prize)) return this.none()
    const index = this.game.plan.features.findIndex(({ feature }) => feature.id === prize.feature)
    return this.of(index, prize.spins ?? 1)
  }
}
