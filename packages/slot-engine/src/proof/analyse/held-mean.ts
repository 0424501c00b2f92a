import type { BetMode } from '../../definition.ts'
import { entryOf, intAt } from '../../entries.ts'
import type { FreeSpinsPlan } from '../../game/core/feature-plan.ts'
import { type Game, paidSets } from '../../game/core/game.ts'
import { PayTally } from '../../game/core/pays.ts'
import { packedOn } from '../../game/rules/scatters/compile.ts'
import { addScatterWins } from '../../game/rules/scatters/sheet.ts'
import type { Reel } from '../../game/tables/reels.ts'
import type { Meter } from '../../meter.ts'
import { type Column, merged, reelOf, shownBy } from './held-columns.ts'
import { turnedReels } from './settled-reels.ts'

/** Steps of a column of a reel over what it holds, of a step from one held set to another, and of a set in one spin. */
const COLUMN_STEPS = 100
const LINK_STEPS = 40
const SET_STEPS = 60
/** Bytes of a step from one held set to another. */
const LINK_BYTES = 100
/** What is less likely than this is left out: it is below what rounding leaves. */
const NEGLIGIBLE = 1e-18

/** What all reels hold before a spin: per reel the number of its pattern. */
type HeldSet = readonly number[]

/** What a spin may lead to. */
interface Link {
  /** The number of the held set. */
  readonly to: number
  readonly more: number
  readonly chance: number
}

/** What a reel shows, as far as the chain looks at it. */
interface Shown {
  readonly stays: readonly number[]
  readonly walks: readonly number[]
  readonly packed: number
  readonly landed: number
  chance: number
}

/** Sets with how likely each is. */
type Measure = Map<number, number>

/**
 * The mean of free spins in which symbols stay or walk and what they hold decides how long they go on, exactly, before the cap, by
 * their number; `null` where it is not in reach. The chain is over what all reels hold together and the spins that are left: each
 * spin is played from a held set, in which its reels are independent. How often every set is held, times what a spin from
 * it wins on average, is the mean.
 */
export function heldMean(
  game: Game,
  mode: BetMode | null,
  plan: FreeSpinsPlan,
  meter: Meter,
): (n: number) => number | null {
  const set = plan.sets.only
  const takesView = plan.walking.length > 0 || plan.feature.keepsView === true
  if (set === null || !set.isIndependent || !isChain(game, plan)) return () => null
  const chain = new HeldChain(game, plan, set.reels, meter)
  if (!takesView || mode?.buys !== undefined) return (n) => chain.mean(chain.empty(), n)
  const paid = mode === null ? null : paidSets(game, mode).only
  if (paid === null || !paid.isIndependent || !isAlone(game)) return () => null
  return (n) => chain.mean(chain.afterPaid(paid.reels, n), n)
}

class HeldChain {
  private readonly game: Game
  private readonly plan: FreeSpinsPlan
  private readonly reels: readonly Reel[]
  private readonly meter: Meter
  /** By reel its patterns: token + 1 of the cells that are held, 0 elsewhere. */
  private readonly patterns: readonly { readonly ids: Map<string, number>; readonly list: (readonly number[])[] }[]
  private readonly sets: HeldSet[] = []
  private readonly ids = new Map<string, number>()
  private readonly links: (readonly Link[] | undefined)[] = []
  private readonly wins: (number | undefined)[] = []
  private readonly shown = new Map<string, readonly Shown[]>()

  constructor(game: Game, plan: FreeSpinsPlan, reels: readonly Reel[], meter: Meter) {
    this.game = game
    this.plan = plan
    this.reels = reels
    this.meter = meter
    this.patterns = reels.map(() => ({ ids: new Map(), list: [] }))
  }

  /** Nothing is held. */
  empty(): Measure {
    return new Map([[this.setOf(this.reels.map(({ maxRows }) => new Array<number>(maxRows).fill(0))), 1]])
  }

  /** What is held after a paid spin that awards `n`. */
  afterPaid(reels: readonly Reel[], n: number): Measure {
    const { plan } = this
    const sticks = plan.feature.keepsView === true
    const measure: Measure = new Map()
    let total = 0
    this.meter.spend(COLUMN_STEPS * reels.reduce((sum, { faces }) => sum + faces, 0))
    const none = reels.map(({ maxRows }) => new Array<number>(maxRows).fill(0))
    const columns = reels.map((reel, r) => this.shownOn(reel, r, entryOf(none, r), sticks))
    this.eachWindow(columns, (window, packed, _, chance) => {
      if (intAt(plan.starts, packed) !== n) return
      const id = this.setOf(this.moved(window))
      measure.set(id, (measure.get(id) ?? 0) + chance)
      total += chance
    })
    for (const [id, chance] of measure) measure.set(id, chance / total)
    return measure
  }

  mean(start: Measure, n: number): number | null {
    /** Per held set, by the spins that are left. */
    let now = new Map<number, number[]>()
    for (const [id, chance] of start) now.set(id, spread(n, chance))
    let mean = 0
    while (now.size > 0) {
      const next = new Map<number, number[]>()
      for (const [id, byLeft] of now) {
        this.meter.spend(SET_STEPS + byLeft.length)
        const wins = this.winsFrom(id)
        if (wins === null) return null
        mean += wins * byLeft.reduce((sum, chance) => sum + (chance ?? 0), 0)
        this.goOn(byLeft, this.linksOf(id), next)
      }
      now = next
    }
    return mean
  }

  private goOn(byLeft: readonly number[], links: readonly Link[], next: Map<number, number[]>): void {
    this.meter.spend(2 * links.length * byLeft.length)
    for (const { to, more, chance } of links) {
      const goesOn = this.walksOn(to)
      byLeft.forEach((weight, left) => {
        const after = Math.max(0, left - 1) + more
        const reached = weight * chance
        if ((after === 0 && !goesOn) || reached < NEGLIGIBLE) return
        const list = next.get(to) ?? []
        while (list.length <= after) list.push(0)
        list[after] = entryOf(list, after) + reached
        next.set(to, list)
      })
    }
  }

  /** Whether what walks keeps the spins going. */
  private walksOn(id: number): boolean {
    if (this.plan.feature.untilGone !== true) return false
    return entryOf(this.sets, id).some((pattern, r) =>
      entryOf(entryOf(this.patterns, r).list, pattern).some((held) => this.plan.walking.includes(held - 1)),
    )
  }

  private linksOf(id: number): readonly Link[] {
    const known = this.links[id]
    if (known !== undefined) return known
    const merged = new Map<string, { readonly to: number; readonly more: number; chance: number }>()
    const { plan } = this
    this.eachWindow(this.columnsFrom(id), (window, packed, landed, chance) => {
      const more = plan.landed === null ? intAt(plan.retriggers, packed) : entryOf(plan.landed, landed)
      const to = this.setOf(this.moved(window))
      const key = `${to}/${more}`
      const link = merged.get(key)
      if (link === undefined) merged.set(key, { to, more, chance })
      else link.chance += chance
    })
    const links = [...merged.values()]
    this.meter.hold(LINK_BYTES * links.length)
    this.links[id] = links
    return links
  }

  private columnsFrom(id: number): readonly (readonly Shown[])[] {
    return entryOf(this.sets, id).map((pattern, r) => {
      const key = `${r}/${pattern}`
      const known = this.shown.get(key)
      if (known !== undefined) return known
      const held = entryOf(entryOf(this.patterns, r).list, pattern)
      const made = this.shownOn(entryOf(this.reels, r), r, held, true)
      this.shown.set(key, made)
      return made
    })
  }

  /** What a reel shows over what it holds; alike ones are one. */
  private shownOn(reel: Reel, r: number, held: readonly number[], sticks: boolean): readonly Shown[] {
    const { game, plan, meter } = this
    const packedBy = packedOn(game.plan.scatters, r)
    const counted = game.plan.scatters.counts.symbols[plan.scatter]
    meter.spend(COLUMN_STEPS * reel.faces)
    const all = new Map<string, Shown>()
    for (const { cells, chance } of shownBy(reel, [{ cells: held, chance: 1 }])) {
      if (chance === 0) continue
      const kept = (tokens: readonly number[]) => cells.map((token) => (tokens.includes(token) ? token + 1 : 0))
      const made = {
        stays: sticks ? kept(plan.sticky) : cells.map(() => 0),
        walks: kept(plan.walking),
        packed: cells.reduce((sum, token) => sum + intAt(packedBy, token), 0),
        landed: plan.landed === null ? 0 : cells.filter((token, row) => token === counted && held[row] === 0).length,
      }
      const key = `${made.stays.join()}/${made.walks.join()}/${made.packed}/${made.landed}`
      const known = all.get(key)
      if (known === undefined) all.set(key, { ...made, chance })
      else known.chance += chance
    }
    return [...all.values()]
  }

  private eachWindow(
    columns: readonly (readonly Shown[])[],
    visit: (window: readonly Shown[], packed: number, landed: number, chance: number) => void,
  ): void {
    this.meter.spend(LINK_STEPS * columns.reduce((product, { length }) => product * length, 1))
    const window: Shown[] = []
    const from = (r: number, packed: number, landed: number, chance: number): void => {
      if (r === columns.length) return visit(window, packed, landed, chance)
      for (const shown of entryOf(columns, r)) {
        window[r] = shown
        from(r + 1, packed + shown.packed, landed + shown.landed, chance * shown.chance)
      }
    }
    from(0, 0, 0, 1)
  }

  /** What stays, with what walks one reel to the left of where it is shown. */
  private moved(window: readonly Shown[]): readonly (readonly number[])[] {
    return window.map(({ stays }, r) => stays.map((held, row) => window[r + 1]?.walks[row] || held))
  }

  private setOf(cells: readonly (readonly number[])[]): number {
    const set = cells.map((column, r) => {
      const { ids, list } = entryOf(this.patterns, r)
      const key = column.join()
      const id = ids.get(key) ?? list.push(column) - 1
      ids.set(key, id)
      return id
    })
    const key = set.join()
    const id = this.ids.get(key) ?? this.sets.push(set) - 1
    this.ids.set(key, id)
    return id
  }

  /** The mean coins of a spin from a held set. */
  private winsFrom(id: number): number | null {
    const known = this.wins[id]
    if (known !== undefined) return known
    const wins = this.winsOn(entryOf(this.sets, id))
    if (wins !== null) this.wins[id] = wins
    return wins
  }

  private winsOn(set: HeldSet): number | null {
    const { game, plan, meter } = this
    const { multiplier = 1 } = plan.feature
    const settled = this.reels.map((reel, r) => {
      meter.spend(COLUMN_STEPS * reel.faces)
      const cells = entryOf(entryOf(this.patterns, r).list, entryOf(set, r))
      const shown: readonly Column[] = merged(shownBy(reel, [{ cells, chance: 1 }]))
      return reelOf(reel, shown, packedOn(game.plan.scatters, r))
    })
    const [reveal] = [...game.plan.reveals.values()]
    const turns = reveal?.tokens.map((token, i) => ({ token, chance: entryOf(reveal.weights, i) / reveal.total }))
    const tally = new PayTally()
    for (const { token, chance } of turns ?? [{ token: -1, chance: 1 }]) {
      const turned = turnedReels(game, settled, token)
      const pays = plan.multipliesLines ? multiplier : 1
      if (game.plan.rule.addWins?.(tally, turned, chance, pays, meter) !== true) return null
    }
    const paid = { ...game.plan.scatters, ...plan.scatterPays }
    addScatterWins(tally, paid, settled, 1, plan.multipliesScatters ? multiplier : 1)
    return tally.list().reduce((sum, { coins }) => sum + coins, 0)
  }
}

/** A chance by the number of spins left. */
const spread = (left: number, chance: number): number[] => [...new Array<number>(left).fill(0), chance]

/** Whether what is in view when the spins begin is the window of the paid spin as it stopped. */
const isAlone = ({ plan, definition }: Game): boolean =>
  plan.features.length === 1 &&
  plan.chances === null &&
  plan.extraWilds === null &&
  plan.changes === null &&
  definition.respins === undefined

/** Whether a spin is told by what is held before it and by where its reels stop, a symbol that hides others aside. */
export function isChain({ plan, definition }: Game, free: FreeSpinsPlan): boolean {
  const stays = [...free.sticky, ...free.walking]
  return (
    stays.length > 0 &&
    free.kept === null &&
    free.extraWilds === null &&
    free.changes === null &&
    free.chosen === null &&
    free.factors === null &&
    free.inWin === null &&
    free.levels === null &&
    free.spares === null &&
    free.winsAtLeast === 0 &&
    free.feature.grows === undefined &&
    plan.cascades === null &&
    plan.collects.length === 0 &&
    plan.expanding.length === 0 &&
    plan.tokens.draws.size === 0 &&
    plan.reveals.size <= 1 &&
    [...plan.reveals].every(
      ([hidden, { tokens }]) => !stays.includes(hidden) && tokens.every((token) => !stays.includes(token)),
    ) &&
    definition.respins === undefined
  )
}
