import type { TableKind } from '../../core/kind.ts'

export const WORDS: TableKind['words'] = {
  da: {
    name: 'Plat eller krone',
    spots: {
      heads: 'Krone',
      tails: 'Plat',
      side: 'Side',
    },
    moves: {
      take: 'Tag gevinsten',
      again: 'Kast igen',
      always: 'Kast til det sidste',
      stopAfter: 'Tag gevinsten efter så mange rigtige kast',
      returns: 'Betaler tilbage',
    },
  },
  en: {
    name: 'Heads or tails',
    spots: {
      heads: 'Heads',
      tails: 'Tails',
      side: 'Side',
    },
    moves: {
      take: 'Take it',
      again: 'Toss again',
      always: 'Toss to the end',
      stopAfter: 'Take it after so many right tosses',
      returns: 'Returns',
    },
  },
}
