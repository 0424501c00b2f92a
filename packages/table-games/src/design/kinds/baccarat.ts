import type { ChosenRules, TableDesigner } from '../designer.ts'

const SIDES = {
  pair: 11,
  eitherPair: 5,
  perfectPair: { one: 25, both: 200 },
  dragon7: 40,
  panda8: 25,
  super6: 12,
  dragonBonus: { natural: 1, margins: { 4: 1, 5: 2, 6: 4, 7: 6, 8: 10, 9: 30 } },
} as const

/** Several side bets by how many cards are dealt stand in one field. */
const COUNTS = {
  bigSmall: { fourCards: { pays: 3, per: 2 }, fiveOrSix: { pays: 27, per: 50 } },
  fourFiveSix: { fourCards: { pays: 3, per: 2 }, fiveCards: { pays: 2, per: 1 }, sixCards: { pays: 2, per: 1 } },
} as const

/** Named as `rules.banker` has it: the rule, and the commission in hundredths. */
const BANKER = {
  commission5: { banker: 'commission', commission: 5 },
  commission4: { banker: 'commission', commission: 4 },
  halfOnSix: { banker: 'halfOnSix' },
  pushOnThreeCardSeven: { banker: 'pushOnThreeCardSeven' },
  commission3: { banker: 'commission', commission: 3 },
  commission6: { banker: 'commission', commission: 6 },
  commission7: { banker: 'commission', commission: 7 },
  commission8: { banker: 'commission', commission: 8 },
  commission10: { banker: 'commission', commission: 10 },
} as const

/** By decks, how often the banker and the player win, and what the banker returns by the two rules without commission. */
const KNOWN: Readonly<
  Record<string, { readonly banker: number; readonly player: number; readonly half: number; readonly push: number }>
> = {
  8: { banker: 0.458597, player: 0.446247, half: 0.985419, push: 0.989817 },
  6: { banker: 0.458653, player: 0.446279, half: 0.98542, push: 0.98982 },
}

/** About what the banker returns. */
function estimate({ banker = '', decks = '8' }: ChosenRules): number {
  const { banker: won, player, half, push } = KNOWN[decks] ?? { banker: 0, player: 0, half: 0, push: 0 }
  if (banker === 'halfOnSix') return half
  if (banker === 'pushOnThreeCardSeven') return push
  return 1 - player + won * (1 - Number(banker.replace('commission', '')) / 100)
}

export const baccaratDesigner: TableDesigner = {
  rules: { banker: Object.keys(BANKER), decks: ['8', '6'], tie: ['8', '9'] },
  sideBets: [...Object.keys(SIDES), ...Object.keys(COUNTS)],
  usualSideBets: Object.keys(SIDES),
  estimate,
  estimateOff: 0.0001,
  build({ banker, decks, tie }, { sideBets }) {
    const offered = Object.entries(SIDES).filter(([name]) => sideBets.includes(name))
    const counts = Object.entries(COUNTS).filter(([name]) => sideBets.includes(name))
    return {
      ...{ kind: 'baccarat', decks: Number(decks), tie: Number(tie) },
      ...BANKER[banker as keyof typeof BANKER],
      ...Object.fromEntries(offered),
      ...(counts.length > 0 && { cardCount: Object.assign({}, ...counts.map(([, count]) => count)) }),
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
