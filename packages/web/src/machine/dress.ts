import type { Face } from './face.ts'
import type { Dress } from './pixi/pixi-stage.ts'

/** What a dressed machine is drawn with, or nothing where it has no look or cannot be dressed here: then it stands in the house's cabinet. */
export async function dressFor(face: Face, signal: AbortSignal): Promise<Dress | undefined> {
  const { look } = face
  if (!look) return undefined
  try {
    const { dressSymbols, rampOf } = await import('./look/dressing.ts')
    return { symbols: await dressSymbols(face, look, signal), ramp: rampOf(look) }
  } catch (error) {
    if (signal.aborted) throw error
    return undefined
  }
}
