import { fittingsOf } from '../fittings.ts'
import { at } from '../relief/grid.ts'
import { type Pen, type Surface, surfaceOf } from '../surface.ts'
import { placeOnSheet, SHEET, sheetSize } from '../symbol-sheet.ts'
import type { Drawing } from '../symbols/drawing.ts'
import { paintSymbol, type SymbolPlan } from '../symbols/paint-symbol.ts'
import type { TilePlan } from './tile-plan.ts'

/** All symbols of a slot as its page paints them, on one sheet. */
export function paintSheet(
  { look, palette }: Pick<TilePlan, 'look' | 'palette'>,
  plans: readonly SymbolPlan[],
  drawings: readonly Drawing[],
): Surface {
  const fittings = fittingsOf(look, palette)
  const { width, height } = sheetSize(plans.length)
  const { canvas, pen } = surfaceOf(width, height)
  for (const [index, plan] of plans.entries()) {
    const { x, y } = placeOnSheet(index)
    pen.drawImage(paintSymbol(plan, drawings[index] ?? {}, index, SHEET.cell, fittings), x, y)
  }
  coarsenEdges(pen, width, height)
  return canvas
}

/** WebP keeps coverage without loss, and of soft shadows it was more than half of a sheet. */
const STEP = 17

/** Sixteen steps of coverage: as many as the eye tells apart in a shadow, and soon written. */
function coarsenEdges(pen: Pen, width: number, height: number): void {
  const image = pen.getImageData(0, 0, width, height)
  for (let index = 3; index < image.data.length; index += 4)
    image.data[index] = Math.round(at(image.data, index) / STEP) * STEP
  pen.putImageData(image, 0, 0)
}
