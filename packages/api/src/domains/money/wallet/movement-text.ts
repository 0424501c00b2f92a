import type { Language } from '@spilvaerk/messages'
import { movements } from '@spilvaerk/messages/movements'
import type { Movement } from '@spilvaerk/schemas'

type Key = keyof typeof movements.da.texts

const VALUE = /\{\{(\w+)\}\}/g

/** A text with its values left open, as a pattern that finds them. */
const patternOf = (text: string): RegExp =>
  new RegExp(`^${text.replaceAll(/[.()]/g, '\\$&').replaceAll(VALUE, '(?<$1>.+)')}$`, 's')

// The entries of an object that is written as a record have the keys of the record.
const PATTERNS = Object.entries(movements.da.texts).map(([key, text]) => [key as Key, patternOf(text)] as const)

/** A movement as it is shown in a language. */
export const movementIn = (movement: Movement, language: Language): Movement => ({
  ...movement,
  text: movementText(movement.text, language),
})

/** What the ledger says of a movement, which is stored in Danish. A text that is not known is shown as it is stored. */
export function movementText(stored: string, language: Language): string {
  if (language === 'da') return stored
  for (const [key, pattern] of PATTERNS) {
    const found = pattern.exec(stored)
    if (found) return movements[language].texts[key].replace(VALUE, (_, name: string) => found.groups?.[name] ?? '')
  }
  return stored
}
