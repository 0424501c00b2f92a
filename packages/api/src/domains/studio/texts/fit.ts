import { checkPrompt } from '../../games/moderation/check-prompt.ts'
import { checkText } from '../../games/moderation/check-text.ts'

/** The words for which a text cannot stand in a game: what a prompt may not ask for, and what no listed game may say. */
export const unfitPassage = (text: string): string | undefined =>
  checkPrompt(text)?.passage ?? checkText({ name: '', description: text })[0]?.passage
