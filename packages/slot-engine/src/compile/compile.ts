import { BASE_REEL_SET, type CountTable, type Definition, type FreeSpins } from '../definition.ts'
import { type WindowDistribution, windowDistribution } from './distribution.ts'
import { buildLineAutomaton, type LineAutomaton } from './line-automaton.ts'
import { type LineReader, lineReader, payByCount } from './reading.ts'
import {
  buildReel,
  type DrawGroup,
  drawGroups,
  type Reel,
  type ScatterCounts,
  scatterCount,
  scatterCounts,
} from './reels.ts'
import { buildScreenAutomaton, type ScreenAutomaton } from './screen-automaton.ts'

/** A definition made ready to play. Compile once, play as often as you like; it holds no state of any round. */
export interface Game {
  readonly definition: Definition
  readonly betCoins: number
  /** The most a round pays. */
  readonly maxCoins: number
  /** @internal */
  readonly plan: Plan
}

export interface Plan {
  readonly reader: LineReader
  readonly scatters: ScatterPlan
  readonly base: ReelSet
  readonly features: readonly FreeSpinsPlan[]
}

export interface ScatterPlan {
  readonly counts: ScatterCounts
  /** Per scatter symbol its coins by count. */
  readonly payOf: readonly (readonly number[])[]
  /** Coins of all scatter pays together, by packed counts. */
  readonly pays: Float64Array
}

export interface FreeSpinsPlan {
  readonly feature: FreeSpins
  /** Index of the scatter in `ScatterCounts`. */
  readonly scatter: number
  /** Spins awarded, by packed counts. */
  readonly awards: Int32Array
  readonly retriggers: Int32Array
  readonly lineMultiplier: number
  readonly scatterMultiplier: number
  readonly reelSet: ReelSet
}

/** A reel set with its tables. What only long work needs is built when first asked for. */
export class ReelSet {
  readonly name: string
  readonly reels: readonly Reel[]
  readonly groups: readonly DrawGroup[]
  readonly automaton: LineAutomaton
  private readonly lines: readonly (readonly number[])[]
  private readonly scatterSize: number
  private screenMade: ScreenAutomaton | null | undefined
  private windowMade: WindowDistribution | null | undefined

  constructor(name: string, definition: Definition, counts: ScatterCounts, reader: LineReader) {
    this.name = name
    this.reels = (definition.reelSets[name] ?? []).map((reel) => buildReel(reel, definition, counts))
    this.groups = drawGroups(this.reels)
    this.lines = definition.wins.lines
    this.scatterSize = counts.size
    this.automaton = buildLineAutomaton(reader, this.reels.map(alphabetOf), definition.symbols.length)
  }

  /** `null` where its tables would not fit in memory. */
  screen(): ScreenAutomaton | null {
    if (this.screenMade === undefined) this.screenMade = buildScreenAutomaton(this.lines, this.reels, this.automaton)
    return this.screenMade
  }

  /** The exact distribution of one window; `null` where it is out of reach. */
  window(): WindowDistribution | null {
    if (this.windowMade === undefined) {
      const screen = this.screen()
      this.windowMade = screen && windowDistribution(this.reels, screen, this.scatterSize)
    }
    return this.windowMade
  }
}

const alphabetOf = (reel: Reel): number[] => [...new Set(reel.symbols)].sort((a, b) => a - b)

/**
 * Makes a definition ready to play.
 * @param definition as `parseDefinition` gave it: what it refuses must not come here
 */
export function compile(definition: Definition): Game {
  const counts = scatterCounts(definition)
  const reels = definition.reelSets[BASE_REEL_SET]?.length ?? 0
  const reader = lineReader(definition, reels)
  const sets = new Map<string, ReelSet>()
  const reelSet = (name: string): ReelSet => {
    const made = sets.get(name) ?? new ReelSet(name, definition, counts, reader)
    sets.set(name, made)
    return made
  }
  const plan: Plan = {
    reader,
    scatters: scatterPlan(definition, counts),
    base: reelSet(BASE_REEL_SET),
    features: (definition.features ?? []).map((feature) => freeSpinsPlan(feature, definition, counts, reelSet)),
  }
  return { definition, betCoins: definition.betCoins, maxCoins: definition.maxWin * definition.betCoins, plan }
}

function scatterPlan(definition: Definition, counts: ScatterCounts): ScatterPlan {
  const payOf = counts.symbols.map((index, scatter) => {
    const symbol = definition.symbols[index]
    return payByCount(symbol?.kind === 'scatter' ? symbol.pays : undefined, (counts.radices[scatter] as number) - 1)
  })
  const pays = Float64Array.from({ length: counts.size }, (_, packed) =>
    payOf.reduce((sum, table, scatter) => sum + (table[scatterCount(counts, scatter, packed)] as number), 0),
  )
  return { counts, payOf, pays }
}

function freeSpinsPlan(
  feature: FreeSpins,
  definition: Definition,
  counts: ScatterCounts,
  reelSet: (name: string) => ReelSet,
): FreeSpinsPlan {
  const symbol = definition.symbols.findIndex(({ id }) => id === feature.trigger.symbol)
  const scatter = counts.symbols.indexOf(symbol)
  const { multiplier = 1, multiplies = ['lines', 'scatters'] } = feature
  return {
    feature,
    scatter,
    awards: Int32Array.from(byPackedCount(feature.trigger.awards, counts, scatter)),
    retriggers: Int32Array.from(byPackedCount(feature.retrigger, counts, scatter)),
    lineMultiplier: multiplies.includes('lines') ? multiplier : 1,
    scatterMultiplier: multiplies.includes('scatters') ? multiplier : 1,
    reelSet: reelSet(feature.reelSet ?? BASE_REEL_SET),
  }
}

function byPackedCount(table: CountTable | undefined, counts: ScatterCounts, scatter: number): Float64Array {
  const byCount = payByCount(table, (counts.radices[scatter] ?? 1) - 1)
  return Float64Array.from(
    { length: counts.size },
    (_, packed) => byCount[scatterCount(counts, scatter, packed)] as number,
  )
}
