import { type Zippable, zipSync } from 'fflate'
import { isSafeFileName } from './file-names.ts'

export type Files = Readonly<Record<string, string>>

/** Of no day in particular, so that the same game gives the same bytes. An archive keeps times without a zone. */
const someDay = (): Date => new Date(2020, 0, 1)
const SAFE = /^[A-Za-z0-9][\w.-]*(\/[A-Za-z0-9][\w.-]*)*$/

/**
 * The files in one folder, in the order of their names.
 * @throws where a name could leave the folder, or cannot be one on Windows
 */
export function zip(folder: string, files: Files): Uint8Array {
  const encoder = new TextEncoder()
  const mtime = someDay()
  const entries: Zippable = {}
  for (const name of Object.keys(files).sort()) {
    const path = `${folder}/${name}`
    if (!SAFE.test(path) || path.includes('..') || !path.split('/').every(isSafeFileName))
      throw new Error(`${path} cannot be a name in an archive`)
    entries[path] = [encoder.encode(files[name]), { mtime }]
  }
  return zipSync(entries, { level: 9 })
}
