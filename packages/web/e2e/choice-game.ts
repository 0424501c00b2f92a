const strip = ['a', 'b', 'c', 'a', 'b', 'c', 's', 'b']

/** A small game whose bonus asks the player for a choice: free spins, or a purse of twelve bets. */
export const CHOICE_GAME = {
  definitionVersion: 1,
  betCoins: 10,
  maxWin: 500,
  symbols: [
    { id: 'a', kind: 'regular', name: 'Æble', emoji: '🍎', pays: { 3: 5 } },
    { id: 'b', kind: 'regular', name: 'Bær', emoji: '🍓', pays: { 3: 3 } },
    { id: 'c', kind: 'regular', name: 'Citron', emoji: '🍋', pays: { 3: 4 } },
    { id: 's', kind: 'scatter', name: 'Stjerne', emoji: '⭐' },
  ],
  reelSets: { base: Array.from({ length: 3 }, () => ({ strip, rows: 3 })) },
  wins: { type: 'lines', lines: [[1, 1, 1]] },
  features: [
    { type: 'freeSpins', id: 'free', multiplier: 3 },
    {
      type: 'choice',
      id: 'vej',
      trigger: { symbol: 's', at: 3 },
      options: [
        { name: 'Gratis spil', prize: { feature: 'free', spins: 4 } },
        { name: 'Pose med mønter', prize: { coins: 120 } },
      ],
    },
  ],
}
