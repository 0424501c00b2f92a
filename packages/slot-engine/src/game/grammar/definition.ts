/** The grammar of a game's definition. Types, checks, JSON schema, C# and the reference all follow from it. */
import { REEL_SET_CHOICE } from '../../vocabulary/common.ts'
import { BASE_REEL_SET, LIMITS } from '../../vocabulary/limits.ts'
import {
  constant,
  type FieldShape,
  field,
  list,
  object,
  optional,
  ruled,
  table,
  text,
  whole,
} from '../../vocabulary/shape.ts'
import { CASCADES } from '../cascades/grammar.ts'
import { changesField } from '../changes/grammar.ts'
import { paidFactorsField } from '../factors/grammar.ts'
import { GAMBLE } from '../features/gamble/grammar.ts'
import { JACKPOT_SHAPE } from '../features/jackpot/grammar.ts'
import { RESPINS } from '../respins/grammar.ts'
import { WINS } from '../rules/wins.ts'
import { paidWildsField } from '../symbols/added/grammar.ts'
import { FEATURE } from './features.ts'
import { MODE } from './modes.ts'
import { REEL_LIST, TOP_REEL } from './reels.ts'
import { SYMBOL } from './symbols.ts'

const REEL_SETS = table({ kind: 'id', noun: 'The name of this set' }, REEL_LIST, {
  size: { min: 0, max: LIMITS.reelSets, noun: 'sets' },
  required: { key: BASE_REEL_SET, reason: 'Is missing: paid spins use this set.' },
})

const TOP_REELS = ruled(
  table({ kind: 'reference', to: 'reelSet' }, TOP_REEL, { size: { min: 1, noun: 'entry' } }),
  'acrossWaysOrCells',
)

const SCHEMA_ADDRESS: FieldShape = {
  ...optional(text(1, 2000), 'Where an editor finds the JSON schema. It is no part of the game.'),
  dropped: true,
}

export const DEFINITION = object(
  'Definition',
  'A game as plain data. Everything that decides an outcome is in here; nothing in here is code. Indexes (reels, rows, lines, stops) count from 0; row 0 is the top of the window. Every win is a whole number of coins; a paid spin costs `betCoins` coins.',
  {
    definitionVersion: field(constant(1), 'The version of this format.'),
    id: field(
      text(1, 64, { pattern: '^[a-z0-9-]+$', words: 'lower-case letters, digits and dashes' }),
      'Lower-case letters, digits and dashes.',
    ),
    name: field(text(1, 100), 'What players read.'),
    description: optional(text(0, 2000), 'A few sentences for players.'),
    theme: optional(text(1, 100), 'A free label that decides nothing (`egyptian`, `pirate`, …).'),
    betCoins: field(whole(1, LIMITS.betCoins), 'The price of one paid spin, in coins.'),
    maxWin: field(
      whole(1, LIMITS.maxWin),
      'The cap on a round, in times the bet: a round never pays more than `maxWin × betCoins` coins.',
    ),
    symbols: field(
      ruled(list(SYMBOL, 1, LIMITS.symbols, { noun: 'symbol', key: 'id' }), 'oneMystery'),
      'Everything that can stand on a reel.',
    ),
    reelSets: field(
      REEL_SETS,
      'The reels from left to right, by the name of their set. Paid spins use the set named `base`; `reelSet`, a feature or a bet mode may name others.',
    ),
    reelSet: optional(
      REEL_SET_CHOICE(),
      'The reel set that paid spins run on: one, or weights by reel set (`{"base": 9, "wilds": 1}`), drawn for each spin.',
      '`base`',
    ),
    topReels: optional(TOP_REELS, 'By reel set, a reel that lies across the others.', 'none'),
    wins: field(WINS, 'How windows win.'),
    extraWilds: paidWildsField,
    factors: paidFactorsField,
    changes: changesField('paid spins'),
    cascades: optional(CASCADES, 'Winning symbols vanish, the rest fall, new ones follow, until nothing wins.', 'none'),
    respins: optional(
      RESPINS,
      'Winning symbols stay and all others spin again, as long as that adds to the win.',
      'none',
    ),
    jackpots: optional(
      list(JACKPOT_SHAPE, 0, LIMITS.jackpots, { noun: 'jackpot', key: 'id' }),
      'Sums that a prize or a coin may name.',
      'none',
    ),
    features: optional(
      list(FEATURE, 0, LIMITS.features, { noun: 'feature', key: 'id' }),
      'What a spin, a prize or a bet mode may start.',
      'none',
    ),
    gamble: optional(GAMBLE, 'What the player may do with a won round before taking it.', 'nothing'),
    modes: optional(
      list(MODE, 0, LIMITS.modes, { noun: 'bet mode', key: 'id' }),
      'Other ways to pay for a round than the plain bet: bonus buy, ante bet.',
      'none',
    ),
    $schema: SCHEMA_ADDRESS,
  },
)
