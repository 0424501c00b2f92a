/** Parts of games that are made to pass for honest ones. */
import type { Definition, Feature, SymbolDefinition } from '../../src/definition.ts'

/** How the true return of a deceiver is known. */
export type KnownBy =
  /** `prove` of the game, or of one that pays the same and has an exact law. */
  | 'law'
  /** Worked out by hand in its note. */
  | 'hand'
  /** It cannot be within the limits, whatever it is exactly; `truth` is a bound. */
  | 'construction'

export interface Deceiver {
  readonly name: string
  readonly by: KnownBy
  /** The return that one strategy, in one mode, really has. */
  readonly truth: number
  readonly mode?: string
  /** With its trap, and without: then it is honest, and is to be admitted. */
  readonly build: (trap: boolean) => Definition
  /** A game that returns the same and has an exact law, where `truth` is known by law. */
  readonly law?: Definition
  /** The option that `truth` is of. */
  readonly choose?: Readonly<Record<string, number>>
}

/** The most that the weights of a reel may add up to. */
export const FULL = 1 << 20
export const BET = 100

interface Stops {
  /** Chance of the stop, in `FULL`ths. */
  readonly [symbol: string]: number
}

interface Parts extends Partial<Omit<Definition, 'symbols' | 'features'>> {
  /** What the stop that comes up every other time pays, in coins: twice the return in percent. */
  readonly pays?: number
  /** Stops besides. */
  readonly stops?: Stops
  readonly symbols?: readonly SymbolDefinition[]
  readonly features?: readonly Feature[]
}

/** One reel of one row and one line. Every other round wins `pays`: a return of `pays` / 2 percent, with little spread. */
export function oneReel({ pays = 184, stops = {}, symbols = [], reelSets = {}, ...rest }: Parts): Definition {
  return {
    definitionVersion: 1,
    id: 'deceiver',
    name: 'Deceiver',
    betCoins: BET,
    maxWin: 1_000_000,
    symbols: [
      { id: 'a', kind: 'regular', pays: { '1': pays } },
      { id: 'empty', kind: 'blank' },
      { id: 's', kind: 'scatter' },
      ...symbols,
    ],
    wins: { type: 'lines', lines: [[0]] },
    ...rest,
    reelSets: { base: [stopsOf({ a: FULL / 2, ...stops })], ...reelSets },
  }
}

/** A reel of one row; what is left of it is empty. */
export function stopsOf(stops: Stops): Definition['reelSets'][string][number] {
  const entries = Object.entries(stops).filter(([, weight]) => weight > 0)
  const left = FULL - entries.reduce((sum, [, weight]) => sum + weight, 0)
  return {
    strip: [...entries.map(([symbol]) => symbol), 'empty'],
    weights: [...entries.map(([, weight]) => weight), left],
    rows: 1,
  }
}

/**
 * The same game without an exact law: winners are held and the rest spins again, which changes nothing where one cell is all.
 */
export const veiled = (definition: Definition): Definition => ({ ...definition, respins: { holds: 'winners' } })

/** A symbol that pays alone. */
export const prize = (id: string, coins: number): SymbolDefinition => ({ id, kind: 'regular', pays: { '1': coins } })

/** What the rare prize of most deceivers adds: 44 % of the bet, once in a million rounds. */
export const RARE_COINS = 46_000_000
export const RARE = RARE_COINS / FULL / BET
