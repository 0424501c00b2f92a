import { defineConfig } from 'tsdown'

export default defineConfig({
  entry: {
    server: 'src/server.ts',
    worker: 'src/calculations/worker.ts',
    checkpoint: 'src/storage/checkpoint.worker.ts',
  },
  format: 'esm',
  platform: 'node',
  target: 'node22',
  dts: false,
  sourcemap: true,
  copy: [
    { from: 'src/catalogue/seed', to: 'dist' },
    { from: 'src/exports/unity-package', to: 'dist' },
  ],
  deps: { alwaysBundle: [/^@spilvaerk\//, /^drizzle-orm/] },
})
