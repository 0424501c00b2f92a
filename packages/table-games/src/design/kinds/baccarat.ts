import type { TableDesigner } from '../designer.ts'

const SIDES = {
  pair: 11,
  eitherPair: 5,
  perfectPair: { one: 25, both: 200 },
  dragon7: 40,
  panda8: 25,
  super6: 12,
  dragonBonus: { natural: 1, margins: { 4: 1, 5: 2, 6: 4, 7: 6, 8: 10, 9: 30 } },
} as const

/** Named as `rules.banker` has it: the rule, and the commission in hundredths. */
const BANKER = {
  commission5: { banker: 'commission', commission: 5 },
  commission4: { banker: 'commission', commission: 4 },
  halfOnSix: { banker: 'halfOnSix' },
  pushOnThreeCardSeven: { banker: 'pushOnThreeCardSeven' },
} as const

export const baccaratDesigner: TableDesigner = {
  rules: { banker: Object.keys(BANKER), decks: ['8', '6'], tie: ['8', '9'] },
  sideBets: Object.keys(SIDES),
  build({ banker, decks, tie }, { sideBets }) {
    const offered = Object.entries(SIDES).filter(([name]) => sideBets.includes(name))
    return {
      ...{ kind: 'baccarat', decks: Number(decks), tie: Number(tie) },
      ...BANKER[banker as keyof typeof BANKER],
      ...Object.fromEntries(offered),
    }
  },
  mainGroup: 'banker',
  starts: () => [
    { moments: Array.from({ length: 9 }, (_, i) => `win-with-${i + 1}`), drawn: 2 },
    { moments: ['tie'] },
    { moments: ['player-natural'], oneIn: 2 },
    { moments: ['six-cards'], oneIn: 3 },
  ],
}
