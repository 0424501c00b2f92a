import { entryOf, floatAt, intAt } from '../../entries.ts'
import type { FreeSpinsPlan } from '../../game/core/feature-plan.ts'
import type { Game } from '../../game/core/game.ts'
import type { SpinLaw } from '../../game/law/spin-law.ts'
import { Player } from '../../game/play/player.ts'
import type { ReelSet } from '../../game/tables/reel-set.ts'
import type { Reel } from '../../game/tables/reels.ts'
import { buildScreenAutomaton, type ScreenAutomaton, type ScreenLayer } from '../../game/tables/screen-automaton.ts'
import { createRng } from '../../rng.ts'
import { hasMemory } from '../simulate/plain.ts'

/** Combinations of faces that are looked at one by one where the screen automaton tells which win: a few seconds' work. */
const COMBINATIONS = 80_000_000
/** And where every one of them must be played out. */
const PLAYED_COMBINATIONS = 1_000_000

/**
 * The law of a spin with cascades, by playing every combination of faces to its end. Windows that win nothing are known
 * from the screen automaton and are not played. `null` where there are too many, or a draw comes into it besides the stops.
 */
export function cascadeLaw(game: Game, set: ReelSet, free: FreeSpinsPlan | null): SpinLaw | null {
  const { plan } = game
  const draws = plan.cascades?.refill || plan.settlers.length > 0
  const combinations = set.reels.reduce((product, reel) => product * reel.faces, 1)
  const tied = !set.isIndependent || plan.features.some((feature) => feature.type === 'freeSpins' && feature.inWin)
  if (draws || tied || combinations > COMBINATIONS || (free !== null && (free.feature.grows || hasMemory(free))))
    return null
  const { fold } = plan.rule
  if (fold === null && combinations > PLAYED_COMBINATIONS) return null
  const screen = fold && buildScreenAutomaton(fold(set.reels), set.reels)
  return new Enumeration(game, set, free, screen).law()
}

class Enumeration {
  private readonly game: Game
  private readonly set: ReelSet
  private readonly free: FreeSpinsPlan | null
  private readonly screen: ScreenAutomaton | null
  private readonly player: Player
  private readonly faces: Int32Array
  /** Counts by coins, per entry of `starts`. */
  private readonly counts: Map<number, number>[] = []
  private readonly starts: number[][] = []
  private readonly startIds = new Map<string, number>()
  private readonly nothing: number

  constructor(game: Game, set: ReelSet, free: FreeSpinsPlan | null, screen: ScreenAutomaton | null) {
    this.game = game
    this.set = set
    this.free = free
    this.screen = screen
    this.player = new Player(game, createRng(''), null)
    this.faces = new Int32Array(set.reels.length)
    this.nothing = this.startId(free === null ? game.plan.features.map(() => 0) : [0])
  }

  law(): SpinLaw {
    this.walk(0, this.screen?.startState ?? -1, this.screen?.startCoins ?? 0, 0, 1)
    const entries = this.counts.flatMap((byCoins, id) => [...byCoins].map(([coins, count]) => ({ id, coins, count })))
    return {
      reelSet: this.set.name,
      betCoins: this.game.betCoins,
      cycle: this.set.reels.reduce((product, reel) => product * reel.weight, 1),
      outcomes: entries.length,
      lineCoins: Float64Array.from(entries, ({ coins }) => coins),
      scatterCoins: new Float64Array(entries.length),
      coins: Float64Array.from(entries, ({ coins }) => coins),
      startIndex: Int32Array.from(entries, ({ id }) => id),
      starts: this.starts,
      counts: Float64Array.from(entries, ({ count }) => count),
    }
  }

  /** `state` −1: without a screen automaton every window is played. */
  private walk(r: number, state: number, coins: number, scatters: number, weight: number): void {
    if (r === this.set.reels.length) {
      if (state >= 0 && coins === 0 && !this.matters(scatters)) this.add(this.nothing, 0, weight)
      else this.play(weight)
      return
    }
    const reel = this.set.reels[r] as Reel
    const layer = this.screen?.layers[r] as ScreenLayer
    for (let face = 0; face < reel.faces; face++) {
      const faceWeight = floatAt(reel.weights, face)
      if (faceWeight === 0) continue
      this.faces[r] = face
      const step = 2 * (state * reel.faces + face)
      const next = state < 0 ? -1 : intAt(layer.steps, step)
      const won = state < 0 ? 0 : intAt(layer.steps, step + 1)
      this.walk(r + 1, next, coins + won, scatters + intAt(reel.scatters, face), weight * faceWeight)
    }
  }

  private matters(scatters: number): boolean {
    const { plan } = this.game
    const { pays } = this.free === null ? plan.scatters : this.free.scatterPays
    if (floatAt(pays, scatters) > 0) return true
    if (this.free !== null) return entryOf(this.free.retriggers, scatters) > 0
    return plan.features.some((feature) => entryOf(feature.starts, scatters) > 0)
  }

  private play(weight: number): void {
    const { player, free } = this
    const coins = player.playFrom(this.set, free, this.faces)
    const { started, retriggered } = player.spins.pays.starts
    const quiet = free === null ? started.every((n) => n === 0) : retriggered === 0
    const id = quiet ? this.nothing : this.startId(free === null ? Array.from(started) : [retriggered])
    this.add(id, coins, weight)
  }

  private add(id: number, coins: number, weight: number): void {
    const byCoins = this.counts[id] as Map<number, number>
    byCoins.set(coins, (byCoins.get(coins) ?? 0) + weight)
  }

  private startId(starts: number[]): number {
    const key = starts.join()
    const known = this.startIds.get(key)
    if (known !== undefined) return known
    this.startIds.set(key, this.starts.length)
    this.counts.push(new Map())
    return this.starts.push(starts) - 1
  }
}
