import { COMMON } from './arguments.ts'
import type { Command, Option } from './command.ts'

const EXIT_CODES = `Exit codes: 0 done; 1 the answer is no (refused, different, out of reach); 2 wrong usage or unreadable input;
3 a fault of slot-engine itself; 130 interrupted.`

export function helpOfAll(commands: readonly Command[]): string {
  const width = Math.max(...commands.map(({ name }) => name.length))
  const lines = commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`)
  return `slot-engine: slot games as data, and their maths.

Usage: slot-engine COMMAND …

${lines.join('\n')}

slot-engine COMMAND --help tells more. The file - is stdin. --json prints JSON and nothing else.
${EXIT_CODES}
`
}

export function helpOf({ name, summary, takes, options, notes }: Command): string {
  const rows = Object.entries<Option>({ ...options, ...COMMON }).map(([option, { value, help, isRequired }]) => [
    `--${option}${value === undefined ? '' : ` ${value}`}`,
    isRequired ? `${help} (required)` : help,
  ])
  const width = Math.max(...rows.map(([left = '']) => left.length))
  return `${summary}

Usage: slot-engine ${[name, takes, '[options]'].filter((part) => part !== '').join(' ')}

${rows.map(([left = '', right]) => `  ${left.padEnd(width)}  ${right}`).join('\n')}
${notes === undefined ? '' : `\n${notes}\n`}
${EXIT_CODES}
`
}
