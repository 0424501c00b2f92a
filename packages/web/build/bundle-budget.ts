import { gzipSync } from 'node:zlib'
import type { Plugin, Rollup } from 'vite'

type Budget = {
  /** Modules whose chunks every page loads, by the ends of their paths. */
  readonly base: readonly string[]
  /** By page, what of its own it shows at once, and how much JavaScript its first visit may load in all. */
  readonly pages: Readonly<Record<string, { readonly modules: readonly string[]; readonly gzippedBytes: number }>>
  /** Modules that must not be among what a page loads at once. */
  readonly without?: readonly RegExp[]
}

/** Fails the build when the first visit to a page would load more JavaScript than is allowed. */
export function bundleBudget({ base, pages, without = [] }: Budget): Plugin {
  return {
    name: 'bundle-budget',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      const chunkOf = (module: string): Rollup.OutputChunk =>
        chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module))) ??
        this.error(`No chunk holds ${module}`)
      for (const [page, { modules, gzippedBytes }] of Object.entries(pages)) {
        const loaded = withImports([...base, ...modules].map(chunkOf), bundle)
        const stowaway = loaded
          .flatMap((chunk) => chunk.moduleIds)
          .find((id) => without.some((banned) => banned.test(id)))
        if (stowaway) this.error(`${page} loads ${stowaway}`)
        const total = loaded.reduce((sum, chunk) => sum + gzipSync(chunk.code).length, 0)
        const verdict = `${page} loads ${kilobytes(total)} of JavaScript (gzipped) in ${loaded.length} files; ${kilobytes(gzippedBytes)} are allowed`
        if (total > gzippedBytes) this.error(verdict)
        this.info(verdict)
      }
    },
  }
}

/** The chunks, and all that they import at once. */
function withImports(first: readonly Rollup.OutputChunk[], bundle: Rollup.OutputBundle): readonly Rollup.OutputChunk[] {
  const found = new Set(first)
  for (const chunk of found) {
    for (const file of chunk.imports) {
      const imported = bundle[file]
      if (imported?.type === 'chunk') found.add(imported)
    }
  }
  return [...found]
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`
