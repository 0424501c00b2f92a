import type { Clock } from '../clock.ts'
import type { PlayCue } from '../cues.ts'
import { BASE_REELS, type Face, reelsOf } from '../face.ts'
import type { Landing } from '../stage.ts'
import { type Emphasis, ReelView } from './reel-view.ts'
import type { Scene } from './scene.ts'

export interface ReelRowOptions {
  readonly face: Face
  readonly clock: Clock
  readonly cue: PlayCue
  readonly pace: () => number
  /** Nothing moves; results fade in. */
  readonly still: () => boolean
  /** The scene of the present size. */
  readonly scene: () => Scene
}

const TENSION_MS = 1500
const FADE_OUT_MS = 160
const FADE_IN_MS = 240

/** All the reels of a machine: they start together and stop in order. */
export class ReelRow {
  readonly #options: ReelRowOptions
  readonly #reels: readonly ReelView[]
  #startedMs = 0
  /** How far the symbols have faded, when they may not move. */
  #veil = 0

  constructor(options: ReelRowOptions) {
    const { face, cue, scene } = options
    this.#options = options
    this.#reels = reelsOf(face, BASE_REELS).map(
      (reel, index) => new ReelView(reel, scene().symbols, () => cue({ name: 'tick', reel: index })),
    )
  }

  /** Moves over to the present scene. */
  mount(): void {
    const scene = this.#options.scene()
    for (const [index, reel] of this.#reels.entries()) {
      reel.fit(scene.layout, index, scene.symbols)
      scene.reels.addChild(reel.container)
    }
  }

  place(stops: readonly number[], window: readonly (readonly string[])[]): void {
    for (const [index, reel] of this.#reels.entries()) reel.place(stops[index] ?? 0, window[index] ?? [])
    this.#options.clock.touch()
  }

  start(reelSet: string): void {
    const { face, clock, cue, pace, still } = this.#options
    this.#startedMs = clock.now()
    const strips = reelsOf(face, reelSet)
    for (const [index, reel] of this.#reels.entries()) {
      const strip = strips[index]
      if (strip) reel.setReel(strip)
    }
    if (still()) {
      void clock.tween(FADE_OUT_MS, (t) => this.#setVeil(t))
      return
    }
    cue({ name: 'start' })
    for (const reel of this.#reels) reel.start(pace())
    this.#run()
  }

  async land(landing: Landing): Promise<void> {
    const { clock, still, scene } = this.#options
    const elapsedMs = clock.now() - this.#startedMs
    const waits = landing.stopTimes(elapsedMs).map((time) => time - elapsedMs)
    if (still()) return this.#appear(landing, waits[0] ?? 0)
    const stopped = this.#reels.map((reel, index) => this.#stop(reel, index, landing, waits[index] ?? 0))
    if (landing.tension !== undefined) await this.#hold(landing.tension, stopped)
    await Promise.all(stopped)
    scene().setTension(0, 0)
  }

  draw(emphasis: (reel: number, row: number) => Emphasis): void {
    for (const [index, reel] of this.#reels.entries()) {
      reel.draw((row) => {
        const { dim, swell } = emphasis(index, row)
        return { dim: Math.max(dim, this.#veil), swell }
      })
    }
  }

  destroy(): void {
    for (const reel of this.#reels) reel.container.destroy({ children: true })
  }

  #run(): void {
    const off = this.#options.clock.everyFrame((deltaMs) => {
      for (const reel of this.#reels) reel.motion.advance(deltaMs)
      if (this.#reels.every((reel) => reel.motion.resting)) off()
    })
  }

  async #stop(reel: ReelView, index: number, { stops, window, tension }: Landing, inMs: number): Promise<void> {
    const { clock, scene } = this.#options
    await clock.wait(Math.max(0, inMs - reel.motion.brakeMs))
    if (index === tension) scene().setTension(index, 0)
    reel.brakeTo(stops[index] ?? 0, window[index] ?? [])
    await this.#untilResting(reel)
  }

  #untilResting(reel: ReelView): Promise<void> {
    return new Promise((resolve) => {
      const off = this.#options.clock.everyFrame(() => {
        if (!reel.motion.resting) return
        off()
        resolve()
      })
    })
  }

  /** Once the reels before it stand, the one that decides runs slower, lit from behind. */
  async #hold(reel: number, stopped: readonly Promise<void>[]): Promise<void> {
    const { clock, cue, scene } = this.#options
    const motion = this.#reels[reel]?.motion
    await Promise.all(stopped.slice(0, reel))
    if (!motion || motion.resting) return
    cue({ name: 'tension' })
    motion.tense()
    const glow = clock.tween(TENSION_MS, (t) => {
      if (!motion.resting) scene().setTension(reel, 0.75 * Math.min(1, t * 5))
    })
    await Promise.race([glow, Promise.all(stopped)])
  }

  async #appear({ stops, window }: Landing, inMs: number): Promise<void> {
    const { clock, cue } = this.#options
    await clock.wait(Math.max(0, inMs))
    this.place(stops, window)
    cue({ name: 'tick', reel: 0 })
    await clock.tween(FADE_IN_MS, (t) => this.#setVeil(1 - t))
  }

  #setVeil(share: number): void {
    this.#veil = share
  }
}
