import { crc32 } from 'node:zlib'
import type { Sniffed } from './sniffed.ts'

export const PNG_MARK = Buffer.from('89504e470d0a1a0a', 'hex')
/** What a picture is drawn from; texts, colour profiles and whatever else a file may carry is left out. */
const DRAWN = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'])
const MOST_CHUNKS = 20_000

/** Walks the chunks of a PNG to its end: `bytes` has only those that a picture is drawn from. */
export function readPng(file: Buffer): Sniffed {
  const kept: Buffer[] = [PNG_MARK]
  let size: { width: number; height: number } | undefined
  let at = PNG_MARK.length
  for (let count = 0; count < MOST_CHUNKS; count++) {
    if (at + 12 > file.length) return { fault: 'pictureDamaged' }
    const length = file.readUInt32BE(at)
    const end = at + 12 + length
    if (end > file.length) return { fault: 'pictureDamaged' }
    const type = file.toString('latin1', at + 4, at + 8)
    if (crc32(file.subarray(at + 4, end - 4)) !== file.readUInt32BE(end - 4)) return { fault: 'pictureDamaged' }
    if (type === 'IHDR' && !size) size = { width: file.readUInt32BE(at + 8), height: file.readUInt32BE(at + 12) }
    if (!size) return { fault: 'pictureDamaged' }
    if (DRAWN.has(type)) kept.push(file.subarray(at, end))
    at = end
    if (type !== 'IEND') continue
    return at === file.length ? { kind: 'png', ...size, bytes: Buffer.concat(kept) } : { fault: 'pictureHides' }
  }
  return { fault: 'pictureDamaged' }
}
