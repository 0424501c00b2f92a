import { createHash } from 'node:crypto'
import { createReadStream, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { CannotStart } from '../../platform/config/stop.ts'

export const MANIFEST = 'backup.json'

const manifest = z.object({
  format: z.literal(1),
  /** Backups of earlier versions were of SQLite. */
  database: z.enum(['sqlite', 'postgres']).default('sqlite'),
  version: z.string(),
  madeAt: z.iso.datetime(),
  /** The last movement of the ledger, and how many there are. */
  ledger: z.object({ movements: z.int(), head: z.string() }),
  files: z.array(z.object({ path: z.string(), bytes: z.int(), sha256: z.string() })),
})
export type Manifest = z.infer<typeof manifest>

export function writeManifest(folder: string, told: Omit<Manifest, 'format'>): Manifest {
  const written: Manifest = { format: 1, ...told }
  writeFileSync(join(folder, MANIFEST), `${JSON.stringify(written, undefined, 2)}\n`)
  return written
}

/** What a backup keeps of a data folder, beside the database. Locks and sockets belong to a server that runs. */
export const KEPT_BESIDE = ['secret.key', 'outbox'] as const

/** Every file under these names of a folder, with what tells that it is whole. */
export async function filesIn(folder: string, names: readonly string[]): Promise<Manifest['files']> {
  const paths = names.flatMap((name) => pathsUnder(join(folder, name)))
  return Promise.all(
    paths.map(async (path) => ({
      path: relative(folder, path).split(sep).join('/'),
      bytes: statSync(path).size,
      sha256: await digestOf(path),
    })),
  )
}

function pathsUnder(path: string): string[] {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
}

/** @throws CannotStart when a file is missing, or is not what was written */
export async function assertWholeFile(
  folder: string,
  { path, bytes, sha256 }: Manifest['files'][number],
): Promise<void> {
  const file = join(folder, path)
  if (!existsSync(file)) throw new CannotStart(`the backup is not whole: ${path} is missing`)
  if (statSync(file).size !== bytes || (await digestOf(file)) !== sha256)
    throw new CannotStart(`the backup is not whole: ${path} is not what was written`)
}

async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

/** @throws CannotStart when the folder is no backup, or one of a newer version */
export function readManifest(folder: string): Manifest {
  const file = join(folder, MANIFEST)
  if (!existsSync(file)) throw new CannotStart(`${folder} is no whole backup: it has no ${MANIFEST}`)
  const read = manifest.safeParse(jsonOf(readFileSync(file, 'utf8')))
  if (!read.success) throw new CannotStart(`${file} is not what this version writes`)
  // A path that leaves the folder is nothing that a backup wrote.
  const outside = read.data.files.find(({ path }) => path.split('/').includes('..') || path.startsWith('/'))
  if (outside) throw new CannotStart(`${file} names ${outside.path}, which is not in the backup`)
  return read.data
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
