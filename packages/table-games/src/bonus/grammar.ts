/** Bonus games in definitions of every kind, and what rounds tell of them. */
import {
  event,
  field,
  list,
  many,
  NUMBER,
  object,
  optional,
  type StringShape,
  type TaggedShape,
  table,
  text,
  whole,
  word,
} from '@spilvaerk/slot-engine/shared'

/** In times the bet: so that every pay is a whole number of coins. */
const TIMES = whole(0, 100_000)
const MOST_BONUSES = 8

const SEGMENT = object('BonusSegment', 'A segment of a wheel.', {
  weight: field(whole(1, 1_000_000), 'How wide it is.'),
  pays: field(TIMES, 'What it pays, in times the bet.'),
})

const RUNG = object('BonusRung', 'A rung of a ladder.', {
  from: field(whole(2, 6), 'The least that a die has to show to climb it.'),
  pays: field(TIMES, 'What it pays to stop there, in times the bet.'),
})

export const BONUS_GAME: TaggedShape = {
  kind: 'tagged',
  name: 'BonusGame',
  doc: 'A small game. What it pays is in times the bet.',
  tag: 'type',
  tagDoc: 'What is played.',
  variants: {
    wheel: object('BonusWheel', 'A wheel is spun once.', {
      type: field(word(['wheel']), 'What is played.'),
      segments: field(list(SEGMENT, 2, 60), 'Its segments, in order.'),
    }),
    cards: object('BonusCards', 'Some of the cards that lie face down are turned: the player says which.', {
      type: field(word(['cards']), 'What is played.'),
      pays: field(list(TIMES, 2, 12), 'What each card pays, in times the bet; they are shuffled.'),
      picks: optional(whole(1, 5), 'How many are turned; what they pay adds up.', '1'),
    }),
    ladder: object('BonusLadder', 'A die for each rung: who stands on one may stop there or climb on.', {
      type: field(word(['ladder']), 'What is played.'),
      rungs: field(list(RUNG, 1, 12), 'From below. The first is thrown for without being asked.'),
      fall: optional(TIMES, 'What a fall pays, in times the bet.', '0'),
    }),
    throw: object('BonusThrow', 'Dice are thrown once, and their total pays.', {
      type: field(word(['throw']), 'What is played.'),
      dice: field(whole(1, 5), 'How many dice.'),
      pays: field(
        table({ kind: 'count', noun: 'A total', min: 1, max: 30 }, TIMES, { size: { min: 1, noun: 'total' } }),
        'What a total pays, in times the bet. The others pay nothing.',
      ),
    }),
    hiLo: object('BonusHiLo', 'Higher or lower? Each card is of a full deck, and an equal one is wrong.', {
      type: field(word(['hiLo']), 'What is played.'),
      pays: field(list(TIMES, 1, 6), 'What is paid after one right guess, after two, and so on, in times the bet.'),
    }),
    coin: object('BonusCoin', 'Heads or tails, again and again.', {
      type: field(word(['coin']), 'What is played.'),
      pays: field(list(TIMES, 1, 12), 'What is paid after one right toss, after two, and so on, in times the bet.'),
    }),
  },
  tags: { name: 'BonusGameType', list: 'BONUS_GAME_TYPES' },
}

const START = object('BonusStart', 'What starts a bonus game: moments of the round, chance, or both together.', {
  moments: optional(
    list(text(1, 40), 1, 100, { noun: 'moment' }),
    'Any of these moments. Which there are is said by the kind of game.',
    'whatever comes',
  ),
  drawn: optional(
    whole(1, 99),
    'Of `moments`, only so many that are drawn and told before each round.',
    'all of them count',
  ),
  oneIn: optional(whole(2, 1_000_000), 'And then by chance, once in so many times.', 'every time'),
})

const BONUS = object(
  'Bonus',
  'A bonus game: something in a round starts it, and what it pays belongs to the return of its spots.',
  {
    id: field({ kind: 'id' }, 'Its name.'),
    name: optional(text(1, 60), 'What players read.', 'the name of what is played'),
    starts: field(START, 'What starts it.'),
    on: optional(
      list(text(1, 100), 1, 100, { noun: 'spot' }),
      'Ids of spots, or names of their groups, that it pays on top, in times their first bets.',
      'it pays a spot of its own, `bonus-` and its id, whose bets it does not give back otherwise',
    ),
    game: field(BONUS_GAME, 'What is played.'),
  },
)

/** The field of every kind. */
export const BONUSES = optional(list(BONUS, 1, MOST_BONUSES, { noun: 'bonus game', key: 'id' }), 'Bonus games.', 'none')

const NAME: StringShape = { kind: 'string' }
const bonus = field(NAME, 'The id of the bonus game.')

export const BONUS_EVENTS = [
  event('BonusAnnounced', 'The moments that start a bonus game in this round were drawn.', {
    bonus,
    moments: field(many(NAME), 'Their names.'),
  }),
  event('BonusStarted', 'A bonus game started.', { bonus }),
  event('BonusWheelStopped', 'The wheel of a bonus game stopped.', {
    bonus,
    segment: field(NUMBER, 'The place of the segment, from 0.'),
  }),
  event('BonusCardTurned', 'A card of a bonus game was turned.', {
    bonus,
    card: field(NUMBER, 'Which, from 1.'),
    pays: field(NUMBER, 'What it pays, in times the bet.'),
  }),
  event('BonusDiceThrown', 'Dice of a bonus game came to rest.', {
    bonus,
    dice: field(many(NUMBER), 'What they show, one after another.'),
  }),
  event('BonusRankShown', 'A card to guess from, or the one that was guessed.', {
    bonus,
    rank: field(NAME, 'Its rank; aces are high.'),
  }),
  event('BonusCoinTossed', 'The coin of a bonus game fell.', {
    bonus,
    side: field(word(['heads', 'tails']), 'The side that is up.'),
  }),
  event('BonusEnded', 'A bonus game is over.', {
    bonus,
    pays: field(NUMBER, 'What it pays, in times the bet.'),
  }),
]
