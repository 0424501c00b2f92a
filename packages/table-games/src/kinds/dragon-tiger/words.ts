import type { TableKind } from '../../core/kind.ts'

const ofSides = (dragon: string, tiger: string, bets: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(bets).flatMap(([id, bet]) => [
      [`dragon-${id}`, `${dragon}: ${bet}`],
      [`tiger-${id}`, `${tiger}: ${bet}`],
    ]),
  )

export const WORDS: TableKind['words'] = {
  da: {
    name: 'Dragon tiger',
    spots: {
      ...{ dragon: 'Drage', tiger: 'Tiger', tie: 'Lige', 'suited-tie': 'Lige i samme kulør' },
      ...ofSides('Drage', 'Tiger', {
        ...{ big: 'over 7', small: 'under 7', odd: 'ulige', even: 'lige tal', red: 'rød', black: 'sort' },
        ...{ clubs: 'klør', diamonds: 'ruder', hearts: 'hjerter', spades: 'spar' },
      }),
    },
  },
  en: {
    name: 'Dragon tiger',
    spots: {
      ...{ dragon: 'Dragon', tiger: 'Tiger', tie: 'Tie', 'suited-tie': 'Suited tie' },
      ...ofSides('Dragon', 'Tiger', {
        ...{ big: 'above 7', small: 'below 7', odd: 'odd', even: 'even', red: 'red', black: 'black' },
        ...{ clubs: 'clubs', diamonds: 'diamonds', hearts: 'hearts', spades: 'spades' },
      }),
    },
  },
}
