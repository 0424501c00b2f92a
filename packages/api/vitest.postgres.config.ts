import { defineProject } from 'vitest/config'
import { findPostgres } from './src/testing/postgres/find.ts'
import api from './vitest.config.ts'

/** The tests of the API again, on PostgreSQL: those of money, play and people; and those of several servers. */
const STORED = [
  'src/**/*.postgres.test.ts',
  'src/domains/{money,play}/**/*.test.ts',
  'src/domains/people/{accounts,identity,limits,staff}/**/*.test.ts',
  'src/domains/games/{admission,popularity}/**/*.test.ts',
  'src/domains/games/catalogue/catalogue.test.ts',
  'src/domains/studio/{ai,api-keys,art,certification}/**/*.test.ts',
  'src/platform/{jobs,mail,runs}/*.test.ts',
]
/** What asks nothing of the store, or SQLite alone; and proofs by the order that a store in the process gives them. */
const ELSEWHERE = [
  'src/domains/people/{identity/sealed,accounts/passwords}.test.ts',
  'src/domains/money/crypto/{evm,esplora,addresses}.test.ts',
  'src/domains/games/admission/proving.test.ts',
]
/** What is said instead where there is no PostgreSQL. */
const NONE = ['src/testing/postgres/none.skipped.ts']

export default defineProject({
  test: {
    ...api.test,
    name: 'postgres',
    include: findPostgres() ? STORED : NONE,
    exclude: ELSEWHERE,
    env: { DATABASE_URL: 'postgres://test' },
    globalSetup: ['src/testing/postgres/server.ts'],
  },
})
