/** How a picture is to stand in its place. */
export interface Adjustment {
  /** In percent of as large as it fits whole. */
  readonly zoom: number
  /** From the middle, in percent of the place. */
  readonly x: number
  readonly y: number
  readonly tint: string
  /** Of the tint, in percent. */
  readonly strength: number
}

export const UNCHANGED: Adjustment = { zoom: 100, x: 0, y: 0, tint: '#ffb84d', strength: 0 }

interface Size {
  readonly width: number
  readonly height: number
}

/** Where the picture lies in its place. */
export function placeOf(picture: Size, place: Size, { zoom, x, y }: Adjustment) {
  const fit = Math.min(place.width / picture.width, place.height / picture.height)
  const [width, height] = [(picture.width * fit * zoom) / 100, (picture.height * fit * zoom) / 100]
  return {
    ...{ width, height },
    left: (place.width - width) / 2 + (place.width * x) / 100,
    top: (place.height - height) / 2 + (place.height * y) / 100,
  }
}

/** The tint lies on the picture alone: where it is transparent, nothing is coloured. */
export function drawAdjusted(canvas: HTMLCanvasElement, picture: HTMLImageElement, wish: Adjustment): void {
  const pen = canvas.getContext('2d')
  if (!pen) return
  const { left, top, width, height } = placeOf(
    { width: picture.naturalWidth, height: picture.naturalHeight },
    canvas,
    wish,
  )
  pen.globalCompositeOperation = 'source-over'
  pen.globalAlpha = 1
  pen.clearRect(0, 0, canvas.width, canvas.height)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(picture, left, top, width, height)
  pen.globalCompositeOperation = 'source-atop'
  pen.globalAlpha = wish.strength / 100
  pen.fillStyle = wish.tint
  pen.fillRect(0, 0, canvas.width, canvas.height)
}
