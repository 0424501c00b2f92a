// Builds what changed since the last time, and serves it. The settings are in README.md.
import { run, stopAll } from './process.mjs'

const shown = ['@spilvaerk/api', '@spilvaerk/web'].map((name) => `--filter=${name}`)
const built = await run(process.execPath, ['scripts/turbo.mjs', 'run', 'build', ...shown, '--output-logs=errors-only'])
if (built) process.exit(built)
// What the build has not painted of the house's games is there a little later; until then their pages paint it.
const paint = ['--disable-warning=ExperimentalWarning', 'packages/web/scripts/house-tiles.ts', 'all', 'aside']
void run(process.execPath, paint)
const served = await run(process.execPath, ['packages/api/dist/server.mjs', 'serve'])
stopAll()
process.exit(served)
