/** Crash in a definition, and what its rounds tell. */
import { event, field, flag, list, NUMBER, object, whole } from '@spilvaerk/slot-engine/shared'
import { BACK, CHIP, kindGrammar } from '../../core/grammar.ts'

export const MOST_FLIGHTS = 100_000_000

const STEP = object('CrashStep', 'A height that a flight may reach.', {
  back: field(BACK, 'Coins paid back for a chip to who takes here, the stake included.'),
  flights: field(whole(1, MOST_FLIGHTS), 'How many of all flights come so high.'),
})

export const GRAMMAR = kindGrammar(
  'crash',
  'CrashDefinition',
  'A flight climbs from step to step, and ends at any moment. Who takes before is paid what the last step pays, and who flies on may lose all.',
  {
    chip: field(CHIP, 'The coins that `back` is paid for.'),
    flights: field(whole(2, MOST_FLIGHTS), 'All flights there are, each as likely as any other.'),
    steps: field(list(STEP, 1, 60), 'The steps, each higher, dearer and reached by fewer flights than the one before.'),
  },
)

export const EVENTS = [
  event('StepReached', 'The flight has come to a step.', {
    step: field(NUMBER, 'Which, from 1.'),
  }),
  event('FlightEnded', 'The flight is over.', {
    taken: field(flag, 'Whether the player had taken before.'),
    reached: field(NUMBER, 'The last step that it has come to, or would have: 0 for none.'),
  }),
]
