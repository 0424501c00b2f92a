import { holding } from './hold.ts'

/** Each reel with a coin has respins of its own, and brings a prize once it is full. */
export const reelCounters = holding((held, _, { brief, coins }) => ({
  ...held,
  eachReel: 'withCoins',
  fullReels: [5, 5, 10, 10, 25, 25, 50].slice(0, brief.reels).map((bets) => ({ prize: { coins: coins(bets) } })),
}))
