import { CanvasSource, Container, Rectangle, Sprite, Texture } from 'pixi.js'
import type { Face } from '../face.ts'
import { cellCentre, type Layout } from '../layout.ts'
import type { ShownWin } from '../script.ts'
import { paintGlassTube, paintRings, paintTag, paintTubeLight, tubeOf } from './paint-tube.ts'
import type { Paints } from './paints.ts'

/** Light for one win at a time: a glass tube along its line, filled from the side the run begins at. */
export class WinLight {
  readonly container = new Container()
  readonly #glass: Layer
  readonly #light: Layer
  readonly #tag: Layer
  #layout: Layout
  readonly #paints: Paints
  readonly #face: Face
  #range: readonly [number, number] = [0, 0]

  constructor(layout: Layout, resolution: number, paints: Paints, face: Face) {
    this.#layout = layout
    this.#paints = paints
    this.#face = face
    this.#glass = new Layer(layout, resolution)
    this.#light = new Layer(layout, resolution)
    this.#tag = new Layer(layout, resolution)
    this.container.addChild(this.#glass.sprite, this.#light.sprite, this.#tag.sprite)
    this.hide()
  }

  setLayout(layout: Layout): void {
    this.#layout = layout
  }

  show(win: ShownWin, nth: number, pays: string): void {
    const { cell, window } = this.#layout
    const colour = this.#paints.tubes[nth % this.#paints.tubes.length] ?? this.#paints.lamp
    const line = win.line === undefined ? undefined : this.#face.lines[win.line]
    if (line) {
      const tube = tubeOf(this.#layout, line, win.cells)
      this.#glass.paint((context) => paintGlassTube(context, tube, cell, this.#paints))
      this.#light.paint((context) => paintTubeLight(context, tube, cell, colour, this.#paints))
      this.#range = [tube.fromX, tube.toX]
    } else {
      this.#glass.paint(() => {})
      this.#light.paint((context) => paintRings(context, this.#layout, win.cells, colour, this.#paints))
      this.#range = [window.x, window.x + window.width]
    }
    const last = win.cells.at(-1) ?? [0, 0]
    const at = cellCentre(this.#layout, last[0], last[1])
    const tag = { text: pays, at: { x: at.x, y: at.y - cell * 0.36 } }
    this.#tag.paint((context) => paintTag(context, tag, this.#layout, this.#paints))
    this.container.visible = true
    this.reveal(0)
  }

  /** 0 dark to 1 lit to the end of the run. */
  reveal(share: number): void {
    const [from, to] = this.#range
    this.#light.crop(from, from + (to - from) * share)
    this.#tag.sprite.alpha = Math.max(0, share * 4 - 3)
  }

  hide(): void {
    this.container.visible = false
  }

  destroy(): void {
    for (const layer of [this.#glass, this.#light, this.#tag]) layer.destroy()
    this.container.destroy({ children: true })
  }
}

/** A drawing the size of the window that is painted anew for each win. */
class Layer {
  readonly sprite: Sprite
  readonly #source: CanvasSource
  readonly #context: CanvasRenderingContext2D | null
  readonly #layout: Layout
  readonly #resolution: number

  constructor(layout: Layout, resolution: number) {
    const { window } = layout
    const canvas = document.createElement('canvas')
    canvas.width = Math.ceil(window.width * resolution)
    canvas.height = Math.ceil(window.height * resolution)
    this.#context = canvas.getContext('2d')
    this.#source = new CanvasSource({ resource: canvas, resolution })
    const frame = new Rectangle(0, 0, window.width, window.height)
    // Dynamic: the sprite follows when the frame is cropped.
    const texture = new Texture({ source: this.#source, frame, dynamic: true })
    this.sprite = new Sprite({ texture, x: window.x, y: window.y })
    this.#layout = layout
    this.#resolution = resolution
  }

  paint(draw: (context: CanvasRenderingContext2D) => void): void {
    const context = this.#context
    if (!context) return
    context.resetTransform()
    context.clearRect(0, 0, context.canvas.width, context.canvas.height)
    context.setTransform(
      this.#resolution,
      0,
      0,
      this.#resolution,
      -this.#layout.window.x * this.#resolution,
      -this.#layout.window.y * this.#resolution,
    )
    draw(context)
    this.#source.update()
  }

  /** Shows only what lies between two x of the layout. */
  crop(fromX: number, toX: number): void {
    const { window } = this.#layout
    const from = Math.max(0, fromX - window.x)
    const { texture } = this.sprite
    texture.frame.x = from
    texture.frame.width = Math.max(0.5, Math.min(window.width, toX - window.x) - from)
    texture.update()
    this.sprite.x = window.x + from
  }

  destroy(): void {
    this.sprite.texture.destroy(true)
  }
}
