import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { keptLog } from '../../testing/log.ts'
import { tempDir } from '../../testing/temp-dir.ts'
import { createTiles, shippedIn, type Tiles, tileKey } from './tiles.ts'

/** Tiles painted by this code. */
function painted(code: string, isBuilt = true) {
  const base = tempDir()
  const worker = join(base, 'painter.mjs')
  writeFileSync(worker, `export default async ({ subject }) => { ${code} }`)
  if (isBuilt) {
    mkdirSync(join(base, 'dist-server'))
    writeFileSync(join(base, 'dist-server/tiles.js'), '')
  }
  const folder = join(base, 'tiles')
  const kept = keptLog()
  const web = join(base, 'dist')
  const tiles = createTiles({ folder, web, worker }, kept.log)
  onTestFinished(() => tiles.close())
  return { tiles, folder, kept, web }
}

const settled = (tiles: Tiles, subject: object) =>
  vi.waitFor(async () => {
    const tile = await tiles.of(subject, 'tile')
    expect(tile).not.toBe('painting')
    return tile
  })

test('a tile is painted once, and kept by what it shows', async () => {
  const { tiles, folder } = painted('return Buffer.from(subject.name)')
  expect(await tiles.of({ name: 'A' }, 'tile')).toBe('painting')
  expect(await tiles.of({ name: 'A' }, 'tile')).toBe('painting')
  expect(Buffer.from((await settled(tiles, { name: 'A' })) as Uint8Array).toString()).toBe('A')
  expect(Buffer.from((await settled(tiles, { name: 'B' })) as Uint8Array).toString()).toBe('B')
  expect(readdirSync(folder)).toHaveLength(2)
})

test('what cannot be painted is none, and is not tried again', async () => {
  const { tiles, folder } = painted("throw new Error('no canvas')")
  expect(await tiles.of({ name: 'A' }, 'tile')).toBe('painting')
  expect(await settled(tiles, { name: 'A' })).toBe('none')
  expect(await tiles.of({ name: 'A' }, 'tile')).toBe('none')
  expect(existsSync(folder)).toBe(false)
})

test('what the build has painted is given as it is', async () => {
  const { tiles, folder, web } = painted("throw new Error('painted')")
  mkdirSync(shippedIn(web), { recursive: true })
  writeFileSync(join(shippedIn(web), `${tileKey({ name: 'A' }, 'wide')}.webp`), 'shipped')
  expect(Buffer.from((await tiles.of({ name: 'A' }, 'wide')) as Uint8Array).toString()).toBe('shipped')
  expect(await tiles.of({ name: 'A' }, 'tall')).toBe('painting')
  expect(await settled(tiles, { name: 'A' })).toBe('none')
  expect(existsSync(folder)).toBe(false)
})

test('where the web is not built there are none', async () => {
  const { tiles } = painted("return Buffer.from('x')", false)
  expect(await tiles.of({ name: 'A' }, 'tile')).toBe('none')
})

test('a server that stops tells nothing of the tiles that it no longer paints', async () => {
  const { tiles, kept } = painted('await new Promise(() => {})')
  await tiles.of({ name: 'A' }, 'tile')
  await tiles.of({ name: 'B' }, 'tile')
  await tiles.close()
  await setImmediate()
  expect(kept.lines()).toEqual([])
})
