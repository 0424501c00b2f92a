import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type LibraryOptions, type Plugin } from 'vite'

const standalone = (file: string) => fileURLToPath(new URL(`./src/standalone/${file}`, import.meta.url))

const packageOf = (name: string): LibraryOptions => ({
  ...{ entry: standalone(`${name}.ts`), formats: ['es'], fileName: () => `${name}.js` },
})

const playerOf = (name: 'player' | 'table-player'): LibraryOptions => ({
  ...{ entry: standalone(name === 'player' ? 'main.tsx' : 'table-main.tsx'), formats: ['iife'], name: 'Spilvaerk' },
  ...{ fileName: () => `${name}.js`, cssFileName: name },
})

/**
 * What exported games carry: the player as one script and one style sheet, and (`--mode engine`) the engine alone; of tables
 * by `--mode table` and `--mode table-engine`. Neither brings the other's along.
 */
export default defineConfig(({ mode }) => ({
  plugins: [
    react(),
    tailwindcss(),
    artOnBoard(),
    inHouseCabinet(mode),
    plainTexts(),
    withoutUnused(),
    withoutProof(),
    lightEnough(),
  ],
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: 'dist/player',
    emptyOutDir: false,
    copyPublicDir: false,
    lib: mode.endsWith('engine') ? packageOf(mode) : playerOf(mode === 'table' ? 'table-player' : 'player'),
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

/**
 * An exported slot stands in the house's cabinet: its page has no drawings in the round and may start no worker. A table has
 * no cabinet, and room for its place, which it paints itself.
 */
function inHouseCabinet(mode: string): Plugin {
  return {
    name: 'in-house-cabinet',
    enforce: 'pre',
    resolveId: (source) => {
      if (mode === 'table' && source.endsWith('/look/dressing.ts')) return standalone('place-painting.ts')
      return DRESSING.test(source) ? UNDRESSED : null
    },
    load: (id) =>
      id === UNDRESSED
        ? 'export const Cabinet = () => null, Painted = Cabinet, PaintedTitle = Cabinet, StagePlace = Cabinet, dressFor = async () => undefined; export class MusicPlayer { play() {} feature() {} big() {} close() {} }'
        : null,
  }
}
const DRESSING = /\/(look\/dressing\.ts|dress\.ts|Cabinet\.tsx|Painted\.tsx|music\/music-player\.ts)$/
const UNDRESSED = '\0undressed'

/** The player has few texts, and looks them up without the library of the catalogue. */
function plainTexts(): Plugin {
  const own = standalone('plain-texts.ts')
  return { name: 'plain-texts', enforce: 'pre', resolveId: (source) => (source === 'i18next' ? own : null) }
}

/** Parts of the drawing library that come along uncalled: other ways to draw, and what it offers beside drawing. */
const UNUSED =
  /\/(WebGPURenderer|webworkerAll|SVGParser|parseSVGPath|VideoSource|(accessibility|dom|events|spritesheet)\/init)\.mjs$/
const NOTHING = '\0nothing'
/** No video is ever shown. */
const UNCALLED = `export const WebGPURenderer = undefined, SVGParser = undefined, parseSVGPath = undefined
export const VideoSource = { extension: { type: [] }, test: () => false }`

function withoutUnused(): Plugin {
  return {
    name: 'without-unused',
    enforce: 'pre',
    resolveId: (source) => (UNUSED.test(source) ? NOTHING : null),
    load: (id) => (id === NOTHING ? UNCALLED : null),
  }
}

/** What proves a rule or a feature lies beside what plays it; an exported game only plays. */
const PROOF =
  /\/slot-engine\/src\/game\/((rules|features)\/[\w/-]+\/((growing-|mean-)?law|hits|sheet|sight|outcomes|grammar)|rules\/(anywhere\/fold|clusters\/fold|counted\/outlook))\.ts$/
const EXPORTED = /^export (?:async )?(?:const|class|function) (\w+)/gm

function withoutProof(): Plugin {
  return {
    name: 'without-proof',
    enforce: 'pre',
    load(id) {
      if (!PROOF.test(id)) return null
      const names = [...readFileSync(id, 'utf8').matchAll(EXPORTED)].map(([, name]) => `${name} = undefined`)
      return `export const ${names.join(', ')}`
    },
  }
}

/** An exported game stays under 1 MB with its drawings, its definition and its sheet. */
const MOST_BYTES = 971_000

function lightEnough(): Plugin {
  return {
    name: 'light-enough',
    generateBundle(_options, bundle) {
      const sizes = Object.values(bundle).map((file) => (file.type === 'chunk' ? file.code.length : file.source.length))
      const bytes = sizes.reduce((sum, size) => sum + size, 0)
      if (bytes > MOST_BYTES) this.error(`The player takes ${bytes} bytes; ${MOST_BYTES} are allowed`)
    },
  }
}
