import { COMMON } from './arguments.ts'
import type { Command, Option, Program } from './command.ts'

const exitCodes = (name: string): string =>
  `Exit codes: 0 done; 1 the answer is no (refused, different, out of reach); 2 wrong usage or unreadable input;
3 a fault of ${name} itself; 130 interrupted.`

export function helpOfAll({ name: program, about, commands }: Program): string {
  const width = Math.max(...commands.map(({ name }) => name.length))
  const lines = commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`)
  return `${program}: ${about}.

Usage: ${program} COMMAND …

${lines.join('\n')}

${program} COMMAND --help tells more. The file - is stdin. --json prints JSON and nothing else.
${exitCodes(program)}
`
}

export function helpOf(
  { name: program }: Pick<Program, 'name'>,
  { name, summary, takes, options, notes }: Command,
): string {
  const rows = Object.entries<Option>({ ...options, ...COMMON }).map(([option, { value, help, isRequired }]) => [
    `--${option}${value === undefined ? '' : ` ${value}`}`,
    isRequired ? `${help} (required)` : help,
  ])
  const width = Math.max(...rows.map(([left = '']) => left.length))
  return `${summary}

Usage: ${program} ${[name, takes, '[options]'].filter((part) => part !== '').join(' ')}

${rows.map(([left = '', right]) => `  ${left.padEnd(width)}  ${right}`).join('\n')}
${notes === undefined ? '' : `\n${notes}\n`}
${exitCodes(program)}
`
}
