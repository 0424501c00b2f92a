// Checks every import against the rules in .dependency-cruiser.mjs. Usage: node scripts/floors.mjs
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { cruise } from 'dependency-cruiser'
import config from '../.dependency-cruiser.mjs'
import { root } from './process.mjs'

/**
 * The imports in `baseDir`/packages that break a rule, and how many files were looked at.
 * @param {string} baseDir
 */
export async function checkFloors(baseDir) {
  const folders = readdirSync(join(baseDir, 'packages'))
    .map((name) => `packages/${name}/src`)
    .filter((folder) => existsSync(join(baseDir, folder)))
  const { forbidden = [] } = config
  const { output } = await cruise(folders, { ...config.options, baseDir, validate: true, ruleSet: { forbidden } })
  if (typeof output === 'string') throw new Error(`dependency-cruiser answered in text: ${output}`)
  return {
    files: output.modules.filter((module) => module.source.startsWith('packages/')).length,
    violations: output.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
  }
}

if (import.meta.main) {
  const { files, violations } = await checkFloors(root)
  for (const { rule, from, to } of violations) process.stderr.write(`${rule}: ${from} → ${to}\n`)
  process.stdout.write(`${files} files, ${violations.length} imports against the rules\n`)
  process.exit(violations.length > 0 || files === 0 ? 1 : 0)
}
