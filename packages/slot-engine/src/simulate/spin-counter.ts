import type { FreeSpinsPlan, Game } from '../compile/compile.ts'
import { LIMITS } from '../definition.ts'
import { WindowPlayer } from '../play/window-player.ts'
import type { Sfc32 } from '../rng.ts'
import type { Counts } from './counts.ts'
import { Histogram } from './histogram.ts'

/** Plays rounds without a word and counts them. Nothing in its loop allocates. */
export class SpinCounter {
  totalCoins = 0
  private readonly game: Game
  private readonly histogram: Histogram
  private readonly base: WindowPlayer
  private readonly features: readonly FeatureCounter[]
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

  constructor(game: Game) {
    this.game = game
    this.histogram = new Histogram(game.maxCoins)
    const players = new Map(
      [game.plan.base, ...game.plan.features.map((plan) => plan.reelSet)].map((set) => [
        set,
        new WindowPlayer(set, game),
      ]),
    )
    this.startsFeature = Uint8Array.from(game.plan.scatters.pays, (_, packed) =>
      game.plan.features.some((plan) => (plan.awards[packed] as number) > 0) ? 1 : 0,
    )
    this.base = players.get(game.plan.base) as WindowPlayer
    this.features = game.plan.features.map(
      (plan) => new FeatureCounter(plan, game, players.get(plan.reelSet) as WindowPlayer),
    )
  }

  play(rng: Sfc32, spins: number): void {
    const { maxCoins, plan } = this.game
    const { pays } = plan.scatters
    const { base, startsFeature, histogram } = this
    const { dense } = histogram
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
      if (startsFeature[base.scatters] === 1) coins += this.playFeatures(rng, base.scatters, coins)
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
    this.spins += spins
  }

  private playFeatures(rng: Sfc32, scatters: number, before: number): number {
    let coins = 0
    for (const feature of this.features) {
      const awarded = feature.plan.awards[scatters] as number
      if (awarded > 0 && before + coins < this.game.maxCoins) coins += feature.play(rng, awarded, before + coins)
    }
    return coins
  }

  private cap(coins: number): number {
    this.capped++
    this.cut += coins - this.game.maxCoins
    return this.game.maxCoins
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
    const features = this.features.map((feature) => feature.counts())
    return {
      betCoins: this.game.betCoins,
      histogram: this.histogram.entries(),
      contributions: {
        lines: this.lines,
        scatters: this.scatters,
        features: Object.fromEntries(features.map(({ id, coins }) => [id, coins])),
        cut: this.cut,
      },
      features,
      cappedRounds: this.capped,
      longestLosingRun: this.losing().longest,
    }
  }
}

/** Plays and counts one feature. */
class FeatureCounter {
  readonly plan: FreeSpinsPlan
  private readonly game: Game
  private readonly player: WindowPlayer
  private triggers = 0
  private spins = 0
  private coins = 0

  constructor(plan: FreeSpinsPlan, game: Game, player: WindowPlayer) {
    this.plan = plan
    this.game = game
    this.player = player
  }

  /** @param before coins the round has won so far: at the cap it ends */
  play(rng: Sfc32, awarded: number, before: number): number {
    const { plan, player } = this
    const { pays } = this.game.plan.scatters
    const room = this.game.maxCoins - before
    let left = awarded
    let coins = 0
    let played = 0
    while (left > 0 && played < LIMITS.spinsPerFeature && coins < room) {
      left--
      played++
      const lineCoins = player.play(rng)
      coins += lineCoins * plan.lineMultiplier + (pays[player.scatters] as number) * plan.scatterMultiplier
      if (coins < room) left += plan.retriggers[player.scatters] as number
    }
    this.triggers++
    this.spins += played
    this.coins += coins
    return coins
  }

  counts() {
    return { id: this.plan.feature.id, triggers: this.triggers, spins: this.spins, coins: this.coins }
  }
}
