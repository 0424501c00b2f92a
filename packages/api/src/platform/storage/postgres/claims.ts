import { randomUUID } from 'node:crypto'
import { CLOCKS_DIFFER_MS, type Clock, systemClock } from '../../time/clock.ts'
import type { Claim } from '../storage.ts'
import type { Pool } from './connection.ts'

/** A server that says nothing for so long has ended, or does not know that it goes on. */
const LIFE_S = 10
const RENEW_MS = 3000

/**
 * Rows with a time that the holder moves on, by the clock of the database. A server whose clock is not the database's
 * claims nothing: it would do tomorrow's work today.
 */
export const createClaims =
  ({ query }: Pick<Pool, 'query'>, clock: Clock = systemClock) =>
  async (task: string): Promise<Claim | undefined> => {
    const holder = randomUUID()
    const until = `clock_timestamp() + interval '${LIFE_S} seconds'`
    const { rowCount } = await query(
      `INSERT INTO store_claims (task, holder, until)
       SELECT $1, $2, ${until} WHERE abs(extract(epoch FROM clock_timestamp()) * 1000 - $3::bigint) <= ${CLOCKS_DIFFER_MS}
       ON CONFLICT (task) DO UPDATE SET holder = excluded.holder, until = excluded.until
       WHERE store_claims.until < clock_timestamp()`,
      [task, holder, clock.now().getTime()],
    )
    if (rowCount !== 1) return undefined
    const renew = () =>
      void query(`UPDATE store_claims SET until = ${until} WHERE task = $1 AND holder = $2`, [task, holder]).catch(
        () => undefined,
      )
    const renewing = setInterval(renew, RENEW_MS).unref()
    return {
      release: async () => {
        clearInterval(renewing)
        // What cannot be given back now is free when its time is up.
        await query('DELETE FROM store_claims WHERE task = $1 AND holder = $2', [task, holder]).catch(() => undefined)
      },
    }
  }
