// turbo without telemetry. Usage: node scripts/turbo.mjs <arguments of turbo>
import { run } from './process.mjs'

const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' }
process.exit(await run('pnpm', ['exec', 'turbo', ...process.argv.slice(2)], { env }))
