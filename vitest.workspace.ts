import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // By default one core is left over; nobody else waits for it here.
    maxWorkers: '100%',
    projects: [
      'packages/*',
      { test: { name: 'workspace', environment: 'node', include: ['scripts/**/*.test.mjs'], testTimeout: 60_000 } },
    ],
  },
})
