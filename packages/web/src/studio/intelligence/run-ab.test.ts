import { expect, test } from 'vitest'
import type { TaskWorker, WorkNews } from '../../lib/work/work-in.ts'
import { PREVIEW_GAME } from '../preview/preview-game.ts'
import type { AbAnswer, AbTask } from './ab-worker.ts'
import { runAb } from './run-ab.ts'

interface Fake extends TaskWorker {
  readonly tasks: AbTask[]
  isOver: boolean
  say(news: WorkNews<number, AbAnswer>): void
}

function workshop() {
  const workers: Fake[] = []
  const start = (): TaskWorker => {
    const worker: Fake = {
      tasks: [],
      isOver: false,
      onmessage: null,
      onerror: null,
      postMessage: (task: AbTask) => void worker.tasks.push(task),
      terminate: () => {
        worker.isOver = true
      },
      say: (data) => worker.onmessage?.call(worker as never, { data } as MessageEvent),
    }
    workers.push(worker)
    return worker
  }
  return { workers, start }
}

function compare() {
  const { workers, start } = workshop()
  const told: number[] = []
  const control = new AbortController()
  const { signal } = control
  const options = { spins: 100, seed: 'prove', signal, onProgress: (done: number) => told.push(done) }
  return {
    workers,
    told,
    control,
    sides: runAb([{ definition: PREVIEW_GAME }, { definition: PREVIEW_GAME }], options, start),
  }
}

test('both are played with draws of their own, and told of together', async () => {
  const { workers, told, sides } = compare()
  expect(workers.map(({ tasks }) => tasks[0]?.seed)).toEqual(['prove/0', 'prove/1'])
  workers[0]?.say({ type: 'progress', progress: 40 })
  workers[1]?.say({ type: 'progress', progress: 10 })
  workers[0]?.say({ type: 'progress', progress: 100 })
  expect(told).toEqual([40, 50, 110])
  const [sheet, report] = [{ rtp: 1 } as never, { totalSpins: 100 } as never]
  for (const worker of workers) worker.say({ type: 'result', result: { sheet, report } })
  expect(await sides).toEqual([PREVIEW_GAME, PREVIEW_GAME].map(({ name }) => ({ name, sheet, report })))
  expect(workers.every(({ isOver }) => isOver)).toBe(true)
})

test('to cancel ends both at once', async () => {
  const { workers, control, sides } = compare()
  control.abort(new Error('enough'))
  await expect(sides).rejects.toThrow('enough')
  expect(workers.map(({ isOver }) => isOver)).toEqual([true, true])
})

test('where one fails the other ends too', async () => {
  const { workers, sides } = compare()
  workers[1]?.say({ type: 'failure', message: 'too complex' })
  await expect(sides).rejects.toThrow('too complex')
  expect(workers.map(({ isOver }) => isOver)).toEqual([true, true])
})
