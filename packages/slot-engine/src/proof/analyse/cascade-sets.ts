/**
 * Cascades for many combinations of stops at once. What is in view is kept as sets: per reel the states it may be in, each with its
 * weight. The win rule says which columns it can tell apart, given the reels before them; only such classes are looked at one by one,
 * and a reel that no win can reach is not looked at at all. What vanishes is the same for a whole class, so the sets fall
 * as sets. Every combination is in exactly one leaf of the walk, and counts stay whole numbers.
 */
import { LIMITS } from '../../definition.ts'
import { byteAt, entryOf, floatAt, intAt } from '../../entries.ts'
import type { FreeSpinsPlan } from '../../game/core/feature-plan.ts'
import type { Game } from '../../game/core/game.ts'
import type { Sight } from '../../game/core/sight.ts'
import type { SpinLaw } from '../../game/law/spin-law.ts'
import type { ReelSet } from '../../game/tables/reel-set.ts'
import { type Reel, STRIDE } from '../../game/tables/reels.ts'
import type { Meter } from '../../meter.ts'
import { CascadeCounts } from './cascade-counts.ts'
import { ReelStates } from './reel-states.ts'
import { ScatterOutlook } from './scatter-outlook.ts'

/** Falls after which what is left is put off: each takes room on the stack. */
const DEEPEST = 50

/** States of one reel with their weights: a stretch of two arrays. */
interface StateSet {
  ids: Int32Array
  weights: Float64Array
  from: number
  to: number
}

/** One window of the course of a spin, with room of its own. */
interface Stage {
  readonly sight: Sight
  /** Per reel what it may show, and of that the class at hand. */
  readonly sets: readonly StateSet[]
  readonly chosen: readonly StateSet[]
  /** Per reel the set in the order of its classes, and what has fallen into this window. */
  readonly sorted: readonly StateSet[]
  readonly fallen: readonly StateSet[]
  /** Per reel the class of each state. */
  readonly classOf: readonly Int32Array[]
  readonly marks: Int32Array
}

/** The work that may be done. */
interface Allowed {
  readonly meter: Meter
  readonly limit: number
}

/** Free spins that begin with a multiplier. */
export interface FreeAt {
  readonly plan: FreeSpinsPlan
  readonly multiplier: number
}

/** A fall, as an entry of `starts` behind the spins that are awarded. */
const FALL = [0, 1]

/** The multiplier of the feature by the falls before a window. */
function ladderOf(free: FreeAt | null): readonly number[] {
  const { by, each, upTo } = free?.plan.feature.grows ?? { by: 0, each: 'spin', upTo: 1 }
  const from = free?.multiplier ?? 1
  return Array.from({ length: LIMITS.cascades }, (_, fall) =>
    each === 'cascade' ? Math.min(upTo ?? LIMITS.multiplier, from + fall * by) : from,
  )
}

/** A single state is a class. */
const ONE = [0, 1]

/** The order of a reel's states, where it does not hang on the reels before. */
interface Order {
  readonly ids: Int32Array
  readonly scattered: boolean
  readonly starts: readonly number[]
}

/** Steps that a window takes, and a state of a reel on the way to it. */
const WINDOW_STEPS = 40
const STATE_STEPS = 6
/** Where digits are too many for one number: steps of a cell, and bytes of a number that stands for some of them. */
const KEY_STEPS = 10
const KEY_BYTES = 60
/** Where windows are laid on a board: steps of a cell of it, and of a state that falls, most of which miss the cache. */
const BOARD_CELL_STEPS = 4
const BOARD_FALL_STEPS = 35
/** Steps of a state that falls; steps and bytes of one that has not been met before. */
const FALL_STEPS = 5
const NEW_STEPS = 150
const NEW_BYTES = 200

/** The course of a spin up to a window. */
interface Course {
  readonly depth: number
  readonly coins: number
  readonly scatterCoins: number
  /** An entry of `starts`. */
  readonly started: number
}

export class CascadeSets {
  /** Windows looked at: what the work is counted in. */
  windows = 0
  private readonly game: Game
  private readonly set: ReelSet
  private readonly limit: number
  private readonly meter: Meter
  private readonly reels: readonly ReelStates[]
  private readonly scatters: ScatterOutlook
  private readonly multipliers: readonly number[]
  private readonly scatterMultipliers: readonly number[]
  /** Falls are among what a spin starts. */
  private readonly countsFalls: boolean
  private readonly counted: Uint8Array
  private readonly base: number
  /** Numbers for columns so far, where digits alone would be too many. */
  private readonly keys: Map<number, number> | null
  private readonly stateSteps: number
  private readonly windowSteps: number
  private readonly fallSteps: number
  private readonly stages: Stage[] = []
  /** By reel, of the first stage. */
  private readonly orders: Order[] = []
  private readonly makeSight: () => Sight
  /** The depth of the first stage, and what waits for that to be its own. */
  private origin = 0
  private readonly later: { readonly course: Course; readonly sets: readonly StateSet[] }[] = []
  /** Of the first reel: what has been walked to its end, and what is at hand. */
  private share = 0
  private shareAtHand = 0
  readonly counts: CascadeCounts

  /** @param allowed of it `limit`: windows after which `law` gives `null` */
  constructor(game: Game, set: ReelSet, free: FreeAt | null, makeSight: () => Sight, allowed: Allowed) {
    const { plan } = game
    this.game = game
    this.set = set
    this.limit = allowed.limit
    this.meter = allowed.meter
    this.makeSight = makeSight
    this.reels = set.reels.map((reel) => new ReelStates(reel, plan.scatters.packed))
    this.scatters = new ScatterOutlook(game, set, free?.plan ?? null)
    const ladder = ladderOf(free)
    this.multipliers = (plan.cascades?.multipliers ?? []).map(
      (multiplier, fall) => multiplier * (free?.plan.multipliesLines ? entryOf(ladder, fall) : 1),
    )
    this.scatterMultipliers = ladder.map((multiplier) => (free?.plan.multipliesScatters ? multiplier : 1))
    this.countsFalls = free?.plan.feature.grows?.each === 'cascade'
    this.counted = Uint8Array.from({ length: 128 }, (_, token) => plan.scatters.counts.symbols.indexOf(token) + 1)
    this.counts = new CascadeCounts(free === null ? plan.features.length : this.countsFalls ? FALL.length : 1)
    this.base = this.stage(0).sight.classes * (plan.scatters.counts.symbols.length + 1)
    const rows = Math.max(...set.reels.map(({ maxRows }) => maxRows))
    this.keys = rows * this.base ** rows <= Number.MAX_SAFE_INTEGER ? null : new Map()
    const { isFixed } = this.stage(0).sight
    this.windowSteps = WINDOW_STEPS + (isFixed ? BOARD_CELL_STEPS * rows * set.reels.length : 0)
    this.fallSteps = isFixed ? BOARD_FALL_STEPS : FALL_STEPS
    this.stateSteps = STATE_STEPS + (this.keys === null ? 0 : KEY_STEPS * rows)
  }

  /** `null` where it takes more work than allowed, which is seen early. */
  law(): SpinLaw | null {
    const first = this.stage(0)
    for (const [r, reel] of this.set.reels.entries()) {
      const states = (this.reels[r] as ReelStates).stopped(reel)
      const set = first.sets[r] as StateSet
      for (const [face, state] of states.entries()) {
        const weight = floatAt(reel.weights, face)
        if (weight === 0) continue
        set.ids[set.to] = state
        set.weights[set.to++] = weight
      }
    }
    if (!this.walkAll()) return null
    const cycle = this.set.reels.reduce((product, reel) => product * reel.weight, 1)
    return { reelSet: this.set.name, betCoins: this.game.betCoins, cycle, ...this.counts.outcomes() }
  }

  private walkAll(): boolean {
    let isDone = this.walk({ depth: 0, coins: 0, scatterCoins: 0, started: 0 }, 0, 0, 0, 1)
    for (let left = this.later.pop(); isDone && left !== undefined; left = this.later.pop()) {
      this.origin = left.course.depth
      const { sets } = this.stage(0)
      for (const [r, set] of left.sets.entries()) Object.assign(sets[r] as StateSet, set)
      isDone = this.walk(left.course, 0, 0, 0, 1)
    }
    return isDone
  }

  private stage(depth: number): Stage {
    const known = this.stages[depth]
    if (known !== undefined) return known
    const room = (reel: Reel): StateSet => ({
      ids: new Int32Array(reel.faces),
      weights: new Float64Array(reel.faces),
      from: 0,
      to: 0,
    })
    const { reels } = this.set
    const made: Stage = {
      sight: this.makeSight(),
      sets: reels.map(room),
      chosen: reels.map(room),
      sorted: reels.map(room),
      fallen: reels.map(room),
      classOf: reels.map(({ faces }) => new Int32Array(faces)),
      marks: new Int32Array(reels.length),
    }
    this.stages.push(made)
    return made
  }

  /**
   * Chooses the classes of reel `r` one after the other.
   * @param seen reels that the sight has chosen; fewer than `r` where nothing more can win
   * @param packed counted symbols on the reels before
   */
  private walk(course: Course, r: number, seen: number, packed: number, weight: number): boolean {
    const stage = this.stages[course.depth - this.origin] as Stage
    const isOpen = seen === r && r < this.set.reels.length && stage.sight.isOpen(r)
    const scattered = this.scatters.matters(r, packed)
    if (r === this.set.reels.length || !(isOpen || scattered)) {
      return this.finish(course, stage, r, { seen, packed: scattered ? packed : -1, weight })
    }
    const starts = this.sorted(stage, r, isOpen, scattered)
    const { ids, weights } = stage.sorted[r] as StateSet
    const reel = this.reels[r] as ReelStates
    const chosen = stage.chosen[r] as StateSet
    chosen.ids = ids
    chosen.weights = weights
    for (let k = 0; k + 1 < starts.length; k++) {
      const from = entryOf(starts, k)
      const to = entryOf(starts, k + 1)
      chosen.from = from
      chosen.to = to
      let sum = 0
      for (let i = from; i < to; i++) sum += floatAt(weights, i)
      const state = intAt(ids, from)
      if (course.depth === 0 && r === 0) this.shareAtHand = (to - from) / ids.length
      if (isOpen) stage.sight.choose(r, reel.tokens, state * reel.maxRows, entryOf(reel.rows, state))
      const more = scattered ? entryOf(reel.packed, state) : 0
      if (!this.walk(course, r + 1, isOpen ? r + 1 : seen, packed + more, weight * sum)) return false
      if (course.depth === 0 && r <= 1 && this.isTooMuch(r, to)) return false
    }
    return true
  }

  /** Whether the work done for a share of the first two reels says that all of it is too much. */
  private isTooMuch(r: number, to: number): boolean {
    const [first, second] = this.set.reels
    if (first === undefined || second === undefined) return false
    if (r === 0) {
      this.share = to / first.faces
      return false
    }
    const done = this.share + (to / second.faces) * this.shareAtHand
    return this.windows > this.limit / 50 && this.windows / done > this.limit
  }

  /** The states of a reel in the order of their classes; gives where each class begins, and the end. */
  private sorted(stage: Stage, r: number, isOpen: boolean, scattered: boolean): readonly number[] {
    const set = stage.sets[r] as StateSet
    if (set.to - set.from === 1) {
      const sorted = stage.sorted[r] as StateSet
      sorted.ids[0] = intAt(set.ids, set.from)
      sorted.weights[0] = floatAt(set.weights, set.from)
      return ONE
    }
    // What the first stage begins with is never written over.
    if (!stage.sight.isFixed || !isOpen || stage !== this.stages[0]) return this.sort(stage, r, isOpen, scattered)
    const known = this.orders[r]
    if (known !== undefined && known.ids === set.ids && known.scattered === scattered) return known.starts
    const starts = this.sort(stage, r, isOpen, scattered)
    this.orders[r] = { ids: set.ids, scattered, starts }
    return starts
  }

  /** Brings the states of a reel into the order of their classes. */
  private sort(stage: Stage, r: number, isOpen: boolean, scattered: boolean): number[] {
    const { ids, weights, from, to } = stage.sets[r] as StateSet
    const classOf = stage.classOf[r] as Int32Array
    const classes = new Classes()
    const { sizes } = classes
    if (isOpen) stage.sight.look(r)
    this.meter.spend(this.stateSteps * (to - from))
    const numbers = this.keys?.size ?? 0
    for (let i = from; i < to; i++) {
      const key = this.keyOf(stage.sight, r, intAt(ids, i), isOpen, scattered)
      const k = classes.numberOf(key)
      sizes[k] = entryOf(sizes, k) + 1
      classOf[i - from] = k
    }
    this.meter.hold(KEY_BYTES * ((this.keys?.size ?? 0) - numbers))
    const starts = [0]
    for (const size of sizes) starts.push(entryOf(starts, starts.length - 1) + size)
    const places = starts.slice()
    const sorted = stage.sorted[r] as StateSet
    for (let i = from; i < to; i++) {
      const k = intAt(classOf, i - from)
      const at = entryOf(places, k)
      places[k] = at + 1
      sorted.ids[at] = intAt(ids, i)
      sorted.weights[at] = floatAt(weights, i)
    }
    return starts
  }

  private keyOf(sight: Sight, r: number, state: number, isOpen: boolean, scattered: boolean): number {
    const { tokens, maxRows, rows } = this.reels[r] as ReelStates
    const first = state * maxRows
    const height = entryOf(rows, state)
    // Columns of other heights are other columns.
    let key = height
    for (let row = 0; row < height; row++) {
      const token = byteAt(tokens, first + row)
      const seen = isOpen ? sight.classOf(row, token) : 0
      key = key * this.base + seen + (scattered ? byteAt(this.counted, token) * sight.classes : 0)
      if (this.keys !== null) key = this.shorten(this.keys, key)
    }
    return key
  }

  private shorten(keys: Map<number, number>, key: number): number {
    const known = keys.get(key)
    if (known !== undefined) return known
    // No height is as much.
    keys.set(key, keys.size + 2 * STRIDE)
    return keys.size - 1 + 2 * STRIDE
  }

  /** A window whose classes are chosen: what is left of its reels is open to anything. */
  private finish(
    course: Course,
    stage: Stage,
    r: number,
    { seen, packed, weight: before }: { readonly seen: number; readonly packed: number; readonly weight: number },
  ): boolean {
    let weight = before
    for (let rest = r; rest < this.set.reels.length; rest++) weight *= this.chooseAll(stage, rest)
    if (++this.windows > this.limit) return false
    this.meter.spend(this.windowSteps)
    const lines = stage.sight.coins(seen) * entryOf(this.multipliers, course.depth)
    const effect = packed < 0 ? null : this.scatters.effect(packed)
    const paid = effect === null ? 0 : effect.coins * entryOf(this.scatterMultipliers, course.depth)
    const coins = course.coins + lines + paid
    const scatterCoins = course.scatterCoins + paid
    const isCapped = coins >= this.game.maxCoins
    const isStart = !isCapped && effect?.isStart === true
    const started = isStart ? this.counts.startedBy(course.started, effect.starts) : course.started
    this.counts.window(course.depth, lines + paid, weight)
    const goesOn = (lines > 0 || paid > 0 || isStart) && !isCapped && course.depth + 1 < LIMITS.cascades
    if (!goesOn) {
      this.counts.add(started, coins, scatterCoins, weight)
      return true
    }
    stage.marks.fill(0)
    if (lines > 0) stage.sight.mark(seen, stage.marks)
    if (paid > 0 || isStart) this.markScatters(stage, effect?.vanish ?? [])
    const after = this.stage(course.depth + 1 - this.origin)
    this.fall(stage, after)
    const fallen = this.countsFalls ? this.counts.startedBy(started, FALL) : started
    const next = { depth: course.depth + 1, coins, scatterCoins, started: fallen }
    if (next.depth - this.origin < DEEPEST) return this.walk(next, 0, 0, 0, 1)
    this.later.push({ course: next, sets: after.sets.map(copied) })
    return true
  }

  /** Leaves a reel open to all that it may show, and gives the weight of that. */
  private chooseAll(stage: Stage, r: number): number {
    const all = stage.sets[r] as StateSet
    const chosen = stage.chosen[r] as StateSet
    chosen.ids = all.ids
    chosen.weights = all.weights
    chosen.from = all.from
    chosen.to = all.to
    this.meter.spend((all.to - all.from) >> 2)
    let sum = 0
    for (let i = all.from; i < all.to; i++) sum += floatAt(all.weights, i)
    return sum
  }

  /** Where they matter, all of a class have their counted symbols in the same rows. */
  private markScatters(stage: Stage, vanish: readonly number[]): void {
    for (let r = 0; r < this.reels.length; r++) {
      const { tokens, maxRows, rows } = this.reels[r] as ReelStates
      const { ids, from } = stage.chosen[r] as StateSet
      const state = intAt(ids, from)
      for (let row = 0; row < entryOf(rows, state); row++) {
        if (!vanish.includes(byteAt(tokens, state * maxRows + row))) continue
        stage.marks[r] = intAt(stage.marks, r) | (1 << row)
      }
    }
  }

  private fall(before: Stage, after: Stage): void {
    for (let r = 0; r < this.reels.length; r++) {
      const from = before.chosen[r] as StateSet
      const to = after.sets[r] as StateSet
      const rows = intAt(before.marks, r)
      if (rows === 0) {
        to.ids = from.ids
        to.weights = from.weights
        to.from = from.from
        to.to = from.to
        continue
      }
      const reel = this.reels[r] as ReelStates
      const fallen = after.fallen[r] as StateSet
      const size = from.to - from.from
      const known = reel.size
      for (let i = 0; i < size; i++) {
        fallen.ids[i] = reel.fall(intAt(from.ids, from.from + i), rows)
        fallen.weights[i] = floatAt(from.weights, from.from + i)
      }
      this.meter.spend(this.fallSteps * size + NEW_STEPS * (reel.size - known))
      this.meter.hold(NEW_BYTES * (reel.size - known))
      to.ids = fallen.ids
      to.weights = fallen.weights
      to.from = 0
      to.to = size
    }
  }
}

/** So few are found faster one after the other. */
const FEW = 16

/** Numbers for the keys of classes, in the order in which they come. */
class Classes {
  readonly sizes: number[] = []
  private readonly keys: number[] = []
  private numbers: Map<number, number> | null = null

  numberOf(key: number): number {
    const known = this.numbers === null ? this.keys.indexOf(key) : (this.numbers.get(key) ?? -1)
    if (known >= 0) return known
    const number = this.keys.push(key) - 1
    this.sizes.push(0)
    if (this.keys.length === FEW) this.numbers = new Map(this.keys.map((one, i) => [one, i]))
    else this.numbers?.set(key, number)
    return number
  }
}

const copied = ({ ids, weights, from, to }: StateSet): StateSet => ({
  ids: ids.slice(from, to),
  weights: weights.slice(from, to),
  from: 0,
  to: to - from,
})
