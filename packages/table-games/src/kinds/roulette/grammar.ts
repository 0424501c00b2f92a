/** Roulette in a definition, and what its rounds tell. */
import {
  event,
  field,
  list,
  many,
  NUMBER,
  named,
  object,
  optional,
  type StringShape,
  table,
  text,
  whole,
  word,
} from '@spilvaerk/slot-engine/shared'
import { kindGrammar, PAYS } from '../../core/grammar.ts'

const MOST_POCKETS = 100
const MOST_SPOTS = 400

const LABEL = named('pocket', text(1, 4))

const SPOT = object('RouletteSpot', 'A place for chips, and the pockets on which it wins.', {
  id: field({ kind: 'id' }, 'How bets name it.'),
  group: field(
    word(['straight', 'split', 'street', 'corner', 'basket', 'sixLine', 'dozen', 'column', 'evenMoney', 'other'], {
      name: 'RouletteGroup',
      list: 'ROULETTE_GROUPS',
      doc: 'What spots are called together.',
    }),
    'What it is. What zero does to spots that are `evenMoney` is said by `onZero`, and `bonus` is for those that are `straight`.',
  ),
  covers: field(list(LABEL, 1, MOST_POCKETS, { noun: 'pocket' }), 'The pockets on which it wins.'),
  pays: field(PAYS, 'Coins for each coin, beside the stake.'),
})

const CALL = object('RouletteCall', 'Chips that are put down together: no odds of their own.', {
  id: field({ kind: 'id' }, 'Its name.'),
  chips: field(
    table({ kind: 'id', noun: 'The name of a spot' }, whole(1, 100), { size: { min: 1, noun: 'spot' } }),
    'Chips by the id of the spot.',
  ),
})

const BONUS = object(
  'RouletteBonus',
  'Before each spin some numbers are struck: on a struck number a straight bet pays what was drawn for it.',
  {
    numbers: field(
      table({ kind: 'count', noun: 'A number of struck pockets', min: 0, max: MOST_POCKETS }, whole(0, 1_000_000), {
        drawn: true,
      }),
      'Weights by how many pockets are struck.',
    ),
    pays: field(
      table({ kind: 'count', noun: 'A pay', min: 1, max: 1_000_000 }, whole(0, 1_000_000), { drawn: true }),
      'Weights by what a struck number pays to one.',
    ),
  },
)

const PRISON = object('RoulettePrison', 'How long an imprisoned stake stays.', {
  again: field(
    word(['lose', 'stay', 'deeper']),
    'What zero does to an imprisoned stake: it is lost, stays as it is, or goes one deeper, once: then it has to win twice, and zero takes it.',
  ),
})

export const GRAMMAR = kindGrammar(
  'roulette',
  'RouletteDefinition',
  'A wheel and a ball. Every pocket is equally likely; spots say on which they win.',
  {
    wheel: field(list(LABEL, 2, MOST_POCKETS, { noun: 'pocket' }), 'The pockets in the order of the wheel.'),
    red: field(
      list(LABEL, 0, MOST_POCKETS, { noun: 'pocket' }),
      'The red pockets. What is neither red nor a zero is black.',
    ),
    zeros: field(list(LABEL, 0, 10, { noun: 'pocket' }), 'The pockets of the house, which are green.'),
    spots: field(
      list(SPOT, 1, MOST_SPOTS, { noun: 'spot', key: 'id' }),
      'Where chips may lie. The first is the main bet.',
    ),
    calls: optional(list(CALL, 0, 60, { noun: 'call', key: 'id' }), 'Bets of several chips, for the page.', 'none'),
    onZero: optional(
      word(['lose', 'half', 'prison', 'choice']),
      'What a zero that they do not cover does to spots that are `evenMoney`: they lose, half comes back, they are imprisoned, or the player chooses between half and prison.',
      '`lose`',
    ),
    prison: optional(PRISON, 'For `onZero` of `prison` or `choice`.', 'an imprisoned stake is lost on the next zero'),
    bonus: optional(BONUS, 'Struck numbers.', 'none'),
  },
)

const POCKET: StringShape = { kind: 'string' }

const STRUCK = object('StruckNumber', 'A number that pays more.', {
  pocket: field(POCKET, 'Its label.'),
  pays: field(NUMBER, 'What a straight bet on it pays to one.'),
})

export const EVENTS = [
  event('NumbersStruck', 'Some numbers pay more in this round.', {
    struck: field(many(STRUCK), 'Which, and what they pay.'),
  }),
  event('BallLanded', 'The ball came to rest.', {
    pocket: field(POCKET, 'The label of the pocket.'),
    index: field(NUMBER, 'Its place on the wheel, from 0.'),
  }),
  event('StakesImprisoned', 'Stakes wait for the next spin.', {
    spots: field(many({ kind: 'string' }), 'On which spots.'),
    wins: field(NUMBER, 'How many times they have to win to come back.'),
  }),
]
