import type { z } from 'zod'

type Issue = z.core.$ZodIssue

/** What a schema objects to, in English: its own sentences are Danish. */
export function issueInEnglish(issue: Issue): string {
  const name = issue.path.length > 0 ? `${pathText(issue.path)} ` : 'The request '
  switch (issue.code) {
    case 'invalid_type':
      return `${name}has to be ${article(issue.expected)}`
    case 'invalid_value':
      return `${name}has to be ${issue.values.map(String).join(', ')}`
    case 'too_small':
      return `${name}has to be ${sized(issue.origin, issue.inclusive === false ? 'more than' : 'at least', issue.minimum)}`
    case 'too_big':
      return `${name}has to be ${sized(issue.origin, issue.inclusive === false ? 'less than' : 'at most', issue.maximum)}`
    case 'not_multiple_of':
      return `${name}has to be a multiple of ${issue.divisor}`
    case 'invalid_format':
      return `${name}is not a valid ${issue.format === 'regex' ? 'value' : issue.format}`
    case 'unrecognized_keys':
      return `${name}has unknown fields: ${issue.keys.join(', ')}`
    default:
      return `${name}cannot be used`
  }
}

const COUNTED: Readonly<Record<string, string>> = { string: 'characters long', array: 'in number', set: 'in number' }

const sized = (origin: string, than: string, limit: number | bigint): string =>
  [than, limit, COUNTED[origin]].filter((part) => part !== undefined).join(' ')

const article = (type: string): string => `${/^[aeiou]/.test(type) ? 'an' : 'a'} ${type}`

/** `['symbols', 2, 'pays']` as `symbols[2].pays`. */
export const pathText = (path: readonly PropertyKey[]): string =>
  path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '')
