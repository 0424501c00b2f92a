import { whenFaceIsHere } from './fonts.ts'
import { type PaintJob, paintJob } from './paint-job.ts'
import { asFiles, canKeep, isWhole, keepPictures, keptPictures, keyOf } from './picture-store.ts'
import type { Surface } from './surface.ts'

/** What the page asks for, and what it gets. */
export interface Asked {
  readonly id: number
  readonly job: PaintJob
  /** Only if it was painted on an earlier visit; else there is no picture. */
  readonly isRecalled: boolean
}
export type Answer =
  | { readonly id: number; readonly pictures: readonly ImageBitmap[] }
  | { readonly id: number; readonly failure: string }

/** Long enough for what is waited for to be painted before anything is kept. */
const KEEP_MS = 3000

addEventListener('message', ({ data: { id, job, isRecalled } }: MessageEvent<Asked>) => {
  const answer = (message: Answer, transfer: Transferable[] = []): void => postMessage(message, { transfer })
  picturesOf(job, isRecalled)
    .then((pictures) => answer({ id, pictures }, [...pictures]))
    .catch((error: unknown) => answer({ id, failure: String(error) }))
})

/** As they were painted on an earlier visit, else painted now. What cannot be kept is painted each time. */
async function picturesOf(job: PaintJob, isRecalled: boolean): Promise<readonly ImageBitmap[]> {
  const key = canKeep() ? await keyOf(job) : undefined
  const kept = key === undefined ? undefined : await keptPictures(key).catch(() => undefined)
  if (kept || isRecalled) return kept ?? []
  const surfaces = await paintJob(job)
  if (key !== undefined && isWhole(job) && (await whenFaceIsHere(job.look.face)))
    setTimeout(() => void keep(key, surfaces), KEEP_MS)
  return Promise.all(surfaces.map((surface) => createImageBitmap(surface)))
}

const keep = async (key: string, surfaces: readonly Surface[]): Promise<void> => {
  try {
    await keepPictures(key, await asFiles(surfaces))
  } catch {
    // No room, or none allowed: they are painted again.
  }
}
