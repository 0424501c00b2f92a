import { Texture } from 'pixi.js'
import { type FaceSymbol, isEmpty } from '../face.ts'
import { paintTexture, radial } from './canvas.ts'
import { fade, mix, type Paints } from './paints.ts'
import type { SymbolPictures } from './symbol-art.ts'

type Context = CanvasRenderingContext2D

export interface SymbolTexture {
  readonly sharp: Texture
  /** Smeared along the way it runs, once, instead of by a filter on every frame. */
  readonly blurred: Texture
}

export type SymbolTextures = ReadonlyMap<string, SymbolTexture>

const BLUR_REACH = 0.4
const SMEAR_PASSES = 6

export function bakeSymbols(
  symbols: readonly FaceSymbol[],
  pictures: SymbolPictures,
  cell: number,
  resolution: number,
  paints: Paints,
  isDressed: boolean,
): SymbolTextures {
  return new Map(
    symbols.map((symbol) => [
      symbol.id,
      isEmpty(symbol)
        ? { sharp: Texture.EMPTY, blurred: Texture.EMPTY }
        : bake(painterOf(symbol, pictures.get(symbol.id), cell, paints, isDressed), cell, resolution),
    ]),
  )
}

/** A dressed picture shows the whole symbol, and so does one of the game's maker. */
function painterOf(
  symbol: FaceSymbol,
  picture: CanvasImageSource | undefined,
  cell: number,
  paints: Paints,
  isDressed: boolean,
): (context: Context) => void {
  if ((isDressed || (symbol.picture && !symbol.isFramed)) && picture)
    return (context) => {
      context.imageSmoothingQuality = 'high'
      context.drawImage(picture, 0, 0, cell, cell)
    }
  return (context) => {
    backdrop(context, symbol, cell, paints)
    glyph(context, symbol, picture, cell, paints)
    ribbon(context, symbol, cell, paints)
  }
}

function bake(draw: (context: Context) => void, cell: number, resolution: number): SymbolTexture {
  const sharp = paintTexture(cell, cell, resolution, draw)
  const flat = document.createElement('canvas')
  flat.width = flat.height = Math.ceil(cell * resolution)
  const context = flat.getContext('2d')
  context?.scale(resolution, resolution)
  if (context) draw(context)
  const reach = cell * BLUR_REACH
  const blurred = paintTexture(cell, cell + 2 * reach, resolution, (target) => smear(target, flat, cell, reach))
  return { sharp, blurred }
}

/** Each pass draws the last one twice, half as far apart: sixteen copies for the price of four, with no steps to see. */
function smear(context: Context, picture: HTMLCanvasElement, cell: number, reach: number): void {
  const { width, height } = context.canvas
  const scale = width / cell
  let from = blank(width, height)
  from.getContext('2d')?.drawImage(picture, 0, reach * scale)
  for (let pass = 0; pass < SMEAR_PASSES; pass++) {
    const to = blank(width, height)
    const target = to.getContext('2d')
    const shift = (reach * scale) / 2 ** (pass + 1)
    if (target) {
      target.globalAlpha = 0.5
      target.drawImage(from, 0, -shift)
      target.globalCompositeOperation = 'lighter'
      target.drawImage(from, 0, shift)
    }
    from = to
  }
  context.resetTransform()
  context.drawImage(from, 0, 0)
}

function blank(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  return canvas
}

/** Scatters lie on a lamp, wilds on a medallion: they are found at a glance. */
function backdrop(context: Context, symbol: FaceSymbol, cell: number, paints: Paints): void {
  const middle: readonly [number, number] = [cell / 2, cell / 2]
  switch (symbol.kind) {
    case 'scatter':
      context.fillStyle = radial(context, middle, cell * 0.5, [
        [0, fade(paints.lampBright, 0.6)],
        [0.5, fade(paints.lamp, 0.26)],
        [1, fade(paints.lamp, 0)],
      ])
      context.fillRect(0, 0, cell, cell)
      return
    case 'wild':
      context.beginPath()
      context.arc(...middle, cell * 0.45, 0, Math.PI * 2)
      context.fillStyle = radial(context, middle, cell * 0.45, [
        [0, mix(paints.main, paints.light, 0.35)],
        [0.7, mix(paints.main, paints.deep, 0.35)],
        [0.9, mix(paints.deep, paints.void, 0.35)],
        [0.93, paints.brassLight],
        [1, paints.brassDark],
      ])
      context.fill()
      return
    case 'regular':
    case 'blank':
      return
  }
}

function glyph(
  context: Context,
  { emoji, name, kind }: FaceSymbol,
  picture: CanvasImageSource | undefined,
  cell: number,
  paints: Paints,
): void {
  const size = cell * (kind === 'wild' ? 0.62 : kind === 'scatter' ? 0.74 : 0.8)
  const lift = kind === 'regular' || kind === 'blank' ? 0 : cell * 0.045
  const left = (cell - size) / 2
  context.save()
  context.shadowColor = fade(paints.void, 0.6)
  // Shadows ignore the context's scale.
  const scale = context.getTransform().a
  context.shadowBlur = cell * 0.06 * scale
  context.shadowOffsetY = cell * 0.035 * scale
  if (picture) context.drawImage(picture, left, left - lift, size, size)
  else write(context, emoji ?? name, cell, size, paints)
  context.restore()
}

function write(context: Context, text: string, cell: number, size: number, paints: Paints): void {
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillStyle = paints.light
  context.font = `800 ${size}px ${paints.displayFont}`
  const width = context.measureText(text).width
  if (width > size) context.font = `800 ${(size * size) / width}px ${paints.displayFont}`
  context.fillText(text, cell / 2, cell / 2 + cell * 0.03)
}

const RIBBONS = { wild: 'WILD', scatter: 'SCATTER', mystery: '?', regular: undefined, blank: undefined } as const

function ribbon(context: Context, { kind, multiplies }: FaceSymbol, cell: number, paints: Paints): void {
  const text = multiplies ? '×' : RIBBONS[kind]
  if (!text) return
  const height = cell * 0.2
  const width = cell * (kind === 'scatter' ? 0.8 : 0.62)
  const [x, y] = [(cell - width) / 2, cell * 0.755]
  context.save()
  const scale = context.getTransform().a
  context.shadowColor = fade(paints.void, 0.6)
  context.shadowBlur = cell * 0.04 * scale
  context.shadowOffsetY = cell * 0.02 * scale
  context.beginPath()
  context.roundRect(x, y, width, height, height * 0.3)
  context.fillStyle = kind === 'wild' ? mix(paints.deep, paints.void, 0.35) : paints.lampDeep
  context.fill()
  context.restore()
  context.lineWidth = Math.max(1, cell * 0.012)
  context.strokeStyle = paints.brassLight
  context.stroke()
  context.font = `800 ${height * 0.72}px ${paints.displayFont}`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillStyle = kind === 'wild' ? paints.lampBright : paints.night
  context.fillText(text, cell / 2, y + height * 0.54, width * 0.92)
}
