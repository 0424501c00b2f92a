/** A value that is sent in the place of another one, as raw JSON: much of it no program would write. */
export interface Fault {
  readonly label: string
  readonly json: string
  /** Too large to be sent for each field by itself: each field's share where so many get it in one body. */
  readonly shared?: (fields: number) => string
}

const nested = (open: string, close: string, levels: number) => open.repeat(levels) + close.repeat(levels)
const deep = (levels: number): Fault[] => [
  { label: `lists ${levels} deep`, json: nested('[', ']', levels) },
  { label: `objects ${levels} deep`, json: `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}` },
]
const depth: Fault[] = [...deep(10), ...deep(1000)]

/** Still deeper than anything that recursion survives where many share it. */
const levelsFor = (fields: number) => Math.max(2000, Math.floor(100_000 / fields))
const shared = (label: string, share: (fields: number) => string): Fault => ({ label, json: share(1), shared: share })
const heavy: Fault[] = [
  shared('lists 100000 deep', (fields) => nested('[', ']', levelsFor(fields))),
  shared('objects 100000 deep', (fields) => `${'{"a":'.repeat(levelsFor(fields))}1${'}'.repeat(levelsFor(fields))}`),
  shared('a list of 10,000 numbers', () => `[${Array(10_000).fill(1).join()}]`),
  shared('a list of 10,000 texts', () => `[${Array(10_000).fill('"x"').join()}]`),
  shared('an object of many fields', (fields) => {
    const names = Array.from({ length: Math.floor(50_000 / fields) }, (_, n) => `"f${n}":1`)
    return `{${names.join()}}`
  }),
  shared('a body of 900 KB', (fields) => JSON.stringify('x'.repeat(Math.floor(900_000 / fields)))),
]

const size: Fault[] = [
  { label: 'an empty text', json: '""' },
  { label: 'a text of 10,000 characters', json: JSON.stringify('x'.repeat(10_000)) },
]

const named = (...jsons: readonly string[]): Fault[] => jsons.map((json) => ({ label: json, json }))
const types = named('null', 'true', 'false', '1', '"x"', '[]', '{}', '[null]', '[[]]', '[{}]', '{"a":null}')
const numbers = [
  ...named('0', '-0', '-1', '2147483648', '9007199254740993', '1e308', '-1e308', '1e999', '1e-320'),
  ...named('0.30000000000000004', '"NaN"', '"Infinity"', '"1e999"', '"1"', '[1e999]', '[-1]'),
]
const unicode = named('"\\ud800"', '"a\\u0000b"', '"\\u202egnp.lips"', '"\\ufeff"', '"e\\u0301💥"')
const prototypes = [
  ...named('"__proto__"', '"constructor"', '"toString"', '{"__proto__":{"polluted":1}}'),
  ...named('{"constructor":{"prototype":{"polluted":1}}}', '{"hasOwnProperty":1,"toString":1}'),
]

export const FAULTS: readonly Fault[] = [...types, ...numbers, ...unicode, ...prototypes, ...size, ...depth, ...heavy]

/** The same for a place in a path, a query or a header, where everything is text. */
export const TEXTS: readonly string[] = [
  ...['', '0', '-0', '-1', '1.5', '1e3', '1e999', '2147483648', '9007199254740993', 'NaN', 'Infinity', 'null', 'true'],
  ...['[]', '{}', '[['.repeat(500), 'x'.repeat(5000), '__proto__', 'constructor', 'toString', '..%2F1', '%'],
]
/** For paths and queries: already escaped, since some of them are no text at all. */
export const ESCAPED_TEXTS: readonly string[] = ['%00', '%ED%A0%80', '%E2%80%AE1', '%F0%9F%92%A5', '%FF', '%C0%AE']
