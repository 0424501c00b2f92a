import { Container, Sprite, type Texture } from 'pixi.js'
import type { Layout } from '../layout.ts'
import { paintTexture } from './canvas.ts'
import { paintBulb, paintHalo, paintLitBulb } from './paint-light.ts'
import type { Paints } from './paints.ts'

export type BulbMode = 'rest' | 'chase' | 'blaze'

const REST_LEVEL = 0.78
const FREE_LEVEL = 1
/** Every so many bulbs burns at once. */
const CHASE_STEP = 4
/** A bulb lights up at most this often per second: below three flashes. */
const CHASE_HZ: Readonly<Record<BulbMode, number>> = { rest: 0, chase: 1.1, blaze: 1.9 }

/** The bulbs in the brass. They burn low and steadily; only a win sets them running. */
export class Bulbs {
  readonly container = new Container()
  readonly #lit: Sprite[] = []
  readonly #halos: Sprite[] = []
  readonly #textures: Texture[]

  constructor({ bulbs, bulbRadius }: Layout, resolution: number, paints: Paints) {
    const size = bulbRadius * 2
    const haloSize = bulbRadius * 8
    const out = paintTexture(size, size, resolution, (context) => paintBulb(context, size, paints))
    const burning = paintTexture(size, size, resolution, (context) => paintLitBulb(context, size, paints))
    const halo = paintTexture(haloSize, haloSize, 1, (context) => paintHalo(context, haloSize, paints.lamp))
    this.#textures = [out, burning, halo]
    for (const { x, y } of bulbs) {
      const place = (texture: Texture): Sprite => new Sprite({ texture, anchor: 0.5, x, y })
      this.container.addChild(place(out))
      this.#lit.push(this.container.addChild(place(burning)))
      const glow = place(halo)
      glow.blendMode = 'add'
      this.#halos.push(glow)
    }
    this.container.addChild(...this.#halos)
  }

  draw(mode: BulbMode, free: boolean, timeMs: number): void {
    const rest = free ? FREE_LEVEL : REST_LEVEL
    this.#lit.forEach((bulb, index) => {
      const level = mode === 'rest' ? rest : chaseLevel(index, mode, timeMs)
      bulb.alpha = level
      const halo = this.#halos[index]
      if (halo) halo.alpha = level * level
    })
  }

  destroy(): void {
    this.container.destroy({ children: true })
    for (const texture of this.#textures) texture.destroy(true)
  }
}

function chaseLevel(index: number, mode: BulbMode, timeMs: number): number {
  const turn = index / CHASE_STEP - (timeMs / 1000) * CHASE_HZ[mode]
  return 0.12 + 0.88 * Math.max(0, Math.cos(turn * 2 * Math.PI)) ** 1.5
}
