/** Vite's own account of what it built. */
export type Manifest = Readonly<Record<string, Chunk>>

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

/** Parts that a route's page shows at once, though they are chunks of their own. */
const SHOWN_AT_ONCE: Readonly<Record<string, readonly string[]>> = {
  '/casino-generator': ['src/studio/generator/GeneratorTab.tsx'],
}

/** What the program's first drawing of a page takes: the files under their places on the site. */
export function filesOf(manifest: Manifest, routes: readonly string[]) {
  const own = routes.flatMap((route) => [pageChunk(route), ...(SHOWN_AT_ONCE[route] ?? [])])
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const seen = new Set<string>()
  const take = (name: string): void => {
    const chunk = manifest[name]
    if (!chunk || seen.has(name)) return
    seen.add(name)
    for (const imported of chunk.imports ?? []) take(imported)
    for (const style of chunk.css ?? []) styles.add(style)
    scripts.add(chunk.file)
  }
  for (const name of ['src/app/start.tsx', ...own]) take(name)
  const entry = manifest['index.html']?.file
  return { scripts: [...scripts].filter((file) => file !== entry), styles: [...styles] }
}

/** Where the router's plugin puts the page of a route: `/games/$id` is `games.$id.tsx`. */
const pageChunk = (route: string): string =>
  `src/routes/${route.slice(1).replaceAll('/', '.') || 'index'}.tsx?tsr-split=component`
