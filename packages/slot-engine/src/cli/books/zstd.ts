import type { Transform } from 'node:stream'
// The whole of it: named imports of what a Node does not have would end the program before its first line.
import * as zlib from 'node:zlib'
import { Refusal } from '../refusal.ts'

/** @throws Refusal under a Node without zstd */
export const compressor = (parts: Partial<typeof zlib> = zlib): Transform => has(parts.createZstdCompress)()

/** @throws Refusal under a Node without zstd */
export const decompressor = (parts: Partial<typeof zlib> = zlib): Transform => has(parts.createZstdDecompress)()

function has<T>(part: T | undefined): T {
  if (part !== undefined) return part
  throw new Refusal(
    'usage',
    `books are compressed with zstd, which Node has from 22.15 and 23.8 on; this is Node ${process.versions.node}`,
  )
}
