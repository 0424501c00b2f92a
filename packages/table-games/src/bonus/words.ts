import type { Language } from '@spilvaerk/slot-engine/shared'
import type { BonusGameType } from '../definition.gen.ts'

export interface BonusWords {
  /** What is played. */
  readonly games: Readonly<Record<BonusGameType, string>>
  /** The group of spots that bonus games have of their own. */
  readonly spot: string
  /** Moves of all of them; `card-1`, `card-2` … stand under `card`. */
  readonly moves: Readonly<Record<'take' | 'climb' | 'higher' | 'lower' | 'heads' | 'tails' | 'card', string>>
}

export const BONUS_WORDS: Readonly<Record<Language, BonusWords>> = {
  da: {
    games: {
      wheel: 'Bonushjul',
      cards: 'Træk et kort',
      ladder: 'Terningestige',
      throw: 'Lykkekast',
      hiLo: 'Højere eller lavere',
      coin: 'Plat eller krone',
    },
    spot: 'Bonusindsats',
    moves: {
      take: 'Tag gevinsten',
      climb: 'Klatr videre',
      higher: 'Højere',
      lower: 'Lavere',
      heads: 'Krone',
      tails: 'Plat',
      card: 'Kort',
    },
  },
  en: {
    games: {
      wheel: 'Bonus wheel',
      cards: 'Pick a card',
      ladder: 'Dice ladder',
      throw: 'Lucky throw',
      hiLo: 'Higher or lower',
      coin: 'Heads or tails',
    },
    spot: 'Bonus bet',
    moves: {
      take: 'Take it',
      climb: 'Climb on',
      higher: 'Higher',
      lower: 'Lower',
      heads: 'Heads',
      tails: 'Tails',
      card: 'Card',
    },
  },
}
