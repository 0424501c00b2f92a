import type { Game } from '../compile/compile.ts'
import type { FreeSpinsPlan, InWinPlan } from '../compile/feature-plans.ts'
import type { ReelSet } from '../compile/reel-set.ts'
import { type Reel, STRIDE, scatterCount } from '../compile/reels.ts'
import type { TopPlan } from '../compile/top-reel.ts'
import { type BetMode, LIMITS } from '../definition.ts'
import type { Rng } from '../rng.ts'
import type { Cell, RoundEvent } from '../round.ts'
import { Board } from './board.ts'
import { Cells } from './cells.ts'
import { type Choices, unattended } from './choices.ts'
import { drawFaces, drawToken } from './draw.ts'
import { playFeature } from './features.ts'
import { LongestWins } from './longest-wins.ts'
import type { Rule } from './rules.ts'
import { Teller } from './teller.ts'

/** What coins are counted to: what paid spins show, and each feature by its index. */
export class Sources {
  lines = 0
  scatters = 0
  readonly coins: Float64Array
  readonly spins: Float64Array
  readonly triggers: Float64Array

  constructor(features: number) {
    this.coins = new Float64Array(features)
    this.spins = new Float64Array(features)
    this.triggers = new Float64Array(features)
  }
}

/**
 * Plays rounds of any game, cell by cell. With a list of events it tells what happens; without, it only counts, by the
 * very same steps and draws.
 */
export class Player {
  readonly game: Game
  rng: Rng
  private choices: Choices
  readonly board: Board
  readonly teller: Teller | null
  readonly sources: Sources
  /** Coins of the round so far, before the cap. */
  total = 0
  private readonly rule: Rule
  private readonly faces: Int32Array
  /** Per reel the strip position in row 0. */
  private readonly tops: Int32Array
  /** The strip position of the top reel over the first of its reels. */
  private topStop = 0
  /** For features that wins start; `null` where there are none. */
  private readonly longest: LongestWins | null
  private readonly cells: Cells
  /** What the paid spin's windows have started, by feature. */
  readonly started: Int32Array
  private startedAny = false
  /** The feature at play; −1 in a paid spin. */
  private source = -1
  /** In free spins: their multiplier now, the symbol chosen to expand, the spins awarded by this one. */
  private multiplier = 1
  private chosen = -1
  retriggered = 0

  constructor(game: Game, rng: Rng, events: RoundEvent[] | null, choices: Choices = unattended()) {
    const reels = game.plan.base.reels.length
    this.game = game
    this.rng = rng
    this.choices = choices
    this.board = new Board(reels)
    this.teller = events && new Teller(game, this.board, events)
    this.sources = new Sources(game.plan.features.length)
    this.rule = game.plan.rule.make()
    this.faces = new Int32Array(reels)
    this.tops = new Int32Array(reels)
    this.longest = LongestWins.of(game.plan.rule, game.plan.features)
    this.cells = new Cells(game, this.board, this.teller)
    this.started = new Int32Array(game.plan.features.length)
  }

  /** Plays one round and gives its coins as paid. */
  round(mode: BetMode): number {
    this.total = 0
    this.source = -1
    if (mode.buys === undefined) this.paidSpin(mode)
    else {
      this.board.rows.fill(0)
      this.start(this.indexOf(mode.buys.feature), mode.buys.spins ?? 1, [])
    }
    if (this.capped()) this.teller?.capped()
    const coins = this.paid()
    return this.choices.attended ? this.gamble(coins) : coins
  }

  /** What the round pays as it stands. */
  paid(): number {
    return Math.min(this.total, this.game.maxCoins)
  }

  /** What the player takes of `options`. */
  choose(feature: string, options: number): number {
    return this.choices.next(feature, options)
  }

  private gamble(won: number): number {
    const { gamble } = this.game.definition
    let coins = won
    for (let step = 0; gamble && step < gamble.steps && coins > 0 && coins < this.game.maxCoins; step++) {
      if (this.choose('gamble', 2) === 0) break
      const lucky = this.rng.below(gamble.up + gamble.down) < gamble.up
      coins = lucky ? Math.min(coins * gamble.factor, this.game.maxCoins) : 0
      this.total = coins
      this.teller?.push({ type: 'gambled', won: lucky, coins })
    }
    return coins
  }

  capped(): boolean {
    return this.total >= this.game.maxCoins
  }

  pay(coins: number): void {
    this.total += coins
    if (this.source >= 0) this.sources.coins[this.source] = (this.sources.coins[this.source] as number) + coins
  }

  indexOf(feature: string): number {
    return this.game.plan.features.findIndex((plan) => plan.feature.id === feature)
  }

  /** Plays a feature to its end. `spins` counts for free spins only. */
  start(index: number, spins: number, cells: readonly Cell[]): void {
    if (this.capped()) return
    const plan = this.game.plan.features[index] as Game['plan']['features'][number]
    const outer = this.source
    this.source = index
    this.sources.triggers[index] = (this.sources.triggers[index] as number) + 1
    if (plan.type === 'freeSpins') this.freeSpins(plan, spins)
    else playFeature(this, plan, cells)
    this.source = outer
  }

  countSpin(): void {
    if (this.source >= 0) this.sources.spins[this.source] = (this.sources.spins[this.source] as number) + 1
  }

  /** Plays one spin from given faces, without what it starts, and gives its coins. For enumeration: no draw may come into it. */
  playFrom(set: ReelSet, free: FreeSpinsPlan | null, faces: Int32Array): number {
    this.total = 0
    this.source = -1
    this.multiplier = free?.feature.multiplier ?? 1
    this.started.fill(0)
    this.retriggered = 0
    this.faces.set(faces)
    this.show(set)
    this.playWindows(set, free)
    return this.total
  }

  private paidSpin({ reelSet }: BetMode): void {
    const { plan } = this.game
    this.started.fill(0)
    this.startedAny = false
    this.spin(reelSet === undefined ? plan.base : (plan.sets.get(reelSet) as ReelSet), null)
    if (!this.startedAny) return
    const cells = this.teller && plan.features.map(({ scatter }) => this.teller?.counted(scatter) ?? [])
    // Hold-and-win plays with the coins in view, so it comes before what spins the reels again.
    for (const holds of [true, false]) {
      for (const { type, index } of plan.features) {
        const n = this.started[index] as number
        if (n > 0 && (type === 'holdAndWin') === holds) this.start(index, n, cells?.[index] ?? [])
      }
    }
  }

  private freeSpins(plan: FreeSpinsPlan, awarded: number): void {
    const { multiplier = 1, grows } = plan.feature
    const before = this.total
    this.multiplier = multiplier
    this.chosen = plan.chosen === null ? -1 : drawToken(plan.chosen, this.rng)
    if (this.chosen >= 0) this.teller?.chosen(plan.feature.id, this.chosen)
    let left = awarded
    let played = 0
    if (plan.walking.length > 0) this.cells.walkOn(plan, plan.walking)
    while ((left > 0 || this.cells.walks(plan)) && played < LIMITS.spinsPerFeature && !this.capped()) {
      left = Math.max(0, left - 1)
      played++
      this.countSpin()
      this.teller?.freeSpin(plan.feature.id, played, left, this.multiplier)
      this.retriggered = 0
      this.spin(plan.reelSet, plan)
      left += this.retriggered
      if (plan.walking.length > 0) this.cells.walkOn(plan, [...plan.walking, ...plan.sticky])
      if (grows?.each === 'spin') this.grow(grows)
    }
    this.teller?.freeSpinsEnded(plan.feature.id, played, this.total - before)
    this.cells.release()
    this.chosen = -1
  }

  private grow({ by, upTo = LIMITS.multiplier }: { readonly by: number; readonly upTo?: number }): void {
    this.multiplier = Math.min(upTo, this.multiplier + by)
  }

  /** One spin, cascades and all. `free`: the free spins it belongs to. */
  private spin(set: ReelSet, free: FreeSpinsPlan | null): void {
    this.stop(set)
    this.teller?.stopped(set, this.tops, this.topStop, null)
    this.playWindows(set, free)
  }

  /** Draws where everything stops, and lays it out. */
  private stop(set: ReelSet): void {
    drawFaces(set, this.rng, this.faces)
    if (set.top !== null) {
      const draw = this.rng.below(set.top.weight)
      this.topStop = set.top.stopOf === null ? draw : (set.top.stopOf[draw] as number)
    }
    this.show(set)
  }

  /** As long as that wins more, what wins stays and everything else spins again. */
  private respin(set: ReelSet): void {
    const { board, cells } = this
    let won = 0
    for (;;) {
      board.marks.fill(0)
      const coins = this.rule.evaluate(board, true, null)
      if (coins <= won || !cells.holdMarked()) break
      won = coins
      this.stop(set)
      this.teller?.stopped(set, this.tops, this.topStop, cells.held)
      cells.settle(this.rng)
    }
    cells.release()
  }

  private playWindows(set: ReelSet, free: FreeSpinsPlan | null): void {
    const { cascades } = this.game.plan
    this.cells.begin()
    for (let number = 0; ; number++) {
      const window = cascades === null ? 1 : (cascades.multipliers[number] as number)
      const seen = number === 0 ? this.scattersOf(set, free) : this.countScatters()
      this.teller?.note()
      if (free?.extraWilds && number === 0) this.cells.addWilds(free.extraWilds, this.rng)
      this.cells.settle(this.rng)
      if (free !== null && free.sticky.length > 0) this.cells.hold(free.sticky)
      if (this.game.definition.respins !== undefined) this.respin(set)
      const lineMultiplier = window * (free?.multipliesLines ? this.multiplier : 1)
      const won = this.payWindow(seen, free, lineMultiplier, free?.multipliesScatters ? this.multiplier : 1)
      if (cascades === null || !won || this.capped() || number + 1 >= LIMITS.cascades) return
      if (free?.feature.grows?.each === 'cascade') this.grow(free.feature.grows)
      this.fall(set, number + 1, free)
    }
  }

  /** Lays the columns of the faces drawn, under what is held. */
  private show(set: ReelSet): void {
    const { board, faces } = this
    const { held } = this.cells
    for (let r = 0; r < board.reels; r++) {
      const reel = set.reels[r] as Reel
      const face = faces[r] as number
      const over = set.top === null ? 0 : (set.top.over[r] as number)
      const rows = (reel.rows[face] as number) + over
      board.rows[r] = rows
      this.tops[r] = reel.stops[face] as number
      const first = face * reel.maxRows - over
      for (let row = over; row < rows; row++) {
        const at = r * STRIDE + row
        board.tokens[at] = held[at] === 0 ? (reel.tokens[first + row] as number) : (held[at] as number) - 1
      }
    }
    if (set.top !== null) this.showTop(set.top)
  }

  private showTop({ reels, strip }: TopPlan): void {
    for (let i = 0; i < reels.length; i++) {
      this.board.tokens[(reels[i] as number) * STRIDE] = strip[(this.topStop + i) % strip.length] as number
    }
  }

  private scattersOf(set: ReelSet, free: FreeSpinsPlan | null): number {
    if (free !== null && free.sticky.length + free.walking.length > 0) return this.countScatters()
    let packed = 0
    for (let r = 0; r < this.faces.length; r++) packed += set.reels[r]?.scatters[this.faces[r] as number] as number
    if (set.top !== null) packed += set.top.scatters[this.topStop] as number
    return packed
  }

  private countScatters(): number {
    const { symbols, strides } = this.game.plan.scatters.counts
    let packed = 0
    for (let i = 0; i < symbols.length; i++) {
      packed += this.board.count(symbols[i] as number) * (strides[i] as number)
    }
    return packed
  }

  /** Pays what the window shows and says whether anything won. */
  private payWindow(
    seen: number,
    free: FreeSpinsPlan | null,
    lineMultiplier: number,
    scatterMultiplier: number,
  ): boolean {
    const { board, sources } = this
    const { cascades, scatters } = this.game.plan
    const marking = cascades !== null
    if (marking) board.marks.fill(0)
    const told = this.teller?.winner(lineMultiplier) ?? null
    const record = this.longest === null ? told : this.longest.recording(told)
    const lines = this.rule.evaluate(board, marking, record) * lineMultiplier
    const expanded = this.chosen < 0 ? 0 : this.payChosen(this.chosen, lineMultiplier)
    const paid = (scatters.pays[seen] as number) * scatterMultiplier
    if (free === null) {
      sources.lines += lines
      sources.scatters += paid
    }
    this.pay(lines + expanded + paid)
    if (paid > 0) this.teller?.scatters(seen, scatterMultiplier)
    const awarded = !this.capped() && (free === null ? this.startFeatures(seen) : this.retrigger(free, seen))
    if (marking && (paid > 0 || awarded)) this.markScatters(seen, free)
    return lines > 0 || paid > 0 || awarded
  }

  private startFeatures(seen: number): boolean {
    let any = false
    for (const plan of this.game.plan.features) {
      const won = plan.type === 'freeSpins' && plan.inWin !== null ? this.wonBy(plan.inWin, 'awards') : 0
      const spins = won + (plan.starts[seen] as number)
      if (spins === 0) continue
      any = true
      this.startedAny = true
      const before = this.started[plan.index] as number
      this.started[plan.index] = plan.type === 'freeSpins' ? before + spins : spins
      if (plan.type === 'freeSpins') this.teller?.awarded(plan, seen, this.longest, spins, false)
    }
    return any
  }

  private retrigger(plan: FreeSpinsPlan, seen: number): boolean {
    const spins = plan.inWin === null ? (plan.retriggers[seen] as number) : this.wonBy(plan.inWin, 'retriggers')
    if (spins === 0) return false
    this.retriggered += spins
    this.teller?.awarded(plan, seen, this.longest, spins, true)
    return true
  }

  /** Spins that the longest win of a symbol awards. */
  private wonBy(plan: InWinPlan, table: 'awards' | 'retriggers'): number {
    return plan[table][this.longest?.count(plan.symbol) ?? 0] as number
  }

  /** Scatters that paid or started something vanish with the winners. */
  private markScatters(seen: number, free: FreeSpinsPlan | null): void {
    const { board } = this
    const { features, scatters } = this.game.plan
    scatters.counts.symbols.forEach((symbol, scatter) => {
      const paid = scatters.payOf[scatter]?.[scatterCount(scatters.counts, scatter, seen)] as number
      const tables = free === null ? features.filter((plan) => plan.scatter === scatter).map((plan) => plan.starts) : []
      if (free?.scatter === scatter) tables.push(free.retriggers)
      if (paid === 0 && tables.every((table) => table[seen] === 0)) return
      for (const [reel, row] of board.cellsOf(symbol)) board.marks[reel * STRIDE + row] = 1
    })
  }

  /** The chosen symbol pays on every line by the number of reels that show it. */
  private payChosen(token: number, lineMultiplier: number): number {
    const { rule } = this.game.plan
    if (rule.type !== 'lines') return 0
    let reels = 0
    for (let r = 0; r < this.board.reels; r++) if (this.board.find(r, token) >= 0) reels++
    const perLine = (this.game.plan.payOf[token]?.[reels] ?? 0) * lineMultiplier
    if (perLine > 0) this.teller?.chosenPaid(token, reels, perLine, lineMultiplier)
    return perLine * rule.lines.length
  }

  /** Winners vanish, the rest falls, and new symbols follow. */
  private fall(set: ReelSet, number: number, free: FreeSpinsPlan | null): void {
    const { board } = this
    const { cascades } = this.game.plan
    const removed = this.teller === null ? [] : board.marked()
    for (let r = 0; r < board.reels; r++) {
      const over = set.top === null ? 0 : (set.top.over[r] as number)
      const gaps = board.drop(r, over)
      for (let row = over + gaps - 1; row >= over; row--)
        board.tokens[r * STRIDE + row] = this.next(set.reels[r] as Reel, r)
    }
    if (set.top !== null) this.slide(set.top)
    this.teller?.cascaded(
      number,
      removed,
      (cascades?.multipliers[number] ?? 1) * (free?.multipliesLines ? this.multiplier : 1),
    )
  }

  /** The rest of the top reel moves to the left, and new symbols follow from the right. */
  private slide({ reels, strip }: TopPlan): void {
    const { board } = this
    const refill = this.game.plan.cascades?.refill
    let kept = 0
    for (const reel of reels) {
      if (board.marks[reel * STRIDE] === 1) continue
      board.tokens[(reels[kept++] as number) * STRIDE] = board.tokens[reel * STRIDE] as number
    }
    for (; kept < reels.length; kept++) {
      board.tokens[(reels[kept] as number) * STRIDE] = refill
        ? drawToken(refill, this.rng)
        : (strip[(this.topStop + reels.length) % strip.length] as number)
      this.topStop++
    }
  }

  /** The next symbol that falls into a reel: the one above on the strip, or one drawn by weight. */
  private next(reel: Reel, r: number): number {
    const refill = this.game.plan.cascades?.refill
    if (refill) return drawToken(refill, this.rng)
    const top = ((this.tops[r] as number) + reel.strip.length - 1) % reel.strip.length
    this.tops[r] = top
    return reel.strip[top] as number
  }
}
