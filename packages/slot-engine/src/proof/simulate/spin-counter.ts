import type { BetMode } from '../../definition.ts'
import { floatAt, intAt } from '../../entries.ts'
import { unattended } from '../../game/core/choices.ts'
import type { FeaturePlan } from '../../game/core/feature-plan.ts'
import { type Game, gameIn, modeOf, paidSets } from '../../game/core/game.ts'
import type { RoundOptions } from '../../game/core/round-options.ts'
import { CompiledPlayer } from '../../game/play/compiled/compiled-player.ts'
import { FirstWindows } from '../../game/play/first-windows.ts'
import { Player } from '../../game/play/player.ts'
import { BLOCK, BlockPlayer, WindowPlayer } from '../../game/play/window-player.ts'
import type { ReelSet } from '../../game/tables/reel-set.ts'
import type { WindowTables } from '../../game/tables/window-tables.ts'
import { type Meter, OutOfReach } from '../../meter.ts'
import type { Sfc32 } from '../../rng.ts'
import type { Counts } from './counts.ts'
import { FreeSpinsCounter } from './free-spins-counter.ts'
import { Histogram } from './histogram.ts'
import type { LaterWins } from './later-wins.ts'
import { isPlain, isPlainFreeSpins } from './plain.ts'
import type { RespunRounds } from './respun-rounds.ts'
import type { StartedRounds } from './started-rounds.ts'

/** Windows that are played by tables between two looks at the meter. */
const CHUNK = 1024
/** Steps of a window that is a table walk. */
const TABLE_STEPS = 2

/** Of a budget, what tables may take. */
const TABLES_SHARE = 0.4

/** What plays its windows fast; `null` where they are played cell by cell, or the budget does not reach for tables. */
function tablesOf(game: Game, mode: BetMode, meter: Meter): WindowTables | null {
  const steps = Math.floor(TABLES_SHARE * meter.left)
  try {
    return meter.within({ steps }, () => (isPlain(game, mode, meter) ? game.plan.base.tables(meter) : null))
  } catch (error) {
    if (error instanceof OutOfReach) return null
    throw error
  }
}

/** Whether these free spins award further ones. */
const awards =
  (packed: number) =>
  (plan: FeaturePlan): boolean =>
    plan.type === 'freeSpins' && intAt(plan.retriggers, packed) > 0

/** What is counted besides the report, by whoever asks. */
export interface Watched {
  /** Rounds that start something. */
  readonly started?: StartedRounds | null
  /** What rounds played cell by cell pay beyond their first windows. */
  readonly later?: LaterWins | null
  /** What respins with the winners held pay, as far as chance alone has brought it. */
  readonly respun?: RespunRounds | null
}

/** What windows won, and their packed scatters. */
interface Windows {
  readonly coins: Int32Array
  readonly scatters: Int32Array
}

/** Plays rounds without a word and counts them. Nothing in its loops allocates. */
export class SpinCounter {
  totalCoins = 0
  /** Rounds that were broken off because the budget was at its end. */
  cutRounds = 0
  private readonly game: Game
  private readonly mode: BetMode
  private readonly meter: Meter
  private readonly histogram: Histogram
  private readonly player: Player
  /** For games whose windows are table walks; `null`: every round is played cell by cell. */
  private readonly base: WindowPlayer | null
  /** Where the walk can be compiled. */
  private readonly compiled: CompiledPlayer | null
  /** Where it cannot, and its tables are large. */
  private readonly block: BlockPlayer | null
  private readonly blockStart = new Int32Array(4)
  private blockSize = BLOCK
  /** Of the last blocks, how many, and how many of them were cut short. */
  private blocks = 0
  private cuts = 0
  /** What paid spins run on that need not be laid out where they lose; `null`: all are. */
  private readonly looked: ReelSet | null
  private readonly freeSpins: readonly (FreeSpinsCounter | null)[]
  private readonly started: StartedRounds | null
  private readonly later: LaterWins | null
  private readonly respun: RespunRounds | null
  /** By packed scatters: 1 where they start a feature. */
  private readonly startsFeature: Uint8Array
  private lines = 0
  private scatters = 0
  private cut = 0
  private capped = 0
  private spins = 0
  private lossesNow = 0
  private longest = 0
  /** Losing rounds before the first win; -1 until there is one. */
  private leading = -1
  private freeCounted = 0

  /**
   * @param meter counts what is played; a round that goes over its budget is broken off
   * @param watched what is counted besides
   */
  constructor(
    whole: Game,
    rng: Sfc32,
    { mode, choose }: RoundOptions,
    meter: Meter,
    { started = null, later = null, respun = null }: Watched = {},
  ) {
    const game = gameIn(whole, mode)
    this.meter = meter
    this.started = started
    this.later = later
    const { features, scatters } = game.plan
    this.game = game
    this.mode = modeOf(game, mode)
    this.histogram = new Histogram(game.maxCoins)
    this.player = new Player(game, rng, null, unattended(choose), meter)
    started?.held?.watch(this.player)
    this.respun = respun
    respun?.watch(this.player)
    if (later !== null) {
      later.first = new FirstWindows(game)
      this.player.spins.pays.firstWindows = later.first
    }
    const isLooked = this.player.spins.look !== null && this.mode.buys === undefined
    this.looked = isLooked ? paidSets(game, this.mode).only : null
    this.startsFeature = Uint8Array.from(scatters.pays, (_, packed) =>
      features.some((plan) => intAt(plan.starts, packed) > 0) ? 1 : 0,
    )
    const tables = tablesOf(game, this.mode, meter)
    const base = tables && new WindowPlayer(tables)
    this.base = base
    const ends = this.startsFeature.map((starts, packed) => starts | (features.some(awards(packed)) ? 1 : 0))
    this.compiled = tables && CompiledPlayer.of(tables, ends)
    this.block = tables?.isLarge ? new BlockPlayer(tables) : null
    this.freeSpins = features.map((plan) =>
      base !== null && isPlainFreeSpins(plan) ? new FreeSpinsCounter(plan, game, base, ends) : null,
    )
  }

  /**
   * Plays rounds, but begins none after so many steps of the meter, and ends after one that is broken off.
   * @returns how many were played: at least 1
   */
  play(rng: Sfc32, spins: number, last: number): number {
    let played = 0
    do {
      const more = this.base === null ? spins - played : Math.min(spins - played, CHUNK)
      if (this.base === null) played += this.playRounds(rng, more, last)
      else played += this.countSteps(this.playTables(this.base, rng, more))
    } while (played < spins && this.meter.steps < last && this.cutRounds === 0)
    this.spins += played
    return played
  }

  private playTables(base: WindowPlayer, rng: Sfc32, spins: number): number {
    if (this.compiled !== null) return this.playCompiled(this.compiled, rng, spins)
    return this.block === null ? this.playWindows(base, rng, spins) : this.playBlocks(this.block, rng, spins)
  }

  /** Of windows that are table walks, those of free spins among them. */
  private countSteps(windows: number): number {
    const free = this.freeSpins.reduce((sum, counter) => sum + (counter?.spins ?? 0), 0)
    this.meter.count(TABLE_STEPS * (windows + free - this.freeCounted))
    this.freeCounted = free
    return windows
  }

  private playRounds(rng: Sfc32, spins: number, last: number): number {
    const { player, mode, meter, looked } = this
    player.rng = rng
    for (let i = 1; ; i++) {
      meter.count(1)
      const coins = this.played(player, mode, looked)
      if (player.tally.capped()) this.cap(player.tally.total)
      this.count(coins)
      if (i === spins || meter.steps >= last || this.cutRounds > 0) return i
    }
  }

  private played(player: Player, mode: BetMode, looked: ReelSet | null): number {
    const { tally } = player
    const { begun } = tally
    tally.begin()
    this.later?.first?.begin()
    try {
      if (looked !== null && player.spins.loses(looked, null, player.rng)) return 0
      const coins = player.roundOf(mode, looked)
      if (tally.begun > begun) this.started?.add(tally.total)
      this.later?.add(tally.total)
      this.respun?.add(coins)
      return coins
    } catch (error) {
      this.cutShort(error)
      return player.tally.paid()
    }
  }

  /** Notes that a round was broken off; any other error goes on. */
  private cutShort(error: unknown): void {
    if (!(error instanceof OutOfReach)) throw error
    this.cutRounds++
  }

  private playWindows(base: WindowPlayer, rng: Sfc32, spins: number): number {
    const { maxCoins, plan } = this.game
    const { pays } = plan.scatters
    const { startsFeature, histogram } = this
    const { dense } = histogram
    this.player.rng = rng
    // Sums stay in local variables while the loop runs: a field that holds a double is written through memory.
    let lines = 0
    let scatterCoins = 0
    let total = 0
    let lossesNow = this.lossesNow
    let to = spins
    for (let i = 0; i < to; i++) {
      const lineCoins = base.play(rng)
      const paid = pays[base.scatters] as number
      let coins = lineCoins + paid
      lines += lineCoins
      scatterCoins += paid
      if (startsFeature[base.scatters] === 1) {
        coins = this.playFeatures(rng, base.scatters, coins)
        if (this.cutRounds > 0) to = i + 1
      }
      if (coins >= maxCoins) coins = this.cap(coins)
      total += coins
      if (coins < dense.length) dense[coins] = (dense[coins] as number) + 1
      else histogram.add(coins)
      if (coins > 0) {
        if (lossesNow > this.longest || this.leading < 0) this.endLosses(lossesNow)
        lossesNow = 0
      } else lossesNow++
    }
    this.lines += lines
    this.scatters += scatterCoins
    this.totalCoins += total
    this.lossesNow = lossesNow
    return to
  }

  private playCompiled(compiled: CompiledPlayer, rng: Sfc32, spins: number): number {
    this.player.rng = rng
    const { startsFeature } = this
    const { coins, scatters } = compiled
    let left = spins
    while (left > 0 && this.cutRounds === 0) {
      const played = compiled.play(rng, left)
      const last = played - 1
      // A window that starts a feature is the last one played before it.
      const starts = startsFeature[scatters[last] as number] === 1
      this.countQuiet(compiled, starts ? last : played)
      if (starts) this.countStarting(rng, coins[last] as number, scatters[last] as number)
      left -= played
    }
    return spins - left
  }

  /** Counts windows that start nothing. Most of them win nothing either. */
  private countQuiet({ coins: won, scatters: seen }: Windows, windows: number): void {
    const { maxCoins, plan } = this.game
    const { pays } = plan.scatters
    const { histogram } = this
    const { dense } = histogram
    let lines = 0
    let total = 0
    let cut = 0
    let losses = 0
    let lossesNow = this.lossesNow
    for (let k = 0; k < windows; k++) {
      const lineCoins = won[k] as number
      const paid = pays[seen[k] as number] as number
      if (lineCoins === 0 && paid === 0) {
        losses++
        lossesNow++
        continue
      }
      let coins = lineCoins + paid
      lines += lineCoins
      if (coins >= maxCoins) {
        cut += coins - maxCoins
        coins = this.cap(coins)
      }
      total += coins
      if (coins < dense.length) dense[coins] = (dense[coins] as number) + 1
      else histogram.add(coins)
      if (lossesNow > this.longest || this.leading < 0) this.endLosses(lossesNow)
      lossesNow = 0
    }
    dense[0] = (dense[0] as number) + losses
    this.lines += lines
    this.scatters += total + cut - lines
    this.totalCoins += total
    this.lossesNow = lossesNow
  }

  private countStarting(rng: Sfc32, lines: number, scatters: number): void {
    const { maxCoins, plan } = this.game
    const paid = plan.scatters.pays[scatters] as number
    this.lines += lines
    this.scatters += paid
    const coins = this.playFeatures(rng, scatters, lines + paid)
    this.count(coins >= maxCoins ? this.cap(coins) : coins)
  }

  private playBlocks(base: BlockPlayer, rng: Sfc32, spins: number): number {
    this.player.rng = rng
    let left = spins
    while (left > 0 && this.cutRounds === 0) {
      const windows = Math.min(left, this.blockSize)
      rng.save(this.blockStart)
      base.play(rng, windows)
      const played = this.countBlock(base, rng, windows)
      this.adapt(played < windows)
      left -= played
    }
    return spins - left
  }

  /** Counts the windows of a block up to the first that starts a feature: what follows it was drawn too early. */
  private countBlock({ coins: won, scatters: seen }: Windows, rng: Sfc32, windows: number): number {
    const { maxCoins, plan } = this.game
    const { pays } = plan.scatters
    const { startsFeature, histogram } = this
    const { dense } = histogram
    // Sums stay in local variables while the loop runs: a field that holds a double is written through memory.
    let lines = 0
    let scatterCoins = 0
    let total = 0
    let lossesNow = this.lossesNow
    let played = 0
    for (let starts = 0; played < windows && starts === 0; played++) {
      const lineCoins = won[played] as number
      const scatters = seen[played] as number
      const paid = pays[scatters] as number
      let coins = lineCoins + paid
      lines += lineCoins
      scatterCoins += paid
      starts = startsFeature[scatters] as number
      if (starts === 1) coins = this.playFeatures(this.rewound(rng, played + 1, windows), scatters, coins)
      if (coins >= maxCoins) coins = this.cap(coins)
      total += coins
      if (coins < dense.length) dense[coins] = (dense[coins] as number) + 1
      else histogram.add(coins)
      if (coins > 0) {
        if (lossesNow > this.longest || this.leading < 0) this.endLosses(lossesNow)
        lossesNow = 0
      } else lossesNow++
    }
    this.lines += lines
    this.scatters += scatterCoins
    this.totalCoins += total
    this.lossesNow = lossesNow
    return played
  }

  /** The generator as it was after so many windows of the block. */
  private rewound(rng: Sfc32, played: number, windows: number): Sfc32 {
    if (played === windows) return rng
    rng.return(this.blockStart)
    this.block?.skip(rng, played)
    return rng
  }

  /** Blocks that are often cut short become shorter. */
  private adapt(wasCut: boolean): void {
    this.cuts += wasCut ? 1 : 0
    if (++this.blocks < 64) return
    if (this.cuts > 16 && this.blockSize > 1) this.blockSize >>= 1
    this.blocks = 0
    this.cuts = 0
  }

  /** Plays what a paid spin started, and gives the round's coins. */
  private playFeatures(rng: Sfc32, scatters: number, before: number): number {
    const { player } = this
    const { features } = this.game.plan
    let coins = before
    for (let i = 0; i < features.length; i++) {
      const spins = features[i]?.starts[scatters] as number
      if (spins === 0 || coins >= this.game.maxCoins) continue
      const counter = this.freeSpins[i]
      if (counter) coins += counter.play(rng, spins, coins)
      else {
        player.tally.total = coins
        this.start(i, spins)
        coins = player.tally.total
      }
    }
    if (before < this.game.maxCoins) this.started?.add(coins)
    return coins
  }

  private start(feature: number, spins: number): void {
    try {
      this.player.start(feature, spins, [])
    } catch (error) {
      this.cutShort(error)
    }
  }

  private cap(coins: number): number {
    this.capped++
    this.cut += coins - this.game.maxCoins
    return this.game.maxCoins
  }

  private count(coins: number): void {
    this.totalCoins += coins
    this.histogram.add(coins)
    if (coins > 0) {
      this.endLosses(this.lossesNow)
      this.lossesNow = 0
    } else this.lossesNow++
  }

  private endLosses(losses: number): void {
    if (this.leading < 0) this.leading = losses
    this.longest = Math.max(this.longest, losses)
  }

  losing(): { leading: number; trailing: number; longest: number } {
    const leading = this.leading < 0 ? this.spins : this.leading
    return { leading, trailing: this.lossesNow, longest: Math.max(this.longest, this.lossesNow) }
  }

  counts(): Omit<Counts, 'run' | 'trail'> {
    const { sources } = this.player.tally
    const features = this.game.plan.features.map(({ feature }, i) => {
      const counter = this.freeSpins[i]
      return {
        id: feature.id,
        triggers: floatAt(sources.triggers, i) + (counter?.triggers ?? 0),
        spins: floatAt(sources.spins, i) + (counter?.spins ?? 0),
        coins: floatAt(sources.coins, i) + (counter?.coins ?? 0),
      }
    })
    return {
      betCoins: this.mode.coins,
      histogram: this.histogram.entries(),
      contributions: {
        lines: this.lines + sources.lines,
        scatters: this.scatters + sources.scatters,
        features: Object.fromEntries(features.map(({ id, coins }) => [id, coins])),
        cut: this.cut,
      },
      features,
      cappedRounds: this.capped,
      longestLosingRun: this.losing().longest,
    }
  }
}
