import type { Definition } from '../../definition.ts'
import { countedWins } from '../tables/counted-wins.ts'
import { type Reel, STRIDE } from '../tables/reels.ts'
import { type Candidate, candidatesOf, type Tokens } from '../tables/tokens.ts'
import { AnywhereRule } from './anywhere/play.ts'
import { CellSets } from './clusters/cell-sets.ts'
import { ClustersRule } from './clusters/play.ts'
import { buildLineAutomaton, type LineAutomaton } from './lines/automaton.ts'
import { LinesRule, type Rule } from './lines/play.ts'
import { type LineReader, lineReader } from './lines/reading.ts'
import { WaysRule } from './ways/play.ts'
import { waysTables } from './ways/tables.ts'

/** How windows win, ready for play and for analysis. */
export type RulePlan = LinesPlan | WaysPlan | OtherPlan

export interface LinesPlan {
  readonly type: 'lines'
  readonly lines: readonly (readonly number[])[]
  readonly reader: LineReader
  readonly automaton: LineAutomaton
  /** A rule with its own scratch space: one for each player. */
  readonly make: () => Rule
}

export interface WaysPlan {
  readonly type: 'ways'
  readonly direction: 'left' | 'right' | 'both'
  readonly candidates: readonly Candidate[]
  readonly make: () => Rule
}

export interface OtherPlan {
  readonly type: 'clusters' | 'anywhere'
  readonly candidates: readonly Candidate[]
  readonly make: () => Rule
}

export function buildRule(definition: Definition, tokens: Tokens, sets: readonly (readonly Reel[])[]): RulePlan {
  const { wins } = definition
  const reels = sets[0]?.length as number
  switch (wins.type) {
    case 'lines': {
      const reader = lineReader(definition, wins, tokens, reels)
      const automaton = buildLineAutomaton(reader, alphabets(definition, tokens, sets), tokens.list.length)
      return {
        type: 'lines',
        lines: wins.lines,
        reader,
        automaton,
        make: () => new LinesRule(wins.lines, reader, automaton),
      }
    }
    case 'ways': {
      const candidates = candidatesOf(definition, tokens, reels)
      const direction = wins.direction ?? 'left'
      const tables = waysTables(candidates, reels)
      return { type: 'ways', direction, candidates, make: () => new WaysRule(tables, direction, reels) }
    }
    case 'clusters': {
      const candidates = candidatesOf(definition, tokens, reels * STRIDE)
      const counted = countedWins(candidates, wins.wildMultipliers ?? 'highest')
      const cellSets = new CellSets(reels, Math.max(...sets.flat().map(({ maxRows }) => maxRows)))
      return { type: 'clusters', candidates, make: () => new ClustersRule(counted, cellSets) }
    }
    case 'anywhere': {
      const candidates = candidatesOf(definition, tokens, reels * STRIDE)
      const counted = countedWins(candidates, wins.wildMultipliers ?? 'highest')
      return { type: 'anywhere', candidates, make: () => new AnywhereRule(counted) }
    }
  }
}

/** Per reel the tokens that can ever lie on it, in any set and after whatever turns one symbol into another. */
function alphabets(definition: Definition, tokens: Tokens, sets: readonly (readonly Reel[])[]): number[][] {
  const indexOf = new Map(definition.symbols.map((symbol, i) => [symbol.id, i]))
  const { refill = 'strip' } = definition.cascades ?? {}
  const refilled = refill === 'strip' ? [] : Object.keys(refill)
  const moved = (definition.features ?? []).flatMap((feature) =>
    feature.type === 'freeSpins'
      ? [
          ...Object.keys(feature.expandingSymbol ?? {}),
          ...(feature.walking ?? []),
          feature.extraWilds?.symbol ?? [],
        ].flat()
      : [],
  )
  const anywhere = [...refilled, ...moved].map((id) => indexOf.get(id) as number)
  return (sets[0] ?? []).map((_, reel) => {
    const seen = new Set(anywhere)
    for (const set of sets) for (const token of set[reel]?.strip ?? []) seen.add(token)
    for (const token of seen) {
      const symbol = definition.symbols[token]
      if (symbol?.kind === 'mystery') for (const id of Object.keys(symbol.reveals)) seen.add(indexOf.get(id) as number)
      for (const variant of tokens.draws.get(token)?.tokens ?? []) seen.add(variant)
    }
    return [...seen].sort((a, b) => a - b)
  })
}
