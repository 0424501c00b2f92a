import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const standalone = (file: string) => fileURLToPath(new URL(`./src/standalone/${file}`, import.meta.url))

/** What exported games carry: the player as one script and one style sheet, and (`--mode engine`) the engine alone. */
export default defineConfig(({ mode }) => ({
  plugins: [react(), tailwindcss(), artOnBoard(), withoutUnused()],
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: 'dist/player',
    emptyOutDir: false,
    copyPublicDir: false,
    lib:
      mode === 'engine'
        ? { entry: standalone('engine.ts'), formats: ['es'], fileName: () => 'engine.js' }
        : {
            ...{ entry: standalone('main.tsx'), formats: ['iife'], name: 'Spilvaerk' },
            ...{ fileName: () => 'player.js', cssFileName: 'player' },
          },
  },
}))

/** The machine asks the site for its drawings; in a file they are on board. */
function artOnBoard(): Plugin {
  const own = standalone('inlined-art.ts')
  return {
    name: 'art-on-board',
    enforce: 'pre',
    resolveId: (source, importer) => (source.endsWith('/art-url.ts') && importer !== own ? own : null),
  }
}

/** Parts of the drawing library that come along uncalled: other ways to draw, and what it offers beside drawing. */
const UNUSED = /\/(WebGPURenderer|webworkerAll|(accessibility|dom|events|spritesheet)\/init)\.mjs$/
const NOTHING = '\0nothing'

function withoutUnused(): Plugin {
  return {
    name: 'without-unused',
    enforce: 'pre',
    resolveId: (source) => (UNUSED.test(source) ? NOTHING : null),
    load: (id) => (id === NOTHING ? 'export const WebGPURenderer = undefined' : null),
  }
}
