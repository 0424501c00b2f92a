import { createCanvas, loadImage } from '@napi-rs/canvas'

/** How a picture is kept. */
export interface Form {
  readonly width: number
  readonly height: number
  /**
   * `within`: shrunk until it fits, with its own proportions. `square`: the same, in the middle of a transparent box of
   * this size. `filled`: as large as the box, with what sticks out cut off evenly.
   */
  readonly fit: 'within' | 'square' | 'filled'
  /** What shows behind a picture that must not be seen through. */
  readonly ground?: string
}

export interface DecodeJob {
  readonly bytes: Uint8Array
  readonly form: Form
}

const QUALITY = 88

/** Runs in a thread of its own. @returns the picture drawn anew as WebP: nothing of the file is in it but what is seen */
export default async function decode({ bytes, form }: DecodeJob): Promise<Uint8Array> {
  const image = await loadImage(Buffer.from(bytes))
  const { fit, ground } = form
  const scale =
    fit === 'filled'
      ? Math.max(form.width / image.width, form.height / image.height)
      : Math.min(fit === 'square' ? Number.POSITIVE_INFINITY : 1, form.width / image.width, form.height / image.height)
  const [width, height] = [Math.max(1, Math.round(image.width * scale)), Math.max(1, Math.round(image.height * scale))]
  const canvas = fit === 'within' ? createCanvas(width, height) : createCanvas(form.width, form.height)
  const pen = canvas.getContext('2d')
  pen.imageSmoothingQuality = 'high'
  if (ground) {
    pen.fillStyle = ground
    pen.fillRect(0, 0, canvas.width, canvas.height)
  }
  pen.drawImage(image, (canvas.width - width) / 2, (canvas.height - height) / 2, width, height)
  return canvas.encode('webp', QUALITY)
}
