import type { Clock } from '../clock.ts'
import type { PlayCue } from '../cues.ts'
import { BASE_REELS, type Face, leadersOf, reelsOf, topOf } from '../face.ts'
import type { Cascade, Change } from '../feature-steps.ts'
import type { Shown } from '../opening-window.ts'
import type { Landing } from '../stage.ts'
import { dropsOf } from './drops.ts'
import { type Emphasis, type Pose, ReelView } from './reel-view.ts'
import type { Scene } from './scene.ts'
import { TopReel } from './top-reel.ts'

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
const POP_MS = 240
const FALL_MS = 420
const TURN_MS = 190
const FADE_OUT_MS = 160
const FADE_IN_MS = 240

/** All the reels of a machine: they start together and stop in order. */
export class ReelRow {
  readonly #options: ReelRowOptions
  readonly #reels: readonly ReelView[]
  readonly #top: TopReel | undefined
  /** The reels it lies over. */
  readonly #under: readonly number[]
  /** By reel the one it turns with. */
  #leaders: readonly number[] = []
  #startedMs = 0
  /** How far the symbols have faded, when they may not move. */
  #veil = 0
  #pose: (reel: number, row: number) => Pose | undefined = () => undefined
  /** What is in view, or on its way. */
  #shown: Shown = { stops: [], window: [] }

  constructor(options: ReelRowOptions) {
    const { face, cue, scene } = options
    this.#options = options
    this.#reels = reelsOf(face, BASE_REELS).map(
      (reel, index) => new ReelView(reel, scene().symbols, () => cue({ name: 'tick', reel: index })),
    )
    const top = topOf(face, BASE_REELS)
    this.#top = top && new TopReel(top, scene().symbols, () => cue({ name: 'tick', reel: this.#reels.length }))
    this.#under = top?.reels ?? []
  }

  /** Moves over to the present scene. */
  mount(): void {
    const scene = this.#options.scene()
    for (const [index, reel] of this.#reels.entries()) {
      reel.fit(scene.layout, index, scene.symbols)
      scene.reels.addChild(reel.container)
    }
    if (this.#top) {
      this.#top.fit(scene.layout, scene.symbols)
      scene.top.addChild(this.#top.container)
    }
    scene.setRows(this.#shown.window)
  }

  place(shown: Shown): void {
    this.#show(shown)
    for (const [index, reel] of this.#reels.entries()) reel.place(shown.stops[index] ?? 0, this.#column(shown, index))
    this.#top?.place(shown)
    this.#options.clock.touch()
  }

  start(reelSet: string): void {
    const { face, clock, cue, pace, still } = this.#options
    this.#startedMs = clock.now()
    const strips = reelsOf(face, reelSet)
    const top = topOf(face, reelSet)
    this.#leaders = leadersOf(strips)
    if (top) this.#top?.setStrip(top)
    for (const [index, reel] of this.#reels.entries()) {
      const strip = strips[index]
      if (strip) reel.setReel(strip)
    }
    if (still()) {
      void clock.tween(FADE_OUT_MS, (t) => this.#setVeil(t))
      return
    }
    cue({ name: 'start' })
    for (const [index, reel] of this.#reels.entries()) {
      const leader = this.#reels[this.#leaders[index] ?? index]
      if (leader && leader !== reel) reel.follow(leader)
    }
    for (const reel of this.#reels) reel.start(pace())
    this.#top?.start(pace())
    this.#run()
  }

  async land(landing: Landing): Promise<void> {
    const { clock, still, scene } = this.#options
    this.#show(landing)
    const elapsedMs = clock.now() - this.#startedMs
    const waits = landing.stopTimes(elapsedMs).map((time) => time - elapsedMs)
    if (still()) return this.#appear(landing, waits[0] ?? 0)
    const stopped = this.#reels.map((reel, index) => this.#stop(reel, index, landing, waits[index] ?? 0))
    if (this.#top) stopped.push(this.#stopTop(this.#top, landing, waits[this.#under.at(-1) ?? 0] ?? 0))
    if (landing.tension !== undefined) await this.#hold(landing.tension, stopped)
    await Promise.all(stopped)
    scene().setTension(0, 0)
  }

  async fall({ removed, window }: Cascade, pace: number): Promise<void> {
    const { clock, cue, still } = this.#options
    if (still()) return this.#crossFade(window)
    const gone = new Set(removed.map(String))
    const isGone = (reel: number, row: number): boolean => gone.has(String([reel, row]))
    await clock.tween(POP_MS / pace, (t) => {
      this.#pose = (reel, row) => (isGone(reel, row) ? { lift: 0, alpha: 1 - t, width: 1 - 0.4 * t * t } : undefined)
    })
    const drops = dropsOf(window, this.#under, isGone)
    this.place({ ...this.#shown, window })
    await clock.tween(FALL_MS / pace, (t) => {
      const left = 1 - bounce(t)
      this.#pose = (reel, row) => ({ lift: (drops[reel]?.[row] ?? 0) * left, alpha: 1, width: 1 })
    })
    this.#pose = () => undefined
    cue({ name: 'tick', reel: 0 })
  }

  async change({ cells, window }: Change, pace: number): Promise<void> {
    const { clock, still } = this.#options
    if (still()) return this.#crossFade(window)
    const changed = new Set(cells.map(String))
    const turn = (width: number): void => {
      this.#pose = (reel, row) => (changed.has(String([reel, row])) ? { lift: 0, alpha: 1, width } : undefined)
    }
    await clock.tween(TURN_MS / pace, (t) => turn(Math.cos((t * Math.PI) / 2)))
    this.place({ ...this.#shown, window })
    await clock.tween(TURN_MS / pace, (t) => turn(Math.sin((t * Math.PI) / 2)))
    this.#pose = () => undefined
  }

  draw(emphasis: (reel: number, row: number) => Emphasis): void {
    const veiled = (reel: number, row: number): Emphasis => {
      const { dim, swell } = emphasis(reel, row)
      return { dim: Math.max(dim, this.#veil), swell }
    }
    for (const [index, reel] of this.#reels.entries()) {
      const above = this.#rowsAbove(index)
      reel.draw(
        (row) => veiled(index, row + above),
        (row) => this.#pose(index, row + above),
      )
    }
    this.#top?.draw(
      (reel) => veiled(reel, 0),
      (reel) => this.#pose(reel, 0),
    )
  }

  destroy(): void {
    for (const reel of this.#reels) reel.container.destroy({ children: true })
    this.#top?.container.destroy({ children: true })
  }

  /** What lies over a reel is in the window's column and not on the reel. */
  #rowsAbove = (reel: number): number => (this.#under.includes(reel) ? 1 : 0)

  #column = ({ window }: Shown, reel: number): readonly string[] => (window[reel] ?? []).slice(this.#rowsAbove(reel))

  #run(): void {
    const off = this.#options.clock.everyFrame((deltaMs) => {
      const motions = [...this.#reels, ...(this.#top ? [this.#top] : [])].map(({ motion }) => motion)
      for (const motion of motions) motion.advance(deltaMs)
      if (motions.every(({ resting }) => resting)) off()
    })
  }

  async #stop(reel: ReelView, index: number, landing: Landing, inMs: number): Promise<void> {
    const { clock, scene } = this.#options
    const { stops, tension } = landing
    await clock.wait(Math.max(0, inMs - reel.motion.brakeMs))
    if (index === tension) scene().setTension(index, 0)
    reel.brakeTo(stops[index] ?? 0, this.#column(landing, index))
    await this.#untilResting(reel)
  }

  async #stopTop(top: TopReel, landing: Landing, inMs: number): Promise<void> {
    await this.#options.clock.wait(Math.max(0, inMs - top.motion.brakeMs))
    top.brakeTo(landing)
    await this.#untilResting(top)
  }

  #untilResting(reel: Pick<ReelView, 'motion'>): Promise<void> {
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
    for (const [index, each] of this.#reels.entries()) if (this.#leaders[index] === reel) each.motion.tense()
    const glow = clock.tween(TENSION_MS, (t) => {
      if (!motion.resting) scene().setTension(reel, 0.75 * Math.min(1, t * 5))
    })
    await Promise.race([glow, Promise.all(stopped)])
  }

  async #appear(landing: Landing, inMs: number): Promise<void> {
    const { clock, cue } = this.#options
    await clock.wait(Math.max(0, inMs))
    this.place(landing)
    cue({ name: 'tick', reel: 0 })
    await clock.tween(FADE_IN_MS, (t) => this.#setVeil(1 - t))
  }

  async #crossFade(window: Shown['window']): Promise<void> {
    const { clock } = this.#options
    await clock.tween(FADE_OUT_MS, (t) => this.#setVeil(t))
    this.place({ ...this.#shown, window })
    await clock.tween(FADE_IN_MS, (t) => this.#setVeil(1 - t))
  }

  #show({ stops, window, top }: Shown): void {
    this.#shown = { stops, window, ...(top && { top }) }
    this.#options.scene().setRows(window)
  }

  #setVeil(share: number): void {
    this.#veil = share
  }
}

/** Falls ever faster, and comes back a little once. */
function bounce(t: number): number {
  const fallen = t / 0.72
  if (fallen < 1) return fallen * fallen
  const after = (t - 0.72) / 0.28
  return 1 - 0.06 * Math.sin(after * Math.PI)
}
