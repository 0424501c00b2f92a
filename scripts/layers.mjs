// Checks every import against the rules in .dependency-cruiser.mjs. Usage: node scripts/layers.mjs
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { cruise } from 'dependency-cruiser'
import config from '../.dependency-cruiser.mjs'
import { knotsIn } from './folders.mjs'
import { root } from './process.mjs'

/** What `.dependency-cruiser.mjs` cannot say: it knows folders only with those above them. */
export const KNOT_RULE = 'no-folders-in-circles'

/**
 * Every module below packages, with its imports and the rules that they break.
 * @param {string} baseDir
 */
export async function cruiseSources(baseDir) {
  const folders = readdirSync(join(baseDir, 'packages'))
    .map((name) => `packages/${name}/src`)
    .filter((folder) => existsSync(join(baseDir, folder)))
  const { forbidden = [] } = config
  const { output } = await cruise(folders, { ...config.options, baseDir, validate: true, ruleSet: { forbidden } })
  if (typeof output === 'string') throw new Error(`dependency-cruiser answered in text: ${output}`)
  return output
}

/**
 * The imports in `baseDir`/packages that break a rule, and how many files were looked at.
 * @param {string} baseDir
 */
export async function checkLayers(baseDir) {
  const { modules, summary } = await cruiseSources(baseDir)
  return {
    files: modules.filter((module) => module.source.startsWith('packages/')).length,
    violations: [
      ...summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
      ...knotsIn(modules).flatMap(({ imports }) => imports.map((each) => ({ rule: KNOT_RULE, ...each }))),
    ],
  }
}

if (import.meta.main) {
  const { files, violations } = await checkLayers(root)
  for (const { rule, from, to } of violations) process.stderr.write(`${rule}: ${from} → ${to}\n`)
  process.stdout.write(`${files} files, ${violations.length} imports against the rules\n`)
  process.exit(violations.length > 0 || files === 0 ? 1 : 0)
}
