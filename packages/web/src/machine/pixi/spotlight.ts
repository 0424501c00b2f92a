import type { Cell } from '@spilvaerk/slot-engine'
import type { Clock } from '../clock.ts'
import type { PlayCue } from '../cues.ts'
import type { ShownWin } from '../script.ts'
import type { Emphasis } from './reel-view.ts'
import type { Scene } from './scene.ts'

export interface SpotlightOptions {
  readonly clock: Clock
  readonly cue: PlayCue
  readonly still: () => boolean
  readonly scene: () => Scene
  /** What a win pays, in the player's money. */
  readonly money: (coins: number) => string
}

const PLAIN: Emphasis = { dim: 0, swell: 0 }
const LOSER: Emphasis = { dim: 0.85, swell: 0 }
/** All wins of a spin together take about this long, however many they are. */
const ALL_WINS_MS = 2100
const LONGEST_WIN_MS = 560
const SHORTEST_WIN_MS = 90
/** After this long the light stands still, and with it the work of drawing it. */
const DWELL_MS = 9000
const DWELL_EACH_MS = 1500

/** Points out what won: light in its tube, a glow behind its symbols, the others dimmed. */
export class Spotlight {
  readonly #options: SpotlightOptions
  #lit: ReadonlySet<number> | undefined
  #swell = 0
  #stopDwelling: () => void = () => {}

  constructor(options: SpotlightOptions) {
    this.#options = options
  }

  readonly emphasis = (reel: number, row: number): Emphasis => {
    if (!this.#lit) return PLAIN
    return this.#lit.has(cellKey([reel, row])) ? { dim: 0, swell: this.#swell } : LOSER
  }

  async show(wins: readonly ShownWin[], pace: number): Promise<void> {
    const { clock, cue, scene, still } = this.#options
    const each = Math.max(SHORTEST_WIN_MS, Math.min(LONGEST_WIN_MS, ALL_WINS_MS / wins.length)) / pace
    for (const [nth, win] of wins.entries()) {
      cue({ name: 'line', nth })
      this.#light(win, nth)
      await clock.tween(each, (t) => {
        scene().light.reveal(still() ? 1 : Math.min(1, t * 1.4))
        this.#swellTo(Math.min(1, t * 2))
      })
    }
    await clock.wait(260 / pace)
  }

  /** All that won, at once. */
  gather(wins: readonly ShownWin[]): void {
    this.#options.scene().light.hide()
    this.#pick(
      wins.flatMap(({ cells }) => cells),
      0.55,
    )
  }

  async point(cells: readonly Cell[], pace: number): Promise<void> {
    const { clock, scene, still } = this.#options
    scene().light.hide()
    this.#pick(cells, 1)
    await clock.tween(1100 / pace, (t) => {
      const pulse = still() ? 1 : 0.5 - 0.5 * Math.cos(t * Math.PI * 4)
      scene().fadeGlows(0.4 + 0.6 * pulse)
      this.#swellTo(pulse)
    })
  }

  /** Goes round the wins until calmed, and settles on the last after a while. */
  dwell(wins: readonly ShownWin[], onSettled: () => void): void {
    const { clock, scene, still } = this.#options
    const start = clock.now()
    let shown = -1
    const off = clock.everyFrame(() => {
      const elapsed = clock.now() - start
      const nth = Math.floor(elapsed / DWELL_EACH_MS) % wins.length
      const win = wins[nth]
      if (win && nth !== shown) this.#light(win, nth)
      shown = nth
      const alone = wins.length === 1 || still()
      scene().light.reveal(alone ? 1 : Math.min(1, (elapsed % DWELL_EACH_MS) / 300))
      if (elapsed < DWELL_MS) return
      scene().light.reveal(1)
      off()
      onSettled()
    })
    this.#stopDwelling = off
  }

  /** All cells alike again. */
  calm(): void {
    this.pause()
    this.#lit = undefined
    const scene = this.#options.scene()
    scene.light.hide()
    scene.setGlows([], 0)
  }

  /** Stands still, before the scene it draws in goes away. */
  pause(): void {
    this.#stopDwelling()
    this.#stopDwelling = () => {}
  }

  #light(win: ShownWin, nth: number): void {
    const { scene, money } = this.#options
    scene().light.show(win, nth, money(win.coins))
    this.#pick(win.cells, 0.55)
    scene().fadeGlows(1)
  }

  #pick(cells: readonly Cell[], glow: number): void {
    this.#lit = new Set(cells.map(cellKey))
    this.#options.scene().setGlows(cells, glow)
    this.#swellTo(1)
  }

  #swellTo(share: number): void {
    this.#swell = this.#options.still() ? 0 : share
  }
}

/** No window is taller than ten rows. */
const cellKey = ([reel, row]: Cell): number => reel * 16 + row
