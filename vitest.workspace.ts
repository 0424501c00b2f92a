import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      'packages/*',
      'packages/api/vitest.postgres.config.ts',
      { test: { name: 'workspace', environment: 'node', include: ['scripts/**/*.test.mjs'], testTimeout: 60_000 } },
    ],
  },
})
