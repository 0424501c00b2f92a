import { Container, Graphics, Sprite, type Texture } from 'pixi.js'
import type { Face } from '../face.ts'
import { cellCentre, holesOf, type Layout, type Rect, withRows } from '../layout.ts'
import { Bulbs } from './bulbs.ts'
import { paintTexture } from './canvas.ts'
import { Coins } from './coins.ts'
import { paintCabinet, paintPanels } from './paint-cabinet.ts'
import { paintHalo } from './paint-light.ts'
import { paintDrum, paintFreeDrum, paintGlass } from './paint-reel.ts'
import type { Paints } from './paints.ts'
import type { SymbolPictures } from './symbol-art.ts'
import { bakeSymbols, type SymbolTextures } from './symbol-textures.ts'
import { WinLight } from './win-light.ts'

/** Everything that is drawn for one size of the machine. A new size is a new scene; the reels move over. */
export class Scene {
  readonly root = new Container()
  readonly reels = new Container()
  /** Before the reels: what lies across them hides what of them is above their holes. */
  readonly top = new Container()
  readonly symbols: SymbolTextures
  readonly light: WinLight
  readonly bulbs: Bulbs
  readonly coins: Coins
  readonly #behindGlass = new Container()
  readonly #freeDrums: Container
  readonly #glows = new Container()
  readonly #topGlows = new Container()
  readonly #freeTop: Container
  readonly #tension: Sprite
  readonly #owned: Texture[] = []
  readonly #halo: Texture
  layout: Layout

  /** @param isDressed the cabinet stands round the canvas, and the pictures show whole symbols */
  constructor(
    layout: Layout,
    resolution: number,
    paints: Paints,
    face: Face,
    pictures: SymbolPictures,
    isDressed: boolean,
  ) {
    this.layout = layout
    this.symbols = bakeSymbols(face.symbols, pictures, layout.cell, resolution, paints, isDressed)
    this.light = new WinLight(layout, resolution, paints, face)
    this.bulbs = new Bulbs(layout, resolution, paints)
    this.bulbs.container.visible = !isDressed && !face.own?.cabinet
    this.coins = new Coins(layout, resolution, paints)
    const over = layout.top ? [layout.top] : []
    const drums = this.#drums(layout.apertures, paints, paintDrum)
    this.#freeDrums = this.#drums(layout.apertures, paints, paintFreeDrum)
    this.#freeTop = this.#drums(over, paints, paintFreeDrum)
    this.setMood(0)
    const across = [this.#drums(over, paints, paintDrum), this.#freeTop, this.#topGlows, this.top]
    const glowSize = layout.cell * 1.7
    this.#halo = this.#own(paintTexture(glowSize, glowSize, 1, (context) => paintHalo(context, glowSize, paints.lamp)))
    this.#tension = new Sprite({ texture: this.#halo, anchor: 0.5, blendMode: 'add', alpha: 0 })
    const cabinet = this.#own(
      paintTexture(layout.width, layout.height, resolution, (context) => {
        if (isDressed || face.own?.cabinet) paintPanels(context, layout, paints)
        else paintCabinet(context, layout, paints, face.own?.logo ? '' : face.name)
        for (const { x, y, width, height } of holesOf(layout)) {
          context.save()
          context.translate(x, y)
          paintGlass(context, width, height, paints)
          context.restore()
        }
      }),
    )
    const { x, y, width, height } = layout.window
    const opening = new Graphics().rect(x, y, width, height).fill(0xffffff)
    this.#behindGlass.mask = opening
    this.#behindGlass.addChild(drums, this.#freeDrums, this.#glows, this.#tension, this.reels, ...across, opening)
    this.root.addChild(this.#behindGlass)
    this.root.addChild(new Sprite(cabinet), this.light.container, this.bulbs.container, this.coins.container)
    // The canvas renderer forgets, where a mask ends, that the frame before ended in added light: end it plainly.
    this.root.addChild(new Sprite(this.#own(paintTexture(1, 1, 1, () => {}))))
  }

  /** Reels that show another number of rows than the last time. */
  setRows(window: readonly (readonly string[])[]): void {
    this.layout = withRows(this.layout, window)
    this.light.setLayout(this.layout)
  }

  /** How far the free spins' light has come up. */
  setMood(share: number): void {
    for (const drums of [this.#freeDrums, this.#freeTop]) {
      drums.alpha = share
      drums.visible = share > 0
    }
  }

  /** A warm light behind these cells. */
  setGlows(cells: readonly (readonly [number, number])[], alpha: number): void {
    for (const glows of [this.#glows, this.#topGlows]) for (const glow of glows.removeChildren()) glow.destroy()
    for (const [reel, row] of cells) {
      const { x, y } = cellCentre(this.layout, reel, row)
      const glows = row === 0 && this.layout.under.includes(reel) ? this.#topGlows : this.#glows
      glows.addChild(new Sprite({ texture: this.#halo, anchor: 0.5, x, y, alpha, blendMode: 'add' }))
    }
  }

  fadeGlows(alpha: number): void {
    this.#glows.alpha = alpha
    this.#topGlows.alpha = alpha
  }

  /** Light behind a whole reel while something hangs on it. */
  setTension(reel: number, alpha: number): void {
    const hole = this.layout.apertures[reel]
    if (!hole) return
    this.#tension.position.set(hole.x + hole.width / 2, hole.y + hole.height / 2)
    this.#tension.setSize(hole.width * 1.9, hole.height * 1.25)
    this.#tension.alpha = alpha
  }

  destroy(): void {
    this.light.destroy()
    this.bulbs.destroy()
    this.coins.destroy()
    this.reels.removeChildren()
    this.top.removeChildren()
    this.root.destroy({ children: true })
    for (const { sharp, blurred } of this.symbols.values()) {
      for (const texture of [sharp, blurred]) if (texture.label !== 'EMPTY') texture.destroy(true)
    }
    for (const texture of this.#owned) texture.destroy(true)
  }

  #own(texture: Texture): Texture {
    this.#owned.push(texture)
    return texture
  }

  #drums(holes: readonly Rect[], paints: Paints, paint: typeof paintDrum): Container {
    const drums = new Container()
    const byHeight = new Map<number, Texture>()
    for (const { x, y, width, height } of holes) {
      const texture =
        byHeight.get(height) ??
        this.#own(paintTexture(width, height, 1, (context) => paint(context, width, height, paints)))
      byHeight.set(height, texture)
      drums.addChild(new Sprite({ texture, x, y, width, height }))
    }
    return drums
  }
}
