import { gzipSync } from 'node:zlib'
import type { Plugin, Rollup } from 'vite'

type Budget = {
  /** A module of the page, by the end of its path: the chunk that holds it is the page's. */
  readonly page: string
  readonly gzippedBytes: number
  /** Modules that must not be among what the page loads. */
  readonly without?: readonly RegExp[]
}

/** Fails the build when the first visit to a page would load more JavaScript than is allowed. */
export function bundleBudget({ page, gzippedBytes, without = [] }: Budget): Plugin {
  return {
    name: 'bundle-budget',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      const first = chunks.filter((chunk) => chunk.isEntry || holds(chunk, page))
      if (!first.some((chunk) => holds(chunk, page))) this.error(`No chunk holds ${page}`)
      const loaded = withImports(first, bundle)
      const stowaway = loaded
        .flatMap((chunk) => chunk.moduleIds)
        .find((id) => without.some((banned) => banned.test(id)))
      if (stowaway) this.error(`${page} loads ${stowaway}`)
      const total = loaded.reduce((sum, chunk) => sum + gzipSync(chunk.code).length, 0)
      const verdict = `${page} loads ${kilobytes(total)} of JavaScript (gzipped); ${kilobytes(gzippedBytes)} are allowed`
      if (total > gzippedBytes) this.error(verdict)
      this.info(verdict)
    },
  }
}

const holds = (chunk: Rollup.OutputChunk, page: string): boolean => chunk.moduleIds.some((id) => id.endsWith(page))

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
