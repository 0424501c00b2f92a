// The API on PORT (3000), restarted when its source changes, and vite on 5173 in front of it.
import { join } from 'node:path'
import { root, run, stopAll } from './process.mjs'

const env = { ...process.env, NODE_ENV: process.env.NODE_ENV ?? 'development' }

const code = await Promise.race([
  run(process.execPath, ['--watch', '--watch-preserve-output', 'packages/api/src/server.ts', 'serve'], { env }),
  run(process.execPath, ['node_modules/vite/bin/vite.js'], { cwd: join(root, 'packages/web') }),
])
stopAll()
process.exitCode = code
