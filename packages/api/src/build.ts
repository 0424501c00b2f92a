/** Folders that travel with the server. */
const COPIED = ['src/domains/games/catalogue/seed', 'src/domains/studio/exports/unity-package']

/** How the server is built: its options of tsdown, with paths from the package. */
export const buildInto = (folder: string) => ({
  entry: {
    server: 'src/server.ts',
    worker: 'src/platform/calculations/worker.ts',
    painter: 'src/platform/tiles/painter.worker.ts',
    pictures: 'src/platform/pictures/decode.worker.ts',
    segment: 'src/control/segment.worker.ts',
    checkpoint: 'src/platform/storage/sqlite/checkpoint.worker.ts',
  },
  outDir: folder,
  format: 'esm' as const,
  platform: 'node' as const,
  target: 'node22',
  dts: false,
  sourcemap: true,
  copy: COPIED.map((from) => ({ from, to: folder })),
  deps: { alwaysBundle: [/^@spilvaerk\//, /^drizzle-orm/] },
})
