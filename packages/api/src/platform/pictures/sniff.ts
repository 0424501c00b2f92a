import { PNG_MARK, readPng } from './png.ts'
import type { Sniffed } from './sniffed.ts'
import { isSvg, readSvg } from './svg.ts'
import { isWebp, readWebp } from './webp.ts'

/** More than this is not decoded: a small file can say that it is as large as it likes. */
export const MOST_PIXELS = 40_000_000

/** What a file is, whatever it is called and whatever its sender says. */
export function sniff(file: Buffer): Sniffed {
  const found = read(file)
  if ('fault' in found) return found
  if (found.width < 1 || found.height < 1) return { fault: 'pictureDamaged' }
  return found.width * found.height > MOST_PIXELS ? { fault: 'picturePixels', most: MOST_PIXELS } : found
}

function read(file: Buffer): Sniffed {
  if (file.subarray(0, PNG_MARK.length).equals(PNG_MARK)) return readPng(file)
  if (isWebp(file)) return readWebp(file)
  return isSvg(file) ? readSvg(file) : { fault: 'pictureUnknown' }
}
