export interface Tournament {
  readonly name: string
  readonly prize: string
  readonly players: number
  readonly timeLeft: string
  readonly game: string
  readonly entry: string
  readonly status: 'active' | 'ending'
}

export const STATUS_WORDS = { active: 'Active', ending: 'Ending Soon' } as const

export const TOURNAMENTS: readonly Tournament[] = [
  {
    name: 'Weekend Warriors',
    prize: '$10,000',
    players: 1247,
    timeLeft: '2d 14h',
    game: 'Viking Legends',
    entry: '$10',
    status: 'active',
  },
  {
    name: 'Mega Spin Challenge',
    prize: '$5,000',
    players: 856,
    timeLeft: '1d 8h',
    game: 'Cosmic Gems',
    entry: '$5',
    status: 'active',
  },
  {
    name: 'Daily Fortune',
    prize: '$1,000',
    players: 423,
    timeLeft: '4h 32m',
    game: 'Dragon Fortune Deluxe',
    entry: 'Free',
    status: 'ending',
  },
  {
    name: 'High Roller Cup',
    prize: '$25,000',
    players: 189,
    timeLeft: '5d 20h',
    game: 'Golden Pharaoh',
    entry: '$100',
    status: 'active',
  },
]

export const LEADERS = [
  { name: 'SpinMaster', points: 15_420 },
  { name: 'LuckyAce', points: 14_850 },
  { name: 'You', points: 13_200 },
  { name: 'ReelQueen', points: 12_790 },
  { name: 'JackpotJoe', points: 11_640 },
] as const
export const CURRENT_USER = 'You'
