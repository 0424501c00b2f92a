import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Files } from '../archive.ts'

const FOLDERS = ['Runtime', 'Tests'] as const

/** The namespace that the sources are written in: each exported game has one of its own. */
const WRITTEN_IN = /\bSpilvaerk\.Game\b/g

export interface UnitySources {
  /** The C# files in a namespace, by their paths in the package. */
  in(namespace: string): Promise<Files>
}

/** @param folder where the sources lie */
export function createUnitySources(folder: string): UnitySources {
  let known: Promise<readonly (readonly [path: string, text: string])[]> | undefined
  const load = async () => {
    const listed = await Promise.all(
      FOLDERS.map(async (name) => (await readdir(join(folder, name))).map((file) => `${name}/${file}`)),
    )
    const paths = listed.flat().filter((path) => path.endsWith('.cs'))
    return Promise.all(
      paths.map(async (path) => [path, (await readFile(join(folder, path), 'utf8')).replaceAll('\r\n', '\n')] as const),
    )
  }
  return {
    in: async (namespace) => {
      known ??= load()
      return Object.fromEntries((await known).map(([path, text]) => [path, text.replaceAll(WRITTEN_IN, namespace)]))
    },
  }
}
