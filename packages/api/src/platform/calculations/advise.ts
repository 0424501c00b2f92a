import { type Advice, adviceAt, type TableDefinition } from '@spilvaerk/table-games'
import type { Task } from './task.ts'

/** Games whose tables are kept by a thread: the ones that were asked about last. */
const MOST_GAMES = 8
const games = new Map<string, TableDefinition>()

/** What the proved strategy does where a round waits. */
export function adviseTable({ definition, hash, course }: Extract<Task, { kind: 'advise' }>): Advice {
  const { seed, bets, choices } = course
  const moves = (choices ?? []).map((choice) => (typeof choice === 'number' ? String(choice) : choice))
  const advised = adviceAt(kept(hash, definition), seed, bets ?? [], moves)
  if (!advised.ok) throw new Error(`the round is refused: ${JSON.stringify(advised.problems)}`)
  if (advised.advice === null) throw new Error('the round does not wait')
  return advised.advice
}

/** What follows from a definition is kept with it as long as it is the same object, which cannot change. */
function kept(hash: string, definition: TableDefinition): TableDefinition {
  const known = games.get(hash) ?? Object.freeze(definition)
  games.delete(hash)
  games.set(hash, known)
  const [oldest] = games.keys()
  if (games.size > MOST_GAMES && oldest !== undefined) games.delete(oldest)
  return known
}
