import { entryOf } from '@spilvaerk/slot-engine/shared'
import type { Menu, Move, Steps } from '../../core/menu.ts'
import type { Table } from '../../core/table.ts'
import type { CrashDefinition, CrashStep } from '../../definition.gen.ts'

export const FLIGHT = 0
export const TAKE: Move = { move: 'take', coins: 0 }

/** The steps that were reached. */
export type CrashFacts = number

export const stepMove = (step: number): Move => ({ move: `step-${step}`, coins: 0 })

/** A step must be reached before anything can be taken; any further one may be named as the next stop. */
class FlightMenu implements Menu<CrashFacts> {
  readonly asks = 'flight'
  readonly facts: CrashFacts
  readonly #steps: number

  constructor(steps: number, reached: number) {
    this.#steps = steps
    this.facts = reached
  }

  get moves(): readonly Move[] {
    const further = Array.from({ length: this.#steps - this.facts }, (_, i) => stepMove(this.facts + i + 1))
    return this.facts > 0 ? [TAKE, ...further] : further
  }
}

export function* playRound({ chip, flights, steps }: CrashDefinition, table: Table): Steps<CrashFacts> {
  // Where it ends is drawn before it starts: no choice changes it.
  const end = lastOf(steps, table.draw.below(flights))
  let reached = 0
  while (reached < steps.length) {
    const { move } = yield new FlightMenu(steps.length, reached)
    if (move === TAKE.move) break
    const stop = Number(move.replace('step-', ''))
    for (const last = Math.min(stop, end); reached < last; ) {
      reached += 1
      if (table.tells) table.tell({ type: 'stepReached', step: reached })
    }
    if (reached < stop) return ended(table, false, end)
  }
  table.pay(FLIGHT, (table.on(FLIGHT) * entryOf(steps, reached - 1).back) / chip)
  ended(table, true, end)
}

/** The last step that a flight comes to: the first so many flights reach a step, and what is dearer is reached by fewer. */
function lastOf(steps: readonly CrashStep[], flight: number): number {
  const short = steps.findIndex(({ flights }) => flight >= flights)
  return short < 0 ? steps.length : short
}

function ended(table: Table, taken: boolean, reached: number): void {
  if (table.tells) table.tell({ type: 'flightEnded', taken, reached })
}
