import { unzipSync } from 'fflate'

const MOST_FILES = 200
const MOST_BYTES = 256 * 1024 * 1024

/** The files of an archive of one folder, by their names in it; undefined where it is none, or unpacks to too much. */
export function readArchive(archive: Uint8Array): ReadonlyMap<string, Uint8Array> | undefined {
  let files = 0
  let bytes = 0
  try {
    const unpacked = unzipSync(archive, {
      filter: ({ originalSize }) => {
        files++
        bytes += originalSize
        if (files > MOST_FILES || bytes > MOST_BYTES) throw new RangeError('the archive is too large')
        return true
      },
    })
    return new Map(Object.entries(unpacked).map(([path, content]) => [path.slice(path.indexOf('/') + 1), content]))
  } catch {
    return undefined
  }
}
