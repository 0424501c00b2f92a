import type { Definition, DetailedSheet, ParSheet, Round, RoundOptions, RowRounds } from '@spilvaerk/slot-engine'
import { workerFault } from '../../lib/lost-code.ts'
import type { SheetNews, SheetTask } from './sheet-worker.ts'

export interface SheetProgress {
  readonly done: number
  readonly of: number
  /** The share of its budget that the part under way has taken. */
  readonly within: number
}

/** Everything there is to say of a game, worked out beside the page. Aborting ends the work at once. */
export async function detailHere(
  definition: Definition,
  signal: AbortSignal,
  onProgress: (progress: SheetProgress) => void,
): Promise<DetailedSheet> {
  const news = await ask({ type: 'detailed', definition }, signal, onProgress)
  if (news.type !== 'detailed') throw new Error('not what was asked for')
  return news.detail
}

export async function variantsHere(
  definition: Definition,
  rounds: readonly RoundOptions[],
  signal: AbortSignal,
): Promise<readonly ParSheet[]> {
  const news = await ask({ type: 'variants', definition, rounds }, signal, () => {})
  if (news.type !== 'variants') throw new Error('not what was asked for')
  return news.sheets
}

/** A round that a row of the sheet speaks of, or `null` where it is too rare to be found. */
export async function findHere(
  definition: Definition,
  rounds: RowRounds,
  seed: string,
  signal: AbortSignal,
): Promise<Round | null> {
  const news = await ask({ type: 'find', definition, rounds, seed }, signal, () => {})
  if (news.type !== 'found') throw new Error('not what was asked for')
  return news.round
}

type Result = Extract<SheetNews, { type: 'variants' | 'detailed' | 'found' }>

function ask(task: SheetTask, signal: AbortSignal, onProgress: (progress: SheetProgress) => void): Promise<Result> {
  const worker = new Worker(new URL('./sheet-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<Result>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    worker.onerror = (event) => reject(workerFault(event))
    worker.onmessage = ({ data }: MessageEvent<SheetNews>) => {
      switch (data.type) {
        case 'progress':
          return onProgress(data)
        case 'variants':
        case 'detailed':
        case 'found':
          return resolve(data)
        case 'failure':
          return reject(new Error(data.message))
      }
    }
    worker.postMessage(task)
  }).finally(() => worker.terminate())
}
