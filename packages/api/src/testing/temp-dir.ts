import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A folder of its own, gone when the test is. */
export function tempDir(): string {
  const dir = makeTempDir()
  onTestFinished(() => removeTempDir(dir))
  return dir
}

/** For what several tests share: the caller removes it. */
export const makeTempDir = (): string => mkdtempSync(join(tmpdir(), 'spilvaerk-'))
export const removeTempDir = (dir: string): void => rmSync(dir, { recursive: true, force: true })
