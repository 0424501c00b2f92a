import { type Draft, personalityOf, themeOf } from './draft.ts'

/** Two drafts with the same body ask for the same game. */
export const bodyOf = (draft: Draft): string => JSON.stringify(requestOf(draft))

/** The body of POST /api/generate-advanced-game: the chosen presets go along whole. */
export function requestOf(draft: Draft) {
  const { reels, paylines, rtp, volatility, sound, visuals, ai } = draft.settings
  return {
    name: draft.name.trim(),
    description: draft.description.trim(),
    theme: themeOf(draft),
    personality: personalityOf(draft),
    settings: { reels, paylines, rtp, volatility, sound, visuals, ai },
  }
}
