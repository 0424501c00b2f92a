import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { say } from './say.ts'

const web = join(import.meta.dirname, '..')
const GAMES = 300

/** What is painted follows from code alone: how much of it there is, and how far apart its pictures are. */
export async function measurePainting(): Promise<void> {
  const assets = join(web, 'dist/assets')
  for (const name of readdirSync(assets).filter((one) => /^look-worker.*\.js$/.test(one)))
    say(`painters: ${(brotliCompressSync(readFileSync(join(assets, name))).length / 1000).toFixed(1)} kB (brotli)`)
  const script = join(web, 'scripts/distinct-tiles.ts')
  const args = ['--disable-warning=ExperimentalWarning', script, process.env.GAMES ?? String(GAMES)]
  say(spawnSync(process.execPath, args, { encoding: 'utf8' }).stdout)
}
