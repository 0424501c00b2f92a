/**
 * The definition as JSON with sorted keys and no spaces: equal definitions give equal texts.
 * The SHA-256 of its UTF-8 bytes is the definition's content hash.
 */
export const canonicalJson = (definition: object): string => write(definition)

function write(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(write).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).filter(([, item]) => item !== undefined)
  // By UTF-16 code units, the same everywhere, as RFC 8785 sorts.
  entries.sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${write(item)}`).join(',')}}`
}
