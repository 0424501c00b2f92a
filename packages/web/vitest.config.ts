import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

// A document takes longer to make than most tests to run: only components get one.
export default defineConfig({
  plugins: [react()],
  test: {
    name: 'web',
    testTimeout: 30_000,
    // Node runs the packages below as they are, which is faster than Vite's module runner.
    server: {
      deps: { external: [/packages\/(slot-engine|table-games|schemas|messages)\/src\/(?!.*\.test\.ts$).*\.ts$/] },
    },
    projects: [
      { extends: true, test: { name: 'web', environment: 'node', isolate: false, include: ['src/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'web-pages',
          environment: 'jsdom',
          // A document for each file takes longer than most files: src/test-setup.ts clears what a file leaves.
          isolate: false,
          include: ['src/**/*.test.tsx'],
          setupFiles: ['src/test-setup.ts'],
        },
      },
    ],
  },
})
