/** Games that would take minutes or gigabytes if nothing bounded what is worked out of them. */
import { HARD_CHANGES } from './changes.ts'
import { HARD_FEATURES } from './features.ts'
import { HARD_INVOLVED } from './involved.ts'
import { HARD_LASTING } from './lasting.ts'
import type { HardGame } from './parts.ts'
import { SLOWEST } from './slowest.ts'
import { HARD_WINDOWS } from './windows.ts'

export type { HardGame }
export const HARD_GAMES: readonly HardGame[] = [
  ...SLOWEST,
  ...HARD_WINDOWS,
  ...HARD_FEATURES,
  ...HARD_CHANGES,
  ...HARD_LASTING,
  ...HARD_INVOLVED,
]
