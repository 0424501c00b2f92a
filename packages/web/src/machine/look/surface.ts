/** What is painted on, in a worker as well as in a page. */
export type Surface = OffscreenCanvas | HTMLCanvasElement
export type Pen = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D

export const hasOffscreen = (): boolean => typeof OffscreenCanvas !== 'undefined'

/** @throws where nothing can be painted */
export function surfaceOf(width: number, height: number): { readonly canvas: Surface; readonly pen: Pen } {
  const size: [number, number] = [Math.max(1, Math.ceil(width)), Math.max(1, Math.ceil(height))]
  const canvas = hasOffscreen() ? new OffscreenCanvas(...size) : pageCanvas(...size)
  const pen = canvas.getContext('2d', { willReadFrequently: true }) as Pen | null
  if (!pen) throw new Error('no 2D canvas')
  return { canvas, pen }
}

function pageCanvas(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  return canvas
}

/** Coverage of each pixel of a picture. */
export function alphaOf({ width, height }: Surface, pen: Pen): Uint8ClampedArray {
  const { data } = pen.getImageData(0, 0, width, height)
  const alpha = new Uint8ClampedArray(width * height)
  for (let index = 0; index < alpha.length; index++) alpha[index] = data[index * 4 + 3] as number
  return alpha
}
