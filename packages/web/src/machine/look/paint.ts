import type { Answer, Asked } from './look-worker.ts'
import type { PaintJob } from './paint-job.ts'
import { hasOffscreen, type Surface } from './surface.ts'

export type Picture = ImageBitmap | Surface

/** The machine is waited for; the place behind it is not, and does not stand in its way. */
type Lane = 'machine' | 'place'
const laneOf = ({ kind }: PaintJob): Lane => (kind === 'scene' ? 'place' : 'machine')

const workers = new Map<Lane, Worker>()
let asked = 0
interface Waiting {
  readonly lane: Lane
  readonly give: (pictures: readonly Picture[]) => void
  readonly fail: (error: Error) => void
}
const waiting = new Map<number, Waiting>()

/** Paints away from the page where the browser can, else in it. The workers live as long as the page: their noise and fonts are made once. */
export function paint(job: PaintJob, transfer: readonly ImageBitmap[] = []): Promise<readonly Picture[]> {
  if (!canPaintAside()) return paintHere(job)
  return ask(job, transfer, false)
}

/** What an earlier visit has painted, or nothing: asked before its drawings are loaded. */
export const recall = async (job: PaintJob): Promise<readonly Picture[]> => (canPaintAside() ? ask(job, [], true) : [])

const canPaintAside = (): boolean => typeof Worker !== 'undefined' && hasOffscreen()

function ask(job: PaintJob, transfer: readonly ImageBitmap[], isRecalled: boolean): Promise<readonly Picture[]> {
  const lane = laneOf(job)
  const worker = workers.get(lane) ?? startWorker(lane)
  const id = asked++
  return new Promise((give, fail) => {
    waiting.set(id, { lane, give, fail })
    worker.postMessage({ id, job, isRecalled } satisfies Asked, { transfer: [...transfer] })
  })
}

const paintHere = async (job: PaintJob): Promise<readonly Picture[]> => (await import('./paint-job.ts')).paintJob(job)

function startWorker(lane: Lane): Worker {
  const started = new Worker(new URL('./look-worker.ts', import.meta.url), { type: 'module' })
  started.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    const one = waiting.get(data.id)
    waiting.delete(data.id)
    if ('pictures' in data) one?.give(data.pictures)
    else one?.fail(new Error(data.failure))
  })
  started.addEventListener('error', () => {
    workers.delete(lane)
    for (const [id, one] of waiting) {
      if (one.lane !== lane) continue
      waiting.delete(id)
      one.fail(new Error('the painter stopped'))
    }
  })
  workers.set(lane, started)
  return started
}
