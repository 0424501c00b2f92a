// Which folders import each other, from the imports that dependency-cruiser found.

const TEST = /\.test\.tsx?$/

/**
 * @typedef {{ source: string, dependencies: readonly { resolved: string }[] }} Module
 * @typedef {{ from: string, to: string }} Import
 * @typedef {{ folders: readonly string[], imports: readonly Import[] }} Knot
 */

/**
 * Folders that lead back to themselves. At every level the folders beside each other are compared, with all that is
 * below them, so that a folder and its own sub-folders count as one; at the top of a package its files count as well.
 * Imports of types count like any other, tests do not: they stand above everything.
 * @param {readonly Module[]} modules
 * @returns {Knot[]}
 */
export function knotsIn(modules) {
  const imports = importsOf(modules)
  return levelsOf(imports).flatMap((level) => knotsAt(level, imports))
}

/**
 * @param {readonly Module[]} modules
 * @returns {Import[]}
 */
function importsOf(modules) {
  const isOurs = (/** @type {string} */ path) => path.startsWith('packages/') && !TEST.test(path)
  return modules
    .filter(({ source }) => isOurs(source))
    .flatMap(({ source, dependencies }) => dependencies.map(({ resolved }) => ({ from: source, to: resolved })))
    .filter(({ to }) => isOurs(to))
}

/**
 * Every folder with folders in it, from the sources of a package downwards.
 * @param {readonly Import[]} imports
 */
function levelsOf(imports) {
  const levels = new Set()
  for (const { from } of imports) {
    const parts = from.split('/')
    for (let depth = 3; depth < parts.length; depth++) levels.add(parts.slice(0, depth).join('/'))
  }
  return [...levels].sort()
}

/**
 * @param {string} level
 * @param {readonly Import[]} imports
 * @returns {Knot[]}
 */
function knotsAt(level, imports) {
  const isTop = level.split('/').length === 3
  const entryOf = (/** @type {string} */ path) => {
    if (!path.startsWith(`${level}/`)) return undefined
    const [entry, below] = path.slice(level.length + 1).split('/')
    return below === undefined && !isTop ? undefined : entry
  }
  /** @type {Map<string, Set<string>>} */
  const graph = new Map()
  const between = imports.filter(({ from, to }) => {
    const [a, b] = [entryOf(from), entryOf(to)]
    if (a === undefined || b === undefined || a === b) return false
    graph.set(a, (graph.get(a) ?? new Set()).add(b))
    return true
  })
  return circlesIn(graph).map((entries) => ({
    folders: entries.map((entry) => `${level}/${entry}`),
    imports: between.filter(({ from, to }) => [from, to].every((path) => entries.includes(entryOf(path) ?? ''))),
  }))
}

/**
 * Groups of which each member reaches every other one.
 * @param {ReadonlyMap<string, ReadonlySet<string>>} graph
 */
function circlesIn(graph) {
  const reached = new Map([...graph.keys()].map((name) => [name, reachedFrom(name, graph)]))
  /** @type {string[][]} */
  const circles = []
  for (const [name, all] of reached) {
    if (!all.has(name) || circles.flat().includes(name)) continue
    circles.push([...all].filter((other) => reached.get(other)?.has(name)).sort())
  }
  return circles
}

/**
 * @param {string} name
 * @param {ReadonlyMap<string, ReadonlySet<string>>} graph
 */
function reachedFrom(name, graph) {
  const reached = new Set()
  const next = [...(graph.get(name) ?? [])]
  for (let at = next.pop(); at !== undefined; at = next.pop()) {
    if (reached.has(at)) continue
    reached.add(at)
    next.push(...(graph.get(at) ?? []))
  }
  return reached
}
