import { Container, Sprite, type Texture } from 'pixi.js'
import type { Layout } from '../layout.ts'
import { paintTexture } from './canvas.ts'
import { paintCoin } from './paint-light.ts'
import type { Paints } from './paints.ts'

const TURNS = 8
const GRAVITY = 1900

interface Coin {
  readonly sprite: Sprite
  readonly delayMs: number
  readonly spin: number
  x: number
  y: number
  vx: number
  vy: number
  ageMs: number
}

/** Coins thrown up from the bottom of the window, which fall and are gone. */
export class Coins {
  readonly container = new Container()
  readonly #layout: Layout
  readonly #frames: readonly Texture[]
  #coins: Coin[] = []

  constructor(layout: Layout, resolution: number, paints: Paints) {
    this.#layout = layout
    const size = Math.max(18, Math.min(44, layout.cell * 0.36))
    this.#frames = Array.from({ length: TURNS }, (_, index) =>
      paintTexture(size, size, resolution, (context) =>
        paintCoin(context, size, Math.cos((index / TURNS) * (Math.PI / 2)), paints),
      ),
    )
  }

  get flying(): boolean {
    return this.#coins.length > 0
  }

  throw(count: number, overMs: number): void {
    const { window } = this.#layout
    for (let index = 0; index < count; index++) {
      const sprite = new Sprite({ anchor: 0.5, visible: false })
      this.container.addChild(sprite)
      const side = spread(index, 1) * 2 - 1
      this.#coins.push({
        sprite,
        delayMs: (index / count) * overMs,
        spin: 5 + spread(index, 2) * 8,
        x: window.x + window.width * (0.5 + side * 0.22),
        y: window.y + window.height * 1.04,
        vx: side * window.width * (0.35 + spread(index, 3) * 0.7),
        vy: -Math.sqrt(2 * GRAVITY * window.height * (0.55 + spread(index, 4) * 0.6)),
        ageMs: 0,
      })
    }
  }

  advance(deltaMs: number): void {
    const floor = this.#layout.height + 60
    for (const coin of this.#coins) {
      coin.ageMs += deltaMs
      if (coin.ageMs < coin.delayMs) continue
      const seconds = deltaMs / 1000
      coin.x += coin.vx * seconds
      coin.y += coin.vy * seconds
      coin.vy += GRAVITY * seconds
      const turn = Math.abs((((coin.ageMs / 1000) * coin.spin) % 2) - 1)
      coin.sprite.texture = this.#frames[Math.min(TURNS - 1, Math.floor(turn * TURNS))] ?? coin.sprite.texture
      coin.sprite.visible = true
      coin.sprite.position.set(coin.x, coin.y)
    }
    const [gone, left] = [this.#coins.filter(({ y }) => y > floor), this.#coins.filter(({ y }) => y <= floor)]
    for (const { sprite } of gone) sprite.destroy()
    this.#coins = left
  }

  clear(): void {
    for (const { sprite } of this.#coins) sprite.destroy()
    this.#coins = []
  }

  destroy(): void {
    this.container.destroy({ children: true })
    for (const texture of this.#frames) texture.destroy(true)
  }
}

/** An even spread over [0, 1) that looks like chance: fractional parts of multiples of the golden ratio. */
function spread(index: number, stream: number): number {
  const value = (index + 1) * 0.618_033_988_75 * (2 * stream - 1) + stream * 0.137
  return value - Math.floor(value)
}
