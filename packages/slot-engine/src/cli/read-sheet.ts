import type { Game } from '../game/core/game.ts'
import type { ParSheet } from '../proof/sheet.ts'
import { definitionHash, readJson } from './definition-file.ts'
import type { Io } from './io.ts'
import { refused } from './refusal.ts'

/** The stored sheet of a game, as `par --json` prints it or as the library gives it. */
export async function readSheet(path: string, game: Game, io: Io): Promise<ParSheet> {
  const { file, value } = await readJson(path, io)
  const stored = objectOf(value)
  const hash = stored?.definitionHash
  if (hash !== undefined && hash !== definitionHash(game.definition))
    throw refused('is the sheet of another game, or of another version of it', { file })
  const sheet = objectOf(stored?.sheet) ?? stored
  const reason = sheet === null ? 'an object' : lacking(sheet, game)
  if (sheet === null || reason !== null)
    throw refused(`is no sheet as slot-engine par --json prints it: ${reason} is missing`, { file })
  // What tuning reads of it was looked at.
  return sheet as unknown as ParSheet
}

type Fields = Readonly<Record<string, unknown>>

const objectOf = (value: unknown): Fields | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null

function lacking(sheet: Fields, { betCoins }: Game): string | null {
  const isShare = (value: unknown): boolean => typeof value === 'number' && value >= 0 && Number.isFinite(value)
  for (const field of ['rtp', 'uncappedRtp', 'hitFrequency', 'standardDeviation'])
    if (!isShare(sheet[field])) return field
  if (sheet.method !== 'exact' && sheet.method !== 'simulated') return 'method'
  if (sheet.method === 'simulated' && !isShare(sheet.standardError)) return 'standardError'
  return sheet.betCoins === betCoins ? null : `betCoins ${betCoins}`
}
