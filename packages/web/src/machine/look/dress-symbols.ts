import { artName } from '../../art/art-url.ts'
import type { Face } from '../face.ts'
import { type Picture, paint, recall } from './paint.ts'
import type { PaintJob } from './paint-job.ts'
import type { Drawing } from './symbols/drawing.ts'
import type { GameLook } from './vocabulary.ts'

/** Enough for the largest cell on a fine screen; smaller ones are shrunk. */
const SYMBOL_PX = 224
const GLYPH_PX = 256

/** The face's symbols, each in its rank, by id. */
export async function dressSymbols(
  face: Face,
  look: GameLook,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, CanvasImageSource>> {
  const own = await Promise.all(face.symbols.map(({ picture }) => picture && fetched(picture, signal)))
  /** A picture of the maker's that is the whole symbol is not painted round. */
  const wholes = face.symbols.map(({ isFramed }, index) => (isFramed ? undefined : own[index]))
  const plans = face.symbols.map(
    ({ id, emoji, name, picture, rank = 'token' }, index) =>
      ({
        ...{ id, art: own[index] && picture ? picture : emoji ? artName(emoji) : '', text: emoji ?? name },
        // A token is struck of one colour: a picture wants a frame.
        rank: wholes[index] ? 'blank' : own[index] && rank === 'token' ? 'middle' : rank,
      }) as const,
  )
  const job = { kind: 'symbols', look, palette: face.palette, plans, size: SYMBOL_PX } as const
  const known = await recall({ ...job, drawings: [] }).catch(() => [])
  signal.throwIfAborted()
  const pictures = known.length === plans.length ? known : await painted(job, signal)
  return new Map(
    plans.flatMap(({ id }, index) => {
      const picture = wholes[index] || pictures[index]
      return picture ? [[id, picture] as const] : []
    }),
  )
}

type SymbolJob = Omit<PaintJob & { readonly kind: 'symbols' }, 'drawings'>

async function painted(job: SymbolJob, signal: AbortSignal): Promise<readonly Picture[]> {
  const drawings = await Promise.all(
    job.plans.map(({ art, rank }) => load(rank === 'blank' ? '' : art, rank === 'token', signal)),
  )
  signal.throwIfAborted()
  const transfer = drawings.flatMap(({ picture, glyph }) =>
    [picture, glyph].filter((one) => one instanceof ImageBitmap),
  )
  return paint({ ...job, drawings }, transfer)
}

async function load(art: string, isToken: boolean, signal: AbortSignal): Promise<Drawing> {
  if (!art) return {}
  if (art.startsWith('/')) {
    const own = await fetched(art, signal)
    return own ? { picture: own } : {}
  }
  const glyph = isToken ? await fetched(`/art/glyph/${art}.svg`, signal) : undefined
  // Of a token the drawing only gives the colour: the flat one is on the page already.
  const round = glyph ? undefined : await fetched(`/art/3d/${art}.webp`, signal)
  const picture = round ?? (await fetched(`/art/${art}.svg`, signal))
  return { ...(picture && { picture }), ...(glyph && { glyph }) }
}

async function fetched(url: string, signal: AbortSignal): Promise<ImageBitmap | undefined> {
  try {
    const answer = await fetch(url, { signal })
    if (!answer.ok || !answer.headers.get('content-type')?.startsWith('image/')) return undefined
    const file = await answer.blob()
    return url.endsWith('.svg') ? await drawn(file) : await createImageBitmap(file)
  } catch {
    return undefined
  }
}

/** Workers decode no SVG, and not every browser makes a bitmap of one: it is drawn. */
async function drawn(svg: Blob): Promise<ImageBitmap> {
  const url = URL.createObjectURL(svg)
  try {
    const image = new Image(GLYPH_PX, GLYPH_PX)
    image.src = url
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = GLYPH_PX
    canvas.getContext('2d')?.drawImage(image, 0, 0, GLYPH_PX, GLYPH_PX)
    return await createImageBitmap(canvas)
  } finally {
    URL.revokeObjectURL(url)
  }
}
