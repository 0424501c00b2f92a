import type { FacePalette } from '../face.ts'
import type { Layout } from '../layout.ts'
import { paintCabinet } from './cabinets/paint-cabinet.ts'
import { fittingsOf } from './fittings.ts'
import { whenFaceIsHere } from './fonts.ts'
import { paintScene } from './places/paint-scene.ts'
import { paintPart, type StagePart } from './stages/stage-part.ts'
import type { Surface } from './surface.ts'
import type { Drawing } from './symbols/drawing.ts'
import { paintSymbol, type SymbolPlan } from './symbols/paint-symbol.ts'
import type { GameLook } from './vocabulary.ts'

interface Dressed {
  readonly look: GameLook
  readonly palette: FacePalette
}

/** What is painted in one go. */
export type PaintJob = Dressed &
  (
    | {
        readonly kind: 'symbols'
        readonly plans: readonly SymbolPlan[]
        readonly drawings: readonly Drawing[]
        readonly size: number
      }
    | { readonly kind: 'cabinet'; readonly layout: Layout; readonly name: string; readonly resolution: number }
    | { readonly kind: 'part'; readonly part: StagePart }
    | { readonly kind: 'scene'; readonly width: number; readonly height: number }
  )

/** @returns of symbols one picture each; of a cabinet one; of a scene what is far and what is near */
export async function paintJob(job: PaintJob): Promise<readonly Surface[]> {
  const fittings = fittingsOf(job.look, job.palette)
  switch (job.kind) {
    case 'symbols':
      await whenFaceIsHere(job.look.face)
      return job.plans.map((plan, index) => paintSymbol(plan, job.drawings[index] ?? {}, index, job.size, fittings))
    case 'cabinet':
      await whenFaceIsHere(job.look.face)
      return [paintCabinet(fittings, job.layout, job.name, job.resolution)]
    case 'part':
      await whenFaceIsHere(job.look.face)
      return paintPart(fittings, job.part)
    case 'scene':
      return paintScene(fittings, job.width, job.height)
  }
}
