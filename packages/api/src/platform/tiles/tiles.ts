import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { TILE_EDITION } from '@spilvaerk/schemas'
import { Piscina } from 'piscina'
import type { Log } from '../log/log.ts'
import type { TileJob } from './painter.worker.ts'
import type { TileForm, TileMaterial } from './tile-form.ts'

/** A picture; or that it is being painted; or that there is none to be had. */
export type Tile = Uint8Array | 'painting' | 'none'

const NOTHING: TileMaterial = { files: new Map(), symbols: [] }

export interface Tiles {
  /**
   * @param subject plain data, all that the picture follows from
   * @param form which picture of it
   * @param materialOf asked for when it is painted
   */
  of(subject: object, form: TileForm, materialOf?: () => Promise<TileMaterial>): Promise<Tile>
  close(): Promise<void>
}

/** What a picture is called: another subject, or other painters, have another name. */
export function tileKey(subject: object, form: TileForm): string {
  const facts = form === 'tile' ? [TILE_EDITION, subject] : [TILE_EDITION, subject, form]
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex')
}

/** Where the pictures of the house's games lie, which the build has painted. */
export const shippedIn = (web: string): string => join(web, '../dist-server/tiles')

/** Tiles waiting to be painted; the next one is asked for again later. */
const MAX_WAITING = 200
const IDLE_MS = 30_000
/** Pictures that could not be painted are not tried again while the server runs. */
const MAX_FAILED = 1000

interface Places {
  /** Where painted tiles are kept; whatever is deleted there is painted anew. */
  readonly folder: string
  readonly web: string
  readonly worker: string
}

/** Gives the pictures of the house's games as the build has painted them. Paints those of any other game at the first request for it, one after the other, and keeps it by what it shows. */
export function createTiles({ folder, web, worker }: Places, log: Log): Tiles {
  const canPaint = existsSync(join(web, '../dist-server/tiles.js'))
  const pool = new Piscina<TileJob, Uint8Array>({
    ...{ filename: worker, minThreads: 0, maxThreads: 1, maxQueue: MAX_WAITING, idleTimeout: IDLE_MS },
  })
  const underWay = new Set<string>()
  const failed = new Set<string>()
  let isClosed = false

  const paint = async (file: string, work: () => Promise<TileJob>): Promise<void> => {
    try {
      const picture = await pool.run(await work())
      await mkdir(folder, { recursive: true })
      const draft = `${file}.${randomUUID()}`
      await writeFile(draft, picture)
      await rename(draft, file)
    } catch (err) {
      // Neither a server that stops nor a full queue is a fault of the picture.
      if (isClosed) return
      if (err instanceof Error && err.message === 'Task queue is at limit') return
      if (failed.size < MAX_FAILED) failed.add(file)
      log.warn({ err }, 'a tile could not be painted')
    } finally {
      underWay.delete(file)
    }
  }

  return {
    async of(subject, form, materialOf = async () => NOTHING) {
      const name = `${tileKey(subject, form)}.webp`
      const shipped = join(shippedIn(web), name)
      if (existsSync(shipped)) return readFile(shipped)
      const file = join(folder, name)
      if (!underWay.has(file) && existsSync(file)) return readFile(file)
      if (!canPaint || failed.has(file)) return 'none'
      if (!underWay.has(file)) {
        underWay.add(file)
        void paint(file, async () => ({ subject, form, web, ...(await materialOf()) }))
      }
      return 'painting'
    },
    close: () => {
      isClosed = true
      return pool.close({ force: true })
    },
  }
}
