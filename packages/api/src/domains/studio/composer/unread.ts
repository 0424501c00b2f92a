import { readSlot } from './reading/read-slot.ts'

const MOST_CLAUSES = 20

/** The clauses of a prompt for a slot of which nothing was understood, as they are written, and of others the words that were not. */
export const unreadClauses = (prompt: string): string[] => [
  ...new Set(
    readSlot(prompt)
      .clauses.flatMap(({ text, state, left }) => (state === 'unknown' ? [text] : left === undefined ? [] : [left]))
      .slice(0, MOST_CLAUSES),
  ),
]
