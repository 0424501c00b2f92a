import type { CreateGameInput, GeneratedGame } from '@spilvaerk/schemas'
import type { Card } from '../../shell/draft.ts'

/** The configuration card as `/generate` takes it. */
export const cardWish = ({ rtp, volatility, reels, paylines, maxWin }: Card) => ({
  rtp: Math.round(rtp * 100),
  volatility,
  reels,
  paylines,
  maxWinMultiplier: maxWin,
})

/** What it takes to keep exactly the game that was designed. */
export const keepWish = (game: GeneratedGame): CreateGameInput => ({
  name: game.name,
  description: game.description,
  theme: game.theme,
  category: game.category,
  palette: game.palette,
  config: game.config,
  definition: { ...game.definition },
  generationId: game.generationId,
})

/** Another number each time: the same prompt gives another game. */
export const anyRoll = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % 1_000_001
