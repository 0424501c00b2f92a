import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Files } from '../archive.ts'

const FOLDERS = ['Runtime', 'Table', 'Tests'] as const

/** What a package of a table has of the others' sources. */
const SHARED = /^Runtime\/(Json|Transport|UnityTransport|Wire)\.cs$/

/** The namespace that the sources are written in: each exported game has one of its own. */
const WRITTEN_IN = /\bSpilvaerk\.Game\b/g

export interface UnitySources {
  /** The C# files in a namespace, by their paths in the package. */
  in(namespace: string): Promise<Files>
  /** Those of a table, which is played on the server alone. */
  ofTable(namespace: string): Promise<Files>
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
  const written = async (namespace: string, pathOf: (path: string) => string | undefined): Promise<Files> => {
    known ??= load()
    return Object.fromEntries(
      (await known).flatMap(([path, text]) => {
        const named = pathOf(path)
        return named === undefined ? [] : [[named, text.replaceAll(WRITTEN_IN, namespace)]]
      }),
    )
  }
  return {
    in: (namespace) => written(namespace, (path) => (path.startsWith('Table/') ? undefined : path)),
    ofTable: (namespace) =>
      written(namespace, (path) => {
        if (SHARED.test(path)) return path
        return path.startsWith('Table/') ? path.replace('Table/', 'Runtime/') : undefined
      }),
  }
}
