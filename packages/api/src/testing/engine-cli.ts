import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const CLI = fileURLToPath(new URL('../../../slot-engine/src/cli/main.ts', import.meta.url))

/** What `slot-engine verify` says of a file. */
export function verifyRoundFile(file: string): { readonly code: number | null; readonly output: string } {
  const { status, stdout } = spawnSync(process.execPath, [CLI, 'verify', file], { encoding: 'utf8' })
  return { code: status, output: stdout.trim() }
}
