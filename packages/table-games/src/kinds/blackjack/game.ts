import { entryOf } from '@spilvaerk/slot-engine/shared'
import type { SpotSketch } from '../../core/spot.ts'
import type { BlackjackDefinition } from '../../definition.gen.ts'
import { type Rules, rulesOf, stepOf } from './rules.ts'
import { type SideBet, sideBetsOf } from './side-bets.ts'

/** A game as its rounds and laws need it. Hands have the first spots, then the side bets by kind, then insurance. */
export class BlackjackGame {
  readonly rules: Rules
  readonly seats: number
  readonly sides: readonly SideBet[]
  readonly spots: readonly SpotSketch[]

  constructor(definition: BlackjackDefinition) {
    this.rules = rulesOf(definition)
    this.seats = definition.hands ?? 1
    this.sides = sideBetsOf(definition.sideBets ?? {})
    const groups: readonly Omit<SpotSketch, 'id'>[] = [
      { group: 'hand', step: stepOf(this.rules) },
      ...this.sides.map(({ id }) => ({ group: id })),
      ...(this.rules.insurance ? [{ group: 'insurance', later: true as const }] : []),
    ]
    this.spots = groups.flatMap(({ group = '', ...rest }) =>
      Array.from({ length: this.seats }, (_, seat) => ({
        ...{ id: this.#id(group, seat), group },
        ...rest,
        ...(group !== 'hand' && { needs: this.#id('hand', seat) }),
      })),
    )
  }

  #id(group: string, seat: number): string {
    return this.seats === 1 ? group : `${group}-${seat + 1}`
  }

  sideSpot(side: number, seat: number): number {
    return (1 + side) * this.seats + seat
  }

  insuranceSpot(seat: number): number {
    return (1 + this.sides.length) * this.seats + seat
  }

  /** What lies on a spot: a hand, the side bet of this number, or insurance. */
  meaning(spot: number): SideBet | 'hand' | 'insurance' {
    const place = Math.floor(spot / this.seats)
    if (place === 0) return 'hand'
    return place > this.sides.length ? 'insurance' : entryOf(this.sides, place - 1)
  }
}
