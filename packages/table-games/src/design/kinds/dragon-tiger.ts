import type { DragonTigerDefinition } from '../../definition.ts'
import type { TableDesigner } from '../designer.ts'

/** Bets on single cards, and what they pay. */
const CARDS = { bigSmall: 1, oddEven: 1, colour: 1, suit: 3 } as const

export const dragonTigerDesigner: TableDesigner = {
  rules: {
    decks: ['8', '6', '4', '2', '1'],
    onTie: ['half', 'lose', 'push'],
    tie: ['8', '9', '10', '11'],
    suitedTie: ['50', '40', '60'],
    seven: ['loses', 'counts'],
  },
  sideBets: ['tie', 'suitedTie', ...Object.keys(CARDS)],
  usualSideBets: ['tie', 'suitedTie', 'bigSmall', 'oddEven'],
  chosen: { decks: ['8', '6', '4', '2', '1'], onTie: ['half', 'lose'] },
  build({ decks, onTie, tie, suitedTie, seven }, { sideBets }) {
    const offered = Object.entries(CARDS).filter(([name]) => sideBets.includes(name))
    const cards = { ...Object.fromEntries(offered), ...(seven === 'counts' && { seven: 'counts' as const }) }
    return {
      ...{ kind: 'dragonTiger', decks: Number(decks) },
      ...(onTie !== 'half' && { onTie: onTie as NonNullable<DragonTigerDefinition['onTie']> }),
      ...(sideBets.includes('tie') && { tie: { pays: Number(tie) } }),
      ...(sideBets.includes('suitedTie') && decks !== '1' && { suitedTie: { pays: Number(suitedTie) } }),
      ...(offered.length > 0 && { cards }),
    }
  },
  mainGroup: 'dragon',
  starts: () => [
    { moments: ['tie'] },
    { moments: ['dragon-K', 'tiger-K'], oneIn: 2 },
    { moments: ['neighbours'], oneIn: 3 },
    { moments: ['dragon-A'] },
  ],
}
