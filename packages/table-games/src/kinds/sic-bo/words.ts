import type { TableKind } from '../../core/kind.ts'

export const WORDS: TableKind['words'] = {
  da: {
    name: 'Sic bo',
    spots: {
      small: 'Lille',
      big: 'Stor',
      odd: 'Ulige',
      even: 'Lige',
      evenMoney: 'Lille, stor, ulige eller lige',
      total: 'Sum',
      number: 'Et tal',
      double: 'To ens',
      triple: 'Tre ens',
      anyTriple: 'Tre ens, uanset tal',
      'any-triple': 'Tre ens, uanset tal',
      pair: 'To forskellige tal',
      threeNumbers: 'Tre forskellige tal',
      threeOfFour: 'Tre ud af fire tal',
      doubleAndSingle: 'To ens og et tredje tal',
    },
    numbered: {
      number: 'Tallet',
      dice: 'Terningerne',
      of: 'Tre af',
    },
  },
  en: {
    name: 'Sic bo',
    spots: {
      small: 'Small',
      big: 'Big',
      odd: 'Odd',
      even: 'Even',
      evenMoney: 'Small, big, odd or even',
      total: 'Total',
      number: 'Single number',
      double: 'Double',
      triple: 'Triple',
      anyTriple: 'Any triple',
      'any-triple': 'Any triple',
      pair: 'Two different numbers',
      threeNumbers: 'Three different numbers',
      threeOfFour: 'Three of four numbers',
      doubleAndSingle: 'A double and a third number',
    },
    numbered: {
      number: 'Number',
      dice: 'The dice',
      of: 'Three of',
    },
  },
}
