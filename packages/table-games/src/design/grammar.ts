/** What a table game should be, as data. Types, checks and JSON schema follow from it. */
import {
  field,
  list,
  type ObjectShape,
  object,
  optional,
  table,
  text,
  whole,
  word,
} from '@spilvaerk/slot-engine/shared'
import { BONUS_GAME } from '../bonus/grammar.ts'
import { COINS } from '../core/grammar.ts'
import { KINDS } from '../kinds/kinds.ts'

const GAMES = Object.keys(BONUS_GAME.variants)

const BONUS_WISH = object('BonusWish', 'A bonus game that is wished for.', {
  game: field(word(GAMES), 'What is played.'),
  pays: optional(
    word(['ownSpot', 'onTop']),
    'What it pays: a spot of its own, or on top of the main bet, whose return it is part of.',
    '`ownSpot`',
  ),
})

const LIMITS = object('BriefLimits', 'How much may be bet.', {
  min: field(COINS, 'The least coins on a spot that has any.'),
  max: field(COINS, 'The most coins on a spot at the start of a round.'),
  round: optional(COINS, 'The most coins of bets on all spots together in a round.', 'without a limit of its own'),
})

export const TABLE_BRIEF: ObjectShape = object(
  'TableBrief',
  'What a table game should be. The designer answers with the nearest set of rules, its proof, and what came of each wish.',
  {
    kind: field(word(Object.keys(KINDS)), 'What is played.'),
    name: field(text(1, 100), 'What players read.'),
    id: optional(
      text(1, 64, { pattern: '^[a-z0-9-]+$', words: 'lower-case letters, digits and dashes' }),
      'Lower-case letters, digits and dashes.',
      'made from the name',
    ),
    description: optional(text(0, 2000), 'A few sentences for players.'),
    theme: optional(text(1, 100), 'A free label that decides nothing.'),
    limits: optional(LIMITS, 'How much may be bet.', '1 to 1,000 coins, or what makes pays whole'),
    rtpHundredths: optional(
      whole(5000, 9999),
      'What the main bet should return, in hundredths of a percent: 9730 is 97.30 %. The house edge is the rest.',
      'that of the usual rules',
    ),
    returnIs: optional(
      word(['about', 'atLeast', 'atMost']),
      'Whether `rtpHundredths` is to be met, or is the least or the most that the main bet may return.',
      '`about`',
    ),
    rules: optional(
      table({ kind: 'id', noun: 'A rule' }, text(1, 40)),
      'Rules that are asked for, by name: see `tableOptions`. Others are chosen for the return, or are the usual ones.',
      'none',
    ),
    sideBets: optional(
      list(text(1, 40), 0, 40, { noun: 'side bet' }),
      'The bets beside the main bet.',
      'the usual ones',
    ),
    volatility: optional(
      word(['low', 'medium', 'high']),
      'How much the main bet swings: σ up to 1.5, up to 4, or more, in bets.',
      'whatever comes',
    ),
    bonuses: optional(list(BONUS_WISH, 0, 6), 'Bonus games.', 'none'),
    seed: optional(text(1, 100), 'Another one gives another game of equal worth, where there is a choice.', 'the name'),
  },
)
