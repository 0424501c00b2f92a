import { defineConfig } from 'tsdown'

export default defineConfig({
  entry: ['src/server.ts', 'src/**/*.worker.ts'],
  format: 'esm',
  platform: 'node',
  target: 'node22',
  dts: false,
  sourcemap: true,
  deps: { alwaysBundle: [/^@spilvaerk\//] },
})
