/** Whether a game's return hangs on what runs of wilds alone pay. */
import type { Definition, SymbolDefinition, WildRuns, WildSymbol } from '../../definition.ts'
import { entryOf } from '../../entries.ts'
import type { WinRuleKind } from '../core/win-rule.ts'
import { countChances, greatest, mostInColumn, mostRows, reelsShowing, symbolsOn } from '../tables/columns.ts'
import { changesOf } from '../tables/symbols-put.ts'
import { payByCount, replaces } from '../tables/tokens.ts'

type Paying = Extract<SymbolDefinition, { kind: 'regular' | 'wild' }>

/**
 * The readings of `wildRuns` by which the game would pay otherwise than it does, where its definition leaves open which is
 * meant. Wilds with pays of their own are meant to pay them. What lands where is looked at reel by reel, so a run that no
 * window shows may be counted in.
 */
export function otherReadings(definition: Definition, kind: WinRuleKind): readonly WildRuns[] {
  if (definition.wins.wildRuns !== undefined) return []
  const { wildRuns } = kind
  const runs = Object.keys(definition.reelSets).flatMap((set) => runsOf(definition, set, kind))
  const paysWilds = definition.symbols.some((symbol) => symbol.kind === 'wild' && greatest(symbol.pays) > 0)
  const meant = wildRuns.choices.filter((choice) => choice !== 'none' || !paysWilds)
  return meant.filter((choice) =>
    runs.some((run) => run.some((_, count) => paidFor(run, count, choice) !== paidFor(run, count, wildRuns.usual))),
  )
}

/** By count what wilds alone win: as each symbol they stand in for, and by their own pays. */
type Run = readonly { readonly stands: readonly number[]; readonly own: number }[]

function paidFor(run: Run, count: number, choice: WildRuns): number {
  const { stands, own } = entryOf(run, count)
  switch (choice) {
    case 'best':
      return Math.max(own, ...stands)
    case 'own':
      return own
    case 'none':
      return 0
    case 'each':
      return stands.reduce((sum, coins) => sum + coins, own)
  }
}

/** For each wild that the set shows. */
function runsOf(definition: Definition, set: string, kind: WinRuleKind): Run[] {
  const { symbols } = definition
  const paying = symbols.filter((symbol): symbol is Paying => 'pays' in symbol && symbol.kind !== 'scatter')
  return symbols.flatMap((wild, index) => {
    if (wild.kind !== 'wild') return []
    const most = longest(definition, set, wild.id, kind)
    const run = Array.from({ length: most + 1 }, (_, count) => {
      const at = ({ pays }: Paying): number => entryOf(payByCount(pays, most), count)
      const stands = paying.filter(({ id }) => replaces(symbols, index, id)).map(at)
      return { stands: stands.map((coins) => coins * multiplierOf(definition, wild, count)), own: at(wild) }
    })
    return [run]
  })
}

/** The most that so many of a wild can make together. */
function multiplierOf({ wins }: Definition, { multiplier = 1 }: WildSymbol, count: number): number {
  const each = typeof multiplier === 'number' ? multiplier : Math.max(...Object.keys(multiplier).map(Number))
  const rule = wins.type === 'ways' ? 'multiply' : (wins.wildMultipliers ?? 'highest')
  return each === 1 ? 1 : { highest: each, add: each * count, multiply: each ** count }[rule]
}

/** The longest run of a wild alone: in reels from where runs begin, or in cells. */
function longest(definition: Definition, set: string, wild: string, { traits }: WinRuleKind): number {
  const reels = reelsShowing(definition, set)
  const isShown = (id: string): boolean => id === wild
  const cells = reels.map((reel) => {
    if (!symbolsOn(reel, definition).some(({ id }) => id === wild)) return 0
    const lands = reel.strip.includes(wild)
    if (lands && entryOf(countChances(reel, isShown), 0) === 1) return 0
    return lands && definition.cascades === undefined && changesOf(definition).length === 0
      ? mostInColumn(reel, isShown)
      : mostRows(reel)
  })
  if (!traits.byReels) return cells.reduce((sum, count) => sum + count, 0)
  const { wins } = definition
  const direction = ('direction' in wins ? wins.direction : undefined) ?? 'left'
  const shows = cells.slice(0, definition.reelSets[set]?.length).map((count) => count > 0)
  const left = lengthFrom(shows)
  const right = lengthFrom(shows.toReversed())
  if (direction === 'any') return Math.max(...shows.map((_, from) => lengthFrom(shows.slice(from))))
  return { left, right, both: Math.max(left, right) }[direction]
}

const lengthFrom = (shows: readonly boolean[]): number => {
  const end = shows.indexOf(false)
  return end < 0 ? shows.length : end
}
