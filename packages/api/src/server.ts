import { COMMANDS } from './control/commands.ts'
import { ledgerCommand } from './control/ledger-command.ts'
import { commandLine } from './control/run-here.ts'
import { readConfig } from './domains/config.ts'
import { ASSETS } from './platform/config/assets.ts'
import { CannotStart } from './platform/config/stop.ts'
import { createLog } from './platform/log/log.ts'
import { storageFailureIn } from './platform/storage/failures.ts'
import { systemClock } from './platform/time/clock.ts'
import { start } from './start.ts'

const [command, ...rest] = process.argv.slice(2)

async function serve(): Promise<void> {
  const config = readConfig(process.env)
  const world = { clock: systemClock, log: createLog(config), demoHistory: true }
  const { url, stop } = await start(config, ASSETS, world)
  let isStopping = false
  // One Ctrl-C arrives several times: the terminal tells every process, and npm's scripts pass it on. Once is meant.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isStopping) return
      isStopping = true
      stop().then(
        () => process.exit(0),
        () => process.exit(1),
      )
    })
  }
  process.stdout.write(`Spilværk: ${url}\n`)
}

try {
  const say = (line: string) => process.stdout.write(`${line}\n`)
  if (command === 'ledger') process.exitCode = await ledgerCommand(rest, process.env, say)
  else if (command !== undefined && command in COMMANDS)
    process.exitCode = await commandLine([command, ...rest], process.env, say)
  else await serve()
} catch (error) {
  process.stderr.write(`Spilværk ${whyNot(error)}\n`)
  process.exit(1)
}

/** What a person can do something about, in one line. */
function whyNot(error: unknown): string {
  if (error instanceof CannotStart) return `cannot start: ${error.message}`
  const failure = storageFailureIn(error)
  if (!failure) throw error
  return `cannot use the database in DATA_DIR: ${failure.message}`
}
