import type { Config } from '../../../platform/config/config.ts'
import { CannotStart } from '../../../platform/config/stop.ts'
import { createSealing, hasSecret, secretOf } from '../../../platform/sealing/sealing.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { anySealedId } from './store.ts'

/** What national ids are sealed for. */
export const NATIONAL_ID = 'national-id'

/**
 * Tries the secret on something that was sealed: with another one the casino would run, and open nothing that it holds.
 * @throws CannotStart when it is missing or another one; none is made then
 */
export async function assertOpens(
  { read }: Pick<Storage, 'read'>,
  { SECRET_KEY, DATA_DIR }: Pick<Config, 'SECRET_KEY' | 'DATA_DIR'>,
): Promise<void> {
  const sealedId = await anySealedId(read)
  if (!sealedId) return
  if (!hasSecret(SECRET_KEY, DATA_DIR))
    throw new CannotStart(
      `DATA_DIR/secret.key is missing, and ${DATA_DIR} holds what only it opens: put it back, or set SECRET_KEY to what was in it`,
    )
  try {
    createSealing(secretOf(SECRET_KEY, DATA_DIR)).open(NATIONAL_ID, sealedId)
  } catch (error) {
    const name = SECRET_KEY === 'auto' ? 'DATA_DIR/secret.key' : 'SECRET_KEY'
    throw new CannotStart(`${name} is not the one that the casino was begun with: it opens nothing of what is sealed`, {
      cause: error,
    })
  }
}
