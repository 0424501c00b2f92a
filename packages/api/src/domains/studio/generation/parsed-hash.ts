import { parseDefinition } from '@spilvaerk/slot-engine'
import { identify } from '../../games/catalogue/definitions.ts'

/** The content hash of a definition that somebody sends, or undefined where it is none. */
export function parsedHash(input: unknown): string | undefined {
  const parsed = parseDefinition(input)
  return parsed.ok ? identify(parsed.definition).definitionHash : undefined
}
