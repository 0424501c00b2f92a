import { defineConfig } from 'tsdown'

/** Workers are named by the files they are in: what is built has other endings, as long as the old ones. */
const builtWorkers = {
  name: 'built-workers',
  transform(code: string) {
    const built = code.replaceAll(/(new URL\('\.\/[\w-]+-worker)\.ts'/g, "$1.js'")
    return built === code ? undefined : { code: built, map: null }
  },
}

export default defineConfig({
  entry: [
    'src/index.ts',
    'src/grammar/index.ts',
    'src/shared.ts',
    'src/cli/command-line.ts',
    'src/cli/main.ts',
    'src/cli/long-work-worker.ts',
    'src/workers/node.ts',
    'src/workers/node-worker.ts',
    'src/workers/offers.ts',
    'src/workers/browser.ts',
    'src/workers/browser-worker.ts',
    // Nobody imports it: a browser's bundler takes it in place of what compiles, by `browser` in package.json.
    'src/game/play/compiled/nothing-compiled.ts',
  ],
  format: 'esm',
  platform: 'neutral',
  // Browsers without a bundler, and workers in a development server's, read no CommonJS: it comes along as a module.
  deps: { neverBundle: [/^node:/], alwaysBundle: ['seedrandom'] },
  // File by file: a worker lies beside the file that starts it.
  unbundle: true,
  // What comes along lies in a folder of its own: packing leaves out every folder that is called node_modules.
  outputOptions: {
    entryFileNames: ({ name }) => `${name.replace(/^.*node_modules\/(?!.*node_modules)/, 'vendor/')}.js`,
  },
  dts: true,
  tsconfig: 'tsconfig.build.json',
  sourcemap: true,
  copy: ['src/definition.schema.json'],
  plugins: [builtWorkers],
  // What is published is looked at as an installed package: entries, types, and both together.
  publint: { strict: true },
  attw: { profile: 'esm-only', level: 'error' },
})
