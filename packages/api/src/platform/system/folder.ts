import type { Mode } from '@spilvaerk/schemas'
import { CannotStart } from '../config/stop.ts'
import { placeInWords } from '../storage/open.ts'
import type { Storage } from '../storage/storage.ts'
import { stampedMode } from './store.ts'

/**
 * Keeps what was made in one mode out of the other: a data folder belongs to the mode of its first start.
 * @throws CannotStart when this folder belongs to the other one
 */
export async function holdFolderToMode(
  storage: Pick<Storage, 'tx'>,
  mode: Mode,
  place: Parameters<typeof placeInWords>[0],
  now: Date,
): Promise<void> {
  const stamped = await stampedMode(storage, mode, now)
  if (stamped === mode) return
  throw new CannotStart(
    `${placeInWords(place)} was made in ${stamped}, and MODE is ${mode}: each mode needs its own folder`,
  )
}
