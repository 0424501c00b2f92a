import { readConfig } from './config.ts'
import { ledgerCommand } from './ledger-command.ts'
import { start } from './start.ts'
import { CannotStart } from './stop.ts'

const [command, ...rest] = process.argv.slice(2)

async function serve(): Promise<void> {
  const { url, stop } = await start(readConfig(process.env))
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
  if (command === 'ledger') {
    process.exitCode = await ledgerCommand(rest, process.env, (line) => process.stdout.write(`${line}\n`))
  } else await serve()
} catch (error) {
  if (!(error instanceof CannotStart)) throw error
  process.stderr.write(`Spilværk cannot start: ${error.message}\n`)
  process.exit(1)
}
