import type { Picture } from './paint.ts'

/** Shows a painted picture in a canvas of the page, at the picture's own size. */
export function showPicture(canvas: HTMLCanvasElement, picture: Picture): void {
  canvas.width = picture.width
  canvas.height = picture.height
  canvas.getContext('2d')?.drawImage(picture, 0, 0)
  if (typeof ImageBitmap !== 'undefined' && picture instanceof ImageBitmap) picture.close()
}
