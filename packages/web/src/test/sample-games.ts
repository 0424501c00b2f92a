import type { SlotSummary, TableSummary } from '@spilvaerk/schemas'

/** A game for a test: sound in every field, and itself only in what is given. */
export const sampleGame = (own: Partial<SlotSummary> & Pick<SlotSummary, 'id' | 'name'>): SlotSummary => ({
  kind: 'slot',
  slug: `spil-${own.id}`,
  description: 'Tre hjul og en klokke.',
  theme: 'classic',
  category: 'slots',
  rtp: 9650,
  volatility: 'medium',
  wins: 'lines',
  paylines: 25,
  leastCount: 3,
  reels: 5,
  rows: [3, 3, 3, 3, 3],
  maxWinMultiplier: 5000,
  popularity: 1234,
  featured: false,
  symbols: [
    { id: 'bell', emoji: '🔔', name: 'Klokke', value: 50, type: 'regular' },
    { id: 'cherry', emoji: '🍒', name: 'Kirsebær', value: 5, type: 'regular' },
    { id: 'gem', emoji: '💎', name: 'Diamant', value: 100, type: 'wild' },
  ],
  config: {
    minBet: 0.1,
    maxBet: 100,
    betLevels: [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 25, 50, 100],
    autoSpinOptions: [10, 25, 50, 100],
    soundEnabled: true,
    animationSpeed: 1,
  },
  palette: ['#101820', '#203848', '#4080a0', '#f0e0a0'],
  definitionHash: String(own.id).padStart(64, '0'),
  standing: 'admitted',
  version: 1,
  hitFrequency: 0.3,
  features: [],
  createdAt: '2026-01-01T12:00:00.000Z',
  ...own,
})

/** A table for a test, of the slot's fields that all games have. */
export function sampleTable(own: Partial<TableSummary> & Pick<TableSummary, 'id' | 'name' | 'kind'>): TableSummary {
  const {
    kind: _,
    wins,
    paylines,
    leastCount,
    reels,
    rows,
    symbols,
    ...common
  } = sampleGame({ id: own.id, name: own.name })
  return { ...common, category: 'table', table: { coin: 1, spots: 3, asks: true }, ...own }
}

export const SAMPLE_GAMES: readonly SlotSummary[] = [
  sampleGame({
    id: 8,
    name: 'Faraos Nat',
    theme: 'egyptian',
    category: 'mythology',
    featured: true,
    popularity: 12,
    paylines: 20,
  }),
  sampleGame({
    id: 7,
    name: 'Søens Guld',
    theme: 'pirate',
    category: 'adventure',
    description: 'Kaptajnen har brændt kortet.',
    rtp: 9412,
  }),
  sampleGame({ id: 6, name: 'Æblehaven', theme: 'fruit', category: 'fruit', popularity: 0 }),
  sampleGame({ id: 5, name: 'Bolsjekogeriet', theme: 'sweet', featured: true, volatility: 'extreme' }),
  sampleGame({ id: 4, name: 'Åens Sten', theme: 'nature', category: 'nature', rtp: 9799 }),
  sampleGame({ id: 3, name: 'Klassikeren', category: 'classic', volatility: 'low' }),
  sampleGame({ id: 2, name: 'Månens Bagside', theme: 'space', popularity: 9000 }),
  sampleGame({ id: 1, name: 'Den Første', popularity: 4 }),
]
