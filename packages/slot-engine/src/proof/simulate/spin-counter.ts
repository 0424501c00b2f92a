import type { BetMode } from '../../definition.ts'
import { floatAt, intAt } from '../../entries.ts'
import { unattended } from '../../game/core/choices.ts'
import { type Game, modeOf } from '../../game/core/game.ts'
import type { RoundOptions } from '../../game/core/round-options.ts'
import { Player } from '../../game/play/player.ts'
import { BLOCK, BlockPlayer, WindowPlayer } from '../../game/play/window-player.ts'
import type { Sfc32 } from '../../rng.ts'
import type { Counts } from './counts.ts'
import { FreeSpinsCounter } from './free-spins-counter.ts'
import { Histogram } from './histogram.ts'
import { isPlain, isPlainFreeSpins } from './plain.ts'

/** Plays rounds without a word and counts them. Nothing in its loops allocates. */
export class SpinCounter {
  totalCoins = 0
  private readonly game: Game
  private readonly mode: BetMode
  private readonly histogram: Histogram
  private readonly player: Player
  /** For games whose windows are table walks; `null`: every round is played cell by cell. */
  private readonly base: WindowPlayer | null
  /** Where its tables are large. */
  private readonly block: BlockPlayer | null
  private readonly blockStart = new Int32Array(4)
  private blockSize = BLOCK
  /** Of the last blocks, how many, and how many of them were cut short. */
  private blocks = 0
  private cuts = 0
  private readonly freeSpins: readonly (FreeSpinsCounter | null)[]
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

  constructor(game: Game, rng: Sfc32, { mode, choose }: RoundOptions) {
    const { features, scatters } = game.plan
    this.game = game
    this.mode = modeOf(game, mode)
    this.histogram = new Histogram(game.maxCoins)
    this.player = new Player(game, rng, null, unattended(choose))
    this.startsFeature = Uint8Array.from(scatters.pays, (_, packed) =>
      features.some((plan) => intAt(plan.starts, packed) > 0) ? 1 : 0,
    )
    const tables = isPlain(game, this.mode) ? game.plan.base.tables() : null
    const base = tables && new WindowPlayer(tables)
    this.base = base
    this.block = tables?.isLarge ? new BlockPlayer(tables) : null
    this.freeSpins = features.map((plan) =>
      base !== null && isPlainFreeSpins(plan) ? new FreeSpinsCounter(plan, game, base) : null,
    )
  }

  play(rng: Sfc32, spins: number): void {
    if (this.block !== null) this.playBlocks(this.block, rng, spins)
    else if (this.base !== null) this.playWindows(this.base, rng, spins)
    else this.playRounds(rng, spins)
    this.spins += spins
  }

  private playRounds(rng: Sfc32, spins: number): void {
    const { player, mode } = this
    player.rng = rng
    for (let i = 0; i < spins; i++) {
      const coins = player.round(mode)
      if (player.tally.capped()) this.cap(player.tally.total)
      this.count(coins)
    }
  }

  private playWindows(base: WindowPlayer, rng: Sfc32, spins: number): void {
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
    for (let i = 0; i < spins; i++) {
      const lineCoins = base.play(rng)
      const paid = pays[base.scatters] as number
      let coins = lineCoins + paid
      lines += lineCoins
      scatterCoins += paid
      if (startsFeature[base.scatters] === 1) coins = this.playFeatures(rng, base.scatters, coins)
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
  }

  private playBlocks(base: BlockPlayer, rng: Sfc32, spins: number): void {
    this.player.rng = rng
    for (let left = spins; left > 0; ) {
      const windows = Math.min(left, this.blockSize)
      rng.save(this.blockStart)
      base.play(rng, windows)
      const played = this.countBlock(base, rng, windows)
      this.adapt(played < windows)
      left -= played
    }
  }

  /** Counts the windows of a block up to the first that starts a feature: what follows it was drawn too early. */
  private countBlock({ coins: won, scatters: seen }: BlockPlayer, rng: Sfc32, windows: number): number {
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
        player.start(i, spins, [])
        coins = player.tally.total
      }
    }
    return coins
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
