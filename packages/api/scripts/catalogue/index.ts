import { ADVENTURE } from './adventure.ts'
import { CLASSICS } from './classics.ts'
import type { Entry } from './entry.ts'
import { MYTHOLOGY } from './mythology.ts'
import { NATURE } from './nature.ts'
import { SEASONS } from './seasons.ts'
import { SLOTS } from './slots.ts'

export const ENTRIES: readonly Entry[] = [...MYTHOLOGY, ...ADVENTURE, ...NATURE, ...SLOTS, ...SEASONS, ...CLASSICS]
