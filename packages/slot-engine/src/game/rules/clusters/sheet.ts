/**
 * How often each symbol has a cluster of each size, symbol by symbol and reel by reel. What is left to decide after a reel hangs only on
 * the parts that reach it: the rows of each, its size, and what its wilds multiply by. All others are clusters already.
 */
import type { ClusterWins } from '../../../definition.ts'
import { entryOf } from '../../../entries.ts'
import type { Meter } from '../../../meter.ts'
import type { PayTally } from '../../core/pays.ts'
import { facesOf } from '../../tables/faces.ts'
import { combineMultipliers } from '../../tables/multipliers.ts'
import type { Reel } from '../../tables/reels.ts'
import type { Candidate } from '../../tables/tokens.ts'
import { outlooks, PayRanges } from '../counted/outlook.ts'

interface ClusterTerms extends Required<Pick<ClusterWins, 'wildMultipliers' | 'wildRuns' | 'neighbours'>> {
  /** What the wins are multiplied by. */
  readonly pays: number
  readonly meter: Meter
}

/** Cells of one symbol that hang together: the rows of the last reel among them, and what they are in all. */
interface Part {
  readonly rows: number
  readonly size: number
  /** Whether the symbol itself is among them, where it has to be. */
  readonly own: boolean
  readonly factor: number
}

/** Parts that reach the last reel, from the top. */
interface State {
  readonly parts: readonly Part[]
  weight: number
}

/** Steps of a state that meets a face, and of each part and run of cells in it. */
const MEETING_STEPS = 20
const PART_STEPS = 8

/** Adds every cluster over the cycle of these reels, each combination counted with its weight × `times`. */
export function addClusterWins(
  tally: PayTally,
  candidates: readonly Candidate[],
  reels: readonly Reel[],
  times: number,
  terms: ClusterTerms,
): void {
  for (const candidate of candidates) {
    if (candidate.isWild && terms.wildRuns === 'none') continue
    new Clusters(tally, candidate, reels, terms).add(times)
  }
}

/** The clusters of one symbol. */
class Clusters {
  private readonly tally: PayTally
  private readonly candidate: Candidate
  private readonly terms: ClusterTerms
  private readonly pays: PayRanges
  /** The least count that pays. */
  private readonly least: number
  /** By reel what its faces show of the symbol. */
  private readonly faces: readonly (readonly State[])[]
  /** By reel the most cells that it and those after it can bring. */
  private readonly ahead: readonly number[]
  private readonly isByCorners: boolean
  /** Weights of the reels that follow the one at hand. */
  private after = 1

  constructor(tally: PayTally, candidate: Candidate, reels: readonly Reel[], terms: ClusterTerms) {
    this.tally = tally
    this.candidate = candidate
    this.terms = terms
    this.isByCorners = terms.neighbours === 'corners'
    this.pays = new PayRanges(candidate.pays)
    this.least = candidate.pays.findIndex((coins) => coins > 0)
    this.faces = reels.map((reel) => shownOn(reel, candidate, terms))
    this.ahead = outlooks(candidate, reels).map(({ cells }) => cells)
  }

  add(times: number): void {
    const { faces } = this
    const totals = faces.map((shown) => shown.reduce((sum, { weight }) => sum + weight, 0))
    let states: Iterable<State> = [{ parts: [], weight: times }]
    for (const [r, shown] of faces.entries()) {
      const isLast = r === faces.length - 1
      this.after = totals.slice(r + 1).reduce((product, weight) => product * weight, 1)
      const next = new Map<string, State>()
      for (const state of states) {
        if (isLast) this.end(state, shown)
        else this.meet(state, shown, entryOf(this.ahead, r + 1), next)
      }
      states = next.values()
    }
  }

  /** @param ahead the most cells that later reels can bring */
  private meet({ parts, weight }: State, shown: readonly State[], ahead: number, next: Map<string, State>): void {
    this.spend(parts, shown)
    for (const face of shown) {
      const joined = this.joined(parts, face.parts, weight * face.weight)
      if (!this.mayWin(joined, ahead)) continue
      const key = keyOf(joined)
      const known = next.get(key)
      if (known === undefined) next.set(key, { parts: joined, weight: weight * face.weight })
      else known.weight += weight * face.weight
    }
  }

  /** The last reel: all parts are clusters after it. */
  private end({ parts, weight }: State, shown: readonly State[]): void {
    this.spend(parts, shown)
    for (const face of shown) {
      const all = weight * face.weight
      for (const part of this.joined(parts, face.parts, all)) this.win(part, all)
    }
  }

  private spend(parts: readonly Part[], shown: readonly State[]): void {
    this.terms.meter.spend(shown.length * (MEETING_STEPS + PART_STEPS * (parts.length + 2)))
  }

  /** Whether parts, with all that may yet join them, are enough. */
  private mayWin(parts: readonly Part[], ahead: number): boolean {
    return parts.reduce((sum, { size }) => sum + size, ahead) >= this.least
  }

  /** The parts that reach a reel, from those that reach the one before it; a part that does not go on is a cluster. */
  private joined(before: readonly Part[], runs: readonly Part[], weight: number): readonly Part[] {
    let parts = runs
    for (let i = 0; i < before.length; i++) {
      const part = before[i] as Part
      const { rows } = part
      const beside = this.isByCorners ? rows | (rows << 1) | (rows >>> 1) : rows
      let touched = 0
      for (let j = 0; j < parts.length; j++) if (((parts[j] as Part).rows & beside) !== 0) touched |= 1 << j
      if (touched === 0) this.win(part, weight)
      else parts = this.together(part, parts, touched)
    }
    return parts
  }

  /** The same parts, of which those that `part` touches, one bit each, are one with it: where the first of them was. */
  private together(part: Part, parts: readonly Part[], touched: number): readonly Part[] {
    const joined: Part[] = []
    let [rows, size, own, factor] = [0, part.size, part.own, part.factor]
    let place = -1
    for (let j = 0; j < parts.length; j++) {
      const other = parts[j] as Part
      if (((touched >> j) & 1) === 1) {
        rows |= other.rows
        size += other.size
        own ||= other.own
        factor = combineMultipliers(this.terms.wildMultipliers, factor, other.factor)
        if (place >= 0) continue
        place = joined.length
      }
      joined.push(other)
    }
    joined[place] = { rows, size: Math.min(size, this.pays.last), own, factor }
    return joined
  }

  private win({ size, own, factor }: Part, weight: number): void {
    const { tally, candidate, terms, after } = this
    const coins = own ? this.pays.at(size) * factor * terms.pays : 0
    if (coins > 0) tally.add('cluster', candidate.symbol, size, weight * after, weight * after * coins)
  }
}

/** The runs of cells on each face that stand for the symbol; faces that show the same are one. */
function shownOn(reel: Reel, candidate: Candidate, terms: ClusterTerms): readonly State[] {
  const shown = new Map<string, State>()
  for (const { tokens, weight } of facesOf(reel)) {
    if (weight === 0) continue
    const parts = runsOf(tokens, candidate, terms)
    const key = keyOf(parts)
    const known = shown.get(key)
    if (known === undefined) shown.set(key, { parts, weight })
    else known.weight += weight
  }
  return [...shown.values()]
}

/** From the top. */
function runsOf(tokens: Uint8Array, { fits, owns }: Candidate, { wildMultipliers, wildRuns }: ClusterTerms): Part[] {
  const alone = wildRuns === 'each' || wildRuns === 'best'
  const parts: Part[] = []
  for (const [row, token] of tokens.entries()) {
    const fit = entryOf(fits, token)
    if (fit === 0) continue
    const cell = { rows: 1 << row, size: 1, own: alone || entryOf(owns, token), factor: fit }
    const above = parts.at(-1)
    if (above === undefined || ((above.rows << 1) & cell.rows) === 0) parts.push(cell)
    else
      parts[parts.length - 1] = {
        rows: above.rows | cell.rows,
        size: above.size + 1,
        own: above.own || cell.own,
        factor: combineMultipliers(wildMultipliers, above.factor, fit),
      }
  }
  return parts
}

/** States with the same parts are one. */
function keyOf(parts: readonly Part[]): string {
  let key = ''
  for (const { rows, size, own, factor } of parts)
    key += String.fromCharCode(rows, size * 2 + (own ? 1 : 0)) + (factor === 1 ? '' : `×${factor};`)
  return key
}
