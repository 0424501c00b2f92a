/** Reels that do not stop each by itself, against every combination of stops worked out by the words of the definition. */
import { describe, expect, test } from 'vitest'
import { GIANT_SYMBOLS, SLIDING_TOP, TOP_REEL } from '../../test-support/kinds-definitions.ts'
import { runs } from '../../test-support/runs.ts'
import { compile, createRng, type Definition, parseDefinition, prove, simulate, spin } from '../index.ts'

interface Stopped {
  readonly window: readonly (readonly string[])[]
  readonly weight: number
}

const cyclic = (strip: readonly string[], stop: number, count: number): string[] =>
  Array.from({ length: count }, (_, i) => strip[(stop + i) % strip.length]!)

/** Every window of a set with its weight. */
function windows({ reelSets, topReels = {} }: Definition, set: string): readonly Stopped[] {
  const top = topReels[set]
  const heads = top
    ? top.strip.map((_, stop) => ({
        above: new Map(top.reels.map((reel, i) => [reel, cyclic(top.strip, stop + i, 1)[0]!])),
        weight: top.weights?.[stop] ?? 1,
      }))
    : [{ above: new Map<number, string>(), weight: 1 }]
  const reels = reelSets[set]!
  return heads.flatMap(({ above, weight }) => {
    let made = [{ stops: [] as number[], window: [] as string[][], weight }]
    for (const [r, reel] of reels.entries()) {
      const rows =
        typeof reel.rows === 'number'
          ? [[reel.rows, 1] as const]
          : Object.entries(reel.rows).map(([n, w]) => [Number(n), w] as const)
      const over = above.get(r)
      made = made.flatMap((part) =>
        reel.strip.flatMap((_, stop) => {
          if (reel.follows !== undefined && part.stops[reel.follows] !== stop) return []
          return rows.map(([count, times]) => ({
            stops: [...part.stops, stop],
            window: [...part.window, [...(over === undefined ? [] : [over]), ...cyclic(reel.strip, stop, count)]],
            weight: part.weight * times * (reel.weights?.[stop] ?? 1),
          }))
        }),
      )
    }
    return made
  })
}

const payOf = (definition: Definition, id: string, count: number): number => {
  const symbol = definition.symbols.find((one) => one.id === id)
  const pays = symbol && 'pays' in symbol ? (symbol.pays ?? {}) : {}
  const reached = Object.keys(pays).filter((key) => Number(key) <= count)
  return pays[String(Math.max(...reached.map(Number)))] ?? 0
}

function coinsOf(definition: Definition, window: Stopped['window']): number {
  const { wins, symbols } = definition
  const scatter = payOf(definition, 's', window.flat().filter((id) => id === 's').length)
  const regular = symbols.filter(({ kind }) => kind === 'regular').map(({ id }) => id)
  const wild = symbols.find(({ kind }) => kind === 'wild')
  const worth = wild?.kind === 'wild' && typeof wild.multiplier === 'number' ? wild.multiplier : 1
  if (wins.type === 'lines') {
    const line = (rows: readonly number[]): number => {
      const shown = rows.map((row, reel) => window[reel]![row]!)
      const best = regular.map((id) => {
        const broken = shown.findIndex((one) => one !== id && one !== 'w')
        const count = broken < 0 ? shown.length : broken
        return payOf(definition, id, count)
      })
      return Math.max(0, ...best)
    }
    return scatter + wins.lines.reduce((sum, rows) => sum + line(rows), 0)
  }
  const ways = (id: string): number => {
    const cells = window.map((reel) => reel.reduce((sum, one) => sum + (one === id ? 1 : one === 'w' ? worth : 0), 0))
    const broken = cells.indexOf(0)
    const count = broken < 0 ? cells.length : broken
    return payOf(definition, id, count) * cells.slice(0, count).reduce((product, n) => product * n, 1)
  }
  return scatter + regular.reduce((sum, id) => sum + ways(id), 0)
}

const distributionOf = (definition: Definition, set: string, times = 1): [number, number][] => {
  const counts = new Map<number, number>()
  for (const { window, weight } of windows(definition, set)) {
    const coins = coinsOf(definition, window) * times
    counts.set(coins, (counts.get(coins) ?? 0) + weight)
  }
  return [...counts].sort(([a], [b]) => a - b)
}

describe.each([TOP_REEL, GIANT_SYMBOLS])('$name', (definition: Definition) => {
  const game = compile(definition)

  test('is a definition', () => {
    expect(parseDefinition(definition)).toMatchObject({ ok: true })
  })

  test('has the sheet of all its combinations', () => {
    const sheet = prove(game)
    expect(sheet.base.distribution).toEqual(distributionOf(definition, 'base'))
    if (definition.features)
      expect(sheet.features[0]?.spin?.distribution).toEqual(distributionOf(definition, 'free', 2))
  })

  test('shows the strips where they stop', () => {
    const rng = createRng('windows')
    for (let i = 0; i < runs(0, 200).numRuns; i++) {
      for (const event of spin(game, rng).events) {
        if (event.type !== 'reelsStopped') continue
        const top = definition.topReels?.[event.reelSet]
        expect(event.top?.reels).toEqual(top?.reels)
        event.window.forEach((shown, reel) => {
          const place = top?.reels.indexOf(reel) ?? -1
          const below = place < 0 ? shown : shown.slice(1)
          if (place >= 0) expect(shown[0]).toBe(top!.strip[(event.top!.stop + place) % top!.strip.length])
          const { strip, follows } = definition.reelSets[event.reelSet]![reel]!
          expect(below).toEqual(cyclic(strip, event.stops[reel]!, below.length))
          if (follows !== undefined) expect(event.stops[reel]).toBe(event.stops[follows])
        })
      }
    }
  })

  test('comes out as proved when it is simulated', async () => {
    const sheet = prove(game)
    const spins = runs(0, 60_000).numRuns
    const report = await simulate(game, { spins, seed: 'tied' })
    expect(Math.abs(report.actualRtp - sheet.rtp)).toBeLessThan((3.5 * sheet.standardDeviation) / Math.sqrt(spins))
  })
})

test('a top reel slides to the left where symbols vanish, and columns fall under it', () => {
  expect(parseDefinition(SLIDING_TOP)).toMatchObject({ ok: true })
  const game = compile(SLIDING_TOP)
  const rng = createRng('slides')
  let slid = 0
  const ROUNDS = runs(0, 400).numRuns
  for (let i = 0; i < ROUNDS; i++) {
    let before: readonly (readonly string[])[] = []
    let next = 0
    for (const event of spin(game, rng, {}).events) {
      if (event.type === 'freeSpinsAwarded') break
      if (event.type === 'reelsStopped') {
        before = event.window
        next = event.top!.stop + 2
      }
      if (event.type !== 'cascaded') continue
      const gone = new Set(event.removed.map(([reel, row]) => `${reel}.${row}`))
      const kept = [1, 2].filter((reel) => !gone.has(`${reel}.0`)).map((reel) => before[reel]![0]!)
      const { strip } = SLIDING_TOP.topReels.base
      while (kept.length < 2) kept.push(strip[next++ % strip.length]!)
      if (gone.has('1.0') || gone.has('2.0')) slid++
      expect([event.window[1]![0], event.window[2]![0]]).toEqual(kept)
      event.window.forEach((shown, reel) => {
        const over = reel === 1 || reel === 2 ? 1 : 0
        const stayed = before[reel]!.filter((_, row) => row >= over && !gone.has(`${reel}.${row}`))
        expect(shown.length).toBe(before[reel]!.length)
        expect(shown.slice(shown.length - stayed.length)).toEqual(stayed)
      })
      before = event.window
    }
  }
  expect(slid).toBeGreaterThan(ROUNDS / 20)
})
