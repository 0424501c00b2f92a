// Paints the pictures of the house's games into the build, so that a new server has them at its first start:
// `node packages/web/scripts/house-tiles.ts`, after the pages are built. What the same painters painted before is kept.
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { isMainThread, Worker, workerData } from 'node:worker_threads'
import { houseSubjects } from '../../api/src/domains/games/catalogue/house-subjects.ts'
import { ASSETS } from '../../api/src/platform/config/assets.ts'
import paint from '../../api/src/platform/tiles/painter.worker.ts'
import type { TileForm } from '../../api/src/platform/tiles/tile-form.ts'
import { shippedIn, tileKey } from '../../api/src/platform/tiles/tiles.ts'
import { PAINTED } from '../../schemas/src/tile.ts'

const web = join(import.meta.dirname, '../dist')
const shipped = shippedIn(web)

/** A file and all that it imports at once. */
function partsOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const [, path] of readFileSync(file, 'utf8').matchAll(/^(?:import|export)[^"\n]*"(\.[^"]+)"/gm))
    partsOf(join(dirname(file), String(path)), seen)
  return seen
}

/** Of the painters' code: others paint other pictures. */
function paintersHash(): string {
  const hash = createHash('sha256').update(readFileSync(ASSETS.painter))
  for (const file of [...partsOf(join(shipped, '../tiles.js'))].sort()) hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}

interface Share {
  readonly share: number
  readonly of: number
}

async function paintShare({ share, of }: Share): Promise<void> {
  const kept = join(import.meta.dirname, '../node_modules/.cache/house-tiles', paintersHash())
  mkdirSync(kept, { recursive: true })
  const jobs = (await houseSubjects(ASSETS.seeds)).flatMap(({ kind, ...one }) => {
    const forms: readonly TileForm[] = kind === 'slot' ? ['tile', ...PAINTED] : ['tile']
    return forms.map((form) => ({ ...one, form }))
  })
  for (const job of jobs.filter((_, index) => index % of === share)) {
    const name = `${tileKey(job.subject, job.form)}.webp`
    const file = join(kept, name)
    if (!existsSync(file)) writeFileSync(file, await paint({ ...job, web, files: new Map() }))
    copyFileSync(file, join(shipped, name))
  }
}

if (isMainThread) {
  mkdirSync(shipped, { recursive: true })
  const of = Math.min(4, availableParallelism())
  const threads = Array.from({ length: of }, (_, share) => {
    const thread = new Worker(import.meta.filename, { workerData: { share, of } satisfies Share })
    return new Promise<void>((resolve, reject) => thread.on('error', reject).on('exit', () => resolve()))
  })
  await Promise.all(threads)
} else {
  await paintShare(workerData as Share)
}
