import { setTimeout as wait } from 'node:timers/promises'
import type { Storage } from './storage.ts'

const POLL_MS = 250

/** Does the work, unless another server is at it. */
export const unlessTaken =
  ({ claim }: Pick<Storage, 'claim'>, task: string, work: () => Promise<unknown>) =>
  async (): Promise<void> => {
    const claimed = await claim(task)
    try {
      if (claimed) await work()
    } finally {
      await claimed?.release()
    }
  }

/** Does the work when no other server is at it. @param meanwhile is done again and again while another is */
export async function whenAlone<T>(
  { claim }: Pick<Storage, 'claim'>,
  task: string,
  work: () => Promise<T>,
  meanwhile: () => Promise<unknown> = async () => undefined,
): Promise<T> {
  let claimed = await claim(task)
  while (!claimed) {
    await wait(POLL_MS)
    await meanwhile()
    claimed = await claim(task)
  }
  try {
    return await work()
  } finally {
    await claimed.release()
  }
}
