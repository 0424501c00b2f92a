import type { TableKind } from '../../core/kind.ts'

export const WORDS: TableKind['words'] = {
  da: {
    name: 'Roulette',
    spots: {
      even: 'Lige',
      odd: 'Ulige',
      red: 'Rød',
      black: 'Sort',
      straight: 'Plein',
      split: 'Cheval',
      street: 'Transversal plein',
      corner: 'Carré',
      basket: 'De første numre',
      sixLine: 'Transversal simple',
      dozen: 'Dusin',
      column: 'Kolonne',
      evenMoney: 'Enkel chance',
      other: 'Andet felt',
    },
    moves: {
      half: 'Halvdelen tilbage',
      prison: 'I fængsel',
      afterZero: 'Når kuglen falder i nul: hvad der kommer tilbage af indsatsen',
      advised: 'Bedst',
    },
  },
  en: {
    name: 'Roulette',
    spots: {
      even: 'Even',
      odd: 'Odd',
      red: 'Red',
      black: 'Black',
      straight: 'Straight up',
      split: 'Split',
      street: 'Street',
      corner: 'Corner',
      basket: 'First numbers',
      sixLine: 'Six line',
      dozen: 'Dozen',
      column: 'Column',
      evenMoney: 'Even chance',
      other: 'Other spot',
    },
    moves: {
      half: 'Half back',
      prison: 'Into prison',
      afterZero: 'When the ball falls on zero: what comes back of the stake',
      advised: 'Best',
    },
  },
}
