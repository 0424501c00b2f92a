import { addTo, entryOf, floatAt, intAt, known } from '../../../entries.ts'
import type { Meter } from '../../../meter.ts'
import type { PayTally } from '../../core/pays.ts'
import type { LineLaw, LineWin } from '../../core/win-rule.ts'
import { type Face, facesOf } from '../../tables/faces.ts'
import type { Reel } from '../../tables/reels.ts'
import type { LineReader, Reading, ReadingState } from './reader.ts'

/** All that can be known of a line after each of its reels, and what its ends pay. */
interface LineTable {
  /** Per reel, by `state × alphabet + letter`, the next state. */
  readonly steps: readonly Int32Array[]
  readonly states: readonly number[]
  readonly ends: readonly (readonly Reading[])[]
}

/** Steps of a text that a state is known by, and of a face. */
const KEY_STEPS = 40
const FACE_STEPS = 3
/** States of a line on one reel: more than that is left to simulation. */
const STATE_LIMIT = 200_000

/**
 * Adds every line win over the cycle of these reels, each combination of stops counted with its weight × `times`.
 * A line meets each reel in one cell, so its symbols are independent: it is walked by the weights of what its cells show,
 * with the reader that also reads it in play.
 * @returns false where the line has too many states
 */
export function addLineWins(
  tally: PayTally,
  lines: readonly (readonly number[])[],
  reader: LineReader,
  reels: readonly Reel[],
  times: number,
  pays: number,
  meter: Meter,
): boolean {
  const alphabets = reels.map(tokensOn)
  const table = knownTable(reader, alphabets, meter)
  if (table === null) return false
  const faces = reels.map(facesOf)
  const alike = new Map<string, { cells: readonly Float64Array[]; lines: number }>()
  for (const line of lines) {
    meter.spend(FACE_STEPS * faces.reduce((sum, each) => sum + each.length, 0))
    const cells = line.map((row, r) => weightsIn(entryOf(faces, r), row, entryOf(alphabets, r)))
    const key = cells.map((weights) => weights.join()).join(';')
    const known = alike.get(key)
    if (known === undefined) alike.set(key, { cells, lines: 1 })
    else known.lines++
  }
  for (const { cells, lines: number } of alike.values()) {
    meter.spend(cells.reduce((sum, weights, r) => sum + weights.length * entryOf(table.states, r), 0))
    const ends = walk(table, cells)
    ends.forEach((weight, end) => {
      for (const reading of entryOf(table.ends, end)) {
        const hits = weight * number * times
        if (reading.kind === 'run') tally.add('line', reading.symbol, reading.count, hits, hits * reading.coins * pays)
        else tally.add('combination', reading.combination, cells.length, hits, hits * reading.coins * pays)
      }
    })
  }
  return true
}

/** What one line wins, by the weights of what its cells show; `null` where it has too many states, or combinations that are no runs. */
export function lineLaw(reader: LineReader, reels: number, tokens: number, meter: Meter): LineLaw | null {
  const alphabet = Array.from({ length: tokens }, (_, token) => token)
  const table = lineTable(
    reader,
    Array.from({ length: reels }, () => alphabet),
    meter,
  )
  if (table === null || table.ends.some((readings) => readings.some(({ kind }) => kind !== 'run'))) return null
  const steps = table.states.slice(0, reels).reduce((sum, states) => sum + states * tokens, 0)
  return (cells) => {
    meter.play(steps)
    const wins: LineWin[] = []
    walk(table, cells).forEach((weight, end) => {
      if (weight === 0) return
      for (const reading of entryOf(table.ends, end))
        if (reading.kind === 'run')
          wins.push({ symbol: reading.symbol, count: reading.count, coins: weight * reading.coins })
    })
    return wins
  }
}

/** Tables that are kept for each reader: one kind of reels is often looked at with many weights. */
const MOST_TABLES = 16

interface Known {
  readonly table: LineTable | null
  readonly steps: number
}

const tables = new WeakMap<LineReader, Map<string, Known>>()

/** The table of these alphabets, made once. It is charged each time, so that a budget allows what it would without. */
function knownTable(reader: LineReader, alphabets: readonly (readonly number[])[], meter: Meter): LineTable | null {
  const ofReader = tables.get(reader) ?? new Map<string, Known>()
  tables.set(reader, ofReader)
  const key = alphabets.join(';')
  const known = ofReader.get(key)
  if (known !== undefined) {
    meter.spend(known.steps)
    return known.table
  }
  const before = meter.steps
  const table = lineTable(reader, alphabets, meter)
  if (ofReader.size === MOST_TABLES) ofReader.clear()
  ofReader.set(key, { table, steps: meter.steps - before })
  return table
}

const tokensOn = (reel: Reel): number[] =>
  [...new Set(facesOf(reel).flatMap(({ tokens }) => [...tokens]))].sort((a, b) => a - b)

/** Weight of each letter in one cell. */
function weightsIn(faces: readonly Face[], row: number, alphabet: readonly number[]): Float64Array {
  const letters = new Map(alphabet.map((token, letter) => [token, letter]))
  const weights = new Float64Array(alphabet.length)
  for (const { tokens, weight } of faces) addTo(weights, known(letters.get(entryOf(tokens, row)), 'the letter'), weight)
  return weights
}

function lineTable(reader: LineReader, alphabets: readonly (readonly number[])[], meter: Meter): LineTable | null {
  let states: readonly ReadingState[] = [reader.start()]
  const sizes = [1]
  const steps: Int32Array[] = []
  for (const alphabet of alphabets) {
    const ids = new Map<string, number>()
    const next: ReadingState[] = []
    const step = new Int32Array(states.length * alphabet.length)
    for (const [s, state] of states.entries()) {
      meter.spend(KEY_STEPS * alphabet.length)
      for (const [letter, token] of alphabet.entries()) {
        const to = reader.step(state, token)
        const key = `${reader.key(to)}|${winners(to)}`
        const id = ids.get(key) ?? next.push(to) - 1
        ids.set(key, id)
        step[s * alphabet.length + letter] = id
      }
      if (next.length > STATE_LIMIT) return null
    }
    steps.push(step)
    states = next
    sizes.push(next.length)
  }
  return { steps, states: sizes, ends: states.map((state) => reader.finish(state)) }
}

/** The reader's key tells states by what they pay; here it matters for what. */
const winners = ({ left, right, any }: ReadingState): string =>
  [left, right, any].map((win) => win?.symbol ?? '').join()

/** How often each end is reached. */
function walk({ steps, states }: LineTable, cells: readonly Float64Array[]): Float64Array {
  let now = Float64Array.of(1)
  for (const [r, weights] of cells.entries()) {
    const next = new Float64Array(entryOf(states, r + 1))
    const step = entryOf(steps, r)
    for (const [state, weight] of now.entries()) {
      if (weight === 0) continue
      for (let letter = 0; letter < weights.length; letter++) {
        addTo(next, intAt(step, state * weights.length + letter), weight * floatAt(weights, letter))
      }
    }
    now = next
  }
  return now
}
