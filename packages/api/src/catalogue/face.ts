import type { GameSymbol, PaytableEntry } from '@spilvaerk/schemas'
import { BASE_REEL_SET, type Definition, type SymbolDefinition } from '@spilvaerk/slot-engine'

/** What players see of a definition. */
export interface Face {
  readonly symbols: GameSymbol[]
  readonly reels: number
  readonly rows: number[]
  readonly paylines: number
  readonly maxWinMultiplier: number
  readonly features: string[]
}

type Visible = Exclude<SymbolDefinition, { kind: 'blank' }>

/** For symbols whose maker gave them no emoji. */
const PLAIN_EMOJI = ['🔴', '🟠', '🟡', '🟢', '🔵', '🟣', '🟤', '⚪', '🟥', '🟧', '🟨', '🟩', '🟦', '🟪', '🟫'] as const

export function faceOf(definition: Definition): Face {
  const base = definition.reelSets[BASE_REEL_SET] ?? []
  return {
    symbols: visible(definition).map((symbol, index) => ({
      ...label(symbol, index),
      value: Math.max(0, ...Object.values(symbol.pays ?? {})) / definition.betCoins,
      type: symbol.kind,
    })),
    reels: base.length,
    rows: base.map(({ rows }) => rows),
    paylines: definition.wins.lines.length,
    maxWinMultiplier: definition.maxWin,
    features: [...new Set(definition.features?.map(({ type }) => type))],
  }
}

/** The symbols that pay, by what they pay. */
export function paytableOf(definition: Definition): PaytableEntry[] {
  return visible(definition).flatMap((symbol, index) => {
    const { id: symbolId, name, emoji } = label(symbol, index)
    const pays = Object.entries(symbol.pays ?? {})
      .map(([count, coins]) => ({ count: Number(count), coins, times: coins / definition.betCoins }))
      .sort((a, b) => a.count - b.count)
    return pays.length > 0 ? [{ symbolId, name, emoji, pays }] : []
  })
}

const visible = ({ symbols }: Definition): Visible[] => symbols.filter((symbol) => symbol.kind !== 'blank')

const label = ({ id, name, emoji }: Visible, index: number) => ({
  id,
  name: name ?? id,
  emoji: emoji ?? PLAIN_EMOJI[index % PLAIN_EMOJI.length] ?? '⚪',
})
