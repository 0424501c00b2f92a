// How the sources are laid out: entries at each root, folders, folders that import each other, the longest functions,
// files per recipe, and names with words that the glossary does not use. With --rounds also the files that a round for money runs through
// on the server, and a spin on the page. Usage: pnpm structure [package …] [--rounds]
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { knotsIn } from './folders.mjs'
import { cruiseSources } from './layers.mjs'
import { longestFunctions } from './longest-functions.mjs'
import { root, run } from './process.mjs'
import { strayWords } from './stray-words.mjs'

const LONGEST = 10
const chosen = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const { modules } = await cruiseSources(root)
const knots = knotsIn(modules)
const say = (/** @type {string} */ line) => process.stdout.write(`${line}\n`)

for (const name of readdirSync(join(root, 'packages')).filter((each) => chosen.length === 0 || chosen.includes(each))) {
  const src = `packages/${name}/src`
  const files = modules.map(({ source }) => source).filter((source) => source.startsWith(`${src}/`))
  const entries = readdirSync(join(root, src))
  say(`\n${src}: ${entries.length} entries, ${files.length} files\n  ${entries.join(' ')}`)
  for (const [folder, count] of foldersOf(files)) say(`  ${String(count).padStart(4)} ${folder.slice(src.length + 1)}/`)
  const own = knots.filter(({ folders }) => folders[0]?.startsWith(`${src}/`))
  say(`  ${own.length} groups of folders that import each other`)
  for (const { folders, imports } of own) {
    say(`    ${folders.map((folder) => folder.slice(src.length + 1)).join(' ⇄ ')}: ${imports.length} imports`)
    if (chosen.length > 0) for (const { from, to } of imports) say(`      ${from} → ${to}`)
  }
  say('  The longest functions')
  const code = files.filter((file) => !file.includes('.test.'))
  for (const { file, line, name: called, lines } of longestFunctions(root, code, LONGEST)) {
    say(`    ${String(lines).padStart(4)} ${called || '(unnamed)'} ${file}:${line}`)
  }
}

const RECIPES = join(root, 'scripts/recipes')
say('\nFiles that the patch of a recipe adds or changes')
for (const patch of readdirSync(RECIPES)) {
  const files = readFileSync(join(RECIPES, patch), 'utf8').match(/^diff --git /gm) ?? []
  say(`  ${String(files.length).padStart(4)} ${patch}`)
}

say('\nNames with words that the glossary does not use')
for (const { word, files } of strayWords(modules.map(({ source }) => source)))
  say(`  ${String(files.length).padStart(4)} ${word} ${files.join(' ')}`)

if (process.argv.includes('--rounds'))
  for (const script of ['packages/api/scripts/round-files.ts', 'packages/web/scripts/spin-files.ts'])
    process.exitCode ||= await run(process.execPath, ['--disable-warning=ExperimentalWarning', script], { cwd: root })

/**
 * Folders with their number of files, those of their folders not counted.
 * @param {readonly string[]} files
 */
function foldersOf(files) {
  /** @type {Map<string, number>} */
  const counts = new Map()
  for (const file of files) {
    const folder = file.slice(0, file.lastIndexOf('/'))
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts].filter(([folder]) => folder.split('/').length > 3).sort()
}
