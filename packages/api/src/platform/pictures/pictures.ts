import { Piscina } from 'piscina'
import type { DecodeJob, Form } from './decode.worker.ts'
import { sniff } from './sniff.ts'
import type { PictureFault } from './sniffed.ts'

export type { Form } from './decode.worker.ts'
export type { PictureFault } from './sniffed.ts'

export interface Pictures {
  /** A file that somebody sent, drawn anew as WebP in this form; or why it is not taken. */
  drawn(file: Buffer, form: Form, leastPx: number): Promise<Uint8Array | PictureFault | { readonly fault: 'busy' }>
  close(): Promise<void>
}

const MAX_WAITING = 20
const MAX_MS = 20_000
const IDLE_MS = 30_000
/** Of JavaScript's own memory; the pixels lie outside, and are bounded by how many may be decoded. */
const MOST_HEAP_MB = 256

/** Decodes what people send in one thread, which ends with whatever takes it too long. */
export function createPictures(worker: string): Pictures {
  const pool = new Piscina<DecodeJob, Uint8Array>({
    ...{ filename: worker, minThreads: 0, maxThreads: 1, maxQueue: MAX_WAITING, idleTimeout: IDLE_MS },
    resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MB },
  })
  return {
    drawn: async (file, form, leastPx) => {
      const found = sniff(file)
      if ('fault' in found) return found
      if (Math.max(found.width, found.height) < leastPx) return { fault: 'pictureSmall' }
      try {
        return await pool.run({ bytes: found.bytes, form }, { signal: AbortSignal.timeout(MAX_MS) })
      } catch (error) {
        // A full queue is no fault of the picture; all else is: it cannot be decoded, or not in time.
        const isFull = error instanceof Error && error.message === 'Task queue is at limit'
        return { fault: isFull ? 'busy' : 'pictureDamaged' }
      }
    },
    close: () => pool.close({ force: true }),
  }
}
