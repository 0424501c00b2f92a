import type { Tries } from '../storage.ts'
import type { Pool } from './connection.ts'

/** So often what is over is thrown away. */
const SWEEP_EVERY = 1000

/**
 * One row for each name and key, in a table whose changes are in no log: a crash of the database forgets them. All by the
 * clock of the database. @param hidden keys are addresses of people, which nobody who reads the database may read
 */
export const createTries = ({ query }: Pick<Pool, 'query'>, hidden: (key: string) => string) => {
  let taken = 0
  const sweep = () => void query('DELETE FROM store_tries WHERE until < clock_timestamp()').catch(() => undefined)
  return (name: string, durationS: number): Tries => {
    const rowOf = (key: string) => hidden(`${name} ${key}`)
    const isOver = 'store_tries.until < clock_timestamp()'
    return {
      take: async (key, points) => {
        if (taken++ % SWEEP_EVERY === 0) sweep()
        const { rows } = await query(
          `INSERT INTO store_tries VALUES ($1, $2, clock_timestamp() + interval '${durationS} seconds')
           ON CONFLICT (name) DO UPDATE SET
             taken = CASE WHEN ${isOver} THEN excluded.taken ELSE store_tries.taken + excluded.taken END,
             until = CASE WHEN ${isOver} THEN excluded.until ELSE store_tries.until END
           RETURNING taken, extract(epoch FROM until - clock_timestamp()) * 1000 AS left`,
          [rowOf(key), points],
        )
        const [row] = rows
        return { taken: Number(row.taken), endsInMs: Number(row.left) }
      },
      giveBack: async (key) =>
        void (await query('UPDATE store_tries SET taken = greatest(taken - 1, 0) WHERE name = $1', [rowOf(key)])),
    }
  }
}
