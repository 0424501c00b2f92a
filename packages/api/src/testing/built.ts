import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'tsdown'
import { buildInto } from '../build.ts'
import { makeTempDir, removeTempDir } from './temp-dir.ts'

const PACKAGE = join(import.meta.dirname, '../..')
/** What tests run as processes of their own, beside the server. */
const SCRIPTS = { played: 'src/testing/played-server.ts', casino: 'src/testing/postgres/sqlite-casino.ts' }
/** What a built server reads beside itself. */
const BESIDE = ['package.json', 'migrations', 'node_modules'] as const

/**
 * A program as it is shipped, which starts six times as fast as from its sources. All are built when the first is asked
 * for.
 * @returns the file to run with Node
 */
export async function built(program: 'server' | keyof typeof SCRIPTS): Promise<string> {
  folder ??= buildAll()
  return join(await folder, `${program}.mjs`)
}

let folder: Promise<string> | undefined

async function buildAll(): Promise<string> {
  const place = makeTempDir()
  process.once('exit', () => removeTempDir(place))
  for (const name of BESIDE) symlinkSync(join(PACKAGE, name), join(place, name))
  const outDir = join(place, 'dist')
  mkdirSync(outDir)
  const options = buildInto(outDir)
  const entry = { ...options.entry, ...SCRIPTS }
  await build({ ...options, entry, config: false, cwd: PACKAGE, sourcemap: false, logLevel: 'silent' })
  return outDir
}
