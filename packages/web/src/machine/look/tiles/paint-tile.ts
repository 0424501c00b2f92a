import { createDice, type Dice } from '../../../lib/dice.ts'
import { bodyOf, type Draw, glow, lay, once } from '../body.ts'
import { type Fittings, fittingsOf } from '../fittings.ts'
import { letteringOf } from '../lettering.ts'
import { paintScene } from '../places/paint-scene.ts'
import { blend, fade } from '../relief/colour.ts'
import { type Pen, type Surface, surfaceOf } from '../surface.ts'
import { drawn } from '../symbols/drawing.ts'
import { paintTable } from './paint-table.ts'
import type { TilePlan } from './tile-plan.ts'

export const TILE = { width: 480, height: 640 } as const

/** Pictures of a game's maker, with their own size. */
type Sized = CanvasImageSource & { readonly width: number; readonly height: number }
export interface OwnPictures {
  readonly background?: Sized | undefined
  readonly logo?: Sized | undefined
}

/** As large as the tile, with what sticks out left out. */
function covering(pen: Pen, picture: Sized): void {
  const scale = Math.max(TILE.width / picture.width, TILE.height / picture.height)
  const [width, height] = [picture.width * scale, picture.height * scale]
  pen.drawImage(picture, (TILE.width - width) / 2, (TILE.height - height) / 2, width, height)
}

/** As large as fits where the name would stand. */
function within(pen: Pen, picture: Sized, middle: number): void {
  const scale = Math.min((TILE.width * 0.9) / picture.width, (TILE.height * 0.2) / picture.height)
  const [width, height] = [picture.width * scale, picture.height * scale]
  pen.drawImage(picture, (TILE.width - width) / 2, middle - height / 2, width, height)
}

/**
 * A game in one picture: its place and hour, what is played for in its light, its name in its metal.
 * @param drawings of the plan's heroes, in their order; a hero without one is left out
 */
export function paintTile(
  plan: TilePlan,
  drawings: readonly (CanvasImageSource | undefined)[],
  { background, logo }: OwnPictures = {},
): Surface {
  const { width, height } = TILE
  const fittings = fittingsOf(plan.look, plan.palette)
  const dice = createDice(`tile ${plan.look.seed}`)
  const { canvas, pen } = surfaceOf(width, height)
  if (background) covering(pen, background)
  else for (const layer of paintScene(fittings, width, height)) pen.drawImage(layer, 0, 0)
  glow(pen, width / 2, height * 0.4, width * 0.52, blend(fittings.light.key, fittings.palette[2], 0.35), 0.5)
  const lines = linesOf(plan.name)
  const foot = height * (0.9 - lines.length * 0.055)
  shadeFoot(pen, fittings, foot)
  if (plan.kind === 'slot') heroes(pen, plan, drawings, fittings, dice)
  else paintTable(plan.kind, pen, fittings, dice, width, height)
  if (logo) within(pen, logo, foot)
  else name(pen, lines, fittings, foot)
  edge(pen, fittings)
  return canvas
}

type Place = readonly [x: number, y: number, size: number]
/** Groups to pose in, in shares of the width from the top left; the first place is the dearest symbol's. */
const POSES: readonly [readonly Place[], ...(readonly Place[])[]] = [
  [
    [0.5, 0.52, 0.62],
    [0.22, 0.36, 0.36],
    [0.79, 0.38, 0.36],
  ],
  [
    [0.42, 0.56, 0.6],
    [0.77, 0.34, 0.4],
    [0.8, 0.72, 0.34],
  ],
  [
    [0.58, 0.54, 0.6],
    [0.23, 0.35, 0.4],
    [0.2, 0.74, 0.34],
  ],
  [
    [0.5, 0.43, 0.58],
    [0.25, 0.73, 0.38],
    [0.75, 0.73, 0.38],
  ],
  [
    [0.5, 0.6, 0.64],
    [0.31, 0.27, 0.36],
    [0.71, 0.29, 0.34],
  ],
]

function heroes(
  pen: Pen,
  { heroes: names }: TilePlan,
  drawings: readonly (CanvasImageSource | undefined)[],
  fittings: Fittings,
  dice: Dice,
): void {
  const pose = dice.pick(POSES)
  for (let index = names.length - 1; index >= 0; index--) {
    const [picture, name, place] = [drawings[index], names[index], pose[index]]
    if (!picture || !name || !place) continue
    const [x, y, size] = place.map((share) => share * TILE.width) as [number, number, number]
    const side = Math.round(size)
    const tilt = ((x / TILE.width - 0.5) * 0.5 + dice.between(-0.09, 0.09)) * (index === 0 ? 0.5 : 1)
    pen.save()
    pen.translate(x, y)
    pen.rotate(tilt)
    lay(pen, drawn(picture, name, side, fittings), -side / 2, -side / 2, { blur: 26, down: 12 })
    pen.restore()
  }
}

/** Dark enough below for the name and for what is written over the picture. */
function shadeFoot(pen: Pen, { palette }: Fittings, from: number): void {
  const ground = blend(palette[0], '#04030a', 0.35)
  const shade = pen.createLinearGradient(0, from - TILE.height * 0.2, 0, TILE.height)
  shade.addColorStop(0, fade(ground, 0))
  shade.addColorStop(0.45, fade(ground, 0.72))
  shade.addColorStop(1, fade(ground, 0.96))
  pen.fillStyle = shade
  pen.fillRect(0, 0, TILE.width, TILE.height)
}

const LINE_LETTERS = 13
const MOST_LINES = 3

/** The name in lines of much the same length. */
export function linesOf(text: string): readonly string[] {
  const words = text.split(/\s+/).filter(Boolean)
  const count = Math.min(MOST_LINES, words.length, Math.ceil(text.length / LINE_LETTERS))
  const aim = text.length / Math.max(1, count)
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    const isRoom = last !== undefined && (last.length + word.length / 2 < aim || lines.length === count)
    if (isRoom) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

function name(pen: Pen, lines: readonly string[], fittings: Fittings, middle: number): void {
  const size = lines.length > 2 ? 62 : lines.length === 2 ? 70 : 76
  const pictures = lines.map((text) => letteringOf({ text, font: fittings.face, size, edge: 0.13 }, fittings))
  const widest = Math.max(...pictures.map((picture) => picture.width - size * 0.5))
  const scale = Math.min(1, (TILE.width * 0.9) / widest)
  const step = size * scale * 1.02
  for (const [index, picture] of pictures.entries()) {
    const y = middle + (index - (lines.length - 1) / 2) * step
    const [width, height] = [picture.width * scale, picture.height * scale]
    pen.drawImage(picture, TILE.width / 2 - width / 2, y - height / 2, width, height)
  }
}

const EDGE = 9

/** A rim of the look's metal, as round the reels of its machine. */
function edge(pen: Pen, { trim, light, look }: Fittings): void {
  const ring: Draw = (mask, width, height) => {
    mask.beginPath()
    mask.roundRect(0, 0, width, height, 26)
    mask.roundRect(EDGE, EDGE, width - 2 * EDGE, height - 2 * EDGE, 18)
    mask.fill('evenodd')
  }
  const { width, height } = TILE
  const rim = once(`edge ${look.metal} ${look.hour}`, () => {
    const { canvas, pen: own } = surfaceOf(width, height)
    lay(own, bodyOf(width, height, ring, { material: trim, light, bevel: 4.5, depth: 4.5 }), 0, 0, { blur: 8, down: 3 })
    return canvas
  })
  pen.drawImage(rim, 0, 0)
}
