import { fittingsOf } from '../fittings.ts'
import { type Surface, surfaceOf } from '../surface.ts'
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
  return canvas
}
