import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { scopeOf } from './scopes.mjs'
import { warmPool } from './warm-pool.ts'

const { tests, project } = scopeOf(process.env.MUTANTS_SCOPE)

/** Only the tests of one scope, in the copy of the repository that has the mutants in it. */
export default defineConfig({
  root: join(process.cwd(), 'packages', project),
  plugins: [
    {
      name: 'warm-pool',
      configureVitest: ({ project: { config } }) => {
        Object.assign(config, { pool: warmPool.name, poolRunner: warmPool })
      },
    },
  ],
  test: {
    environment: 'node',
    isolate: false,
    include: [...tests],
    setupFiles: [
      fileURLToPath(new URL('inactive.ts', import.meta.url)),
      ...(project === 'api' ? ['src/testing/seeded-chance.ts'] : []),
    ],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
