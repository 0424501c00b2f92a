export const FIGURES = [
  { name: 'Total Listed', value: '847' },
  { name: 'Avg. Price', value: '$2,450' },
  { name: 'Total Sales', value: '3,124' },
  { name: 'Your Revenue', value: '$18,240' },
] as const

export interface Listing {
  /** The game that Preview opens. */
  readonly id: number
  readonly name: string
  readonly price: string
  readonly license: 'Full Rights' | 'Resale License' | 'White Label'
  readonly sales: number
  readonly rating: number
  readonly seller: string
  readonly tags: readonly string[]
}

export const LISTINGS: readonly Listing[] = [
  {
    id: 1,
    name: 'Dragon Fortune Deluxe',
    price: '$4,500',
    license: 'Full Rights',
    sales: 127,
    rating: 4.9,
    seller: 'GameForge Studio',
    tags: ['Asian', 'Jackpot', 'High volatility'],
  },
  {
    id: 2,
    name: 'Viking Legends',
    price: '$2,800',
    license: 'Resale License',
    sales: 89,
    rating: 4.7,
    seller: 'Nordic Games',
    tags: ['Norse', 'Free spins', 'Wilds'],
  },
  {
    id: 3,
    name: 'Cosmic Gems',
    price: '$1,950',
    license: 'White Label',
    sales: 64,
    rating: 4.6,
    seller: 'Stellar Slots',
    tags: ['Space', 'Cluster', 'Cascades'],
  },
]

export const reviewsOf = (sales: number): number => Math.floor(sales * 1.3)
