import { expect, test } from 'vitest'
import { bytesOf } from './save-export.ts'

test.each([
  ['utf-8', 'æ🎰', [0xc3, 0xa6, 0xf0, 0x9f, 0x8e, 0xb0]],
  ['base64', 'UEsDBP8=', [0x50, 0x4b, 3, 4, 0xff]],
] as const)('%s is read to its bytes', (encoding, content, bytes) => {
  expect([...bytesOf({ content, encoding })]).toEqual([...bytes])
})
