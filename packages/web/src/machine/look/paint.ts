import type { Answer, Asked } from './look-worker.ts'
import type { PaintJob } from './paint-job.ts'
import { hasOffscreen, type Surface } from './surface.ts'

export type Picture = ImageBitmap | Surface

let worker: Worker | undefined
let asked = 0
const waiting = new Map<
  number,
  { readonly give: (pictures: readonly Picture[]) => void; readonly fail: (error: Error) => void }
>()

/** Paints away from the page where the browser can, else in it. The worker lives as long as the page: its noise and fonts are made once. */
export function paint(job: PaintJob, transfer: readonly ImageBitmap[] = []): Promise<readonly Picture[]> {
  if (typeof Worker === 'undefined' || !hasOffscreen()) return paintHere(job)
  worker ??= startWorker()
  const id = asked++
  return new Promise((give, fail) => {
    waiting.set(id, { give, fail })
    worker?.postMessage({ id, job } satisfies Asked, { transfer: [...transfer] })
  })
}

const paintHere = async (job: PaintJob): Promise<readonly Picture[]> => (await import('./paint-job.ts')).paintJob(job)

function startWorker(): Worker {
  const started = new Worker(new URL('./look-worker.ts', import.meta.url), { type: 'module' })
  started.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    const one = waiting.get(data.id)
    waiting.delete(data.id)
    if ('pictures' in data) one?.give(data.pictures)
    else one?.fail(new Error(data.failure))
  })
  started.addEventListener('error', () => {
    worker = undefined
    for (const { fail } of waiting.values()) fail(new Error('the painter stopped'))
    waiting.clear()
  })
  return started
}
