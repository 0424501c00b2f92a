import type {
  BlankSymbol,
  Definition,
  FreeSpins,
  FreeSpinTrigger,
  LineWins,
  ReelDefinition,
  RegularSymbol,
  ScatterSymbol,
  WildSymbol,
} from '../src/definition.ts'

/** The first kind of game: lines on fixed rows, and free spins that are all alike. */
export interface LineGame extends Definition {
  readonly symbols: readonly LineSymbol[]
  readonly reelSets: Readonly<Record<string, readonly FixedReel[]>>
  readonly wins: LineWins
  readonly features?: readonly TriggeredSpins[]
}

export type LineSymbol = RegularSymbol | ScatterSymbol | BlankSymbol | LineWild
export type LineWild = WildSymbol & { readonly multiplier?: number }
export type FixedReel = ReelDefinition & { readonly rows: number }
export type TriggeredSpins = FreeSpins & { readonly trigger: FreeSpinTrigger; readonly reelSet?: string }
