import { fileURLToPath } from 'node:url'
import { scopeOf } from './scopes.mjs'

const name = process.env.MUTANTS_SCOPE
const scope = scopeOf(name)
/** @param {string} file */
const here = (file) => fileURLToPath(new URL(file, import.meta.url))
const reports = here(`../../test-results/mutants/${name}`)

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  plugins: [here('warm-runner.mjs')],
  testRunner: 'warm',
  ignorers: ['words'],
  vitest: { configFile: here('vitest.config.ts'), related: false },
  mutate: scope.mutate.map((path) => path.replace(/^!?/, (not) => `${not}packages/${scope.project}/`)),
  coverageAnalysis: 'perTest',
  concurrency: 2,
  ignorePatterns: [
    'dist',
    'dist-server',
    'docs/screenshots',
    'docs/walks',
    'e2e',
    'data',
    'test-results',
    '.turbo',
    '.types',
  ],
  disableTypeChecks: false,
  incremental: true,
  incrementalFile: `${reports}/incremental.json`,
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: `${reports}/report.json` },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  // Nothing to rewrite: the whole repository is copied. TypeScript 7 has no API that Stryker could rewrite it with.
  tsconfigFile: 'none.json',
  dryRunTimeoutMinutes: 60,
  timeoutMS: 30_000,
}
