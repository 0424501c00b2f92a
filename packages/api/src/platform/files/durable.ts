import { closeSync, fsyncSync, linkSync, openSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const OWNER_ONLY = 0o600

/** Writes a file that is there as a whole or not at all, also after a power cut. One that is there already stays. */
export function writeNewFile(file: string, content: string): void {
  const draft = `${file}.${process.pid}.part`
  writeFileSync(draft, content, { mode: OWNER_ONLY, flush: true })
  try {
    linkSync(draft, file)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    rmSync(draft)
  }
  flushFolder(dirname(file))
}

/** Gives a folder the name that it is known by once all that is in it would survive a power cut. */
export function renameWhole(draft: string, folder: string): void {
  const inside = readdirSync(draft, { recursive: true, withFileTypes: true })
  for (const entry of inside) if (entry.isFile()) flush(join(entry.parentPath, entry.name), 'r+')
  for (const entry of inside) if (entry.isDirectory()) flushFolder(join(entry.parentPath, entry.name))
  flushFolder(draft)
  renameSync(draft, folder)
  flushFolder(dirname(folder))
}

/** Windows flushes names by itself, and opens no folder. */
function flushFolder(folder: string): void {
  if (process.platform !== 'win32') flush(folder, 'r')
}

function flush(path: string, flags: 'r' | 'r+'): void {
  const file = openSync(path, flags)
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}
