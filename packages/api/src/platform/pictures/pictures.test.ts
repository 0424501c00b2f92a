import { crc32 } from 'node:zlib'
import { loadImage } from '@napi-rs/canvas'
import { afterAll, describe, expect, test } from 'vitest'
import { chunkOf, pictureOf } from '../../testing/pictures.ts'
import { ASSETS } from '../config/assets.ts'
import { createPictures } from './pictures.ts'
import { PNG_MARK } from './png.ts'
import { sniff } from './sniff.ts'

const pictures = createPictures(ASSETS.pictures)
afterAll(() => pictures.close())

const SQUARE = { width: 256, height: 256, fit: 'square' } as const
const svg = (inner: string, attributes = 'viewBox="0 0 10 10"') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}</svg>`)

const header = (width: number, height: number): Buffer => {
  const data = Buffer.alloc(13)
  data.writeUInt32BE(width, 0)
  data.writeUInt32BE(height, 4)
  data.set([8, 6], 8)
  return chunkOf('IHDR', data, crc32)
}
const END = chunkOf('IEND', Buffer.alloc(0), crc32)
const png = (...chunks: Buffer[]) => Buffer.concat([PNG_MARK, ...chunks])

const seenIn = async (file: Uint8Array) => {
  const image = await loadImage(Buffer.from(file))
  return [image.width, image.height]
}

describe('what is a picture comes out as WebP of the wished form', () => {
  test.each([
    ['a PNG', () => pictureOf('png', 300, 150)],
    ['a WebP', () => pictureOf('webp', 300, 150)],
    ['an SVG of plain shapes', async () => svg('<g fill="red"><path d="M0 0h10v5H0z"/></g>')],
    [
      'an SVG with a gradient',
      async () =>
        svg(
          '<defs><linearGradient id="a"><stop stop-color="#0f0"/></linearGradient></defs><rect width="9" height="9" fill="url(#a)"/>',
        ),
    ],
    [
      'an SVG with a comment and a declaration',
      async () =>
        Buffer.concat([
          Buffer.from('<?xml version="1.0"?>\n<!-- drawn -->\n'),
          svg('<circle r="4"/>', 'width="20" height="10"'),
        ]),
    ],
  ])('%s', async (_, make) => {
    const drawn = await pictures.drawn(await make(), SQUARE, 128)
    if ('fault' in drawn) throw new Error(drawn.fault)
    expect(Buffer.from(drawn).toString('latin1', 0, 4)).toBe('RIFF')
    expect(await seenIn(drawn)).toEqual([256, 256])
  })

  test('a picture keeps its proportions, is never enlarged, and fills where it is to', async () => {
    const wide = await pictureOf('png', 600, 300)
    const within = await pictures.drawn(wide, { width: 200, height: 200, fit: 'within' }, 1)
    const small = await pictures.drawn(wide, { width: 2000, height: 2000, fit: 'within' }, 1)
    const filled = await pictures.drawn(wide, { width: 90, height: 120, fit: 'filled', ground: '#000000' }, 1)
    for (const drawn of [within, small, filled]) if ('fault' in drawn) throw new Error(drawn.fault)
    expect(await Promise.all([within, small, filled].map((drawn) => seenIn(drawn as Uint8Array)))).toEqual([
      [200, 100],
      [600, 300],
      [90, 120],
    ])
  })

  test('nothing that the file carried beside the picture is left', async () => {
    const file = await pictureOf('png')
    const secret = chunkOf('tEXt', Buffer.from('Comment\0Tivoli 55.67 N 12.56 E'), crc32)
    const carried = Buffer.concat([file.subarray(0, 33), secret, file.subarray(33)])
    const drawn = await pictures.drawn(carried, SQUARE, 1)
    if ('fault' in drawn) throw new Error(drawn.fault)
    expect(Buffer.from(drawn).includes('Tivoli')).toBe(false)
  })
})

describe('what is none is refused by what it is', () => {
  test.each<[string, () => Promise<Buffer> | Buffer, object]>([
    ['nothing', () => Buffer.alloc(0), { fault: 'pictureUnknown' }],
    ['a page', () => Buffer.from('<!doctype html><script>1</script>'), { fault: 'pictureUnknown' }],
    ['a GIF', () => Buffer.from('GIF89a\x01\0\x01\0'), { fault: 'pictureUnknown' }],
    ['a JPEG', () => Buffer.from('ffd8ffe000104a464946', 'hex'), { fault: 'pictureUnknown' }],
    ['a PNG that ends early', async () => (await pictureOf('png')).subarray(0, -20), { fault: 'pictureDamaged' }],
    [
      'a PNG with a flipped bit',
      async () => {
        const file = await pictureOf('png')
        file[60] = (file[60] ?? 0) ^ 1
        return file
      },
      { fault: 'pictureDamaged' },
    ],
    ['a PNG with nothing in it', () => png(header(300, 300), END), { fault: 'pictureDamaged' }],
    [
      'a PNG with a ZIP behind it',
      async () => Buffer.concat([await pictureOf('png'), Buffer.from('PK\x03\x04')]),
      { fault: 'pictureHides' },
    ],
    [
      'a WebP with a page behind it',
      async () => Buffer.concat([await pictureOf('webp'), Buffer.from('<script>')]),
      { fault: 'pictureHides' },
    ],
    ['a WebP that ends early', async () => (await pictureOf('webp')).subarray(0, -9), { fault: 'pictureDamaged' }],
    [
      'a bomb: few bytes that say they are 30000 × 30000',
      () => png(header(30_000, 30_000), chunkOf('IDAT', Buffer.alloc(64), crc32), END),
      { fault: 'picturePixels', most: 40_000_000 },
    ],
    ['one of 4294967295 pixels', () => png(header(0xffffffff, 1), END), { fault: 'picturePixels', most: 40_000_000 }],
    [
      'a WebP bomb',
      async () => {
        const file = Buffer.from(await pictureOf('webp'))
        file.writeUIntLE(16_000, 24, 3)
        file.writeUIntLE(16_000, 27, 3)
        return file
      },
      { fault: 'picturePixels', most: 40_000_000 },
    ],
    [
      'an animation',
      async () => {
        const file = Buffer.from(await pictureOf('webp'))
        file[20] = (file[20] ?? 0) | 2
        return file
      },
      { fault: 'pictureMoves' },
    ],
    ['a picture of 40 pixels', () => pictureOf('png', 40), { fault: 'pictureSmall' }],
  ])('%s', async (_, make, fault) => {
    expect(await pictures.drawn(await make(), SQUARE, 128)).toEqual(fault)
  })
})

test.each([
  ['a script', '<script>alert(1)</script>', 'script'],
  ['a handler', '<path d="M0 0" onload="alert(1)"/>', 'onload'],
  ['a page in it', '<foreignObject><b/></foreignObject>', 'foreignObject'],
  ['a picture from elsewhere', '<image href="https://example.dk/x.png"/>', 'image'],
  ['a reference to elsewhere', '<rect fill="url(https://example.dk#a)"/>', 'fill'],
  ['a link', '<a href="javascript:alert(1)"><path d=""/></a>', 'a'],
  ['a style sheet', '<style>@import url(//example.dk)</style>', 'style'],
  ['a style that loads', '<rect style="background:url(//example.dk/x)"/>', 'style'],
  ['copies of copies', '<g id="a"/><use href="#a"/>', 'use'],
  ['a pattern', '<pattern id="p"/>', 'pattern'],
  ['a filter', '<rect filter="url(#f)"/>', 'filter'],
  ['an animation', '<animate attributeName="x"/>', 'animate'],
  ['cuts within cuts', '<mask id="m"><rect mask="url(#n)"/></mask>', 'mask'],
  ['an entity', '<text>&lol;</text>'.replace('<text>', '<text x="&lol;">'), 'x &'],
  ['CDATA', '<text><![CDATA[<script>]]></text>', '<![CDATA['],
])('an SVG with %s is refused and says why', (_, inner, what) => {
  expect(sniff(svg(inner))).toEqual({ fault: 'svgUnsafe', what })
})

test('an SVG with a document type is refused: entities are declared there', () => {
  const file = Buffer.concat([Buffer.from('<!DOCTYPE svg [<!ENTITY a "b">]>'), svg('<path d=""/>')])
  expect(sniff(file)).toEqual({ fault: 'svgUnsafe', what: '<!DOCTYPE' })
})

test.each([
  ['unclosed', '<svg viewBox="0 0 1 1"><g></svg>'],
  ['without a size', '<svg><path d=""/></svg>'],
  ['with a page behind it', '<svg viewBox="0 0 1 1"></svg><svg viewBox="0 0 1 1"></svg>'],
  ['of size 0', '<svg viewBox="0 0 0 10"></svg>'],
])('an SVG %s is no picture', (_, text) => {
  expect(sniff(Buffer.from(text))).toMatchObject({ fault: expect.stringMatching(/^picture(Damaged|Hides)$/) })
})

test('an SVG is drawn at our size whatever it says of its own, and a comment of the same words before it changes nothing', () => {
  const root = '<svg xmlns="http://www.w3.org/2000/svg" width="50000" height="50000">'
  const found = sniff(Buffer.from(`<!-- ${root} -->${root}<path d="M0 0h9v9z"/></svg>`))
  if ('fault' in found) throw new Error(found.fault)
  expect([found.width, found.height]).toEqual([2560, 2560])
  expect(found.bytes.toString()).toMatch(/--><svg viewBox="0 0 50000 50000" width="2560" height="2560" xmlns/)
})

test('a large text that begins as SVG is looked through in one pass', () => {
  expect(sniff(svg('<g>'.repeat(30_000)))).toEqual({ fault: 'svgUnsafe', what: '> 100 levels' })
  expect(sniff(svg('<g/>'.repeat(30_000)))).toEqual({ fault: 'svgUnsafe', what: '> 20000 elements' })
  expect(sniff(svg('<mask id="m"/>'.repeat(51)))).toEqual({ fault: 'svgUnsafe', what: '> 50 masks' })
  expect(sniff(svg(' '.repeat(2_000_000)))).toEqual({ fault: 'svgUnsafe', what: '> 1024 KB' })
})
