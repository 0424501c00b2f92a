// Mutants of one scope: `pnpm mutants wallet`, or of some of its files: `pnpm mutants wallet src/wallet/chain.ts`.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root, run } from '../process.mjs'
import { SCOPES } from './scopes.mjs'

const [name, ...rest] = process.argv.slice(2)
const scope = SCOPES[name ?? '']
if (!scope) {
  process.stderr.write(
    `pnpm mutants <scope> [src/file.ts …] [--force] [--concurrency 1]\nScopes: ${Object.keys(SCOPES).join(', ')}\n`,
  )
  process.exit(1)
}

const config = fileURLToPath(new URL('stryker.config.mjs', import.meta.url))
/** @param {string} word */
const isFile = (word) => word.startsWith('src/')
const flags = rest.filter((word) => !isFile(word))
const chosen = rest.filter(isFile).map((file) => `packages/${scope.project}/${file}`)
const args = ['exec', 'stryker', 'run', config, ...flags, ...(chosen.length > 0 ? ['--mutate', chosen.join(',')] : [])]
const planted = scope.project === 'api' ? mkdtempSync(join(tmpdir(), 'mutants-')) : ''
if (planted) await run(process.execPath, [join(root, 'packages/api/scripts/plant.ts'), planted])
process.exitCode = await run('pnpm', args, {
  cwd: root,
  env: { ...process.env, MUTANTS_SCOPE: name, PLANTED: planted },
})
if (planted) rmSync(planted, { recursive: true })
