import type { Fittings } from '../fittings.ts'
import { letter } from '../lettering.ts'
import { type Surface, surfaceOf } from '../surface.ts'
import type { Drawing } from './drawing.ts'
import { framed } from './framed.ts'
import type { SymbolRank } from './ranks.ts'
import { ringed } from './ringed.ts'
import { token } from './tokens.ts'

/** What is painted of a symbol. */
export interface SymbolPlan {
  readonly id: string
  /** The emoji's file name, or nothing. */
  readonly art: string
  /** What is written where there is no drawing. */
  readonly text: string
  readonly rank: SymbolRank
}

const WORDS = { wild: 'WILD', scatter: 'SCATTER', mystery: '?' } as const

/**
 * A symbol in its rank, in a square of `size`.
 * @param place of the symbol among all: neighbours have different grounds
 */
export function paintSymbol(
  { art, text, rank }: SymbolPlan,
  drawing: Drawing,
  place: number,
  size: number,
  fittings: Fittings,
): Surface {
  const shown = drawing.picture || drawing.glyph ? drawing : { picture: written(text, size, fittings) }
  const picture = shown.picture ?? shown.glyph
  switch (rank) {
    case 'wild':
    case 'scatter':
    case 'mystery':
      return ringed(shown, art, WORDS[rank], rank, size, fittings)
    case 'token':
      return token(shown, place, size, fittings)
    case 'top':
    case 'high':
    case 'middle':
      return picture ? framed(picture, art, rank, place, size, fittings) : surfaceOf(size, size).canvas
    case 'blank':
      return surfaceOf(1, 1).canvas
  }
}

/** A symbol without a drawing is its emoji or name, in letters of the title's metal. */
function written(text: string, size: number, fittings: Fittings): Surface {
  const { canvas, pen } = surfaceOf(size, size)
  letter(pen, { text, font: fittings.face, size: size * 0.5 }, fittings, size / 2, size / 2, size * 0.86)
  return canvas
}
