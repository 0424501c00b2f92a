import { type Definition, LIMITS, type ReelDefinition } from '../../definition.ts'
import type { Field } from '../input/field.ts'
import { mostInColumn, mostRows, reelsShowing, reelWeight, rowChoices } from '../tables/columns.ts'
import { multipliedWilds } from '../tables/multiplied-wilds.ts'
import { countedSymbols, heldSymbols, isCounted, seenByReel } from '../tables/reels.ts'
import { bringsAtStop } from '../tables/symbols-put.ts'

/** Windows that differ in the number of some symbol counted: tables are as long. */
const SCATTER_COUNTS = 1 << 18

/** Refuses a game whose tables would be too large. */
export function refuseMuchWork(definition: Definition, root: Field): void {
  const reels = Object.keys(definition.reelSets).flatMap((name) => reelsShowing(definition, name))
  refuseLargeTables(definition, reels, root)
  const draws = reels.reduce((sum, reel) => sum + reelWeight(reel), 0)
  const sets = root.at('reelSets')
  if (draws > LIMITS.tableCells)
    sets.refuse('too_much_work', `The weights of all reels must add up to at most ${LIMITS.tableCells}, not ${draws}.`)
  const symbols = root.at('symbols')
  const counts = scatterCounts(definition)
  if (counts > SCATTER_COUNTS)
    symbols.refuse(
      'too_much_work',
      `Scatters and triggers come in ${counts} different numbers; at most ${SCATTER_COUNTS} may be.`,
    )
  const tokens = definition.symbols.length + drawnMultipliers(definition) + multipliedWilds(definition).length
  if (tokens > LIMITS.tokens)
    symbols.refuse('too_much_work', `Symbols and multipliers of wilds must be at most ${LIMITS.tokens}, not ${tokens}.`)
}

function refuseLargeTables(definition: Definition, reels: readonly ReelDefinition[], root: Field): void {
  const { wins, symbols } = definition
  const faces = reels.reduce((sum, reel) => sum + reel.strip.length * rowChoices(reel).length, 0)
  const { tableCells } = LIMITS
  if ('lines' in wins) {
    const cells = faces * wins.lines.length
    const reason = `Lines × stops of all reels must be at most ${tableCells}, not ${cells}.`
    if (cells > tableCells) root.at('wins').at('lines').refuse('too_much_work', reason)
    return
  }
  const cells = faces * symbols.length
  const reason = `Symbols × stops × numbers of rows of all reels must be at most ${tableCells}, not ${cells}.`
  if (cells > tableCells) root.at('reelSets').refuse('too_much_work', reason)
}

/** The product, over scatters and all that starts features, of how many different numbers of it a window can show. */
function scatterCounts(definition: Definition): number {
  const { symbols, reelSets, cascades } = definition
  const counted = countedSymbols(definition)
  const byReel = new Set(seenByReel(definition))
  const sets = Object.keys(reelSets).map((name) => reelsShowing(definition, name))
  const held = heldSymbols(definition)
  const atStop = bringsAtStop(definition)
  const most = (reel: ReelDefinition, id: string): number =>
    cascades === undefined && !held.has(id) && !atStop ? mostInColumn(reel, (one) => one === id) : mostRows(reel)
  return symbols.reduce((product, symbol) => {
    const { id } = symbol
    if (!isCounted(symbol) && !counted.has(id)) return product
    const anywhere = 1 + Math.max(...sets.map((set) => set.reduce((sum, reel) => sum + most(reel, id), 0)))
    const width = byReel.has(id) ? Math.max(...sets.map(({ length }) => length)) : 0
    return Array.from({ length: width }, (_, r) => r).reduce(
      (all, r) => all * (1 + Math.max(0, ...sets.flatMap((set) => (set[r] ? [most(set[r], id)] : [])))),
      product * anywhere,
    )
  }, 1)
}

/** Of wilds, and of scatters that add to a factor. */
const drawnMultipliers = ({ symbols }: Definition): number =>
  symbols.reduce((sum, symbol) => {
    const values = symbol.kind === 'wild' ? symbol.multiplier : symbol.kind === 'scatter' ? symbol.adds : undefined
    return typeof values === 'object' ? sum + Object.keys(values).length : sum
  }, 0)
