import { ASSETS } from './assets.ts'
import { systemClock } from './clock.ts'
import { readConfig } from './config.ts'
import { ledgerCommand } from './ledger-command.ts'
import { createLog } from './log.ts'
import { orderCommand } from './order-command.ts'
import { start } from './start.ts'
import { CannotStart } from './stop.ts'
import { storageFailureIn } from './storage/failures.ts'

/** What is done instead of serving, by its first word. */
const COMMANDS: Readonly<Record<string, typeof ledgerCommand>> = { ledger: ledgerCommand, order: orderCommand }

const [command, ...rest] = process.argv.slice(2)

async function serve(): Promise<void> {
  const config = readConfig(process.env)
  const world = { clock: systemClock, log: createLog(config), demoLife: true }
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
  const run = command === undefined ? undefined : COMMANDS[command]
  if (run) process.exitCode = await run(rest, process.env, (line) => process.stdout.write(`${line}\n`))
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
