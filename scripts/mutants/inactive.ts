import { afterAll, beforeAll, inject } from 'vitest'

/** What Stryker keeps in a worker; its setup file, which runs before this one, has made it. */
interface Stryker {
  activeMutant?: string | undefined
  currentTestId?: string | undefined
  mutantCoverage?: { readonly perTest: Record<string, Record<string, number>> }
}

const given = inject as (key: string) => string | undefined
const stryker = (globalThis as unknown as Record<string, Stryker | undefined>)[given('globalNamespace') ?? '']
if (stryker && given('mode') === 'dry-run') countHooks(stryker)
// A worker that outlives a run still has the mutant of the run before, until the first test of a file begins.
if (stryker && given('mode') === 'mutant' && given('mutantActivation') !== 'static') stryker.activeMutant = undefined

/**
 * Counts what is reached outside a test, but not while modules are imported, as reached by every test of the file.
 * Stryker would take it for static, and start a worker for each such mutant: all that a `beforeAll` reaches.
 */
function countHooks(kept: Stryker): void {
  const HOOKS = 'hooks'
  const tests = new Set<string>()
  let [hooks, test]: (string | undefined)[] = []
  Object.defineProperty(kept, 'currentTestId', {
    configurable: true,
    get: () => test ?? hooks,
    set: (id?: string) => {
      test = id
      if (id !== undefined) tests.add(id)
    },
  })
  beforeAll(() => {
    hooks = HOOKS
  })
  afterAll(() => {
    hooks = undefined
    const { [HOOKS]: reached = {}, ...perTest } = kept.mutantCoverage?.perTest ?? {}
    for (const id of tests) {
      const own = { ...perTest[id] }
      for (const [mutant, hits] of Object.entries(reached)) own[mutant] = (own[mutant] ?? 0) + hits
      perTest[id] = own
    }
    Object.assign(kept.mutantCoverage ?? {}, { perTest })
  })
}
