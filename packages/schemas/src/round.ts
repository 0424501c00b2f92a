import type { Round, RoundEvent } from '@spilvaerk/slot-engine'
import { z } from 'zod'

const cell = z.tuple([z.int(), z.int()]).meta({ description: '[reel, row] from 0' })
const cells = z.array(cell)
const window = z.array(z.array(z.string())).meta({ description: 'Per reel the symbol ids from the top' })
const win = { cells, multiplier: z.number(), coins: z.int() }

const reelsStopped = z.object({
  type: z.literal('reelsStopped'),
  reelSet: z.string(),
  stops: z.array(z.int()),
  window,
  top: z
    .object({ stop: z.int(), reels: z.array(z.int()) })
    .exactOptional()
    .meta({ description: 'Row 0 of these reels is what the top reel shows' }),
  held: cells.exactOptional().meta({ description: 'In a respin the cells that stayed' }),
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
const waysWon = z.object({
  type: z.literal('waysWon'),
  direction: z.enum(['left', 'right']),
  symbol: z.string(),
  count: z.int(),
  ways: z.int(),
  ...win,
})
const clusterWon = z.object({ type: z.literal('clusterWon'), symbol: z.string(), count: z.int(), ...win })
const anywhereWon = z.object({ type: z.literal('anywhereWon'), symbol: z.string(), count: z.int(), ...win })
const revealed = z.object({ type: z.literal('revealed'), symbol: z.string(), cells })
const wildsMultiplied = z.object({
  type: z.literal('wildsMultiplied'),
  wilds: z.array(z.object({ cell, multiplier: z.int() })),
})
const wildsAdded = z.object({ type: z.literal('wildsAdded'), symbol: z.string(), cells })
const expanded = z.object({ type: z.literal('expanded'), symbol: z.string(), reels: z.array(z.int()) })
const cascaded = z.object({
  type: z.literal('cascaded'),
  number: z.int(),
  removed: cells,
  window,
  multiplier: z.number(),
})
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
const expandingSymbolChosen = z.object({
  type: z.literal('expandingSymbolChosen'),
  feature: z.string(),
  symbol: z.string(),
})
const featureStarted = z.object({
  type: z.literal('featureStarted'),
  feature: z.string(),
  kind: z.enum(['wheel', 'pick', 'ladder', 'choice', 'holdAndWin']),
  cells,
})
const wheelStopped = z.object({ type: z.literal('wheelStopped'), feature: z.string(), segment: z.int() })
const itemUncovered = z.object({ type: z.literal('itemUncovered'), feature: z.string(), item: z.int() })
const ladderClimbed = z.object({ type: z.literal('ladderClimbed'), feature: z.string(), rung: z.int() })
const lockedCoin = z.object({ cell, coins: z.int(), jackpot: z.string().exactOptional() })
const coinsLocked = z.object({
  type: z.literal('coinsLocked'),
  feature: z.string(),
  coins: z.array(lockedCoin),
  respins: z.int(),
})
const holdAndWinEnded = z.object({
  type: z.literal('holdAndWinEnded'),
  feature: z.string(),
  full: z.boolean(),
  coins: z.int(),
})
const choiceMade = z.object({ type: z.literal('choiceMade'), feature: z.string(), option: z.int() })
const gambled = z.object({ type: z.literal('gambled'), won: z.boolean(), coins: z.int() })
const prizeWon = z.object({ type: z.literal('prizeWon'), feature: z.string(), coins: z.int() })
const jackpotWon = z.object({ type: z.literal('jackpotWon'), jackpot: z.string(), coins: z.int() })
const capped = z.object({ type: z.literal('capped'), coins: z.int() })

/** The engine's events, as they cross the wire. */
const roundEvent: z.ZodType<RoundEvent> = z.discriminatedUnion('type', [
  reelsStopped,
  lineWon,
  revealed,
  wildsMultiplied,
  wildsAdded,
  expanded,
  combinationWon,
  waysWon,
  clusterWon,
  anywhereWon,
  scatterPaid,
  cascaded,
  freeSpinsAwarded,
  freeSpinStarted,
  freeSpinsEnded,
  expandingSymbolChosen,
  featureStarted,
  wheelStopped,
  itemUncovered,
  ladderClimbed,
  coinsLocked,
  holdAndWinEnded,
  choiceMade,
  gambled,
  prizeWon,
  jackpotWon,
  capped,
])

export const round: z.ZodType<Round> = z
  .object({
    betCoins: z.int(),
    totalCoins: z.int().meta({ description: 'After the cap' }),
    events: z.array(roundEvent),
    awaiting: z
      .object({ feature: z.string(), options: z.int() })
      .exactOptional()
      .meta({ description: 'The choice that the round waits for' }),
  })
  .meta({ id: 'Round' })
