/** What a pool and its workers say to each other, whatever kind of worker they are. */

import type { Definition } from '../definition.ts'
import { compile } from '../game/compile/compile.ts'
import type { Game } from '../game/core/game.ts'
import type { Report } from '../proof/report.ts'
import { type Progress, type SimulateOptions, simulate } from '../proof/simulate/simulate.ts'
import type { Shard } from './parts.ts'

/** One part of one run. */
export interface Task extends Omit<SimulateOptions, 'onProgress' | 'signal' | 'enough' | 'budget'> {
  readonly id: number
  /** As JSON: tasks of one game are told by equal texts, and the game is compiled once. */
  readonly definition: string
  readonly shard: Shard
  /** Is 1 once what has been counted is enough. */
  readonly finish?: Int32Array
}

export type News =
  | { readonly type: 'progress'; readonly id: number; readonly progress: Progress }
  | { readonly type: 'report'; readonly id: number; readonly report: Report }
  | { readonly type: 'failure'; readonly id: number; readonly range: boolean; readonly message: string }

/** Time between two pieces of news of a task's progress. */
const PROGRESS_MS = 50

/** The engine's core is typed without a host; browsers and Node both have this clock. */
declare const performance: { now(): number }

/** What a worker does with its tasks: call the result with each. */
export function taskWorker(tell: (news: News) => void): (task: Task) => Promise<void> {
  let text = ''
  let game: Game | null = null
  return async (task) => {
    const { id, definition, finish, ...options } = task
    try {
      if (game === null || text !== definition) game = compile(JSON.parse(definition) as Definition)
      text = definition
      const report = await simulate(game, { ...options, ...enough(finish), onProgress: sparingly(id, tell) })
      tell({ type: 'report', id, report })
    } catch (error) {
      const range = error instanceof RangeError
      tell({ type: 'failure', id, range, message: error instanceof Error ? error.message : String(error) })
    }
  }
}

const enough = (finish: Int32Array | undefined): Pick<SimulateOptions, 'enough'> =>
  finish === undefined ? {} : { enough: () => Atomics.load(finish, 0) === 1 }

function sparingly(id: number, tell: (news: News) => void): (progress: Progress) => void {
  let told = performance.now()
  return (progress) => {
    const now = performance.now()
    if (now - told < PROGRESS_MS) return
    told = now
    tell({ type: 'progress', id, progress })
  }
}
