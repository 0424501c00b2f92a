import { addTo, byteAt, entryOf, intAt } from '../../entries.ts'
import { Board } from '../../game/board/board.ts'
import { ChosenCells } from '../../game/changes/cells.ts'
import type { ChangePlan, ChangesPlan } from '../../game/core/change-plan.ts'
import type { Game } from '../../game/core/game.ts'
import { packedOn } from '../../game/rules/scatters/compile.ts'
import { facesOf } from '../../game/tables/faces.ts'
import { type Reel, STRIDE } from '../../game/tables/reels.ts'
import type { WeightedDraw } from '../../game/tables/weighted-draw.ts'
import type { Meter } from '../../meter.ts'
import { createRng } from '../../rng.ts'
import { nudgedReel } from './nudged-reel.ts'

/** A change with all that its reels share drawn already. */
export interface FixedChange {
  readonly change: ChangePlan
  readonly draws: readonly WeightedDraw[]
}

/** One way in which what reels share can be drawn, before scatters are counted and after. */
export interface ChangeWay {
  readonly weight: number
  readonly stop: readonly FixedChange[]
  readonly before: readonly FixedChange[]
}

/** Whether each reel becomes what it becomes whatever the others show, but for draws that all of them share. */
export const isReelwise = ({ stop, before, loss, win, end }: ChangesPlan): boolean =>
  loss.length + win.length + end.length === 0 && [...stop, ...before].every(looksAtOneReel)

const looksAtOneReel = ({ inView, ifWins, cells }: ChangePlan): boolean =>
  inView === null &&
  !ifWins &&
  cells.number === null &&
  cells.square === null &&
  cells.alike === 0 &&
  cells.towards.every(({ reels }) => reels === 0) &&
  (cells.reach === null || cells.reach.tokens.length === 1) &&
  (!cells.oneOf || cells.towards.length <= 1)

/** The ways in which what reels share can be drawn; `null` where they are more than `most`. */
export function changeWays(plan: ChangesPlan | null, most: number): readonly ChangeWay[] | null {
  let ways: readonly ChangeWay[] = [{ weight: 1, stop: [], before: [] }]
  for (const moment of ['stop', 'before'] as const) {
    for (const change of plan?.[moment] ?? []) {
      const turns = turnsOf(change)
      if (ways.length * turns.length > most) return null
      ways = ways.flatMap((way) =>
        turns.map(({ weight, fixed }) => ({
          ...way,
          weight: way.weight * weight,
          [moment]: fixed === null ? way[moment] : [...way[moment], fixed],
        })),
      )
    }
  }
  return ways
}

interface Turn {
  readonly weight: number
  /** `null`: it does not happen. */
  readonly fixed: FixedChange | null
}

function turnsOf(change: ChangePlan): readonly Turn[] {
  const { odds, draws, drawn } = change
  const hit = odds?.hit ?? 1
  const shared =
    drawn === 'window'
      ? draws.reduce<readonly FixedDraws[]>(eachWay, [{ weight: 1, draws: [] }])
      : [{ weight: 1, draws }]
  const total = shared.reduce((sum, { weight }) => sum + weight, 0)
  const hits = shared.map((one) => ({ weight: one.weight * hit, fixed: { change, draws: one.draws } }))
  return odds === null ? hits : [...hits, { weight: total * (odds.total - odds.hit), fixed: null }]
}

interface FixedDraws {
  readonly weight: number
  readonly draws: readonly WeightedDraw[]
}

const eachWay = (ways: readonly FixedDraws[], draw: WeightedDraw): readonly FixedDraws[] =>
  ways.flatMap(({ weight, draws }) =>
    draw.tokens.map((token, i) => ({
      weight: weight * entryOf(draw.weights, i),
      draws: [...draws, { tokens: [token], weights: [1], total: 1, byNumber: null }],
    })),
  )

/** Steps and bytes of a column while it is made. */
const COLUMN_STEPS = 100
const COLUMN_BYTES = 200

/** The reels as they lie after changes that look at one reel at a time. `counts`: scatters are counted afterwards. */
export function changedReels(
  { plan }: Game,
  reels: readonly Reel[],
  changes: readonly FixedChange[],
  counts: boolean,
  meter: Meter,
): readonly Reel[] {
  if (changes.length === 0) return reels
  const columns = new Columns(reels.length, Math.max(...reels.map(({ maxRows }) => maxRows)))
  return reels
    .map((reel, r) => changes.reduce((one, fixed) => changed(one, r, fixed, columns, meter), reel))
    .map((reel, r) => (counts ? recounted(reel, packedOn(plan.scatters, r)) : reel))
}

/** Which cells of one column a change touches. */
class Columns {
  private readonly board: Board
  private readonly chosen: ChosenCells
  /** Nothing is drawn where one reel is looked at. */
  private readonly rng = createRng('columns')

  constructor(reels: number, depth: number) {
    this.board = new Board(reels, depth)
    this.chosen = new ChosenCells(this.board)
  }

  touched(r: number, tokens: ArrayLike<number>, { cells, drawOf }: ChangePlan): readonly number[] {
    const { board, chosen } = this
    board.rows.fill(0)
    board.rows[r] = tokens.length
    for (let row = 0; row < tokens.length; row++) board.tokens[r * STRIDE + row] = entryOf(tokens, row)
    chosen.choose(cells, drawOf, this.rng)
    return Array.from({ length: chosen.count }, (_, i) => intAt(chosen.places, i) - r * STRIDE).sort((a, b) => a - b)
  }
}

/** Columns as texts, a letter for each token, with their weights: alike ones are one. */
type Ways = ReadonlyMap<string, number>

/** What one face becomes. */
interface Made {
  readonly face: number
  readonly ways: Ways
}

/** Every column that each face can become, as faces of their own; weights grow so that all stay whole. */
function changed(reel: Reel, r: number, { change, draws }: FixedChange, columns: Columns, meter: Meter): Reel {
  if (change.nudge !== null) return byteAt(change.cells.reels, r) === 0 ? reel : nudgedReel(reel, change.nudge, meter)
  const faces = facesOf(reel).map(({ tokens, weight }, face) => {
    const rows = columns.touched(r, tokens, change)
    return { face, tokens: Array.from(tokens), weight, rows, drawn: drawnOf(tokens, rows, change) }
  })
  const columnsMade = faces.reduce(
    (sum, { drawn }) => sum + draws.reduce((ways, { tokens }, i) => ways * tokens.length ** entryOf(drawn, i), 1),
    0,
  )
  meter.spend(COLUMN_STEPS * columnsMade)
  meter.hold(COLUMN_BYTES * columnsMade)
  const most = draws.map((_, i) => Math.max(0, ...faces.map(({ drawn }) => entryOf(drawn, i))))
  const made = faces.map(({ face, tokens, weight, rows, drawn }): Made => {
    const scale = draws.reduce((product, { total }, i) => product * total ** (entryOf(most, i) - entryOf(drawn, i)), 1)
    return { face, ways: laid(tokens, weight * scale, rows, { change, draws }) }
  })
  return reelOf(reel, made)
}

/** By draw how often it is drawn for a column. */
function drawnOf(
  tokens: ArrayLike<number>,
  rows: readonly number[],
  { drawOf, drawn, draws }: ChangePlan,
): Float64Array {
  const times = new Float64Array(draws.length)
  for (const row of rows) {
    const draw = intAt(drawOf, entryOf(tokens, row))
    if (drawn === 'cell') addTo(times, draw, 1)
    else times[draw] = 1
  }
  return times
}

/** What a column becomes when what lands on these rows is drawn. */
function laid(
  tokens: readonly number[],
  weight: number,
  rows: readonly number[],
  { change, draws }: FixedChange,
): Ways {
  const shares = change.drawn !== 'cell'
  return draws.reduce<Ways>(
    (all, draw, i) => {
      const own = rows.filter((row) => intAt(change.drawOf, entryOf(tokens, row)) === i)
      const groups = shares && own.length > 0 ? [own] : own.map((row) => [row])
      return groups.reduce((ways, group) => drawnOn(ways, group, draw), all)
    },
    new Map([[String.fromCharCode(...tokens), weight]]),
  )
}

/** One draw for all these rows. */
function drawnOn(ways: Ways, rows: readonly number[], { tokens, weights }: WeightedDraw): Ways {
  const next = new Map<string, number>()
  for (const [column, weight] of ways) {
    for (const [i, token] of tokens.entries()) {
      const letter = String.fromCharCode(token)
      const drawn = rows.reduce((text, row) => text.slice(0, row) + letter + text.slice(row + 1), column)
      next.set(drawn, (next.get(drawn) ?? 0) + weight * entryOf(weights, i))
    }
  }
  return next
}

function reelOf(reel: Reel, made: readonly Made[]): Reel {
  const faces = made.reduce((sum, { ways }) => sum + ways.size, 0)
  const changed: Reel = {
    ...reel,
    faces,
    weight: made.reduce((sum, { ways }) => [...ways.values()].reduce((all, weight) => all + weight, sum), 0),
    weights: new Float64Array(faces),
    faceOf: null,
    stops: new Uint16Array(faces),
    rows: new Uint8Array(faces),
    tokens: new Uint8Array(faces * reel.maxRows),
    scatters: new Int32Array(faces),
  }
  let at = 0
  for (const { face, ways } of made) {
    changed.stops.fill(entryOf(reel.stops, face), at, at + ways.size)
    changed.rows.fill(byteAt(reel.rows, face), at, at + ways.size)
    changed.scatters.fill(intAt(reel.scatters, face), at, at + ways.size)
    for (const [column, weight] of ways) {
      changed.weights[at] = weight
      for (let row = 0; row < column.length; row++) changed.tokens[at * reel.maxRows + row] = column.charCodeAt(row)
      at++
    }
  }
  return changed
}

const recounted = (reel: Reel, packed: Int32Array): Reel => ({
  ...reel,
  scatters: Int32Array.from(facesOf(reel), ({ tokens }) =>
    Array.from(tokens).reduce((sum, token) => sum + intAt(packed, token), 0),
  ),
})
