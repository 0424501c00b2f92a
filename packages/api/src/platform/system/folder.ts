import type { Mode } from '@spilvaerk/schemas'
import type { Config } from '../config/config.ts'
import { CannotStart } from '../config/stop.ts'
import type { Storage } from '../storage/storage.ts'
import { stampedMode } from './store.ts'

/**
 * Keeps what was made in one mode out of the other: a data folder belongs to the mode of its first start.
 * @throws CannotStart when this folder belongs to the other one
 */
export async function holdFolderToMode(
  storage: Pick<Storage, 'tx'>,
  mode: Mode,
  { DATA_DIR }: Pick<Config, 'DATA_DIR'>,
  now: Date,
): Promise<void> {
  const stamped = await stampedMode(storage, mode, now)
  if (stamped === mode) return
  throw new CannotStart(
    `DATA_DIR ${DATA_DIR} was made in ${stamped}, and MODE is ${mode}: each mode needs its own folder`,
  )
}
