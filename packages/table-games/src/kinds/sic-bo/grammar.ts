/** Sic bo in a definition. */
import { field, list, object, optional, table } from '@spilvaerk/slot-engine/shared'
import { kindGrammar, PAYS } from '../../core/grammar.ts'

const NUMBER_PAYS = object('SicBoNumberPays', 'A number pays by how many of the dice show it.', {
  one: field(PAYS, 'On one.'),
  two: field(PAYS, 'On two.'),
  three: field(PAYS, 'On all three.'),
})

export const GRAMMAR = kindGrammar(
  'sicBo',
  'SicBoDefinition',
  'Three dice, thrown once. Pays are to one; what is left out is not offered. Each field that is there gives all spots of its sort.',
  {
    totals: optional(
      table({ kind: 'count', noun: 'A total', min: 4, max: 17 }, PAYS, { size: { min: 1, noun: 'total' } }),
      'The sum of the dice, triples too.',
      'none',
    ),
    evenMoney: optional(
      list({ kind: 'word', words: ['small', 'big', 'odd', 'even'] }, 1, 4, { noun: 'spot' }),
      'Small is 4 to 10, big is 11 to 17. All four lose to triples and pay 1 to 1.',
      'none',
    ),
    triple: optional(PAYS, 'Three of a named number.', 'none'),
    anyTriple: optional(PAYS, 'Three of any number.', 'none'),
    double: optional(PAYS, 'At least two of a named number; three pay no more.', 'none'),
    pair: optional(PAYS, 'Two named numbers that differ are both shown.', 'none'),
    number: optional(NUMBER_PAYS, 'A named number.', 'none'),
    threeOfFour: optional(PAYS, 'Three different numbers of four that follow each other or are 2, 3, 5 and 6.', 'none'),
    threeNumbers: optional(PAYS, 'Three named numbers that differ.', 'none'),
    doubleAndSingle: optional(PAYS, 'Two of a named number, and one of another.', 'none'),
  },
)
