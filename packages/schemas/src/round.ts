import type { Round, RoundEvent } from '@spilvaerk/slot-engine'
import { z } from 'zod'

const cells = z.array(z.tuple([z.int(), z.int()])).meta({ description: '[reel, row] from 0' })
const win = { cells, multiplier: z.number(), coins: z.int() }

const reelsStopped = z.object({
  type: z.literal('reelsStopped'),
  reelSet: z.string(),
  stops: z.array(z.int()),
  window: z.array(z.array(z.string())).meta({ description: 'Per reel the symbol ids from the top' }),
})
const lineWon = z.object({
  type: z.literal('lineWon'),
  line: z.int(),
  direction: z.enum(['left', 'right', 'any']),
  symbol: z.string(),
  count: z.int(),
  ...win,
})
const combinationWon = z.object({ type: z.literal('combinationWon'), line: z.int(), name: z.string(), ...win })
const scatterPaid = z.object({ type: z.literal('scatterPaid'), symbol: z.string(), count: z.int(), ...win })
const freeSpinsAwarded = z.object({
  type: z.literal('freeSpinsAwarded'),
  feature: z.string(),
  symbol: z.string(),
  count: z.int(),
  cells,
  spins: z.int(),
  retrigger: z.boolean(),
})
const freeSpinStarted = z.object({
  type: z.literal('freeSpinStarted'),
  feature: z.string(),
  number: z.int(),
  remaining: z.int(),
  multiplier: z.number(),
})
const freeSpinsEnded = z.object({
  type: z.literal('freeSpinsEnded'),
  feature: z.string(),
  spins: z.int(),
  coins: z.int(),
})
const capped = z.object({ type: z.literal('capped'), coins: z.int() })

/** The engine's events, as they cross the wire. */
const roundEvent: z.ZodType<RoundEvent> = z.discriminatedUnion('type', [
  reelsStopped,
  lineWon,
  combinationWon,
  scatterPaid,
  freeSpinsAwarded,
  freeSpinStarted,
  freeSpinsEnded,
  capped,
])

export const round: z.ZodType<Round> = z
  .object({
    betCoins: z.int(),
    totalCoins: z.int().meta({ description: 'After the cap' }),
    events: z.array(roundEvent),
  })
  .meta({ id: 'Round' })
