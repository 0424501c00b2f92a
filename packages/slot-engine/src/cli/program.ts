import { OutOfReach } from '../meter.ts'
import { parseArguments } from './arguments.ts'
import type { Command, Outcome, Program } from './command.ts'
import { helpOf, helpOfAll } from './help.ts'
import { type Io, writeOutput } from './io.ts'
import { EXIT, type Exit, Interrupted, Refusal, usage } from './refusal.ts'

/** Runs one call and gives its exit code. Never throws: a fault becomes a sentence too. */
export async function runProgram(program: Program, args: readonly string[], io: Io): Promise<Exit> {
  const { name } = program
  try {
    return await dispatch(program, args, io)
  } catch (thrown) {
    const error = thrown instanceof OutOfReach ? tooMuch(thrown) : thrown
    const isJson = args.includes('--json')
    if (error instanceof Interrupted) return EXIT.interrupted
    if (error instanceof Refusal) {
      if (isJson) io.out(jsonText(error.json))
      else io.err(`${name}: ${error.text}\n`)
      return error.exit
    }
    const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
    if (isJson) io.out(jsonText({ ok: false, error: { code: 'fault', message } }))
    else io.err(`${name}: this should not happen, and is a fault of ${name}. ${message}\n`)
    return EXIT.fault
  }
}

/** What a command meets that is not bounded by a budget of its own: a round that never ends. */
const tooMuch = ({ part, code }: OutOfReach): Refusal =>
  new Refusal(
    'out_of_reach',
    `${part}: takes more than its budget (${code}): a round or a table of this game is too long`,
  )

async function dispatch(program: Program, [name, ...args]: readonly string[], io: Io): Promise<Exit> {
  const { commands } = program
  if (name === undefined) {
    io.err(helpOfAll(program))
    return EXIT.usage
  }
  if (name === '--help' || name === '-h' || name === 'help') return say(io, helpOfAll(program))
  if (name === '--version') return say(io, `${program.version}\n`)
  const command = commands.find((one) => one.name === name)
  if (command === undefined) {
    throw usage(`no command ${JSON.stringify(name)}. There are ${commands.map((one) => one.name).join(', ')}`)
  }
  return runCommand(program, command, args, io)
}

async function runCommand(program: Program, command: Command, args: readonly string[], io: Io): Promise<Exit> {
  const { values, files } = parseArguments(command, args)
  if (values.help === true) return say(io, helpOf(program, command))
  const outcome = await command.run({ values: values as never, files, io })
  const text = textOf(outcome, values.json === true)
  if (typeof values.out === 'string') writeOutput(values.out, text)
  else io.out(text)
  return outcome.exit ?? (outcome.ok ? EXIT.ok : EXIT.no)
}

function textOf({ json, text }: Outcome, isJson: boolean): string {
  if (isJson) return jsonText(json)
  return text.endsWith('\n') ? text : `${text}\n`
}

const jsonText = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`

function say(io: Io, text: string): Exit {
  io.out(text)
  return EXIT.ok
}
