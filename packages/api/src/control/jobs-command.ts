import type { Jobs } from '../platform/jobs/service.ts'
import { type Command, DONE, FAILED } from './command.ts'

/** Tells what waits and what was given up, and has it tried anew or thrown away. */
export const jobsCommand: Command = {
  about: 'work that waits, and work that was given up',
  usage: ['jobs list', 'jobs retry <id>', 'jobs drop <id>'],
  run: async ({ jobs }, [action, id, ...more], say) => {
    if (more.length > 0) return undefined
    if (action === 'list' && id === undefined) return list(jobs, say)
    if (!id || (action !== 'retry' && action !== 'drop')) return undefined
    const isDone = await (action === 'retry' ? jobs.retry(id) : jobs.drop(id))
    say(isDone ? `${id} ${action === 'retry' ? 'is tried anew' : 'is dropped'}` : `there is no dead letter ${id}`)
    return isDone ? DONE : FAILED
  },
}

async function list(jobs: Jobs, say: (line: string) => void): Promise<number> {
  for (const kind of jobs.kinds()) {
    const { count, oldest } = await jobs.waiting(kind)
    say(`${kind}  ${count} wait${oldest ? ` since ${oldest.toISOString()}` : ''}  ${await jobs.dead(kind)} given up`)
  }
  for (const { id, kind, createdAt, attempts, failedBy } of await jobs.deadLetters())
    say(`${id}  ${kind}  ${createdAt.toISOString()}  ${attempts} tries  ${failedBy}`)
  return DONE
}
