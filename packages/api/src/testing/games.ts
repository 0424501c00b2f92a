import { type AdmissionLimits, type Definition, parseDefinition } from '@spilvaerk/slot-engine'

const strip = ['a', 'b', 'a', 'c', 's', 'b', 'w', 'a']

/** A small game with everything that the server must carry: a wild, a scatter, free spins and three lines. */
const small = {
  definitionVersion: 1,
  id: 'lille-spil',
  name: 'Lille Spil',
  betCoins: 10,
  maxWin: 500,
  symbols: [
    { id: 'a', kind: 'regular', name: 'Kirsebær', emoji: '🍒', pays: { 3: 3 } },
    { id: 'b', kind: 'regular', name: 'Klokke', emoji: '🔔', pays: { 3: 8 } },
    { id: 'c', kind: 'regular', name: 'Syvtal', emoji: '7️⃣', pays: { 2: 1, 3: 40 } },
    { id: 'w', kind: 'wild', name: 'Joker', emoji: '🃏', multiplier: 2 },
    { id: 's', kind: 'scatter', name: 'Stjerne', emoji: '⭐', pays: { 3: 5 } },
  ],
  reelSets: {
    base: [
      { strip, rows: 3 },
      { strip: [...strip].reverse(), rows: 3 },
      { strip: [...strip.slice(3), ...strip.slice(0, 3)], rows: 3 },
    ],
  },
  wins: {
    type: 'lines',
    lines: [
      [1, 1, 1],
      [0, 0, 0],
      [2, 2, 2],
    ],
  },
  features: [{ type: 'freeSpins', id: 'free', trigger: { symbol: 's', awards: { 3: 3 } }, multiplier: 2 }],
}

/** Few of the games that tests play are fair. */
export const ANY_RETURN: AdmissionLimits = { lowest: 0, highest: Number.MAX_VALUE }

/** The small game, with some of it put otherwise. */
export function smallGame(changes: Partial<Definition> = {}): Definition {
  const parsed = parseDefinition({ ...small, ...changes })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  return parsed.definition
}

/** A file of the house as the loader reads it. */
export const seedOf = (slug: string, definition: Definition = smallGame(), changes: object = {}) => ({
  slug,
  name: 'Lille Spil',
  description: 'Tre hjul og tre linjer.',
  theme: 'fruit',
  category: 'classic',
  featured: false,
  palette: ['#101010', '#202020', '#a0a0a0', '#f0f0f0'],
  definition,
  ...changes,
})

/** A game in which no round wins anything: what is lost is known. */
export const losingGame = (): Definition =>
  smallGame({
    id: 'tabespil',
    reelSets: { base: ['a', 'b', 'c'].map((symbol) => ({ strip: [symbol, symbol, symbol, symbol], rows: 3 })) },
    features: [],
  })

/** Each plain round wins 10 coins, which is what it costs. */
export const WINNING = {
  symbols: [{ id: 'a', kind: 'regular', name: 'Guld', emoji: '🟡', pays: { 3: 10 } }],
  reelSets: { base: [0, 1, 2].map(() => ({ strip: ['a', 'a', 'a'], rows: 3 })) },
  wins: { type: 'lines', lines: [[1, 1, 1]] },
  features: [],
} satisfies Partial<Definition>

/** Bought for 20 coins, it asks which of two prizes it is to be. */
export const ASKING = {
  features: [
    {
      type: 'choice',
      id: 'valg',
      options: [
        { name: 'Lidt', prize: { coins: 10 } },
        { name: 'Mere', prize: { coins: 30 } },
      ],
    },
  ],
  modes: [{ id: 'koeb', name: 'Køb valget', coins: 20, buys: { feature: 'valg' } }],
} satisfies Partial<Definition>
