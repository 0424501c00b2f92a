import type { Face } from '../face.ts'
import { type Picture, paint, recall } from './paint.ts'
import type { PaintJob } from './paint-job.ts'
import { cutSheet } from './symbol-sheet.ts'
import type { Drawing } from './symbols/drawing.ts'
import type { SymbolPlan } from './symbols/paint-symbol.ts'
import { drawingsOf, planOf } from './symbols/plans.ts'
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
  const { sheet, symbols } = face
  const ready = sheet ? await cutSheet(sheet, symbols.length, signal) : []
  signal.throwIfAborted()
  return ready.length > 0 ? byId(symbols, ready) : paintSymbols(face, look, signal)
}

const byId = (
  symbols: Face['symbols'],
  pictures: readonly (CanvasImageSource | undefined)[],
): ReadonlyMap<string, CanvasImageSource> =>
  new Map(
    symbols.flatMap(({ id }, index) => {
      const picture = pictures[index]
      return picture ? [[id, picture] as const] : []
    }),
  )

async function paintSymbols(
  face: Face,
  look: GameLook,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, CanvasImageSource>> {
  const own = await Promise.all(face.symbols.map(({ picture }) => picture && fetched(picture, signal)))
  /** A picture of the maker's that is the whole symbol is not painted round. */
  const wholes = face.symbols.map(({ isFramed }, index) => (isFramed ? undefined : own[index]))
  const plans = face.symbols.map((symbol, index): SymbolPlan => {
    const plan = planOf(symbol)
    if (!own[index] || !symbol.picture) return plan
    // A token is struck of one colour: a picture wants a frame.
    const rank = wholes[index] ? 'blank' : plan.rank === 'token' ? 'middle' : plan.rank
    return { ...plan, art: symbol.picture, rank }
  })
  const job = { kind: 'symbols', look, palette: face.palette, plans, size: SYMBOL_PX } as const
  const known = await recall({ ...job, drawings: [] }).catch(() => [])
  signal.throwIfAborted()
  const pictures = known.length === plans.length ? known : await painted(job, signal)
  return byId(
    face.symbols,
    plans.map((_, index) => wholes[index] || pictures[index]),
  )
}

type SymbolJob = Omit<PaintJob & { readonly kind: 'symbols' }, 'drawings'>

async function painted(job: SymbolJob, signal: AbortSignal): Promise<readonly Picture[]> {
  const drawings = await Promise.all(job.plans.map((plan) => load(plan, signal)))
  signal.throwIfAborted()
  const transfer = drawings.flatMap(({ picture, glyph }) =>
    [picture, glyph].filter((one) => one instanceof ImageBitmap),
  )
  return paint({ ...job, drawings }, transfer)
}

async function load(plan: SymbolPlan, signal: AbortSignal): Promise<Drawing> {
  if (plan.art.startsWith('/') && plan.rank !== 'blank') {
    const own = await fetched(plan.art, signal)
    return own ? { picture: own } : {}
  }
  const { glyph, pictures } = drawingsOf(plan)
  const cut = glyph && (await fetched(glyph, signal))
  for (const address of pictures) {
    const picture = await fetched(address, signal)
    if (picture) return { picture, ...(cut && { glyph: cut }) }
  }
  return cut ? { glyph: cut } : {}
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
