import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FixedReel, LineGame, LineSymbol } from '../../test-support/line-game.ts'
import { randomGame } from '../../test-support/random-game.ts'
import { runs } from '../../test-support/runs.ts'
import {
  type CountTable,
  compile,
  type Direction,
  type ExactSheet,
  parseDefinition,
  prove,
  type SpinSheet,
} from '../index.ts'

const RUNS = runs(20_260_103, 150)

function sheetOf(definition: LineGame): ExactSheet {
  const result = parseDefinition(definition)
  if (!result.ok) throw new Error(JSON.stringify(result.problems))
  return prove(compile(result.definition))
}

/** The counts of a sheet, which are whole numbers, with coins in units of `unit` and counts in units of `share`. */
function counts(spin: SpinSheet, unit = 1, share = 1) {
  const { coins, hits, squaredCoins, triggers, freeSpins } = spin.sums
  return {
    cycle: spin.cycle / share,
    distribution: spin.distribution.map(([win, count]) => [win / unit, count / share]),
    sums: [coins / unit, hits, squaredCoins / unit ** 2, triggers, freeSpins].map((sum) => sum / share),
  }
}

const figures = (sheet: ExactSheet) => [
  sheet.rtp,
  sheet.uncappedRtp,
  sheet.hitFrequency,
  sheet.standardDeviation,
  sheet.rtpBySource.lines,
  sheet.rtpBySource.scatters,
  ...sheet.features.flatMap((feature) => [feature.triggerProbability, feature.averageSpins!, feature.averageWin]),
]

/** The game and its image have one sheet, up to units and the rounding of doubles. */
function expectSame(definition: LineGame, image: LineGame, unit = 1, share = 1): void {
  const [before, after] = [sheetOf(definition), sheetOf(image)]
  expect(counts(after.base, unit, share)).toEqual(counts(before.base))
  for (const [i, feature] of before.features.entries())
    expect(counts(after.features[i]!.spin!, unit, share)).toEqual(counts(feature.spin!))
  const [expected, actual] = [figures(before), figures(after)]
  for (const [i, value] of expected.entries())
    expect(Math.abs(actual[i]! - value) / Math.max(1, value), `figure ${i}: ${actual[i]} and ${value}`).toBeLessThan(
      1e-9,
    )
}

const property = (check: (definition: LineGame) => void) =>
  fc.assert(fc.property(randomGame({ cap: 'any', maxCycle: 600 }), check), RUNS)

const mapSets = (definition: LineGame, map: (set: readonly FixedReel[]) => readonly FixedReel[]) =>
  Object.fromEntries(Object.entries(definition.reelSets).map(([name, set]) => [name, map(set)]))

const times = (pays: CountTable, factor: number): CountTable =>
  Object.fromEntries(Object.entries(pays).map(([count, coins]) => [count, coins * factor]))

const timesThree = (symbol: LineSymbol): LineSymbol => ({
  ...symbol,
  ...('pays' in symbol && symbol.pays && { pays: times(symbol.pays, 3) }),
  ...('scatterPays' in symbol && symbol.scatterPays && { scatterPays: times(symbol.scatterPays, 3) }),
})

describe('an exact sheet does not change', () => {
  test('when all pays and the bet are three times as many coins', () => {
    property((definition) => {
      const { wins, symbols, betCoins, features = [] } = definition
      expectSame(
        definition,
        {
          ...definition,
          betCoins: betCoins * 3,
          symbols: symbols.map(timesThree),
          features: features.map((feature) => ({
            ...feature,
            ...(feature.scatterPays && {
              scatterPays: Object.fromEntries(
                Object.entries(feature.scatterPays).map(([id, pays]) => [id, times(pays, 3)]),
              ),
            }),
          })),
          wins: {
            ...wins,
            ...(wins.combinations && {
              combinations: wins.combinations.map((one) => ({ ...one, coins: one.coins * 3 })),
            }),
          },
        },
        3,
      )
    })
  })

  test('when the machine is seen in a mirror', () => {
    const mirrored: Record<Direction, Direction> = { left: 'right', right: 'left', both: 'both', any: 'any' }
    property((definition) => {
      const { wins, symbols } = definition
      const last = definition.reelSets.base!.length - 1
      const mirrorWild = (symbol: LineSymbol): LineSymbol =>
        symbol.kind === 'wild' && symbol.reels ? { ...symbol, reels: symbol.reels.map((reel) => last - reel) } : symbol
      expectSame(definition, {
        ...definition,
        symbols: symbols.map(mirrorWild),
        reelSets: mapSets(definition, (set) => set.toReversed()),
        wins: {
          ...wins,
          direction: mirrored[wins.direction ?? 'left'],
          lines: wins.lines.map((line) => line.toReversed()),
          ...(wins.combinations && {
            combinations: wins.combinations.map((one) => ({ ...one, slots: one.slots.toReversed() })),
          }),
        },
      })
    })
  })

  test('when symbols have other names and another order', () => {
    const renamed = (name: string): string => name.replace(/^(regular|wild|scatter|blank)-/, 'z$1_')
    const rename = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(rename)
      if (typeof value === 'string') return renamed(value)
      if (typeof value !== 'object' || value === null) return value
      return Object.fromEntries(Object.entries(value).map(([key, item]) => [renamed(key), rename(item)]))
    }
    property((definition) => {
      // The same shape: only names were changed.
      const image = rename(definition) as LineGame
      expectSame(definition, { ...image, symbols: image.symbols.toReversed() })
    })
  })

  test('when lines and combinations come in another order', () => {
    property((definition) => {
      const { wins } = definition
      expectSame(definition, {
        ...definition,
        wins: {
          ...wins,
          lines: wins.lines.toReversed(),
          ...(wins.combinations && { combinations: wins.combinations.toReversed() }),
        },
      })
    })
  })

  test('when strips begin elsewhere', () => {
    const rotate = <T>(list: readonly T[]): readonly T[] => [...list.slice(1), ...list.slice(0, 1)]
    property((definition) => {
      const turn = (reel: FixedReel): FixedReel => ({
        ...reel,
        strip: rotate(reel.strip),
        ...(reel.weights && { weights: rotate(reel.weights) }),
      })
      expectSame(definition, { ...definition, reelSets: mapSets(definition, (set) => set.map(turn)) })
    })
  })

  test('when every weight is doubled', () => {
    property((definition) => {
      const double = ({ strip, weights = strip.map(() => 1), rows }: FixedReel): FixedReel => ({
        strip,
        rows,
        weights: weights.map((weight) => weight * 2),
      })
      const image = { ...definition, reelSets: mapSets(definition, (set) => set.map(double)) }
      expectSame(definition, image, 1, 2 ** definition.reelSets.base!.length)
    })
  })
})
