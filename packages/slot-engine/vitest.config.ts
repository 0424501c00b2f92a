import { defineProject } from 'vitest/config'

export default defineProject({
  test: {
    name: 'slot-engine',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    // Properties and whole cycles: no test waits, some compute for seconds, more on a busy machine.
    testTimeout: 120_000,
  },
})
