import { entryOf, floatAt, intAt } from '../../../entries.ts'
import { STRIDE } from '../../tables/reels.ts'
import type { LineAutomaton, LineLayer } from './automaton.ts'

/**
 * Lines that begin alike, read together: a node for each beginning of a line, each before those that it leads to.
 * Where nothing more can be won, all that begins so is passed over.
 */
export interface LineTree {
  /** By node its reel, its cell, and the node behind all that begin with it. */
  readonly reels: Uint8Array
  readonly cells: Uint8Array
  readonly behind: Int32Array
  /** By node the place in `order` from which its lines stand there. */
  readonly first: Int32Array
  /** Lines by their index. */
  readonly order: Int32Array
  /** The tables of a line, all reels in one: from where each reel's begin, then `next × 2`, and 1 more where coins are certain. */
  readonly starts: Int32Array
  readonly steps: Int32Array
  readonly coins: Float64Array
}

export function lineTree(lines: readonly (readonly number[])[], { layers, tokens }: LineAutomaton): LineTree {
  const sorted = lines.map((line, index) => ({ line, index })).sort((a, b) => inOrder(a.line, b.line))
  const nodes: { reel: number; cell: number; behind: number; first: number }[] = []
  const visit = (from: number, to: number, reel: number): void => {
    for (let at = from; at < to; ) {
      const row = entryOf(entryOf(sorted, at).line, reel)
      let end = at + 1
      while (end < to && entryOf(entryOf(sorted, end).line, reel) === row) end++
      const node = { reel, cell: reel * STRIDE + row, behind: 0, first: at }
      nodes.push(node)
      if (reel + 1 < layers.length) visit(at, end, reel + 1)
      node.behind = nodes.length
      at = end
    }
  }
  visit(0, sorted.length, 0)
  const sizes = layers.map(({ nodes: count }) => count * tokens)
  return {
    reels: Uint8Array.from(nodes, ({ reel }) => reel),
    cells: Uint8Array.from(nodes, ({ cell }) => cell),
    behind: Int32Array.from(nodes, ({ behind }) => behind),
    first: Int32Array.from([...nodes.map(({ first }) => first), sorted.length]),
    order: Int32Array.from(sorted, ({ index }) => index),
    starts: Int32Array.from(sizes, (_, reel) => sizes.slice(0, reel).reduce((sum, size) => sum + size, 0)),
    ...joined(layers, sizes),
  }
}

function joined(layers: readonly LineLayer[], sizes: readonly number[]) {
  const size = sizes.reduce((sum, one) => sum + one, 0)
  const steps = new Int32Array(size)
  const coins = new Float64Array(size)
  let at = 0
  for (const layer of layers) {
    coins.set(layer.coins, at)
    for (let edge = 0; edge < layer.next.length; edge++)
      steps[at++] = 2 * intAt(layer.next, edge) + (floatAt(layer.coins, edge) === 0 ? 0 : 1)
  }
  return { steps, coins }
}

function inOrder(a: readonly number[], b: readonly number[]): number {
  const differs = a.findIndex((row, reel) => row !== b[reel])
  return differs < 0 ? 0 : entryOf(a, differs) - entryOf(b, differs)
}
