// Paints the pictures of the house's games into the build, so that a new server has them at its first start:
// `node packages/web/scripts/house-tiles.ts [all] [aside]`, after the pages are built. Without `all`, the tiles of all games
// and every picture of the first ones; `aside` leaves the machine to whoever else wants it.
// What the same painters painted before is kept.
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { availableParallelism, constants, setPriority } from 'node:os'
import { dirname, join } from 'node:path'
import { isMainThread, Worker, workerData } from 'node:worker_threads'
import { ASSETS } from '../../api/src/platform/config/assets.ts'
import type { TileForm, TileMaterial } from '../../api/src/platform/tiles/tile-form.ts'
import { PAINTED } from '../../schemas/src/tile.ts'

const web = join(import.meta.dirname, '../dist')

/** Opened first, by visitors and by the tests in a browser. */
const FIRST = ['frugtfest', 'aeblerov', 'havnens-katte', 'guldhornene']

interface Job {
  readonly name: string
  readonly subject: object
  readonly symbols: TileMaterial['symbols']
  readonly form: TileForm
}

interface Shared {
  readonly jobs: readonly Job[]
  readonly kept: string
  readonly shipped: string
  /** How many have been begun, by all threads together. */
  readonly begun: Int32Array
}

/** Reads all games, which takes longer than painting one: once, and not in each thread. */
async function jobsOf(isAll: boolean): Promise<readonly Job[]> {
  const { houseSubjects } = await import('../../api/src/domains/games/catalogue/house-subjects.ts')
  const { tileKey } = await import('../../api/src/platform/tiles/tiles.ts')
  const isFirst = ({ slug }: { readonly slug?: string }): boolean => FIRST.includes(slug ?? '')
  return (await houseSubjects(ASSETS.seeds)).flatMap(({ kind, subject, symbols }) => {
    const forms: readonly TileForm[] = kind === 'slot' && (isAll || isFirst(subject)) ? ['tile', ...PAINTED] : ['tile']
    return forms.map((form) => ({ name: `${tileKey(subject, form)}.webp`, subject, symbols, form }))
  })
}

/** A file and all that it imports at once. */
function partsOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const [, path] of readFileSync(file, 'utf8').matchAll(/^(?:import|export)[^"\n]*"(\.[^"]+)"/gm))
    partsOf(join(dirname(file), String(path)), seen)
  return seen
}

/** Of the painters' code: others paint other pictures. */
function paintersHash(shipped: string): string {
  const hash = createHash('sha256').update(readFileSync(ASSETS.painter))
  for (const file of [...partsOf(join(shipped, '../tiles.js'))].sort()) hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}

async function paintAll(): Promise<void> {
  const { shippedIn } = await import('../../api/src/platform/tiles/tiles.ts')
  const shipped = shippedIn(web)
  const kept = join(import.meta.dirname, '../node_modules/.cache/house-tiles', paintersHash(shipped))
  for (const folder of [shipped, kept]) mkdirSync(folder, { recursive: true })
  const jobs = (await jobsOf(process.argv.includes('all'))).filter(({ name }) => {
    if (existsSync(join(kept, name))) copyFileSync(join(kept, name), join(shipped, name))
    return !existsSync(join(shipped, name))
  })
  const begun = new Int32Array(new SharedArrayBuffer(4))
  const most = process.argv.includes('aside') ? 1 : Math.min(4, availableParallelism())
  const threads = Array.from({ length: Math.min(most, jobs.length) }, () => {
    const thread = new Worker(import.meta.filename, { workerData: { jobs, kept, shipped, begun } satisfies Shared })
    return new Promise<void>((resolve, reject) => thread.on('error', reject).on('exit', () => resolve()))
  })
  await Promise.all(threads)
}

async function paintShare({ jobs, kept, shipped, begun }: Shared): Promise<void> {
  const { default: paint } = await import('../../api/src/platform/tiles/painter.worker.ts')
  for (let job = jobs[Atomics.add(begun, 0, 1)]; job; job = jobs[Atomics.add(begun, 0, 1)]) {
    const [own, theirs] = [join(kept, job.name), join(shipped, job.name)]
    // A server that runs never sees half a picture.
    writeFileSync(`${own}.draft`, await paint({ ...job, web, files: new Map() }))
    renameSync(`${own}.draft`, own)
    copyFileSync(own, `${theirs}.draft`)
    renameSync(`${theirs}.draft`, theirs)
  }
}

if (isMainThread && process.argv.includes('aside')) setPriority(constants.priority.PRIORITY_LOW)
if (isMainThread) await paintAll()
else await paintShare(workerData as Shared)
