import { Container, Sprite } from 'pixi.js'
import type { FaceTop } from '../face.ts'
import { cellCentre, type Layout } from '../layout.ts'
import type { Shown } from '../opening-window.ts'
import { ReelMotion } from '../reel-motion.ts'
import { type Emphasis, PLAIN, PLAIN_POSE, type Pose, stand } from './reel-view.ts'
import type { SymbolTextures } from './symbol-textures.ts'

/** The reel across the others. It turns to the left, and new symbols come in from the right. */
export class TopReel {
  readonly container = new Container()
  /** Its `top` counts down as a reel's does: the strip's index over the first reel is its opposite. */
  readonly motion: ReelMotion
  readonly #reels: readonly number[]
  #strip: readonly string[]
  #landing: { readonly stop: number; readonly symbols: readonly string[] } = { stop: 0, symbols: [] }
  #textures: SymbolTextures
  #sprites: Sprite[] = []
  /** Where the cells' middles are. */
  #middles: readonly number[] = []
  #pitch = 0

  constructor({ reels, strip }: FaceTop, textures: SymbolTextures, onTick: () => void) {
    this.motion = new ReelMotion(onTick)
    this.#reels = reels
    this.#strip = strip
    this.#textures = textures
  }

  fit(layout: Layout, textures: SymbolTextures): void {
    this.#textures = textures
    this.#middles = this.#reels.map((reel) => cellCentre(layout, reel, 0).x)
    this.#pitch =
      layout.apertures.length > 1 ? (layout.apertures[1]?.x ?? 0) - (layout.apertures[0]?.x ?? 0) : layout.cell
    this.container.position.set(0, cellCentre(layout, this.#reels[0] ?? 0, 0).y)
    for (const sprite of this.container.removeChildren()) sprite.destroy()
    this.#sprites = Array.from({ length: this.#reels.length + 3 }, () => new Sprite({ anchor: 0.5 }))
    this.container.addChild(...this.#sprites)
  }

  setStrip({ strip }: FaceTop): void {
    this.#strip = strip
  }

  place(shown: Shown): void {
    this.#landing = this.#landingOf(shown)
    this.motion.place(-this.#landing.stop)
  }

  start(pace: number): void {
    this.motion.start(pace)
    this.motion.tense()
  }

  brakeTo(shown: Shown): void {
    this.#landing = this.#landingOf(shown)
    this.motion.brakeTo(-this.#landing.stop)
  }

  draw(emphasis: (reel: number) => Emphasis, pose: (reel: number) => Pose | undefined): void {
    const { top, resting } = this.motion
    const first = Math.floor(-top) - 1
    this.#sprites.forEach((sprite, index) => {
      const at = first + index
      const pair = this.#textures.get(this.#symbolAt(at))
      sprite.visible = pair !== undefined
      if (!pair) return
      sprite.texture = pair.sharp
      const reel = this.#reels[at + top] ?? -1
      const shown = (resting && pose(reel)) || PLAIN_POSE
      sprite.x = this.#xAt(at + top + shown.lift)
      stand(sprite, resting ? emphasis(reel) : PLAIN, shown, 1)
    })
  }

  #landingOf({ top, window }: Shown): { readonly stop: number; readonly symbols: readonly string[] } {
    return { stop: top?.stop ?? 0, symbols: this.#reels.map((reel) => window[reel]?.[0] ?? '') }
  }

  /** Between the middles of the cells, and on beyond the first and the last. */
  #xAt(place: number): number {
    const left = Math.max(0, Math.min(this.#middles.length - 1, Math.floor(place)))
    const from = this.#middles[left] ?? 0
    const to = this.#middles[left + 1] ?? from + this.#pitch
    return from + (place - left) * (place < left ? this.#pitch : to - from)
  }

  #symbolAt(index: number): string {
    const landed = this.#landing.symbols[index - this.#landing.stop]
    if (landed !== undefined) return landed
    const { length } = this.#strip
    return this.#strip[((index % length) + length) % length] ?? ''
  }
}
