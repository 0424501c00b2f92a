import { readSlot } from './reading/read-slot.ts'

const MOST_CLAUSES = 20

/** The clauses of a prompt for a slot of which nothing was understood, as they are written. */
export const unreadClauses = (prompt: string): string[] => [
  ...new Set(
    readSlot(prompt)
      .clauses.filter(({ state }) => state === 'unknown')
      .map(({ text }) => text)
      .slice(0, MOST_CLAUSES),
  ),
]
