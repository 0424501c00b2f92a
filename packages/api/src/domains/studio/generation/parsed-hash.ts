import { identify } from '../../games/catalogue/definitions.ts'
import { parseAny } from '../studio/prove.ts'

/** The content hash of a definition that somebody sends, or undefined where it is none. */
export function parsedHash(input: unknown): string | undefined {
  const parsed = parseAny(input)
  return parsed.ok ? identify(parsed.definition).definitionHash : undefined
}
