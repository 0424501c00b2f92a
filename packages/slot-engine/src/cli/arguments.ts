import { parseArgs } from 'node:util'
import type { Command, Options } from './command.ts'
import { usage } from './refusal.ts'

/** Every command has these. */
export const COMMON = {
  json: { type: 'boolean', help: 'print JSON and nothing else' },
  out: { type: 'string', value: 'FILE', help: 'write the result to FILE instead' },
  help: { type: 'boolean', help: 'print this' },
} as const satisfies Options

export interface Arguments {
  readonly values: Readonly<Record<string, string | boolean | readonly (string | boolean)[] | undefined>>
  readonly files: readonly string[]
}

export function parseArguments(command: Command, args: readonly string[]): Arguments {
  const options: Options = { ...command.options, ...COMMON }
  const { values, positionals } = parse(options, args)
  if (values.help === true) return { values, files: positionals }
  for (const [name, { isRequired }] of Object.entries(options))
    if (isRequired && values[name] === undefined) throw usage(`--${name} is missing`)
  const { min, max } = command.files
  if (positionals.length < min) throw usage(`${command.takes} is missing`)
  if (positionals.length > max) throw usage(`too many files: ${command.name} takes ${max}`)
  if (positionals.filter((file) => file === '-').length > 1) throw usage('stdin (-) can be read only once')
  return { values, files: positionals }
}

function parse(options: Options, args: readonly string[]) {
  const config = Object.fromEntries(
    Object.entries(options).map(([name, { type, multiple = false }]) => [name, { type, multiple }]),
  )
  try {
    return parseArgs({ args: [...args], options: config, allowPositionals: true, strict: true })
  } catch (error) {
    // Node's sentences name the option; their second halves speak of positional arguments.
    const [sentence = 'wrong arguments'] = (error instanceof Error ? error.message : '').split(/\. |\n/)
    throw usage(sentence)
  }
}

export function wholeNumber(name: string, text: string, min: number, max: number): number {
  const value = /^\d[\d_]*(e\d{1,2})?$/i.test(text) ? Number(text.replaceAll('_', '')) : Number.NaN
  if (Number.isSafeInteger(value) && value >= min && value <= max) return value
  throw usage(`--${name} must be a whole number from ${min} to ${max}, not ${JSON.stringify(text)}`)
}

export function oneOf<const T extends string>(name: string, allowed: readonly T[], text: string): T {
  const found = allowed.find((one) => one === text)
  if (found === undefined) throw usage(`--${name} must be ${allowed.join(', ')}, not ${JSON.stringify(text)}`)
  return found
}

/** `2/8` is the third of eight parts. */
export function shardOf(text: string): { readonly index: number; readonly of: number } {
  const [, index, of] = /^(\d{1,9})\/(\d{1,9})$/.exec(text) ?? []
  if (of !== undefined && Number(index) < Number(of)) return { index: Number(index), of: Number(of) }
  throw usage(`--shard must be i/n with i from 0 to n - 1, not ${JSON.stringify(text)}`)
}
