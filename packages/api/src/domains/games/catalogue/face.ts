import type { GameSymbol, PaytableEntry, SymbolType } from '@spilvaerk/schemas'
import {
  BASE_REEL_SET,
  type CountTable,
  type Definition,
  type ReelDefinition,
  type SymbolDefinition,
} from '@spilvaerk/slot-engine'
import type { TableFace } from './table-face.ts'

/** What players see of the definition of a slot. */
export interface SlotFace {
  readonly kind: 'slot'
  readonly symbols: GameSymbol[]
  readonly reels: number
  readonly rows: number[]
  readonly wins: Definition['wins']['type']
  readonly paylines: number
  /** How many equal symbols the shortest win takes. */
  readonly leastCount: number
  readonly maxWinMultiplier: number
  readonly features: string[]
}

export type Face = SlotFace | TableFace

const paysOf = (symbol: SymbolDefinition): CountTable =>
  symbol.kind === 'mystery' || symbol.kind === 'blank' ? {} : (symbol.pays ?? {})

/** What the pay table has of it: of a wild that is a scatter too, what it pays anywhere unless it has other pays. */
const listedPays = (symbol: SymbolDefinition): CountTable =>
  symbol.kind === 'wild' ? (symbol.pays ?? symbol.scatterPays ?? {}) : paysOf(symbol)

/** For symbols whose maker gave them no emoji. */
const PLAIN_EMOJI = ['🔴', '🟠', '🟡', '🟢', '🔵', '🟣', '🟤', '⚪', '🟥', '🟧', '🟨', '🟩', '🟦', '🟪', '🟫'] as const

export function faceOf(definition: Definition): SlotFace {
  const base = definition.reelSets[BASE_REEL_SET] ?? []
  return {
    kind: 'slot',
    symbols: visible(definition).map((symbol, index) => ({
      ...label(symbol, index),
      value: Math.max(0, ...Object.values(listedPays(symbol))) / definition.betCoins,
      type: typeOf(symbol, definition),
    })),
    reels: base.length,
    rows: base.map((reel, index) => rowsWith(definition, reel, index)),
    wins: definition.wins.type,
    paylines: linesOrWays(definition),
    leastCount: leastCountOf(definition),
    maxWinMultiplier: definition.maxWin,
    features: featuresOf(definition),
  }
}

/** What a player would name the game by, besides how it counts wins: kinds of feature, and other ways to bet. */
function featuresOf({ features = [], cascades, respins, jackpots = [], modes = [], gamble }: Definition): string[] {
  const pools = jackpots.filter(({ contributionPpm = 0 }) => contributionPpm > 0)
  const others = {
    cascades: cascades !== undefined,
    respins: respins !== undefined,
    jackpots: pools.length < jackpots.length,
    progressiveJackpots: pools.length > 0,
    bonusBuy: modes.some(({ buys }) => buys !== undefined),
    ante: modes.some(({ buys }) => buys === undefined),
    gamble: gamble !== undefined,
  }
  const named = Object.entries(others).flatMap(([name, has]) => (has ? [name] : []))
  return [...new Set([...features.map(({ type }) => type), ...named])]
}

/** The most rows of a reel's part of the window: what lies across the reel is one more. */
const rowsWith = ({ topReels = {} }: Definition, reel: ReelDefinition, index: number): number =>
  mostRows(reel) + (topReels[BASE_REEL_SET]?.reels.includes(index) ? 1 : 0)

const mostRows = ({ rows }: ReelDefinition): number =>
  typeof rows === 'number' ? rows : Math.max(...Object.keys(rows).map(Number))

function linesOrWays(definition: Definition): number {
  const { wins, reelSets } = definition
  switch (wins.type) {
    case 'lines':
      return wins.lines.length
    case 'ways':
      return (reelSets[BASE_REEL_SET] ?? []).reduce((ways, reel, index) => ways * rowsWith(definition, reel, index), 1)
    case 'clusters':
    case 'anywhere':
    case 'straights':
    case 'shapes':
      return 0
  }
}

/** Scatters have rules of their own: what counts is the shortest win of any other symbol. */
function leastCountOf(definition: Definition): number {
  const pays = visible(definition)
    .filter(({ kind }) => kind !== 'scatter')
    .map(paysOf)
  const counts = pays.flatMap((table) =>
    Object.keys(table)
      .filter((count) => (table[count] ?? 0) > 0)
      .map(Number),
  )
  return counts.length > 0 ? Math.min(...counts) : 0
}

/** A symbol is a bonus where it does nothing but start a feature other than free spins, or turns into others or takes them away. */
function typeOf(symbol: SymbolDefinition, { features = [] }: Definition): SymbolType {
  if (symbol.kind === 'mystery' || symbol.kind === 'blank') return 'bonus'
  if (symbol.kind !== 'scatter' || symbol.pays) return symbol.kind
  const starts = features.filter(({ trigger }) => trigger?.symbol === symbol.id)
  return starts.length > 0 && starts.every(({ type }) => type !== 'freeSpins') ? 'bonus' : 'scatter'
}

/** The symbols that pay, by what they pay. */
export function paytableOf(definition: Definition): PaytableEntry[] {
  return visible(definition).flatMap((symbol, index) => {
    const { id: symbolId, name, emoji } = label(symbol, index)
    const pays = Object.entries(listedPays(symbol))
      .map(([count, coins]) => ({ count: Number(count), coins, times: coins / definition.betCoins }))
      .sort((a, b) => a.count - b.count)
    return pays.length > 0 ? [{ symbolId, name, emoji, pays }] : []
  })
}

/** A blank with an emoji, such as a bomb, is there to be seen. */
const visible = ({ symbols }: Definition): SymbolDefinition[] =>
  symbols.filter((symbol) => symbol.kind !== 'blank' || symbol.emoji !== undefined)

const label = ({ id, name, emoji }: SymbolDefinition, index: number) => ({
  id,
  name: name ?? id,
  emoji: emoji ?? PLAIN_EMOJI[index % PLAIN_EMOJI.length] ?? '⚪',
})
