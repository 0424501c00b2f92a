/** Windows played by tables, one by one and in blocks, against the same windows played cell by cell. */
import { describe, expect, test } from 'vitest'
import { compile, createRng, type Definition, spin } from '../../index.ts'
import { createSfc32 } from '../../rng.ts'
import type { WindowTables } from '../tables/window-tables.ts'
import { CompiledPlayer } from './compiled/compiled-player.ts'
import { BLOCK, BlockPlayer, WindowPlayer } from './window-player.ts'

interface Shape {
  readonly reels: number
  readonly lines: number
  readonly scatters: number
  /** What each reel of a run pays, from the second on; with 0, a run over all reels alone pays. */
  readonly pay: number
}

/** Reels of seventy stops, of which two go into one draw. */
function game({ reels, lines, scatters, pay }: Shape): Definition {
  const rng = createRng(`${reels} ${lines}`)
  const paying = ['a', 'b', 'c'].map((id, i) => ({
    id,
    pays: Object.fromEntries(
      Array.from({ length: reels - 1 }, (_, n) => [n + 2, pay === 0 && n + 2 < reels ? 0 : (pay + i + 1) * (n + 1)]),
    ),
  }))
  const ids = [...['a', 'a', 'a', 'b', 'b', 'c', 'w'], ...Array.from({ length: scatters }, (_, i) => `s${i}`)]
  const strip = () => Array.from({ length: 70 }, () => ids[rng.below(ids.length)]!)
  return {
    ...{ definitionVersion: 1, id: 'tables', name: 'Tables', betCoins: 1, maxWin: 10 ** 9 },
    symbols: [
      ...paying.map((symbol) => ({ ...symbol, kind: 'regular' as const })),
      { id: 'w', kind: 'wild' },
      ...ids.slice(7).map((id) => ({ id, kind: 'scatter' as const })),
    ],
    reelSets: { base: Array.from({ length: reels }, () => ({ strip: strip(), rows: 3 })) },
    wins: {
      type: 'lines',
      lines: Array.from({ length: lines }, () => Array.from({ length: reels }, () => rng.below(3))),
    },
  }
}

/** The same tables where state and scatters of an opening do not fit into one number. */
function apart(tables: WindowTables): WindowTables {
  const { scatterBits, size } = tables
  const openings = Int32Array.from({ length: 4 * size }, (_, i) => {
    const both = tables.openings[2 * Math.floor(i / 4)]!
    return [both >> scatterBits, tables.openings[2 * Math.floor(i / 4) + 1]!, both % 2 ** scatterBits, 0][i % 4]!
  })
  return { ...tables, scatterBits: -1, openings }
}

interface Window {
  readonly coins: number
  readonly scatters: number
}

const SEED = 'windows'

/** So many windows, cell by cell, and where they leave the generator. */
function byCells(definition: Definition, windows: number) {
  const plain = compile(definition)
  const { packed } = plain.plan.scatters
  const rng = createRng(SEED)
  const played = Array.from({ length: windows }, (): Window => {
    const { events, totalCoins: coins } = spin(plain, rng)
    const [stopped] = events
    const shown = stopped?.type === 'reelsStopped' ? stopped.window.flat() : []
    const tokens = shown.map((id) => definition.symbols.findIndex((symbol) => symbol.id === id))
    return { coins, scatters: tokens.reduce((sum, token) => sum + packed[token]!, 0) }
  })
  return { played, state: rng.state() }
}

const big = 10_000_000

describe.each([
  { reels: 2, lines: 3, scatters: 1, pay: 4 },
  { reels: 4, lines: 5, scatters: 2, pay: 4 },
  { reels: 4, lines: 2, scatters: 0, pay: 0 },
  { reels: 5, lines: 2, scatters: 0, pay: 0 },
  { reels: 4, lines: 6, scatters: 2, pay: big },
  { reels: 5, lines: 6, scatters: 2, pay: 4 },
  { reels: 5, lines: 6, scatters: 2, pay: big },
])('the windows of %j are the same', (shape) => {
  const definition = game(shape)
  const packed = compile(definition).plan.base.tables()!
  const coinBits = packed.more.flatMap(({ layers }) => layers.map((layer) => layer.coinBits))
  const windows = 3 * BLOCK + 5

  test('is of the kind that it stands for', () => {
    expect(packed.scatterBits > 0).toBe(shape.scatters > 0)
    expect(packed.more).toHaveLength(Math.ceil(shape.reels / 2) - 1)
    expect(coinBits.some((bits) => bits < 0)).toBe(shape.pay === big)
    expect(coinBits.includes(0)).toBe(shape.pay === 0 && shape.reels === 5)
  })

  test.each([
    ['packed', packed],
    ['apart', apart(packed)],
  ])('by tables that are %s: one by one, in blocks, and passed over', (_, tables) => {
    const { played, state } = byCells(definition, windows)
    expect(played.some(({ coins }) => coins > 0)).toBe(true)

    const one = new WindowPlayer(tables)
    const rng = createSfc32(SEED)
    const single = played.map((): Window => ({ coins: one.play(rng), scatters: one.scatters }))
    expect(single).toEqual(played)
    expect(rng.state()).toEqual(state)

    const block = new BlockPlayer(tables)
    const inBlocks = createSfc32(SEED)
    const parts = [BLOCK, BLOCK, 5, BLOCK].flatMap((size) => {
      block.play(inBlocks, size)
      return Array.from({ length: size }, (_, k): Window => ({ coins: block.coins[k]!, scatters: block.scatters[k]! }))
    })
    expect(parts).toEqual(played)
    expect(inBlocks.state()).toEqual(state)
    block.play(inBlocks, 5)
    const last = played.slice(-BLOCK).slice(5)
    expect([...block.coins.subarray(5)]).toEqual(last.map(({ coins }) => coins))
    expect([...block.scatters.subarray(5)]).toEqual(last.map(({ scatters }) => scatters))

    const passed = createSfc32(SEED)
    block.skip(passed, windows)
    expect(passed.state()).toEqual(state)
  })

  test('by a walk that is compiled, up to windows that end it', () => {
    const { played, state } = byCells(definition, windows)
    const ends = new Uint8Array(Math.max(...played.map(({ scatters }) => scatters)) + 1)
    if (shape.scatters > 0) ends[ends.length - 1] = 1
    const compiled = CompiledPlayer.of(compile(definition).plan.base.tables()!, ends)
    expect(compiled === null).toBe(shape.pay === big)
    if (compiled === null) return
    const rng = createSfc32(SEED)
    const seen: Window[] = []
    while (seen.length < windows) {
      const run = compiled.play(rng, windows - seen.length)
      for (let k = 0; k < run; k++) seen.push({ coins: compiled.coins[k]!, scatters: compiled.scatters[k]! })
      const isEnd = ends[compiled.scatters[run - 1]!] === 1
      expect(isEnd || seen.length === windows).toBe(true)
      expect([...compiled.scatters.subarray(0, run - 1)].some((scatters) => ends[scatters] === 1)).toBe(false)
    }
    expect(seen).toEqual(played)
    expect(rng.state()).toEqual(state)
  })
})
