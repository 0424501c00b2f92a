import {
  type CountTable,
  type Definition,
  type FreeSpins,
  type FreeSpinTrigger,
  LIMITS,
  type ReelDefinition,
} from '../../../definition.ts'
import { entryOf } from '../../../entries.ts'
import type { Field } from '../../input/field.ts'
import { kindOf } from '../../rules/rules.ts'
import { countChances, jointChances, meanOverSets, reelsShowing, symbolsOn } from '../../tables/columns.ts'

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
function meanFurther(
  definition: Definition,
  name: string,
  feature: Pick<FreeSpins, 'trigger' | 'retrigger' | 'endedBy' | 'sticky'>,
): number {
  const { trigger, retrigger, endedBy } = feature
  const spared = endedBy === undefined ? 0 : meanAward(definition, name, endedBy, { 0: 1, 1: 0 })
  // What stays lands once in each cell.
  if (retrigger === undefined || trigger === undefined || countsLanded(feature)) return spared
  const awarded = trigger.inWin
    ? mostAwardedByWins(definition, name, trigger, retrigger)
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

/**
 * A bound: a win is at most as long as the row of reels, from the end where runs begin, that show something which counts;
 * anywhere in the window, at most as large as the number of cells that do.
 */
function mostAwardedByWins(
  definition: Definition,
  reelSet: string,
  { symbol }: FreeSpinTrigger,
  awards: CountTable,
): number {
  const { wins } = definition
  const reels = reelsShowing(definition, reelSet)
  const counts = (reel: ReelDefinition): number[] =>
    countChances(
      reel,
      (id) => id === symbol || symbolsOn(reel, definition).some((one) => one.id === id && one.kind === 'wild'),
    )
  if (!kindOf(wins).traits.byReels) {
    const cells = reels.map(counts).reduce(convolve, [1])
    return cells.reduce((mean, chance, count) => mean + chance * greatestUpTo(awards, count), 0)
  }
  const shown = reels.map((reel) => 1 - entryOf(counts(reel), 0))
  const direction = ('direction' in wins ? wins.direction : undefined) ?? 'left'
  const fromLeft = direction === 'right' ? 0 : byRuns(shown, awards)
  const fromRight = direction === 'left' ? 0 : byRuns(shown.toReversed(), awards)
  if (direction !== 'any') return fromLeft + fromRight
  const any = shown.map((chance) => [1 - chance, chance]).reduce(convolve, [1])
  return any.reduce((mean, chance, count) => mean + chance * greatestUpTo(awards, count), 0)
}

function byRuns(shown: readonly number[], awards: CountTable): number {
  let reached = 1
  let mean = 0
  for (let count = 1; count <= shown.length; count++) {
    reached *= entryOf(shown, count - 1)
    const further = shown[count] ?? 0
    mean += reached * (1 - further) * greatestUpTo(awards, count)
  }
  return mean
}

function convolve(a: number[], b: number[]): number[] {
  const sum = Array.from({ length: a.length + b.length - 1 }, () => 0)
  for (const [i, x] of a.entries()) for (const [j, y] of b.entries()) sum[i + j]! += x * y
  return sum
}

/** The entry of the highest count listed that is not above `count`. */
function valueAt(table: CountTable, count: number): number {
  const reached = Object.keys(table).filter((key) => Number(key) <= count)
  return table[Math.max(...reached.map(Number))] ?? 0
}

const greatestUpTo = (table: CountTable, count: number): number =>
  Math.max(0, ...Object.entries(table).flatMap(([key, value]) => (Number(key) <= count ? [value] : [])))
