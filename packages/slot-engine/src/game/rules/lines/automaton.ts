import { entryOf, floatAt, intAt } from '../../../entries.ts'
import type { Meter } from '../../../meter.ts'
import { exploreLine } from './explore.ts'
import type { LineReader, TellWin } from './reader.ts'

/**
 * What a line pays, as a table walk. On each reel, node and token give the next node and the coins that are certain
 * from then on. Node 0 is where nothing more can be won. Coins are given out as early as they are certain, so that nodes
 * with the same future are one node (the minimal sequential transducer: M. Mohri, "Minimization algorithms for
 * sequential transducers", 2000).
 */
export interface LineAutomaton {
  /** Number of tokens: a reel's tables are indexed `node * tokens + token`. */
  readonly tokens: number
  readonly start: number
  /** Coins that every line wins whatever it shows. */
  readonly startCoins: number
  readonly layers: readonly LineLayer[]
  /** The most one line can pay. */
  readonly maxCoins: number
}

export interface LineLayer {
  readonly nodes: number
  readonly next: Int32Array
  readonly coins: Float64Array
}

/** Bytes of a node while its layer is merged, for each letter of it, and for each token in its tables. */
const LETTER_BYTES = 12
const TOKEN_BYTES = 32

/** The merged node of each raw state, and the coins that are certain on reaching it. */
interface Merged {
  readonly nodes: Int32Array
  readonly coins: Float64Array
}

/**
 * @param alphabets per reel the tokens it can show
 * @param tell what wins are told apart by beside their coins and their length
 * @throws OutOfReach where the rules of a line are too involved to be tabulated
 */
export function buildLineAutomaton(
  reader: LineReader,
  alphabets: readonly (readonly number[])[],
  tokens: number,
  meter: Meter,
  tell?: TellWin,
): LineAutomaton {
  meter.part = 'wins'
  return meter.within({}, () => merge(reader, alphabets, tokens, meter, tell))
}

function merge(
  reader: LineReader,
  alphabets: readonly (readonly number[])[],
  tokens: number,
  meter: Meter,
  tell: TellWin | undefined,
): LineAutomaton {
  const { edges, ends } = exploreLine(reader, alphabets, meter, tell)
  const coins = Float64Array.from(ends, (state) => reader.finish(state).reduce((sum, one) => sum + one.coins, 0))
  const maxCoins = coins.reduce((max, each) => Math.max(max, each), 0)
  let ahead: Merged = { nodes: new Int32Array(coins.length), coins }
  const layers: LineLayer[] = []
  for (let reel = alphabets.length - 1; reel >= 0; reel--) {
    const { layer, merged } = mergeLayer(entryOf(edges, reel), entryOf(alphabets, reel), { ahead, tokens, meter })
    layers.unshift(layer)
    ahead = merged
  }
  return { tokens, start: intAt(ahead.nodes, 0), startCoins: floatAt(ahead.coins, 0), layers, maxCoins }
}

interface Ahead {
  readonly ahead: Merged
  readonly tokens: number
  readonly meter: Meter
}

function mergeLayer(edges: Int32Array, alphabet: readonly number[], { ahead, tokens, meter }: Ahead) {
  const letters = alphabet.length
  const ids = new Map<string, number>([[alphabet.map(() => '0:0').join(), 0]])
  const next: number[] = new Array(tokens).fill(0)
  const coins: number[] = new Array(tokens).fill(0)
  const size = edges.length / letters
  const merged = { nodes: new Int32Array(size), coins: new Float64Array(size) }
  for (let state = 0; state < size; state++) {
    const reached = edges.subarray(state * letters, (state + 1) * letters)
    const certain = reached.reduce((min, to) => Math.min(min, floatAt(ahead.coins, to)), Number.POSITIVE_INFINITY)
    const key = Array.from(reached, (to) => `${intAt(ahead.nodes, to)}:${floatAt(ahead.coins, to) - certain}`).join()
    const node = ids.get(key) ?? ids.size
    merged.nodes[state] = node
    merged.coins[state] = certain
    if (node < ids.size) continue
    meter.hold(LETTER_BYTES * letters + TOKEN_BYTES * tokens)
    ids.set(key, node)
    for (let i = 0; i < tokens; i++) {
      next.push(0)
      coins.push(0)
    }
    for (const [i, token] of alphabet.entries()) {
      const to = intAt(reached, i)
      next[node * tokens + token] = intAt(ahead.nodes, to)
      coins[node * tokens + token] = floatAt(ahead.coins, to) - certain
    }
  }
  meter.release((LETTER_BYTES * letters + TOKEN_BYTES * tokens) * (ids.size - 1))
  const layer: LineLayer = { nodes: ids.size, next: Int32Array.from(next), coins: Float64Array.from(coins) }
  return { layer, merged }
}
