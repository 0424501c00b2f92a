import { createCanvas } from '@napi-rs/canvas'

/** A picture of one colour with a hole in its middle. */
export async function pictureOf(
  type: 'png' | 'webp',
  width = 300,
  height = width,
  colour = '#c02040',
): Promise<Buffer> {
  const canvas = createCanvas(width, height)
  const pen = canvas.getContext('2d')
  pen.fillStyle = colour
  pen.fillRect(0, 0, width, height)
  pen.clearRect(width / 2 - 1, height / 2 - 1, 3, 3)
  return type === 'png' ? canvas.encode('png') : canvas.encode('webp', 90)
}

/** A chunk of a PNG. */
export function chunkOf(type: string, data: Buffer, crc: (bytes: Buffer) => number): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc(body))
  return Buffer.concat([length, body, sum])
}
