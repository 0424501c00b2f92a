import { artUrl } from '../../art/art-url.ts'
import type { FaceSymbol } from '../face.ts'

/** How a symbol is drawn, at any size: its picture, or nothing when it has none. */
export type SymbolPictures = ReadonlyMap<string, CanvasImageSource>

/** Larger than any cell on any screen, so that each size is drawn by shrinking. */
const PICTURE_PX = 512

/** Fetches the drawings of these symbols and no others. One that is missing is left to the device's own emoji. */
export async function loadPictures(symbols: readonly FaceSymbol[], signal: AbortSignal): Promise<SymbolPictures> {
  const loaded = await Promise.all(
    symbols.map(async ({ id, emoji, picture: own }) => {
      const drawing = async () => (emoji ? loadPicture(artUrl(emoji), signal) : undefined)
      const picture = (own ? await loadBitmap(own) : undefined) ?? (await drawing())
      return picture ? ([[id, picture]] as const) : []
    }),
  )
  return new Map(loaded.flat())
}

/** A picture of the game's maker: a bitmap of its own size. */
async function loadBitmap(url: string): Promise<CanvasImageSource | undefined> {
  try {
    const image = new Image()
    image.src = url
    await image.decode()
    return image
  } catch {
    return undefined
  }
}

async function loadPicture(url: string, signal: AbortSignal): Promise<CanvasImageSource | undefined> {
  try {
    const answer = await fetch(url, { signal })
    if (!answer.ok) return undefined
    return await decode(sized(await answer.text()))
  } catch {
    return undefined
  }
}

/** Some browsers rasterise an SVG at its own size before they scale it: give it a large one. */
const sized = (svg: string): string =>
  svg.replace(/<svg\b([^>]*)>/, (_, attributes: string) => {
    const rest = attributes.replace(/\s(width|height)="[^"]*"/g, '')
    return `<svg${rest} width="${PICTURE_PX}" height="${PICTURE_PX}">`
  })

async function decode(svg: string): Promise<CanvasImageSource | undefined> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  try {
    const image = new Image(PICTURE_PX, PICTURE_PX)
    image.src = url
    await image.decode()
    return image
  } finally {
    URL.revokeObjectURL(url)
  }
}
