import { LABEL, PRICE, REEL_SET_CHOICE } from '../../vocabulary/common.ts'
import { LIMITS, PLAIN_BET } from '../../vocabulary/limits.ts'
import { field, id, list, object, optional } from '../../vocabulary/shape.ts'
import { changesField } from '../changes/grammar.ts'
import { paidFactorsField } from '../factors/grammar.ts'
import { START } from '../features/prizes/grammar.ts'
import { SPIN_PARTS } from '../instead/grammar.ts'
import { paidWildsField } from '../symbols/added/grammar.ts'
import { FEATURE } from './features.ts'

const OF_GAME = { otherwise: 'as in the game' }

const PARTS = object(
  'InsteadInMode',
  'Parts of the game that a bet mode has of its own, in paid spins and in all that they start. It is played, and proved, as a game that has these parts instead.',
  {
    ...SPIN_PARTS,
    extraWilds: { ...paidWildsField, ...OF_GAME },
    factors: { ...paidFactorsField, ...OF_GAME },
    changes: { ...changesField('paid spins'), ...OF_GAME },
    features: optional(
      list(FEATURE, 1, LIMITS.features, { noun: 'feature', key: 'id' }),
      'Features, each instead of the one of the game with the same id and type.',
      'as in the game',
    ),
  },
)

export const MODE = object(
  'BetMode',
  'Another price for a round, for another start.',
  {
    id: field(
      id({ word: PLAIN_BET, reason: `The plain bet is the mode "${PLAIN_BET}".` }),
      'How a player asks for it.',
    ),
    name: optional(LABEL, 'What players read.'),
    coins: field(PRICE, 'Its price; the coin stays the same.'),
    buys: optional(START, 'The feature it buys, instead of a paid spin.'),
    reelSet: optional(
      REEL_SET_CHOICE(),
      'The reel set its paid spin runs on, or weights by reel set, drawn for each spin.',
      'that of the plain bet',
    ),
    instead: optional(
      PARTS,
      'Parts of the game that this mode has of its own: pays that only a larger bet has, a win rule, features, factors.',
      'none',
    ),
  },
  {
    apart: {
      first: 'buys',
      second: 'reelSet',
      reason: 'A mode that buys a feature has no paid spin, so it has no reel set.',
    },
  },
)
