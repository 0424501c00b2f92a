import { inflateSync } from 'node:zlib'

/** What a PDF shows, without its spaces between lines: its pages are compressed, and their text is in hexadecimal pieces. */
export function shownIn(pdf: Buffer): string {
  const pages = [...pdf.toString('latin1').matchAll(/stream\n(.*?)\nendstream/gs)].map(([, stream = '']) =>
    inflateSync(Buffer.from(stream, 'latin1')).toString('latin1'),
  )
  const pieces = pages.flatMap((page) => [...page.matchAll(/<([0-9a-f]+)>/g)].map(([, piece = '']) => piece))
  return Buffer.from(pieces.join(''), 'hex').toString('latin1')
}
