import type { Meter } from '../../../meter.ts'
import type { LineReader, ReadingState, TellWin } from './reader.ts'

/** All that can be known of a line, reel by reel. */
export interface ExploredLine {
  /** Per reel, by `state × letters + letter`, the state after it. */
  readonly edges: readonly Int32Array[]
  /** After the last reel. */
  readonly ends: Iterable<ReadingState>
}

/** Steps for each part of a state that is reached: its key is a text. */
const PART_STEPS = 30
/** Bytes of a state beside its key, and of an edge. */
const STATE_BYTES = 80
const EDGE_BYTES = 4

/**
 * Every state that a line can come to. States are kept as their keys alone, and those of one reel at a time: there may be
 * millions.
 * @param alphabets per reel the tokens it can show
 * @param tell what wins are told apart by beside their coins and their length
 * @throws OutOfReach where the rules of a line are too involved to be tabulated
 */
export function exploreLine(
  reader: LineReader,
  alphabets: readonly (readonly number[])[],
  meter: Meter,
  tell?: TellWin,
): ExploredLine {
  const edges: Int32Array[] = []
  const start = reader.key(reader.start(), tell)
  let layer = { ids: new Map([[start, 0]]), bytes: 0 }
  for (const [reel, alphabet] of alphabets.entries()) {
    const next = { ids: new Map<string, number>(), bytes: 0 }
    meter.hold(EDGE_BYTES * layer.ids.size * alphabet.length)
    const to = new Int32Array(layer.ids.size * alphabet.length)
    let edge = 0
    for (const from of layer.ids.keys()) {
      const state = reader.stateOf(from, reel)
      for (const token of alphabet) {
        const reached = reader.step(state, token)
        meter.spend(PART_STEPS * reader.size(reached))
        const key = reader.key(reached, tell)
        const id = next.ids.get(key) ?? next.ids.size
        to[edge++] = id
        if (id < next.ids.size) continue
        meter.hold(STATE_BYTES + key.length)
        next.bytes += STATE_BYTES + key.length
        next.ids.set(key, id)
      }
    }
    edges.push(to)
    meter.release(layer.bytes)
    layer = next
  }
  return { edges, ends: statesOf(layer.ids.keys(), reader, alphabets.length) }
}

function* statesOf(keys: Iterable<string>, reader: LineReader, reel: number): Generator<ReadingState> {
  for (const key of keys) yield reader.stateOf(key, reel)
}
