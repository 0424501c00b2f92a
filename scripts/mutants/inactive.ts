import { inject } from 'vitest'

// A worker that outlives a run still has the mutant of the run before, until the first test of a file begins.
const given = inject as (key: string) => string | undefined
const stryker = (globalThis as unknown as Record<string, { activeMutant?: string | undefined } | undefined>)[
  given('globalNamespace') ?? ''
]
if (stryker && given('mode') === 'mutant' && given('mutantActivation') !== 'static') stryker.activeMutant = undefined
