// Builds what changed since the last time, and serves it. The settings are in README.md.
import { run } from './process.mjs'

const shown = ['@spilvaerk/api', '@spilvaerk/web'].map((name) => `--filter=${name}`)
const built = await run(process.execPath, ['scripts/turbo.mjs', 'run', 'build', ...shown, '--output-logs=errors-only'])
process.exit(built || (await run(process.execPath, ['packages/api/dist/server.mjs', 'serve'])))
