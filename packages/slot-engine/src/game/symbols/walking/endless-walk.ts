import { type Definition, type FreeSpins, type KeptSymbol, LIMITS } from '../../../definition.ts'
import { entryOf } from '../../../entries.ts'
import type { Field } from '../../input/field.ts'
import { countChances, meanOverSets, reelsShowing } from '../../tables/columns.ts'

/** Refuses spins that go on while a symbol walks, where new ones keep coming before the last is gone. */
export function refuseEndlessWalk(definition: Definition, feature: FreeSpins, field: Field): void {
  const { walking = [], kept = [], untilGone, reelSet } = feature
  if (untilGone !== true) return
  const ids = [...walking, ...kept.map(({ symbol }) => symbol)]
  const quiet = meanOverSets(reelSet, (name) => chanceOfNone(definition, feature, ids, name))
  const width = (definition.reelSets.base?.length ?? 1) - 1
  const steps = Math.max(walking.length > 0 ? width : 0, ...kept.map((one) => keptFor(one, width)))
  const most = LIMITS.walkSpins
  const mean = meanUntilQuiet(quiet, steps)
  if (mean <= most) return
  const length = Number.isFinite(mean) ? `about ${Math.round(mean)} spins` : 'for ever'
  field.refuse('endless', `So many walking symbols land that a walk may last ${length}; at most ${most} may be.`)
}

/** The spins for which one is kept at most. */
const keptFor = ({ moves, lasts = LIMITS.spinsPerFeature }: KeptSymbol, width: number): number =>
  moves === 'left' || moves === 'right' ? Math.min(lasts, width) : lasts

/** The chance that a spin brings no walking symbol to where it would still be in view after a step. */
function chanceOfNone(
  definition: Definition,
  { extraWilds, kept = [] }: FreeSpins,
  walking: readonly string[],
  name: string,
) {
  const walks = new Set(walking)
  for (const symbol of definition.symbols)
    if (symbol.kind === 'mystery' && walking.some((id) => symbol.reveals[id])) walks.add(symbol.id)
  const reels = reelsShowing(definition, name)
  const nones = (kept.length > 0 ? reels : reels.slice(1)).map((reel) => countChances(reel, (id) => walks.has(id)))
  const landing = nones.reduce((none, chances) => none * entryOf(chances, 0), 1)
  if (extraWilds === undefined || !walks.has(extraWilds.symbol)) return landing
  const total = Object.values(extraWilds.counts).reduce((sum, weight) => sum + weight, 0)
  return (landing * (extraWilds.counts['0'] ?? 0)) / total
}

/** A walk is over once no new symbol has landed for as many spins as it has steps: this is the mean time until then. */
const meanUntilQuiet = (quiet: number, steps: number): number =>
  quiet === 1 ? steps : (quiet ** -steps - 1) / (1 - quiet)
