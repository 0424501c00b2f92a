import type { FreeSpinsPlan, Game, ReelSet } from '../compile/compile.ts'
import type { Reading } from '../compile/reading.ts'
import { scatterCount } from '../compile/reels.ts'
import { LIMITS } from '../definition.ts'
import type { Rng } from '../rng.ts'
import type { Cell, Round, RoundEvent } from '../round.ts'
import { coinsOfLine, drawStops, scattersOf } from './draw.ts'

/**
 * Plays one paid round to its end.
 * @returns what happened, in order; the same game and generator state always give the same round
 */
export function spin(game: Game, rng: Rng): Round {
  const play = new Play(game, rng)
  play.paidSpin()
  return { betCoins: game.betCoins, totalCoins: Math.min(play.total, game.maxCoins), events: play.events }
}

/** One round under way. */
class Play {
  readonly events: RoundEvent[] = []
  total = 0
  private readonly game: Game
  private readonly rng: Rng
  private readonly stops: Int32Array

  constructor(game: Game, rng: Rng) {
    this.game = game
    this.rng = rng
    this.stops = new Int32Array(game.plan.base.reels.length)
  }

  paidSpin(): void {
    const { base, features } = this.game.plan
    const scatters = this.spinReels(base, 1, 1)
    const awarded = features.filter(
      (feature) => !this.capped() && this.award(feature, feature.awards, scatters, false) > 0,
    )
    for (const feature of awarded) {
      if (!this.capped()) this.freeSpins(feature, feature.awards[scatters] as number)
    }
    if (this.capped()) this.events.push({ type: 'capped', coins: this.game.maxCoins })
  }

  private capped(): boolean {
    return this.total >= this.game.maxCoins
  }

  private freeSpins(plan: FreeSpinsPlan, awarded: number): void {
    const { id, multiplier = 1 } = plan.feature
    const before = this.total
    let left = awarded
    let played = 0
    while (left > 0 && played < LIMITS.spinsPerFeature && !this.capped()) {
      left--
      played++
      this.events.push({ type: 'freeSpinStarted', feature: id, number: played, remaining: left, multiplier })
      const scatters = this.spinReels(plan.reelSet, plan.lineMultiplier, plan.scatterMultiplier)
      if (!this.capped()) left += this.award(plan, plan.retriggers, scatters, true)
    }
    this.events.push({ type: 'freeSpinsEnded', feature: id, spins: played, coins: this.total - before })
  }

  /** Stops the reels, pays what they show, and gives the packed scatter counts. */
  private spinReels(set: ReelSet, lineMultiplier: number, scatterMultiplier: number): number {
    drawStops(set, this.rng, this.stops)
    this.events.push({
      type: 'reelsStopped',
      reelSet: set.name,
      stops: Array.from(this.stops),
      window: set.reels.map((_, r) => this.columnOf(set, r).map((symbol) => this.idOf(symbol))),
    })
    this.game.definition.wins.lines.forEach((line, index) => {
      if (coinsOfLine(set, line, this.stops) > 0) this.payLine(set, line, index, lineMultiplier)
    })
    const scatters = scattersOf(set, this.stops)
    if ((this.game.plan.scatters.pays[scatters] as number) > 0) this.payScatters(set, scatters, scatterMultiplier)
    return scatters
  }

  private payLine(set: ReelSet, line: readonly number[], index: number, multiplier: number): void {
    const { reader } = this.game.plan
    let state = reader.start()
    line.forEach((row, r) => {
      state = reader.step(state, this.columnOf(set, r)[row] as number)
    })
    for (const reading of reader.finish(state)) {
      const coins = reading.coins * multiplier
      this.total += coins
      this.events.push(this.lineEvent(reading, line, index, multiplier, coins))
    }
  }

  private lineEvent(
    reading: Reading,
    line: readonly number[],
    index: number,
    multiplier: number,
    coins: number,
  ): RoundEvent {
    const cells = line.map((row, r): Cell => [r, row])
    if (reading.kind === 'combination') {
      const name = this.game.definition.wins.combinations?.[reading.combination]?.name as string
      return { type: 'combinationWon', line: index, name, cells, multiplier, coins }
    }
    const { direction, from, count } = reading
    return {
      type: 'lineWon',
      line: index,
      direction,
      symbol: this.idOf(reading.symbol),
      count,
      cells: cells.slice(from, from + count),
      multiplier: reading.multiplier * multiplier,
      coins,
    }
  }

  private payScatters(set: ReelSet, packed: number, multiplier: number): void {
    const { counts, payOf } = this.game.plan.scatters
    counts.symbols.forEach((symbol, scatter) => {
      const count = scatterCount(counts, scatter, packed)
      const coins = (payOf[scatter]?.[count] as number) * multiplier
      if (coins === 0) return
      this.total += coins
      const cells = this.cellsOf(set, symbol)
      this.events.push({ type: 'scatterPaid', symbol: this.idOf(symbol), count, cells, multiplier, coins })
    })
  }

  /** Announces the spins that these scatters award, and gives their number. */
  private award(plan: FreeSpinsPlan, table: Int32Array, packed: number, retrigger: boolean): number {
    const spins = table[packed] as number
    if (spins === 0) return 0
    const { counts } = this.game.plan.scatters
    const symbol = counts.symbols[plan.scatter] as number
    this.events.push({
      type: 'freeSpinsAwarded',
      feature: plan.feature.id,
      symbol: this.idOf(symbol),
      count: scatterCount(counts, plan.scatter, packed),
      cells: this.cellsOf(retrigger ? plan.reelSet : this.game.plan.base, symbol),
      spins,
      retrigger,
    })
    return spins
  }

  private columnOf(set: ReelSet, r: number): number[] {
    const { rows, symbols } = set.reels[r] as ReelSet['reels'][number]
    const from = (this.stops[r] as number) * rows
    return Array.from(symbols.subarray(from, from + rows))
  }

  private cellsOf(set: ReelSet, symbol: number): Cell[] {
    return set.reels.flatMap((_, r) =>
      this.columnOf(set, r).flatMap((shown, row): Cell[] => (shown === symbol ? [[r, row]] : [])),
    )
  }

  private idOf(symbol: number): string {
    return this.game.definition.symbols[symbol]?.id as string
  }
}
