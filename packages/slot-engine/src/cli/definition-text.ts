const WIDTH = 120

/** JSON to be read and edited: what fits a line stands on one, and a strip fills its lines. */
export function definitionText(value: unknown, indent = '', before = 0): string {
  const flat = flatText(value)
  if (!isHolder(value) || indent.length + before + flat.length < WIDTH) return flat
  const inner = `${indent}  `
  if (!Array.isArray(value)) {
    const parts = entriesOf(value).map(
      ([key, part]) => `${JSON.stringify(key)}: ${definitionText(part, inner, key.length + 4)}`,
    )
    return `{\n${inner}${parts.join(`,\n${inner}`)}\n${indent}}`
  }
  const isPlain = !value.some(isHolder)
  const lines = isPlain ? filled(value.map(flatText), inner) : value.map((part) => definitionText(part, inner))
  return `[\n${inner}${lines.join(`,\n${inner}`)}\n${indent}]`
}

function flatText(value: unknown): string {
  if (!isHolder(value)) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(flatText).join(', ')}]`
  const parts = entriesOf(value).map(([key, part]) => `${JSON.stringify(key)}: ${flatText(part)}`)
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`
}

const isHolder = (value: unknown): value is object => typeof value === 'object' && value !== null

const entriesOf = (value: object): readonly (readonly [string, unknown])[] =>
  Object.entries(value).filter(([, part]) => part !== undefined)

/** As many on a line as it holds. */
function filled(parts: readonly string[], indent: string): readonly string[] {
  const lines: string[] = []
  for (const part of parts) {
    const last = lines.at(-1)
    if (last === undefined || indent.length + last.length + part.length + 3 > WIDTH) lines.push(part)
    else lines[lines.length - 1] = `${last}, ${part}`
  }
  return lines
}
