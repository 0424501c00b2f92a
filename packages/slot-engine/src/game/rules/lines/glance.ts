import { byteAt, entryOf, floatAt, intAt } from '../../../entries.ts'
import type { Glance } from '../../core/glance.ts'
import type { ReelSet } from '../../tables/reel-set.ts'
import type { Reel } from '../../tables/reels.ts'
import type { LineAutomaton } from './automaton.ts'

/** Windows of the first reels that are remembered: they stay in a processor's own cache. */
const MOST_WINDOWS = 1 << 16

const UNKNOWN = 0
const LOSS = 1
const OPEN = 2

/** What the first reels leave: where no line can win any more, the others change nothing. Found out as windows come up. */
export class LinesGlance implements Glance {
  private readonly lines: readonly (readonly number[])[]
  private readonly automaton: LineAutomaton
  private readonly reels: readonly Reel[]
  private readonly known: Uint8Array

  /** @param reels the first ones */
  constructor(lines: readonly (readonly number[])[], automaton: LineAutomaton, reels: readonly Reel[]) {
    this.lines = lines
    this.automaton = automaton
    this.reels = reels
    this.known = new Uint8Array(reels.reduce((product, { faces }) => product * faces, 1))
  }

  isLoss(faces: Int32Array): boolean {
    const { reels, known } = this
    let window = 0
    for (let r = 0; r < reels.length; r++) window = window * (reels[r] as Reel).faces + (faces[r] as number)
    if (known[window] === UNKNOWN) known[window] = this.dies(faces) ? LOSS : OPEN
    return known[window] === LOSS
  }

  private dies(faces: Int32Array): boolean {
    return this.automaton.startCoins === 0 && this.lines.every((line) => this.lineDies(line, faces))
  }

  private lineDies(line: readonly number[], faces: Int32Array): boolean {
    const { layers, tokens, start } = this.automaton
    let node = start
    for (const [r, { tokens: cells, maxRows }] of this.reels.entries()) {
      const { next, coins } = entryOf(layers, r)
      const edge = node * tokens + byteAt(cells, intAt(faces, r) * maxRows + entryOf(line, r))
      if (floatAt(coins, edge) !== 0) return false
      node = intAt(next, edge)
    }
    return node === 0
  }
}

/** From the left alone: lines that are read from both ends are open until the last reel. */
export function linesGlance(
  lines: readonly (readonly number[])[],
  automaton: LineAutomaton,
  { reels }: ReelSet,
): Glance | null {
  let windows = 1
  const first = reels.filter(({ faces }, r) => {
    windows *= faces
    return r < reels.length && windows <= MOST_WINDOWS
  })
  return first.length < 2 ? null : new LinesGlance(lines, automaton, first)
}
