import { analyse, compile, type ParSheet, type Report, simulate } from '@spilvaerk/slot-engine'
import type { Task } from './task.ts'

/** Runs in a thread of its own. Cancelling ends the thread, so nothing in here needs to watch for it. */
export default async function calculate(task: Task): Promise<ParSheet | Report> {
  const game = compile(task.definition)
  switch (task.kind) {
    case 'analyse':
      return analyse(game)
    case 'simulate':
      return simulate(game, { spins: task.spins, seed: task.seed })
  }
}
