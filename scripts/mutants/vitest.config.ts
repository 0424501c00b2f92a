import { join, matchesGlob } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { scopeOf } from './scopes.mjs'
import { warmPool } from './warm-pool.ts'

const { tests, project } = scopeOf(process.env.MUTANTS_SCOPE)

/** Test files as the scope has them: cheap ones stand first, and the first failure ends a mutant. */
class InOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification) =>
      tests.findIndex((pattern) => matchesGlob(moduleId, `**/${pattern}`))
    return files.toSorted((a, b) => placeOf(a) - placeOf(b))
  }
}

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
    sequence: { sequencer: InOrder },
    setupFiles: [
      fileURLToPath(new URL('inactive.ts', import.meta.url)),
      ...(project === 'api' ? ['src/testing/seeded-chance.ts'] : []),
    ],
    // The engine's properties are tried a tenth as often (`runs` of its test-support).
    env: { CHECK_TIMES: '0.1' },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
