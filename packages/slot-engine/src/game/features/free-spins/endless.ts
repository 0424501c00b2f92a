import { type CountTable, type Definition, type FreeSpins, LIMITS } from '../../../definition.ts'
import type { Field } from '../../input/field.ts'
import { jointChances, meanOverSets, reelsShowing } from '../../tables/columns.ts'
import { awardedByWins, convolve } from './awarded-by-wins.ts'

/** With cascades only the first window of a spin is looked at: the later ones add to it. */
export function refuseEndless(definition: Definition, feature: FreeSpins, field: Field): void {
  const { trigger, reelSet, levels, endedBy, retrigger } = feature
  if (endedBy !== undefined && retrigger !== undefined && definition.cascades !== undefined) {
    const reason = 'With cascades every window may award further spins: then no symbol ends them in time.'
    field.at('endedBy').refuse('endless', reason)
    return
  }
  const ofLevels = (levels?.steps ?? []).filter((level) => level.reelSet !== undefined)
  const sets = [reelSet, ...ofLevels.map((level) => level.reelSet)]
  const means = sets.map((set) => meanOverSets(set, (name) => meanFurther(definition, name, feature)))
  const mean = Math.max(...means)
  if (mean <= LIMITS.meanRetriggers) return
  const further = Number(mean.toFixed(4))
  if (endedBy !== undefined) {
    const most = `at most ${LIMITS.meanRetriggers} may be, with those that further awards bring.`
    field.at('endedBy').refuse('endless', `On average ${further} of a free spin are not taken of those left; ${most}`)
    return
  }
  const how = trigger?.inWin ? 'may award as many as' : 'awards'
  const most = `${further} further ones on average; at most ${LIMITS.meanRetriggers} may be.`
  field.at('retrigger').refuse('endless', `One free spin ${how} ${most}`)
}

/** Whether further spins are for symbols that land anew among those that stay. */
export const countsLanded = ({
  trigger,
  retrigger,
  sticky = [],
}: Pick<FreeSpins, 'trigger' | 'retrigger' | 'sticky'>): boolean =>
  retrigger !== undefined && trigger !== undefined && trigger.inWin !== true && sticky.includes(trigger.symbol)

/** The mean number of spins that one awards, or does not take. */
function meanFurther(definition: Definition, name: string, feature: FreeSpins): number {
  const { trigger, retrigger, endedBy } = feature
  const spared = endedBy === undefined ? 0 : meanAward(definition, name, endedBy, { 0: 1, 1: 0 })
  // What stays lands once in each cell.
  if (retrigger === undefined || trigger === undefined || countsLanded(feature)) return spared
  const awarded = trigger.inWin
    ? awardedByWins(definition, name, { ...feature, trigger, retrigger })
    : meanAward(definition, name, trigger.symbol, retrigger)
  return spared + awarded
}

function meanAward(definition: Definition, reelSet: string, symbol: string, awards: CountTable): number {
  const reels = reelsShowing(definition, reelSet)
  const chances = reels
    .flatMap((reel, i) => {
      if (reel.follows !== undefined) return []
      const followers = reels.filter(({ follows }) => follows === i)
      return [jointChances([reel, ...followers], symbol)]
    })
    .reduce(convolve, [1])
  return chances.reduce((mean, chance, count) => mean + chance * valueAt(awards, count), 0)
}

/** The entry of the highest count listed that is not above `count`. */
function valueAt(table: CountTable, count: number): number {
  const reached = Object.keys(table).filter((key) => Number(key) <= count)
  return table[Math.max(...reached.map(Number))] ?? 0
}
