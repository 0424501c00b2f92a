import type { TableDesigner } from '../designer.ts'

export const casinoWarDesigner: TableDesigner = {
  rules: { decks: ['8', '6', '4', '2', '1'], bonus: ['none', 'one'], tie: ['10', '11'] },
  sideBets: ['tie'],
  build: ({ decks, bonus, tie }, { sideBets }) => ({
    ...{ kind: 'casinoWar', decks: Number(decks) },
    ...(bonus === 'one' && { bonus: 1 }),
    ...(sideBets.includes('tie') && { tie: { pays: Number(tie) } }),
  }),
  mainGroup: 'ante',
  starts: () => [
    { moments: ['tie'] },
    { moments: ['player-A'] },
    { moments: ['neighbours'], oneIn: 2 },
    { moments: ['dealer-2'] },
  ],
}
