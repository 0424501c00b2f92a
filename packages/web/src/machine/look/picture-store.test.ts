import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PaintJob } from './paint-job.ts'
import { isWhole, keepPictures, keptPictures, keyOf } from './picture-store.ts'
import { plainLook } from './testing.ts'

const stores = new Map<string, Map<string, Response>>()

/** As much of the browser's `CacheStorage` as is used. */
const open = (name: string): Promise<object> => {
  const store = stores.get(name) ?? new Map<string, Response>()
  stores.set(name, store)
  return Promise.resolve({
    match: async (address: string) => store.get(address)?.clone(),
    put: async (address: string, answer: Response) => void store.set(address, answer),
    keys: async () => [...store.keys()],
    delete: async (address: string) => store.delete(address),
  })
}

beforeEach(() => {
  stores.clear()
  vi.stubGlobal('caches', {
    open,
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
  })
  vi.stubGlobal('location', { pathname: '/assets/look-worker-b2.js' })
  vi.stubGlobal('createImageBitmap', (file: Blob) => file.text())
})
afterEach(() => vi.unstubAllGlobals())

const scene: PaintJob = {
  kind: 'scene',
  look: plainLook,
  palette: ['#000000', '#111111', '#222222', '#333333'],
  width: 20,
  height: 10,
}
const plan = { id: 'a', art: '1f34b', text: '🍋', rank: 'token' } as const
const symbols = (drawings: (PaintJob & { kind: 'symbols' })['drawings']): PaintJob => ({
  ...scene,
  kind: 'symbols',
  plans: [plan],
  size: 224,
  drawings,
})
const file = (text: string): Blob => new Blob([text])

test('what was painted is found again, in its order, and by nothing that differs', async () => {
  const key = await keyOf(scene)
  expect(await keptPictures(key)).toBeUndefined()
  await keepPictures(key, [file('far'), file('near')])
  expect(await keptPictures(key)).toEqual(['far', 'near'])
  const others: PaintJob[] = [
    { ...scene, width: 21 },
    { ...scene, palette: ['#000000', '#111111', '#222222', '#333334'] },
    { ...scene, look: { ...plainLook, hour: 'night' } },
  ]
  for (const other of others) expect(await keptPictures(await keyOf(other))).toBeUndefined()
})

test('symbols are found before their drawings are there', async () => {
  expect(await keyOf(symbols([{ picture: {} as ImageBitmap }]))).toBe(await keyOf(symbols([])))
})

test.each([
  ['a drawing did not come', [{}], false],
  ['all drawings came', [{ glyph: {} as ImageBitmap }], true],
])('%s: kept only when whole', (_name, drawings, expected) => {
  expect(Boolean(isWhole(symbols(drawings)))).toBe(expected)
  expect(isWhole(scene)).toBe(true)
})

test('a picture whose fellow is gone is not shown', async () => {
  const key = await keyOf(scene)
  await keepPictures(key, [file('far'), file('near')])
  stores.get('spilvaerk-look-look-worker-b2.js')?.delete(`/look/${key}/1`)
  expect(await keptPictures(key)).toBeUndefined()
})

test('what earlier painters kept goes, and the oldest pictures when there are too many', async () => {
  await open('spilvaerk-look-look-worker-a1.js')
  await open('another')
  for (let index = 0; index < 410; index++) await keepPictures(`k${index}`, [file('one')])
  expect([...stores.keys()].sort()).toEqual(['another', 'spilvaerk-look-look-worker-b2.js'])
  expect(stores.get('spilvaerk-look-look-worker-b2.js')?.size).toBe(400)
  expect(await keptPictures('k0')).toBeUndefined()
  expect(await keptPictures('k409')).toEqual(['one'])
})
