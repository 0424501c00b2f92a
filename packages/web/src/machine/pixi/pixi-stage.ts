import 'pixi.js/unsafe-eval'
import type { Cell } from '@spilvaerk/slot-engine'
import { Container } from 'pixi.js'
import { type Clock, createClock } from '../clock.ts'
import type { PlayCue } from '../cues.ts'
import type { Face } from '../face.ts'
import type { Cascade, Change } from '../feature-steps.ts'
import type { Layout } from '../layout.ts'
import type { Shown } from '../opening-window.ts'
import type { ShownWin } from '../script.ts'
import type { Landing, Stage } from '../stage.ts'
import type { Tier } from '../tier.ts'
import type { BulbMode } from './bulbs.ts'
import { inMetal, type Paints, readPaints } from './paints.ts'
import { ReelRow } from './reel-row.ts'
import { createDrawer, type Drawer } from './renderer.ts'
import { Scene } from './scene.ts'
import { Spotlight } from './spotlight.ts'
import { loadPictures, type SymbolPictures } from './symbol-art.ts'

export interface StageOptions {
  readonly canvas: HTMLCanvasElement
  readonly face: Face
  readonly layout: Layout
  readonly resolution: number
  readonly cue: PlayCue
  /** What a win pays, in the player's money. */
  readonly money: (coins: number) => string
  readonly pace: () => number
  /** Nothing moves; results fade in. */
  readonly still: () => boolean
  readonly signal: AbortSignal
  /** Pictures of whole symbols, where the game is dressed. None of them: the house's cabinet is drawn. */
  readonly dress?: Dress | undefined
}

export interface Dress {
  readonly symbols: SymbolPictures
  /** What the metal round the reels mirrors, from dark to bright. */
  readonly ramp: readonly string[]
}

const HURRY_RATE = 9
const MOOD_MS = 700
const RECALL_MS = 300
const COINS: Readonly<Record<Tier, number>> = { none: 0, line: 0, coins: 26, big: 60, mega: 130, epic: 130 }

/** @throws when nothing can be drawn here, and when `signal` is aborted meanwhile */
export async function createPixiStage(options: StageOptions): Promise<PixiStage> {
  const { canvas, layout, resolution, face, signal, dress } = options
  const paints = inMetal(readPaints(canvas, face.palette), dress?.ramp)
  const [pictures, drawer] = await Promise.all([
    dress ? dress.symbols : loadPictures(face.symbols, signal),
    createDrawer(canvas, layout, resolution),
    // A name painted before its letters have arrived stays in the wrong ones.
    document.fonts.load(`800 40px ${paints.displayFont}`).catch(() => []),
  ])
  if (signal.aborted) {
    drawer.renderer.destroy()
    throw signal.reason
  }
  return new PixiStage(options, paints, pictures, drawer)
}

export class PixiStage implements Stage {
  readonly #options: StageOptions
  readonly #paints: Paints
  readonly #pictures: SymbolPictures
  readonly #drawer: Drawer
  readonly #clock: Clock
  readonly #world = new Container()
  readonly #reels: ReelRow
  readonly #spotlight: Spotlight
  #scene: Scene
  #bulbMode: BulbMode = 'rest'
  #mood: 'paid' | 'free' = 'paid'

  constructor(options: StageOptions, paints: Paints, pictures: SymbolPictures, drawer: Drawer) {
    this.#options = options
    this.#paints = paints
    this.#pictures = pictures
    this.#drawer = drawer
    this.#clock = createClock(() => this.#draw())
    this.#scene = this.#sceneFor(options.layout, options.resolution)
    const shared = { ...options, clock: this.#clock, scene: () => this.#scene }
    this.#reels = new ReelRow(shared)
    this.#spotlight = new Spotlight(shared)
    this.#mount()
  }

  /** A new size: everything is drawn anew for it, and goes on where it was. */
  resize(layout: Layout, resolution: number): void {
    this.#world.removeChildren()
    this.#scene.destroy()
    this.#drawer.renderer.resize(layout.width, layout.height, this.#drawer.resolutionFor(layout, resolution))
    this.#scene = this.#sceneFor(layout, resolution)
    this.#mount()
  }

  place(shown: Shown): void {
    this.#reels.place(shown)
  }

  spin(reelSet: string): void {
    this.#calm()
    this.#reels.start(reelSet)
  }

  land(landing: Landing): Promise<void> {
    return this.#reels.land(landing)
  }

  fall(cascade: Cascade, pace: number): Promise<void> {
    this.#calm()
    return this.#reels.fall(cascade, pace)
  }

  change(change: Change, pace: number): Promise<void> {
    this.#calm()
    return this.#reels.change(change, pace)
  }

  /** Back to where the reels stood, when no answer came. */
  recall(shown: Shown): Promise<void> {
    const stopTimes = (elapsedMs: number): readonly number[] => shown.stops.map(() => elapsedMs + RECALL_MS)
    return this.#reels.land({ ...shown, tension: undefined, stopTimes })
  }

  showWins(wins: readonly ShownWin[], pace: number): Promise<void> {
    this.#bulbMode = this.#options.still() ? 'rest' : 'chase'
    return this.#spotlight.show(wins, pace)
  }

  point(cells: readonly Cell[], pace: number): Promise<void> {
    return this.#spotlight.point(cells, pace)
  }

  async celebrate(tier: Tier, wins: readonly ShownWin[], ms: number): Promise<void> {
    this.#spotlight.gather(wins)
    if (this.#options.still()) return this.#clock.wait(ms)
    this.#bulbMode = tier === 'coins' ? 'chase' : 'blaze'
    this.#scene.coins.throw(COINS[tier], ms * 0.6)
    const off = this.#clock.everyFrame((deltaMs) => this.#scene.coins.advance(deltaMs))
    let heard = 0
    await this.#clock.tween(ms, (t) => {
      const count = Math.floor(t * 9)
      if (count > heard) this.#options.cue({ name: 'coin' })
      heard = count
    })
    off()
    this.#scene.coins.clear()
    this.#bulbMode = 'chase'
  }

  dwell(wins: readonly ShownWin[]): void {
    this.#spotlight.dwell(wins, () => {
      this.#bulbMode = 'rest'
    })
  }

  setMood(mood: 'paid' | 'free'): void {
    // Also where nothing changes: what a feature pointed at is over with the round, and the window is lit again.
    if (mood === 'paid') this.#calm()
    if (mood === this.#mood) return
    this.#mood = mood
    const [from, to] = mood === 'free' ? [0, 1] : [1, 0]
    void this.#clock.tween(this.#options.still() ? 0 : MOOD_MS, (t) => this.#scene.setMood(from + (to - from) * t))
  }

  wait = (ms: number): Promise<void> => this.#clock.wait(ms)
  tween = (ms: number, step: (progress: number) => void): Promise<void> => this.#clock.tween(ms, step)
  hurry = (on: boolean): void => this.#clock.setRate(on ? HURRY_RATE : 1)

  destroy(): void {
    this.#clock.stop()
    this.#world.removeChildren()
    this.#scene.destroy()
    this.#reels.destroy()
    this.#world.destroy({ children: true })
    this.#drawer.renderer.destroy()
  }

  #sceneFor(layout: Layout, resolution: number): Scene {
    const affordable = this.#drawer.resolutionFor(layout, resolution)
    const { face, dress } = this.#options
    return new Scene(layout, affordable, this.#paints, face, this.#pictures, dress !== undefined)
  }

  #mount(): void {
    this.#reels.mount()
    this.#scene.setMood(this.#mood === 'free' ? 1 : 0)
    this.#world.addChild(this.#scene.root)
    this.#clock.touch()
  }

  #draw(): void {
    this.#reels.draw(this.#spotlight.emphasis)
    this.#scene.bulbs.draw(this.#bulbMode, this.#mood === 'free', this.#clock.now())
    this.#drawer.renderer.render(this.#world)
  }

  #calm(): void {
    this.#spotlight.calm()
    this.#bulbMode = 'rest'
    this.#scene.coins.clear()
    this.#clock.touch()
  }
}
