import { BY_PLAYERS } from './by-players.ts'
import { IN_FREE_SPINS } from './in-free-spins.ts'
import { IN_POOLS } from './in-pools.ts'
import { IN_PRIZES } from './in-prizes.ts'
import type { Deceiver } from './kit.ts'
import { ON_REELS } from './on-reels.ts'

export type { Deceiver } from './kit.ts'

/** Games whose return is outside of 85 to 98 %, each in a way of its own that hides it. */
export const DECEIVERS: readonly Deceiver[] = [...ON_REELS, ...IN_PRIZES, ...IN_FREE_SPINS, ...IN_POOLS, ...BY_PLAYERS]
