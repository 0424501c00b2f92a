import { entryOf, type Field } from '@spilvaerk/slot-engine/shared'
import { BEST, type TableKind } from '../../core/kind.ts'
import { meanNet, plainLaw, type SpotLaw } from '../../core/law.ts'
import { stepFor } from '../../core/spot.ts'
import { type Asked, type MenuWorth, worthOf } from '../../core/worth.ts'
import type { KenoDefinition, KenoTicket } from '../../definition.gen.ts'
import { choose } from '../../fraction.ts'
import { EVENTS, GRAMMAR } from './grammar.ts'
import { type KenoFacts, playRound, QUICK } from './play.ts'
import { TICKET, WORDS } from './words.ts'

export const keno: TableKind<KenoDefinition> = {
  kind: 'keno',
  grammar: GRAMMAR,
  events: EVENTS,
  words: WORDS,
  names: ({ tickets }, language) => new Map(tickets.map(({ id, picks }) => [id, TICKET[language](picks)])),
  check,
  rules(definition) {
    const { chip, tickets } = definition
    return {
      spots: tickets.map(({ id, back }) => ({ id, group: 'ticket', step: stepFor(chip, Object.values(back)) })),
      play: (table) => playRound(definition, table),
      strategies: [BEST],
      // Which numbers are picked decides nothing.
      strategy: () => () => QUICK,
      worth: (asked) => pickWorth(definition, asked),
      law: (spot) => lawOf(definition, entryOf(tickets, spot)),
    }
  },
}

/** Every number is worth what the ticket is. */
function pickWorth(definition: KenoDefinition, { menu, on }: Asked): MenuWorth | undefined {
  // The only menu of this kind.
  const { spot } = menu.facts as KenoFacts
  const worth = meanNet(lawOf(definition, entryOf(definition.tickets, spot)))
  return worthOf(
    on(spot),
    menu.moves.map((move) => [move, worth]),
  )
}

/** Of p picks k are drawn in C(d, k) C(n − d, p − k) of C(n, p) ways. */
function lawOf({ numbers, drawn, chip }: KenoDefinition, { picks, back }: KenoTicket): SpotLaw {
  const hits = Array.from({ length: picks + 1 }, (_, k) => k)
  return plainLaw(
    chip,
    hits.map((k) => [back[String(k)] ?? 0, choose(drawn, k) * choose(numbers - drawn, picks - k)] as const),
  )
}

function check({ numbers, drawn, tickets }: KenoDefinition, root: Field): void {
  if (drawn >= numbers)
    root.at('drawn').refuse('out_of_range', `Must be fewer than the ${numbers} numbers, not ${drawn}.`)
  for (const [i, { picks, back }] of tickets.entries()) {
    const field = root.at('tickets').item(i)
    if (picks > numbers)
      field.at('picks').refuse('out_of_range', `Must be at most the ${numbers} numbers, not ${picks}.`)
    for (const hits of Object.keys(back).map(Number)) {
      const isPossible = hits <= Math.min(picks, drawn) && picks - hits <= numbers - drawn
      if (!isPossible)
        field.at('back').at(`${hits}`).refuse('unreachable', `${hits} of ${picks} picks cannot be drawn.`)
    }
  }
}
