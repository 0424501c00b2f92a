import type { Meter } from '../../../meter.ts'
import type { LineReader, ReadingState } from './reading.ts'

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

interface RawLayer {
  readonly states: ReadingState[]
  /** Per state: for each token of the reel the index of the next state. */
  readonly edges: number[][]
}

/** Steps and bytes for each part of a state that is reached: its key is a text. */
const PART_STEPS = 30
const PART_BYTES = 40

/**
 * @param alphabets per reel the tokens it can show
 * @throws OutOfReach where the rules of a line are too involved to be tabulated
 */
export function buildLineAutomaton(
  reader: LineReader,
  alphabets: readonly (readonly number[])[],
  tokens: number,
  meter: Meter,
): LineAutomaton {
  meter.part = 'wins'
  const raw = meter.within({}, () => explore(reader, alphabets, meter))
  const last = raw.at(-1) as RawLayer
  let ahead = last.states.map((state) => ({
    node: 0,
    coins: reader.finish(state).reduce((sum, reading) => sum + reading.coins, 0),
  }))
  const maxCoins = ahead.reduce((max, { coins }) => Math.max(max, coins), 0)
  const layers: LineLayer[] = []
  for (let reel = alphabets.length - 1; reel >= 0; reel--) {
    const { layer, merged } = mergeLayer(
      (raw[reel] as RawLayer).edges,
      alphabets[reel] as readonly number[],
      ahead,
      tokens,
    )
    layers.unshift(layer)
    ahead = merged
  }
  const start = ahead[0] as Merged
  return { tokens, start: start.node, startCoins: start.coins, layers, maxCoins }
}

/** A raw state's merged node, and the coins that are certain on reaching it. */
interface Merged {
  readonly node: number
  readonly coins: number
}

function explore(reader: LineReader, alphabets: readonly (readonly number[])[], meter: Meter): RawLayer[] {
  const layers: RawLayer[] = [{ states: [reader.start()], edges: [] }]
  for (const alphabet of alphabets) {
    const from = layers.at(-1) as RawLayer
    const next: RawLayer = { states: [], edges: [] }
    const ids = new Map<string, number>()
    for (const state of from.states) {
      from.edges.push(
        alphabet.map((token) => {
          const to = reader.step(state, token)
          const size = reader.size(to)
          meter.spend(PART_STEPS * size)
          const key = reader.key(to)
          const known = ids.get(key)
          if (known !== undefined) return known
          meter.hold(PART_BYTES * size)
          ids.set(key, next.states.length)
          return next.states.push(to) - 1
        }),
      )
    }
    layers.push(next)
  }
  return layers
}

function mergeLayer(edges: readonly number[][], alphabet: readonly number[], ahead: readonly Merged[], tokens: number) {
  const nodes = new Map<string, number>([[alphabet.map(() => '0:0').join(), 0]])
  const next: number[] = new Array(tokens).fill(0)
  const coins: number[] = new Array(tokens).fill(0)
  const merged = edges.map((targets): Merged => {
    const reached = targets.map((target) => ahead[target] as Merged)
    const certain = reached.reduce((min, edge) => Math.min(min, edge.coins), Number.POSITIVE_INFINITY)
    const key = reached.map((edge) => `${edge.node}:${edge.coins - certain}`).join()
    const known = nodes.get(key)
    if (known !== undefined) return { node: known, coins: certain }
    const node = nodes.size
    nodes.set(key, node)
    next.push(...new Array<number>(tokens).fill(0))
    coins.push(...new Array<number>(tokens).fill(0))
    alphabet.forEach((token, i) => {
      const edge = reached[i] as Merged
      next[node * tokens + token] = edge.node
      coins[node * tokens + token] = edge.coins - certain
    })
    return { node, coins: certain }
  })
  const layer: LineLayer = { nodes: nodes.size, next: Int32Array.from(next), coins: Float64Array.from(coins) }
  return { layer, merged }
}
