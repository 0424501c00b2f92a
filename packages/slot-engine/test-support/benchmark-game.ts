/** The game of `bench/reference/`, for which two loops were tuned by hand and whose answers are known. */
import { readFileSync } from 'node:fs'
import type { LineGame, LineSymbol } from './line-game.ts'

interface BenchmarkJson {
  readonly reels: readonly (readonly number[])[]
  readonly lines: readonly (readonly number[])[]
  /** Line pays for 3, 4 and 5, by symbol: 0 is wild, the last is the scatter. */
  readonly pays: readonly (readonly number[])[]
  /** Scatter pays in bets, by count. */
  readonly scat: readonly number[]
  readonly fs: number
}

export function benchmarkGame(): LineGame {
  const url = new URL('../bench/reference/game.json', import.meta.url)
  const game: BenchmarkJson = JSON.parse(readFileSync(url, 'utf8'))
  const awards = { 3: game.fs }
  const scatter = game.pays.length - 1
  return {
    definitionVersion: 1,
    id: 'benchmark',
    name: 'Benchmark',
    betCoins: game.lines.length,
    maxWin: 1_000_000,
    symbols: game.pays.map((pays, symbol) => toSymbol(symbol, pays, scatter, game)),
    reelSets: { base: game.reels.map((strip) => ({ strip: strip.map(idOf), rows: 3 })) },
    wins: { type: 'lines', lines: game.lines },
    features: [{ type: 'freeSpins', id: 'free', trigger: { symbol: idOf(scatter), awards }, retrigger: awards }],
  }
}

const idOf = (symbol: number): string => `s${symbol}`

function toSymbol(symbol: number, pays: readonly number[], scatter: number, game: BenchmarkJson): LineSymbol {
  const id = idOf(symbol)
  if (symbol === 0) return { id, kind: 'wild' }
  const byCount = (list: readonly number[], first: number, unit: number) =>
    Object.fromEntries(list.map((pay, i) => [first + i, pay * unit]))
  if (symbol < scatter) return { id, kind: 'regular', pays: byCount(pays, 3, 1) }
  return { id, kind: 'scatter', pays: byCount(game.scat.slice(3), 3, game.lines.length) }
}
