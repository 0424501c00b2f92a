// Turbo without telemetry or notices. Usage: node scripts/turbo.mjs <arguments of turbo>
import { spawnSync } from 'node:child_process'

const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1', DO_NOT_TRACK: '1' }
const { status } = spawnSync('pnpm', ['exec', 'turbo', ...process.argv.slice(2)], { stdio: 'inherit', env, shell: process.platform === 'win32' })
process.exit(status ?? 1)
