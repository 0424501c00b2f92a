import type { Meter } from '../../../meter.ts'
import type { WeighedFold, Worth } from '../../core/win-rule.ts'
import { buildLineAutomaton, type LineAutomaton } from './automaton.ts'
import { LinesFold } from './fold.ts'
import type { LineReader, TellWin } from './reader.ts'

/** Steps of a walk are kept as whole numbers of 32 bits. */
const MOST = 2 ** 31 - 1

interface Weighing {
  readonly lines: readonly (readonly number[])[]
  readonly reader: LineReader
  readonly alphabets: readonly (readonly number[])[]
  /** By coins alone. */
  readonly automaton: LineAutomaton
}

/** The walk over lines with what their wins are worth beside their coins; `null` where its numbers become too large. */
export function weighedLines({ lines, reader, alphabets, automaton }: Weighing, worth: Worth, meter: Meter) {
  const unit = automaton.maxCoins * lines.length + 1
  const weighed = buildLineAutomaton(
    weighing(reader, unit, worth),
    alphabets,
    automaton.tokens,
    meter,
    tellWorth(worth),
  )
  if (weighed.maxCoins * lines.length > MOST) return null
  return { unit, fold: (reels) => new LinesFold(lines, weighed, reels) } satisfies WeighedFold
}

/** Reads as the other does, and adds to a win's coins what it is worth. */
const weighing = (reader: LineReader, unit: number, worth: Worth): LineReader => ({
  ...reader,
  finish: (state) =>
    reader
      .finish(state)
      .map((one) => (one.kind === 'run' ? { ...one, coins: one.coins + unit * worth(one.symbol, one.count) } : one)),
})

/** Wins are told apart by what they are worth: of those that are worth the same, by one of them. */
function tellWorth(worth: Worth): TellWin {
  const first = new Map<string, number>()
  return ({ symbol, count }) => {
    const key = `${count}/${worth(symbol, count)}`
    const known = first.get(key) ?? symbol
    first.set(key, known)
    return { symbol: known }
  }
}
