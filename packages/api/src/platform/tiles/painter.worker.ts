import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Canvas, createCanvas, GlobalFonts, ImageData, loadImage } from '@napi-rs/canvas'
import { lazily } from '../work/lazily.ts'
import type { TileForm, TileMaterial } from './tile-form.ts'

type Read = (address: string) => Promise<unknown>

/** A game's pictures are painted by what the web's build lays beside its pages. */
interface Drawer {
  readonly faces: Readonly<Record<string, string>>
  drawTile(subject: object, read: Read): Promise<Canvas>
  drawPoster(subject: object, poster: 'wide' | 'tall'): Canvas
  drawSymbols(subject: object, symbols: TileMaterial['symbols'], read: Read): Promise<Canvas>
}

export interface TileJob extends TileMaterial {
  readonly subject: object
  readonly form: TileForm
  /** The folder of the built web. */
  readonly web: string
}

/** Tried in turn, until the file is as small as its form asks. */
const QUALITIES = [78, 68, 58, 48, 38, 28, 18] as const
const MOST_BYTES: Readonly<Record<TileForm, number>> = { tile: 45_000, wide: 60_000, tall: 25_000, symbols: 70_000 }
/** Of a name in the address of a drawing: what an emoji's code points are written with. */
const DRAWING = /^\/art\/(3d\/|glyph\/)?[0-9a-f-]+\.(webp|svg)$/

let web = ''
let files: TileMaterial['files'] = new Map()
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

const read: Read = async (address) => {
  const own = files.get(address)
  if (own) return loadImage(Buffer.from(own))
  const file = join(web, address)
  return DRAWING.test(address) && existsSync(file) ? loadImage(await readFile(file)) : undefined
}

async function asFile(picture: Canvas, mostBytes: number): Promise<Uint8Array> {
  let file = await picture.encode('webp', QUALITIES[0])
  for (const quality of QUALITIES.slice(1)) {
    if (file.length <= mostBytes) break
    file = await picture.encode('webp', quality)
  }
  return file
}

function draw({ form, subject, symbols }: TileJob, drawer: Drawer): Canvas | Promise<Canvas> {
  switch (form) {
    case 'tile':
      return drawer.drawTile(subject, read)
    case 'symbols':
      return drawer.drawSymbols(subject, symbols, read)
    case 'wide':
    case 'tall':
      return drawer.drawPoster(subject, form)
  }
}

/** Runs in a thread of its own: a picture takes some tenths of a second. @returns a WebP file */
export default async function paint(job: TileJob): Promise<Uint8Array> {
  web = job.web
  files = job.files
  return asFile(await draw(job, await open()), MOST_BYTES[job.form])
}
