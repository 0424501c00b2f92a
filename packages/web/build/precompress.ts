import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const PACKED = /\.(js|css|svg|json)$/
/** What fits into one packet anyway is not worth unpacking. */
const LEAST_BYTES = 1000

/** The two levels above pack by another twentieth, and take ten times as long. */
const NEARLY_BEST = 9

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)]

/** Lays each script and style once more beside itself, packed as small as it goes: the server need not pack it for each visitor. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir = 'dist' }, bundle) {
      const files = Object.keys(bundle)
        .filter((name) => PACKED.test(name))
        .map((name) => join(dir, name))
      await Promise.all(files.map(pack))
    },
  }
}

async function pack(file: string): Promise<void> {
  const bytes = readFileSync(file)
  if (bytes.length < LEAST_BYTES) return
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: NEARLY_BEST,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  writeFileSync(`${file}.br`, await toBrotli(bytes, { params }))
  writeFileSync(`${file}.gz`, await toGzip(bytes, { level: constants.Z_BEST_COMPRESSION }))
}
