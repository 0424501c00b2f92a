/** The mean number of spins that wins award, bounded from above. */
import type {
  CountTable,
  Definition,
  FreeSpins,
  FreeSpinTrigger,
  LineWins,
  ReelDefinition,
} from '../../../definition.ts'
import { entryOf } from '../../../entries.ts'
import { kindOf } from '../../rules/rules.ts'
import { countChances, reelsShowing, reelWeight, symbolsOn } from '../../tables/columns.ts'

type Spins = Pick<FreeSpins, 'trigger' | 'retrigger' | 'sticky' | 'walking' | 'kept' | 'extraWilds' | 'changes'>

/** Of the longest win, or of as many as there can be. */
export function awardedByWins(
  definition: Definition,
  reelSet: string,
  feature: Spins & { readonly trigger: FreeSpinTrigger; readonly retrigger: CountTable },
): number {
  const { trigger, retrigger } = feature
  const { eachWin, others = [] } = trigger
  if (eachWin !== true) return mostAwardedByWins(definition, reelSet, trigger.symbol, retrigger)
  const { wins } = definition
  const all = [{ symbol: trigger.symbol, retrigger }, ...others]
  return all.reduce((sum, { symbol, retrigger: awards = {} }) => {
    if (wins.type === 'lines') return sum + onLines({ ...definition, wins }, reelSet, feature, { symbol, awards })
    return sum + kindOf(wins).mostWins(wins, definition) * mostAwardedByWins(definition, reelSet, symbol, awards)
  }, 0)
}

interface WithLines extends Definition {
  readonly wins: LineWins
}

/** Each line by itself: its cells show what they do as the reels stop, or anything where they may be changed. */
function onLines(
  definition: WithLines,
  reelSet: string,
  feature: Spins,
  { symbol, awards }: { readonly symbol: string; readonly awards: CountTable },
): number {
  const reels = reelsShowing(definition, reelSet)
  const fits = fitting(definition, symbol)
  const isOpen = mayChange(definition, feature)
  const chances = reels.map((reel) =>
    cellChances(reel).map((chance) => (isOpen || reel.follows !== undefined ? 1 : chance(fits(reel)))),
  )
  const { lines, direction } = definition.wins
  return lines.reduce((sum, line) => {
    const shown = line.map((row, r) => entryOf(entryOf(chances, r), row))
    return sum + byReels(shown, direction, awards)
  }, 0)
}

/** Whether cells may come to show what the strips do not. */
const mayChange = (
  { symbols, extraWilds, changes }: Definition,
  { sticky, walking, kept, extraWilds: added, changes: own }: Spins,
): boolean =>
  [extraWilds, changes, sticky, walking, kept, added, own].some((one) => one !== undefined) ||
  symbols.some((one) => one.kind === 'mystery' || (one.kind === 'wild' && one.expands === true))

/** Per row of a reel the chance that it shows what fits. */
function cellChances(reel: ReelDefinition) {
  const { strip, weights, rows } = reel
  return Array.from({ length: Number(rows) }, (_, row) => (fits: (id: string) => boolean): number => {
    const times = strip.map((_stop, stop) => (fits(entryOf(strip, (stop + row) % strip.length)) ? 1 : 0))
    return times.reduce<number>((sum, one, stop) => sum + one * (weights?.[stop] ?? 1), 0) / reelWeight(reel)
  })
}

/** What counts for a symbol on a reel: itself, and any wild. */
const fitting =
  (definition: Definition, symbol: string) =>
  (reel: ReelDefinition): ((id: string) => boolean) => {
    const wilds = new Set(symbolsOn(reel, definition).flatMap(({ id, kind }) => (kind === 'wild' ? [id] : [])))
    return (id) => id === symbol || wilds.has(id)
  }

/**
 * A bound: a win is at most as long as the row of reels, from the end where runs begin, that show something which counts;
 * anywhere in the window, at most as large as the number of cells that do.
 */
function mostAwardedByWins(definition: Definition, reelSet: string, symbol: string, awards: CountTable): number {
  const { wins } = definition
  const reels = reelsShowing(definition, reelSet)
  const fits = fitting(definition, symbol)
  const counts = (reel: ReelDefinition): number[] => countChances(reel, fits(reel))
  if (!kindOf(wins).traits.byReels) {
    const cells = reels.map(counts).reduce(convolve, [1])
    return cells.reduce((mean, chance, count) => mean + chance * greatestUpTo(awards, count), 0)
  }
  const shown = reels.map((reel) => 1 - entryOf(counts(reel), 0))
  return byReels(shown, 'direction' in wins ? wins.direction : undefined, awards)
}

/** @param shown per reel the chance that it shows something which counts */
function byReels(shown: readonly number[], direction: LineWins['direction'] = 'left', awards: CountTable): number {
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

export function convolve(a: number[], b: number[]): number[] {
  const sum = Array.from({ length: a.length + b.length - 1 }, () => 0)
  for (const [i, x] of a.entries()) for (const [j, y] of b.entries()) sum[i + j]! += x * y
  return sum
}

const greatestUpTo = (table: CountTable, count: number): number =>
  Math.max(0, ...Object.entries(table).flatMap(([key, value]) => (Number(key) <= count ? [value] : [])))
