/** What definitions of every kind share. */
import {
  constant,
  type FieldShape,
  type Fields,
  field,
  named,
  type ObjectShape,
  object,
  optional,
  table,
  text,
  whole,
  word,
} from '@spilvaerk/slot-engine/shared'

/** The fixed limits of a definition: what is larger is refused by name. */
export const LIMITS = {
  coins: 100_000_000,
  /** What a spot may pay to one. */
  pays: 1_000_000,
  decks: 8,
} as const

export const COINS = named('coins', whole(1, LIMITS.coins))
export const PAYS = named('pays', whole(1, LIMITS.pays))
/** Coins that a pay is for, and what is paid back for them, the stake included. */
export const CHIP = named('chip', whole(1, 10_000))
export const BACK = named('back', whole(1, LIMITS.coins))
/** A pay that is not a whole number to one. */
export const PAY_RATIO = object('PayRatio', 'So many coins for so many, beside the stake: 7 for 6.', {
  pays: field(whole(1, 1000), 'What is won.'),
  per: field(whole(1, 1000), 'For each so many coins.'),
})
export const DECKS = named('decks', whole(1, LIMITS.decks))

const SPOT_LIMITS = object('SpotLimits', 'The least and the most coins on one spot.', {
  min: optional(COINS, 'The least.', 'that of the table'),
  max: optional(COINS, 'The most.', 'that of the table'),
})

const TABLE_LIMITS = object(
  'TableLimits',
  'How much may be bet. What makes pays whole rounds the least up and the most down.',
  {
    min: field(COINS, 'The least coins on a spot that has any.'),
    max: field(COINS, 'The most coins on a spot at the start of a round.'),
    round: optional(
      COINS,
      'The most coins of bets on all spots together in a round, at its start and in its course. What is added to a bet (odds, doubling, a raise) does not count, nor what is taken down.',
      'without a limit of its own',
    ),
    spots: optional(
      table({ kind: 'id', noun: 'The name of a spot' }, SPOT_LIMITS),
      'Other limits, by the id of a spot or the name of its group.',
      'those of the table',
    ),
  },
)

const SCHEMA_ADDRESS: FieldShape = {
  ...optional(text(1, 2000), 'Where an editor finds the JSON schema. It is no part of the game.'),
  dropped: true,
}

/** @param name that of the type, as `RouletteDefinition` */
export const kindGrammar = (kind: string, name: string, doc: string, fields: Fields): ObjectShape =>
  object(name, doc, {
    definitionVersion: field(constant(1), 'The version of this format.'),
    kind: field(word([kind]), 'What is played.'),
    id: field(
      text(1, 64, { pattern: '^[a-z0-9-]+$', words: 'lower-case letters, digits and dashes' }),
      'Lower-case letters, digits and dashes.',
    ),
    name: field(text(1, 100), 'What players read.'),
    description: optional(text(0, 2000), 'A few sentences for players.'),
    theme: optional(text(1, 100), 'A free label that decides nothing.'),
    limits: field(TABLE_LIMITS, 'How much may be bet.'),
    ...fields,
    $schema: SCHEMA_ADDRESS,
  })
