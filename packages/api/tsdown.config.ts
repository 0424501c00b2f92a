import { defineConfig } from 'tsdown'

export default defineConfig({
  entry: {
    server: 'src/server.ts',
    worker: 'src/platform/calculations/worker.ts',
    painter: 'src/platform/tiles/painter.worker.ts',
    pictures: 'src/platform/pictures/decode.worker.ts',
    checkpoint: 'src/platform/storage/sqlite/checkpoint.worker.ts',
  },
  format: 'esm',
  platform: 'node',
  target: 'node22',
  dts: false,
  sourcemap: true,
  copy: [
    { from: 'src/domains/games/catalogue/seed', to: 'dist' },
    { from: 'src/domains/studio/exports/unity-package', to: 'dist' },
  ],
  deps: { alwaysBundle: [/^@spilvaerk\//, /^drizzle-orm/] },
})
