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

/** What a route's page takes when somebody begins to play: it is fetched once the page is there, so that the first press waits less. */
const TAKEN_LATER: Readonly<Record<string, readonly string[]>> = {
  '/games/$id': ['src/machine/machine.ts', 'src/machine/look/dressing.ts'],
}

/** What the program's first drawing of a page takes, and what it takes later: the files under their places on the site. */
export function filesOf(manifest: Manifest, routes: readonly string[]) {
  const own = routes.flatMap((route) => [pageChunk(route), ...(SHOWN_AT_ONCE[route] ?? [])])
  const first = withImports(manifest, ['index.html', 'src/app/start.tsx', ...own])
  const all = withImports(manifest, [...first, ...routes.flatMap((route) => TAKEN_LATER[route] ?? [])])
  const files = (names: readonly string[]): string[] => names.flatMap((name) => manifest[name]?.file ?? [])
  const entry = manifest['index.html']?.file
  return {
    scripts: files(first).filter((file) => file !== entry),
    later: files(all.slice(first.length)),
    styles: [...new Set(first.flatMap((name) => manifest[name]?.css ?? []))],
  }
}

/** Some chunks, after all that they import at once, each once. */
function withImports(manifest: Manifest, names: readonly string[]): readonly string[] {
  const [seen, taken] = [new Set<string>(), [] as string[]]
  const take = (name: string): void => {
    const chunk = manifest[name]
    if (!chunk || seen.has(name)) return
    seen.add(name)
    for (const imported of chunk.imports ?? []) take(imported)
    taken.push(name)
  }
  for (const name of names) take(name)
  return taken
}

/** Where the router's plugin puts the page of a route: `/games/$id` is `games.$id.tsx`. */
const pageChunk = (route: string): string =>
  `src/routes/${route.slice(1).replaceAll('/', '.') || 'index'}.tsx?tsr-split=component`
