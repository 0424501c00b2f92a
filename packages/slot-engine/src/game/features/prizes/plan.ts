import {
  type Board,
  type Choice,
  type Definition,
  type Ladder,
  LIMITS,
  type Pick,
  type Wheel,
} from '../../../definition.ts'
import type { Meter } from '../../../meter.ts'
import type { FeatureKind, FeatureSource, PlacedPrize } from '../../core/feature.ts'
import type { Host, LawTerms, OtherPlan } from '../../core/feature-plan.ts'
import { inWinPlan } from '../../core/in-win.ts'
import { OutOfReach } from '../../law/law.ts'
import { mostWinsOf } from '../../rules/rules.ts'
import { prizeHits } from './hits.ts'
import { prizeLaw } from './law.ts'
import { repeated } from './repeated-law.ts'
import type { Tree } from './tree.ts'

type PrizeFeature = Wheel | Pick | Ladder | Choice | Board

/** How one kind of prize feature goes. */
interface Ways {
  readonly prizes: readonly PlacedPrize[]
  readonly play: (host: Host) => void
  /** All the ways it can go; `null` where they are too many to be worked out. */
  readonly tree: (chosen: LawTerms['chosen'], meter: Meter) => Tree | null
}

/** The plan of a feature that gives prizes. */
export function prizePlan(
  feature: PrizeFeature,
  { definition, index, scatter, byCount }: FeatureSource,
  ways: Ways,
): OtherPlan {
  const { id, type, trigger } = feature
  const treeOf = ({ chosen, meter }: { chosen: LawTerms['chosen']; meter: Meter }): Tree => {
    const tree = ways.tree(chosen, meter)
    if (tree === null) throw new OutOfReach(`features.${id}`, 'waysTooMany')
    return tree
  }
  const awards = trigger && { [trigger.at]: 1, ...(trigger.upTo !== undefined && { [trigger.upTo + 1]: 0 }) }
  const prizes = ways.prizes.map(({ prize }) => prize)
  const isEach = trigger?.eachWin === true
  return {
    type,
    feature,
    index,
    scatter,
    starts: byCount(awards),
    inWin:
      trigger?.inWin && awards ? inWinPlan(definition, { symbol: trigger.symbol, awards }, isEach ? [] : null) : null,
    holdsView: false,
    play: (host, _, cells) => {
      host.teller?.push({ type: 'featureStarted', feature: id, kind: type, cells })
      ways.play(host)
    },
    law(terms) {
      const law = prizeLaw(id, index, treeOf(terms), prizes, terms)
      return isEach ? repeated(law) : law
    },
    hits(n, terms) {
      const hits = prizeHits(treeOf(terms), terms)
      return isEach ? hits.map((mean) => n * mean) : hits
    },
  }
}

/** What is so of every feature that does nothing but give prizes. */
export const GIVES_PRIZES = {
  draws: () => 1,
  mostStarted: ({ trigger }: PrizeFeature, definition: Definition) =>
    trigger?.eachWin === true ? mostWinsOf(definition) * (definition.cascades === undefined ? 1 : LIMITS.cascades) : 1,
  greatest: () => 0,
  mostHits: () => 0,
  refuseEndless: () => undefined,
} satisfies Partial<FeatureKind<PrizeFeature>>

/** The prizes of a list, where they stand in it. */
export const placed = (
  list: string,
  entries: readonly { readonly prize: PlacedPrize['prize']; readonly weight?: number }[],
): readonly PlacedPrize[] => entries.map(({ prize, weight }, index) => ({ prize, list, index, isIdle: weight === 0 }))
