import { type PaintJob, paintJob } from './paint-job.ts'

/** What the page asks for, and what it gets. */
export interface Asked {
  readonly id: number
  readonly job: PaintJob
}
export type Answer =
  | { readonly id: number; readonly pictures: readonly ImageBitmap[] }
  | { readonly id: number; readonly failure: string }

addEventListener('message', ({ data: { id, job } }: MessageEvent<Asked>) => {
  const answer = (message: Answer, transfer: Transferable[] = []): void => postMessage(message, { transfer })
  paintJob(job)
    .then((surfaces) => Promise.all(surfaces.map((surface) => createImageBitmap(surface))))
    .then((pictures) => answer({ id, pictures }, [...pictures]))
    .catch((error: unknown) => answer({ id, failure: String(error) }))
})
