import { expect, test } from 'vitest'
import { PREVIEW_GAME } from '../preview/preview-game.ts'
import type { AbNews, AbTask } from './ab-worker.ts'
import { type AbWorker, runAb } from './run-ab.ts'

interface Fake extends AbWorker {
  readonly tasks: AbTask[]
  isOver: boolean
  say(news: AbNews): void
}

function workshop() {
  const workers: Fake[] = []
  const start = (): AbWorker => {
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
  workers[0]?.say({ type: 'progress', done: 40 })
  workers[1]?.say({ type: 'progress', done: 10 })
  workers[0]?.say({ type: 'progress', done: 100 })
  expect(told).toEqual([40, 50, 110])
  const [sheet, report] = [{ rtp: 1 } as never, { totalSpins: 100 } as never]
  for (const worker of workers) worker.say({ type: 'side', sheet, report })
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
