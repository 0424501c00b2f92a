import { createDice } from '../../../lib/dice.ts'
import type { Layout } from '../../layout.ts'
import type { Draw } from '../body.ts'
import type { Fittings } from '../fittings.ts'
import { type Surface, surfaceOf } from '../surface.ts'
import type { CabinetKind } from '../vocabulary.ts'
import { bleedOf } from './bleed.ts'
import { blocks, blocksSign } from './blocks.ts'
import { boughs, boughsSign } from './boughs.ts'
import { brass, brassSign } from './brass.ts'
import { canopy, canopySign } from './canopy.ts'
import { castle, castleSign } from './castle.ts'
import { hull, hullSign } from './hull.ts'
import { iron, ironSign } from './iron.ts'
import type { CabinetPainter, Frame } from './parts.ts'
import { reef, reefSign } from './reef.ts'
import { sign } from './signs.ts'
import { stave, staveSign } from './stave.ts'
import { theatre, theatreSign } from './theatre.ts'

interface Cabinet {
  readonly paint: CabinetPainter
  readonly sign: { readonly outline: Draw; readonly after: (frame: Frame) => void }
  /** Its name stands on its own material, or on enamel in a rim of metal. */
  readonly isRimmed: boolean
}

const CABINETS: Readonly<Record<CabinetKind, Cabinet>> = {
  stave: { paint: stave, sign: staveSign, isRimmed: false },
  reef: { paint: reef, sign: reefSign, isRimmed: true },
  canopy: { paint: canopy, sign: canopySign, isRimmed: true },
  blocks: { paint: blocks, sign: blocksSign, isRimmed: false },
  boughs: { paint: boughs, sign: boughsSign, isRimmed: false },
  iron: { paint: iron, sign: ironSign, isRimmed: false },
  castle: { paint: castle, sign: castleSign, isRimmed: false },
  hull: { paint: hull, sign: hullSign, isRimmed: true },
  theatre: { paint: theatre, sign: theatreSign, isRimmed: true },
  brass: { paint: brass, sign: brassSign, isRimmed: true },
}

/** The whole cabinet with its name, larger than its layout by the bleed on each side; the reels lie over its middle. */
export function paintCabinet(fittings: Fittings, layout: Layout, name: string, resolution: number): Surface {
  const bleed = bleedOf(layout)
  const size = { width: layout.width + 2 * bleed.side, height: layout.height + bleed.top + bleed.bottom }
  const { canvas, pen } = surfaceOf(size.width * resolution, size.height * resolution)
  const at = (value: number, shift: number): number => Math.round((value + shift) * resolution)
  const { window, plate } = layout
  const post = Math.round(window.x * resolution)
  const wide = Math.min(layout.width, plate.width * 1.04)
  const frame: Frame = {
    pen,
    fittings,
    dice: createDice(`${fittings.look.seed} cabinet`),
    window: {
      x: at(window.x, bleed.side),
      y: at(window.y, bleed.top),
      width: Math.round(window.width * resolution),
      height: Math.round(window.height * resolution),
    },
    post: Math.min(post, Math.round(layout.cell * 0.42 * resolution)),
    sign: {
      x: at((layout.width - wide) / 2, bleed.side),
      y: at(plate.y + plate.height * 0.02, bleed.top),
      width: Math.round(wide * resolution),
      height: Math.round(plate.height * 1.04 * resolution),
    },
    unit: plate.height * 1.12 * resolution,
  }
  const cabinet = CABINETS[fittings.look.cabinet]
  cabinet.paint(frame)
  if (cabinet.isRimmed) sign(frame, name, cabinet.sign.outline, fittings.trim, fittings.titleEdge)
  else sign(frame, name, cabinet.sign.outline, fittings.sign)
  cabinet.sign.after(frame)
  return canvas
}
