import { Container, Sprite } from 'pixi.js'
import type { FaceReel } from '../face.ts'
import type { Layout } from '../layout.ts'
import { ReelMotion } from '../reel-motion.ts'
import type { SymbolTextures } from './symbol-textures.ts'

/** Faster than this, a symbol is a streak. */
const BLUR_FROM_ROWS_PER_S = 9
const DIMMED = 0x46525c
const LIT = 0xffffff
/** A 2D canvas keeps one tinted copy of a picture per tint. */
const TINT_STEPS = 8

export const PLAIN: Emphasis = { dim: 0, swell: 0 }
export const PLAIN_POSE: Pose = { lift: 0, alpha: 1, width: 1 }

/** How a row of the window stands out. */
export interface Emphasis {
  /** 0 lit as all, 1 fully dimmed. */
  readonly dim: number
  /** 0 at rest, 1 as large as it gets. */
  readonly swell: number
}

/** How a symbol stands off its place while the window changes. */
export interface Pose {
  /** Rows above its place. */
  readonly lift: number
  readonly alpha: number
  /** 1 as wide as it is, 0 seen from the edge. */
  readonly width: number
}

/** One reel: a strip that moves behind its hole, and the symbols it is to come to rest on. */
export class ReelView {
  readonly container = new Container()
  readonly motion: ReelMotion
  #strip: readonly string[]
  #rows: number
  #landing: { readonly top: number; readonly symbols: readonly string[] } | undefined
  #textures: SymbolTextures
  #cell = 0
  #height = 0
  #sprites: Sprite[] = []

  constructor(reel: FaceReel, textures: SymbolTextures, onTick: () => void) {
    this.motion = new ReelMotion(onTick)
    this.#strip = reel.strip
    this.#rows = reel.rows
    this.#textures = textures
  }

  /** Takes its place in a layout, with symbols drawn for that size. */
  fit(layout: Layout, reel: number, textures: SymbolTextures): void {
    const hole = layout.apertures[reel]
    if (!hole) return
    this.#textures = textures
    this.#cell = layout.cell
    this.#height = hole.height
    this.container.position.set(hole.x + hole.width / 2, hole.y)
    this.#makeSprites()
  }

  setReel({ strip }: FaceReel): void {
    this.#strip = strip
  }

  /** Goes on from where the other reel is, with what is in view in view. */
  follow({ motion }: ReelView): void {
    const moved = motion.top - this.motion.top
    if (this.#landing) this.#landing = { ...this.#landing, top: this.#landing.top + moved }
    this.motion.place(motion.top)
  }

  setRows(rows: number): void {
    if (rows === this.#rows) return
    this.#rows = rows
    this.#makeSprites()
  }

  /** At rest, at once. The window is what the round says, whatever the strip would show. */
  place(top: number, symbols: readonly string[]): void {
    this.setRows(symbols.length)
    this.#landing = { top, symbols }
    this.motion.place(top)
  }

  start(pace: number): void {
    this.motion.start(pace)
  }

  brakeTo(stop: number, symbols: readonly string[]): void {
    this.motion.brakeTo(stop)
    this.setRows(symbols.length)
    this.#landing = { top: stop, symbols }
  }

  draw(emphasis: (row: number) => Emphasis, pose: (row: number) => Pose | undefined): void {
    const { top, speed, resting } = this.motion
    const streak = speed > BLUR_FROM_ROWS_PER_S
    const first = Math.floor(top) - 1
    const pitch = this.#height / this.#rows
    const size = Math.min(1, pitch / this.#cell)
    this.#sprites.forEach((sprite, index) => {
      const at = first + index
      const pair = this.#textures.get(this.#symbolAt(at))
      sprite.visible = pair !== undefined
      if (!pair) return
      sprite.texture = streak ? pair.blurred : pair.sharp
      const shown = (resting && pose(at - top)) || PLAIN_POSE
      sprite.y = (at - top + 0.5 - shown.lift) * pitch
      stand(sprite, resting ? emphasis(at - top) : PLAIN, shown, size)
    })
  }

  #makeSprites(): void {
    for (const sprite of this.container.removeChildren()) sprite.destroy()
    this.#sprites = Array.from({ length: this.#rows + 3 }, () => new Sprite({ anchor: 0.5 }))
    this.container.addChild(...this.#sprites)
  }

  #symbolAt(index: number): string {
    const landed = this.#landing?.symbols[index - this.#landing.top]
    if (landed !== undefined) return landed
    const { length } = this.#strip
    return this.#strip[((index % length) + length) % length] ?? ''
  }
}

/** A symbol's own light and size, wherever it is. */
export function stand(sprite: Sprite, { dim, swell }: Emphasis, { alpha, width }: Pose, size: number): void {
  sprite.alpha = alpha
  sprite.tint = blendTint(Math.round(dim * TINT_STEPS) / TINT_STEPS)
  sprite.scale.set(size * (1 + 0.09 * swell) * width, size * (1 + 0.09 * swell))
  sprite.zIndex = swell > 0 ? 1 : 0
}

function blendTint(dim: number): number {
  if (dim <= 0) return LIT
  const channel = (shift: number): number => {
    const [from, to] = [(LIT >> shift) & 255, (DIMMED >> shift) & 255]
    return Math.round(from + (to - from) * dim) << shift
  }
  return channel(16) | channel(8) | channel(0)
}
