import type { Sniffed } from './sniffed.ts'

const ANIMATED = 0x02

export const isWebp = (file: Buffer): boolean =>
  file.length >= 30 && file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP'

/** The size of a still WebP, which has to end where it says. https://developers.google.com/speed/webp/docs/riff_container */
export function readWebp(file: Buffer): Sniffed {
  const told = 8 + file.readUInt32LE(4)
  if (told > file.length) return { fault: 'pictureDamaged' }
  if (told < file.length) return { fault: 'pictureHides' }
  const size = sizeOf(file)
  if (size === 'moves') return { fault: 'pictureMoves' }
  return size ? { kind: 'webp', ...size, bytes: file } : { fault: 'pictureDamaged' }
}

function sizeOf(file: Buffer): { readonly width: number; readonly height: number } | 'moves' | undefined {
  switch (file.toString('latin1', 12, 16)) {
    case 'VP8X':
      if (file.readUInt8(20) & ANIMATED) return 'moves'
      return { width: 1 + file.readUIntLE(24, 3), height: 1 + file.readUIntLE(27, 3) }
    case 'VP8L': {
      if (file.readUInt8(20) !== 0x2f) return undefined
      const bits = file.readUInt32LE(21)
      return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) }
    }
    case 'VP8 ':
      if (file.readUIntBE(23, 3) !== 0x9d012a) return undefined
      return { width: file.readUInt16LE(26) & 0x3fff, height: file.readUInt16LE(28) & 0x3fff }
  }
  return undefined
}
