import { Command, InvalidArgumentError } from 'commander'
import { settings } from '../domains/config.ts'
import { COMMANDS } from './commands.ts'
import type { VerifyOptions } from './ledger-command.ts'

/** What the program does, one function for each command: each gives the exit code. */
export interface Actions {
  serve(): Promise<void>
  /** Serves as what does the regular work alone. */
  work(): Promise<void>
  check(): Promise<number>
  migrate(): Promise<number>
  verify(options: VerifyOptions): Promise<number>
  /** Says the checkpoints of the ledger. */
  checkpoints(): Promise<number>
  backUp(target: string): Promise<number>
  restore(backup: string): Promise<number>
  /** Looks a certification package through. */
  checkPackage(file: string, options: { readonly key?: string; readonly simulate?: boolean }): Promise<number>
  /** Moves the casino to PostgreSQL. */
  copy(to: string): Promise<number>
  /** A command that the server carries out where one runs. */
  operate(words: readonly string[]): Promise<number>
}

const EXITS = `
Exit codes: 0 done, 1 not done or not whole, 2 a command that is not understood.
The settings are environment variables; "spilvaerk check --help" lists them.`

/** The command line. @param done is handed the exit code of a command that ends */
export function programOf(version: string, actions: Actions, done: (code: number) => void): Command {
  const program = new Command('spilvaerk')
    .description('Spilværk, an online casino: serves it, and does what an operator does')
    .version(version)
    .configureHelp({ sortSubcommands: true })
    .addHelpText('after', EXITS)
    .enablePositionalOptions()
    .exitOverride()
  const add = (form: string, about: string) => program.command(form).description(about)
  add('serve', 'serves the casino until it is told to stop').action(() => actions.serve())
  add('worker', 'does what is done regularly until it is told to stop, as `serve` with ROLE=worker').action(() =>
    actions.work(),
  )
  add('check', 'reads the settings and says in words what is served with them')
    .addHelpText('after', settingsText())
    .action(async () => done(await actions.check()))
  add('migrate', 'brings the database of DATA_DIR up to date, without serving').action(async () =>
    done(await actions.migrate()),
  )
  addVerify(add('verify', 'reads the whole ledger and the audit log, also beside a server'), actions, done)
  addLedger(add('ledger', 'the ledger: verify, checkpoints'), actions, done)
  add('backup', 'copies the casino into a folder, also beside servers')
    .argument('<folder>')
    .action(async (folder: string) => done(await actions.backUp(folder)))
  add('restore', 'puts a backup into DATA_DIR or the database of DATABASE_URL, which must be empty')
    .argument('<folder>')
    .action(async (folder: string) => done(await actions.restore(folder)))
  add('copy', 'copies the casino of DATA_DIR, which nobody serves meanwhile, into an empty PostgreSQL')
    .requiredOption('--to <address>', 'as postgres://user:password@host/name')
    .action(async ({ to }: { to: string }) => done(await actions.copy(to)))
  add('package', 'says whether a certification package is whole: signature, files, definition, test rounds')
    .argument('<file>')
    .option('--key <fingerprint>', 'the fingerprint of the key of the house, as told at /api/certification-key')
    .option('--simulate', 'repeats the whole simulation, too')
    .action(async (file: string, options: { key?: string; simulate?: boolean }) =>
      done(await actions.checkPackage(file, options)),
    )
  for (const [name, { usage, about }] of Object.entries(COMMANDS))
    add(name, about)
      .argument('[words...]')
      .usage(`<words>, as in\n  ${usage.join('\n  ')}`)
      .allowUnknownOption()
      .passThroughOptions()
      .action(async (words: string[]) => done(await actions.operate([name, ...words])))
  return program
}

/** With what `verify` is asked, under each of its names. */
function addVerify(command: Command, { verify }: Actions, done: (code: number) => void): void {
  command
    .option('--recent', 'reads what came after the last signed checkpoint')
    .option(
      '--kept <file>',
      'checkpoints that were kept elsewhere, as `ledger checkpoints` says them, have to be there',
    )
    .option(
      '--threads <number>',
      'that read at once; as many as there are processors, at most four, if nothing is said',
      threadsIn,
    )
    .action(async (options: VerifyOptions) => done(await verify(options)))
}

function threadsIn(text: string): number {
  if (!/^[1-9]\d?$/.test(text)) throw new InvalidArgumentError('A number from 1 to 99.')
  return Number(text)
}

function addLedger(ledger: Command, actions: Actions, done: (code: number) => void): void {
  addVerify(ledger.command('verify').description('the same as verify'), actions, done)
  ledger
    .command('checkpoints')
    .description('says the signed checkpoints, each as a line of JSON, to be kept elsewhere')
    .action(async () => done(await actions.checkpoints()))
  ledger.argument('[word]').action((word = '') => done(misused(ledger, `ledger ${word} is no command`)))
}

const MISUSED = 2

function misused(program: Command, message: string): number {
  program.configureOutput().writeErr?.(`${message}\n`)
  return MISUSED
}

function settingsText(): string {
  const names = Object.entries(settings.shape)
  const width = Math.max(...names.map(([name]) => name.length))
  return `\nSettings:\n${names.map(([name, { description = '' }]) => `  ${name.padEnd(width)}  ${description}`).join('\n')}`
}
