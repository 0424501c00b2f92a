import { cellOdds, eachStop, type Pays, reelWeight, type Sketch, type SketchReel, wildOf } from './sketch.ts'

/**
 * E[W²] of what all lines pay together in one spin, exactly, in a few milliseconds: the sum over pairs of lines of
 * E[w·w′]. A pair is walked reel by reel backwards. While both runs live, the state is their two symbols; once one has
 * ended its pay is fixed and the other goes on alone. With F(x,y) for the pair and G(x) for a line alone:
 *
 *   F(x,y) = aa·F′(x,y) + ad·G′(x)·v(y) + da·v(x)·G′(y) + dd·v(x)·v(y)
 *
 * where aa, ad, da, dd are the odds that both go on, only the first, only the second, neither, on this reel, and v is the
 * pay of a run that ends here. A multiplying wild enters as a factor on the odds of going on, since it multiplies whatever follows.
 * Pairs with the same shape from some reel on share that part of the walk.
 */
export interface MomentPlan {
  readonly regulars: number
  /** Nodes by reel, each after the reels it needs; the first reel's nodes are the roots. */
  readonly alone: readonly AloneNode[][]
  readonly pairs: readonly PairNode[][]
  /** Per root pair how many ordered pairs of lines it stands for. */
  readonly rootCounts: readonly number[]
}

interface AloneNode {
  /** Per rank: weighted odds of going on, and odds of ending. */
  readonly on: Float64Array
  readonly end: Float64Array
  readonly child: number
}

interface PairNode {
  readonly joint: Joint
  readonly child: number
  readonly first: number
  readonly second: number
}

/** All four by `x * regulars + y`. */
interface Joint {
  readonly aa: Float64Array
  readonly ad: Float64Array
  readonly da: Float64Array
  readonly dd: Float64Array
}

export function momentPlan(sketch: Sketch, reels: readonly SketchReel[]): MomentPlan {
  const lines = sketch.direction === 'right' ? sketch.lines.map((line) => line.toReversed()) : sketch.lines
  const ordered = sketch.direction === 'right' ? reels.toReversed() : reels
  const alone: AloneNode[][] = []
  const pairs: PairNode[][] = []
  let lineNodes: readonly number[] = lines.map(() => -1)
  let pairNodes: readonly number[] = linePairs(lines.length).map(() => -1)
  for (let r = ordered.length - 1; r >= 0; r--) {
    const layer = planReel(sketch, ordered[r]!, r, lines, lineNodes, pairNodes)
    alone.unshift(layer.alone)
    pairs.unshift(layer.pairs)
    lineNodes = layer.lineNodes
    pairNodes = layer.pairNodes
  }
  const rootCounts = new Array<number>(pairs[0]!.length).fill(0)
  linePairs(lines.length).forEach(([a, b], i) => {
    rootCounts[pairNodes[i]!]! += a === b ? 1 : 2
  })
  return { regulars: sketch.regulars, alone, pairs, rootCounts }
}

function linePairs(lines: number): [number, number][] {
  return Array.from({ length: lines }, (_, a) =>
    Array.from({ length: lines - a }, (_, i): [number, number] => [a, a + i]),
  ).flat()
}

function planReel(
  sketch: Sketch,
  reel: SketchReel,
  r: number,
  lines: readonly (readonly number[])[],
  lineNodes: readonly number[],
  pairNodes: readonly number[],
) {
  // With equal weights every row has the same odds and a pair of rows only its distance.
  const rowClass = (row: number): number => (reel.weights ? row : 0)
  const pairClass = (a: number, b: number): string => (reel.weights ? `${a}/${b}` : `${b - a}`)
  const cells = cellOdds(reel, sketch.regulars + 2)
  const alone = numbered<AloneNode>()
  const nextLineNodes = lines.map((line, i) =>
    alone.number(`${rowClass(line[r]!)},${lineNodes[i]}`, () => aloneNode(sketch, cells[line[r]!]!, lineNodes[i]!, r)),
  )
  const joints = new Map<string, Joint>()
  const pairs = numbered<PairNode>()
  const nextPairNodes = linePairs(lines.length).map(([a, b], i) => {
    const rowA = lines[a]![r]!
    const rowB = lines[b]![r]!
    const kind = pairClass(rowA, rowB)
    const joint = joints.get(kind) ?? jointOdds(sketch, reel, rowA, rowB, r === 0)
    joints.set(kind, joint)
    const node = { joint, child: pairNodes[i]!, first: lineNodes[a]!, second: lineNodes[b]! }
    return pairs.number(`${kind},${node.child},${node.first},${node.second}`, () => node)
  })
  return { alone: alone.all, pairs: pairs.all, lineNodes: nextLineNodes, pairNodes: nextPairNodes }
}

function numbered<T>() {
  const all: T[] = []
  const ids = new Map<string, number>()
  const number = (key: string, make: () => T): number => {
    const known = ids.get(key)
    if (known !== undefined) return known
    ids.set(key, all.length)
    return all.push(make()) - 1
  }
  return { all, number }
}

function aloneNode(sketch: Sketch, cell: readonly number[], child: number, r: number): AloneNode {
  const wild = r === 0 ? 0 : cell[wildOf(sketch)]!
  const on = Float64Array.from({ length: sketch.regulars }, (_, x) => cell[x]! + sketch.wildMultiplier * wild)
  const end = Float64Array.from({ length: sketch.regulars }, (_, x) => 1 - cell[x]! - wild)
  return { on, end, child }
}

function jointOdds(sketch: Sketch, reel: SketchReel, rowA: number, rowB: number, first: boolean): Joint {
  const n = sketch.regulars
  const wild = wildOf(sketch)
  const symbols = n + 2
  const together = new Float64Array(symbols * symbols)
  const total = reelWeight(reel)
  eachStop(reel, (stop, weight) => {
    const a = reel.strip[(stop + rowA) % reel.strip.length]!
    const b = reel.strip[(stop + rowB) % reel.strip.length]!
    together[a * symbols + b]! += weight / total
  })
  // What a symbol brings to a run of x: 0 where it ends it.
  const brings = (symbol: number, x: number): number =>
    symbol === x ? 1 : symbol === wild && !first ? sketch.wildMultiplier : 0
  const joint = {
    aa: new Float64Array(n * n),
    ad: new Float64Array(n * n),
    da: new Float64Array(n * n),
    dd: new Float64Array(n * n),
  }
  for (let a = 0; a < symbols; a++) {
    for (let b = 0; b < symbols; b++) {
      const odds = together[a * symbols + b]!
      if (odds > 0)
        addJoint(
          joint,
          n,
          odds,
          (x) => brings(a, x),
          (y) => brings(b, y),
        )
    }
  }
  return joint
}

function addJoint(joint: Joint, n: number, odds: number, first: (x: number) => number, second: (y: number) => number) {
  for (let x = 0; x < n; x++) {
    const on = first(x)
    for (let y = 0; y < n; y++) {
      const too = second(y)
      const part = on > 0 ? (too > 0 ? joint.aa : joint.ad) : too > 0 ? joint.da : joint.dd
      part[x * n + y]! += odds * (on || 1) * (too || 1)
    }
  }
}

/** E[W²] in coins² for this pay table. */
export function secondMoment(plan: MomentPlan, pays: Pays): number {
  const { regulars: n, alone, pairs } = plan
  const reels = pairs.length
  let alones: Float64Array[] = []
  let values: Float64Array[] = []
  for (let r = reels - 1; r >= 1; r--) {
    const ending = Float64Array.from({ length: n }, (_, x) => pays[x]![r]!)
    const full = r === reels - 1 ? Float64Array.from({ length: n }, (_, x) => pays[x]![reels]!) : null
    const nextValues = pairs[r]!.map((node) => pairValue(node, n, ending, full, values, alones))
    alones = alone[r]!.map((node) => {
      const after = full ?? alones[node.child]!
      return Float64Array.from({ length: n }, (_, x) => node.on[x]! * after[x]! + node.end[x]! * ending[x]!)
    })
    values = nextValues
  }
  let moment = 0
  pairs[0]!.forEach((node, i) => {
    let sum = 0
    for (let xy = 0; xy < n * n; xy++) sum += node.joint.aa[xy]! * values[node.child]![xy]!
    moment += plan.rootCounts[i]! * sum
  })
  return moment
}

function pairValue(
  node: PairNode,
  n: number,
  ending: Float64Array,
  full: Float64Array | null,
  values: readonly Float64Array[],
  alones: readonly Float64Array[],
): Float64Array {
  const { aa, ad, da, dd } = node.joint
  const afterFirst = full ?? alones[node.first]!
  const afterSecond = full ?? alones[node.second]!
  const after = full ? null : values[node.child]!
  const value = new Float64Array(n * n)
  for (let x = 0; x < n; x++) {
    for (let y = 0; y < n; y++) {
      const i = x * n + y
      const both = after ? after[i]! : full![x]! * full![y]!
      value[i] =
        aa[i]! * both +
        ad[i]! * afterFirst[x]! * ending[y]! +
        da[i]! * ending[x]! * afterSecond[y]! +
        dd[i]! * ending[x]! * ending[y]!
    }
  }
  return value
}
