import { defineProject } from 'vitest/config'

export default defineProject({
  test: {
    name: 'table-games',
    environment: 'node',
    // Nothing is kept between tests but what a file makes for itself: loading the modules once is enough.
    isolate: false,
    // Node runs the sources as they are: as fast as in use, which small imported functions are not in Vite's module runner.
    server: { deps: { external: [/(slot-engine|table-games)\/src\/(?!.*\.test\.ts$).*\.ts$/] } },
    include: ['src/**/*.test.ts'],
    // Laws and whole cycles: no test waits, some compute for seconds, more on a busy machine.
    testTimeout: 120_000,
  },
})
