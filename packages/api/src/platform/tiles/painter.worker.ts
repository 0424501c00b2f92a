import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Canvas, createCanvas, GlobalFonts, ImageData, loadImage } from '@napi-rs/canvas'
import { lazily } from '../work/lazily.ts'

/** A game's tile is painted by what the web's build lays beside its pages. */
interface Drawer {
  readonly faces: Readonly<Record<string, string>>
  drawTile(subject: object, read: (address: string) => Promise<unknown>): Promise<Canvas>
}

export interface TileJob {
  readonly subject: object
  /** The folder of the built web. */
  readonly web: string
  /** Pictures of the game's maker that it shows, by address. */
  readonly files: ReadonlyMap<string, Uint8Array>
}

const QUALITY = 78
/** Of a name in the address of a drawing: what an emoji's code points are written with. */
const DRAWING = /^\/art\/(3d\/)?[0-9a-f-]+\.(webp|svg)$/

let web = ''
let files: TileJob['files'] = new Map()
const open = lazily(async (): Promise<Drawer> => {
  Object.assign(globalThis, {
    // Called with `new`, so that it must not be an arrow.
    OffscreenCanvas: function make(width: number, height: number): Canvas {
      return createCanvas(width, height)
    },
    ImageData,
  })
  const drawer: Drawer = await import(pathToFileURL(join(web, '../dist-server/tiles.js')).href)
  for (const [name, address] of Object.entries(drawer.faces)) GlobalFonts.registerFromPath(join(web, address), name)
  return drawer
})

const read = async (address: string): Promise<unknown> => {
  const own = files.get(address)
  if (own) return loadImage(Buffer.from(own))
  const file = join(web, address)
  return DRAWING.test(address) && existsSync(file) ? loadImage(await readFile(file)) : undefined
}

/** Runs in a thread of its own: a tile takes some tenths of a second. @returns a WebP file */
export default async function paint(job: TileJob): Promise<Uint8Array> {
  web = job.web
  files = job.files
  const { drawTile } = await open()
  const tile = await drawTile(job.subject, read)
  return tile.encode('webp', QUALITY)
}
