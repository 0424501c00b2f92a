import { readConfig } from './config.ts'
import { start } from './start.ts'
import { CannotStart } from './stop.ts'

try {
  const { url, stop } = await start(readConfig(process.env))
  process.stdout.write(`Spilværk: ${url}\n`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      stop().then(
        () => process.exit(0),
        () => process.exit(1),
      )
    })
  }
} catch (error) {
  if (!(error instanceof CannotStart)) throw error
  process.stderr.write(`Spilværk cannot start: ${error.message}\n`)
  process.exit(1)
}
