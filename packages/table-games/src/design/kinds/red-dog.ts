import type { TableDesigner } from '../designer.ts'

export const redDogDesigner: TableDesigner = {
  rules: {
    decks: ['6', '8', '4', '2', '1'],
    pays: ['5-4-2-1', '4-4-2-1', '5-3-2-1', '4-3-2-1'],
    threeOfAKind: ['11', '10', '12', 'none'],
    raise: ['yes', 'no'],
  },
  sideBets: [],
  chosen: {
    decks: ['6', '8', '4', '2', '1'],
    pays: ['5-4-2-1', '4-4-2-1', '5-3-2-1', '4-3-2-1'],
    threeOfAKind: ['11', '10', '12', 'none'],
  },
  build({ decks, pays = '', threeOfAKind, raise }) {
    return {
      ...{ kind: 'redDog', decks: Number(decks), pays: pays.split('-').map(Number) },
      ...(threeOfAKind !== 'none' && { threeOfAKind: Number(threeOfAKind) }),
      ...(raise === 'no' && { raise: false }),
    }
  },
  mainGroup: 'ante',
  starts: () => [
    { moments: ['pair'] },
    { moments: ['spread-1'] },
    { moments: ['neighbours'], oneIn: 3 },
    { moments: ['first-A'], oneIn: 2 },
  ],
}
