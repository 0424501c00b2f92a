/** Reading a round's events one by one, each expected from what came before. */
import { expect } from 'vitest'
import type { Definition } from '../src/definition.ts'
import type { Cell, Round, RoundEvent } from '../src/round.ts'
import type { View } from './reference-view.ts'

type EventOf<T extends RoundEvent['type']> = Extract<RoundEvent, { type: T }>

/** Which part of the audit reads which event. Gambles are the player's, and no round of the audit is attended. */
const READ_BY = {
  ...{ startedByChance: 'round', reelsStopped: 'spin', cascaded: 'spin', freeSpinsAwarded: 'spin' },
  ...{ revealed: 'settling', wildsMultiplied: 'settling', wildsAdded: 'settling', expanded: 'settling' },
  ...{ factorShown: 'factors', spinMultiplied: 'factors' },
  ...{ windowChanged: 'changes' },
  ...{ lineWon: 'wins', combinationWon: 'wins', waysWon: 'wins', clusterWon: 'wins', anywhereWon: 'wins' },
  ...{ straightWon: 'wins', shapeWon: 'wins', fullWindowWon: 'wins' },
  ...{ scatterPaid: 'wins', featureStarted: 'round', freeSpinStarted: 'round', freeSpinsEnded: 'round' },
  ...{ levelReached: 'round' },
  ...{ expandingSymbolChosen: 'round', capped: 'round', wheelStopped: 'features', itemUncovered: 'features' },
  ...{
    ladderClimbed: 'features',
    boardMoved: 'features',
    choiceMade: 'features',
    coinsLocked: 'features',
    holdAndWinEnded: 'features',
  },
  coinsCollected: 'features',
  ...{ prizeWon: 'features', jackpotWon: 'features', gambled: 'nobody' },
} as const satisfies Record<RoundEvent['type'], string>

export class Audit {
  /** The game as the spins at hand are played. */
  definition: Definition
  /** Won so far, before the cap. */
  total = 0
  /** The same of the spin at hand, by what its windows show. */
  spin = { lines: 0, scatters: 0 }
  /** What free spins of this paid spin have left in view: what begins after them begins with it. */
  left: View | undefined
  private readonly events: readonly RoundEvent[]
  private at = 0

  constructor(definition: Definition, { events }: Round) {
    this.definition = definition
    this.events = events
  }

  get cap(): number {
    return this.definition.maxWin * this.definition.betCoins
  }

  get isCapped(): boolean {
    return this.total >= this.cap
  }

  get isOver(): boolean {
    return this.at === this.events.length
  }

  peek(): RoundEvent | undefined {
    return this.events[this.at]
  }

  next<T extends RoundEvent['type']>(type: T): EventOf<T> {
    const event = this.events[this.at]
    expect(event?.type, `event ${this.at}, where the audit's part for ${READ_BY[type]} reads`).toBe(type)
    this.at++
    // Its type has just been seen.
    return event as EventOf<T>
  }

  nextIf<T extends RoundEvent['type']>(
    type: T,
    fits: (event: EventOf<T>) => boolean = () => true,
  ): EventOf<T> | undefined {
    const event = this.events[this.at]
    return event?.type === type && fits(event as EventOf<T>) ? this.next(type) : undefined
  }

  allOf<T extends RoundEvent['type']>(type: T, fits?: (event: EventOf<T>) => boolean): readonly EventOf<T>[] {
    const all: EventOf<T>[] = []
    for (let event = this.nextIf(type, fits); event !== undefined; event = this.nextIf(type, fits)) all.push(event)
    return all
  }
}

export const sorted = (cells: readonly Cell[]): readonly Cell[] =>
  [...cells].sort(([reel, row], [otherReel, otherRow]) => reel - otherReel || row - otherRow)

export const distinct = (cells: readonly Cell[]): readonly Cell[] => [
  ...new Map(sorted(cells).map((cell) => [cell.join(), cell])).values(),
]
