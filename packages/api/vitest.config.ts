import { defineProject } from 'vitest/config'

export default defineProject({
  test: {
    name: 'api',
    environment: 'node',
    // Nothing is kept between tests but what a file makes for itself: loading the modules once is enough.
    isolate: false,
    // Node runs the packages below as they are, which is faster than Vite's module runner.
    server: {
      deps: { external: [/packages\/(slot-engine|table-games|schemas|messages)\/src\/(?!.*\.test\.ts$).*\.ts$/] },
    },
    include: ['src/**/*.test.ts'],
    // They are run by vitest.postgres.config.ts.
    exclude: ['src/**/*.postgres.test.ts'],
    setupFiles: ['src/testing/seeded-chance.ts', 'src/testing/quick-passwords.ts'],
    // Servers, passwords and ledgers: no test waits, some compute for seconds, more on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
