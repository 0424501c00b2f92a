import { COUNT_TRIGGER, COUNTED, weightsByNumber } from '../../../vocabulary/common.ts'
import { LIMITS } from '../../../vocabulary/limits.ts'
import { field, object, optional, word } from '../../../vocabulary/shape.ts'
import { CELL, coins, event, feature, MULTIPLIER, many, NUMBER } from '../../../vocabulary/told.ts'
import { LOCKED_COIN } from '../coins/grammar.ts'
import { head } from '../prizes/grammar.ts'

export const COLLECT = object(
  'Collect',
  'Coins in view pay their values, in every spin that shows enough of them. What counts is what the reels showed as they stopped.',
  {
    ...head('collect'),
    trigger: field(COUNT_TRIGGER, 'The coin, and how many have to be in view.'),
    values: field(
      weightsByNumber('A value', 0, LIMITS.payCoins),
      'Weights by coins: what each coin is worth, drawn as it is paid.',
    ),
    collector: optional(
      COUNTED,
      'The symbol that collects: each one in view pays all coins, and without one they pay nothing.',
      'they pay by themselves, once',
    ),
    collectorFactors: optional(
      weightsByNumber('A number', 1, LIMITS.multiplier),
      'Weights by number: what a collector multiplies the coins by, drawn for each collector.',
      '1',
    ),
    pays: optional(
      word(['all', 'fromLeft'], {
        name: 'PaidCoins',
        list: 'PAID_COINS',
        doc: 'Which of the coins in view pay.',
      }),
      'Which of the coins in view pay: all, or those on consecutive reels from the first (`fromLeft`).',
      '`all`',
    ),
    in: optional(
      word(['paid', 'free', 'all'], {
        name: 'CollectingSpins',
        list: 'COLLECTING_SPINS',
        doc: 'The spins whose coins pay.',
      }),
      'In paid spins, in all free spins, or in both. In free spins the coins are multiplied as scatters are.',
      '`all`',
    ),
  },
  { rules: ['collectsInView'] },
)

export const COINS_COLLECTED = event('CoinsCollected', 'Coins in view pay their values.', {
  feature,
  paid: field(many(LOCKED_COIN), 'The coins that pay, each with its value.'),
  collectors: field(
    many(
      object('Collector', 'A symbol that collects.', {
        cell: field(CELL, 'Where it lies.'),
        multiplier: field(NUMBER, 'What it multiplies the coins by.'),
      }),
    ),
    'What collected them; empty where coins pay by themselves.',
  ),
  multiplier: field(MULTIPLIER, 'That of free spins; already in `coins`.'),
  coins,
})
