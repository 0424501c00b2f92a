import { type OutcomeTable, parseOutcomes } from '../proof/outcomes/outcome-table.ts'
import { wholeNumber } from './arguments.ts'
import { type Io, readInput } from './io.ts'
import { refused } from './refusal.ts'

/** A look-up table of a file that must hold one. */
export async function readOutcomes(path: string, bet: string | undefined, io: Io): Promise<OutcomeTable> {
  const betCoins = bet === undefined ? undefined : wholeNumber('bet', bet, 1, 100_000_000)
  const { file, text } = await readInput(path, io)
  const parsed = parseOutcomes(text, betCoins)
  if (parsed.ok) return parsed.table
  throw refused(`is no table of outcomes: line ${parsed.line}: ${parsed.reason}`, { file })
}
