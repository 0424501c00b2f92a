import type { PaintJob } from './paint-job.ts'
import type { Surface } from './surface.ts'

const PREFIX = 'spilvaerk-look-'
/** The painters are one file, whose name changes with them: what others painted is not found any more. */
const cacheName = (): string => `${PREFIX}${globalThis.location.pathname.split('/').at(-1)}`
/** Pictures, of which a game has about twenty of 5 to 60 kB. */
const MOST_KEPT = 400
const QUALITY = 0.92

/** All that a picture follows from, as an address of its own. Drawings follow from the plans, which name them. */
export async function keyOf(job: PaintJob): Promise<string> {
  const facts = JSON.stringify(job, (name, value) => (name === 'drawings' ? undefined : value))
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(facts)))
  return Array.from(hash.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

const addressOf = (key: string, index: number): string => `/look/${key}/${index}`

/** Whether nothing was missing when it was painted: what did not come today may come tomorrow. */
export const isWhole = (job: PaintJob): boolean =>
  job.kind !== 'symbols' ||
  job.plans.every(({ art }, index) => art === '' || job.drawings[index]?.picture || job.drawings[index]?.glyph)

/** Only where the connection is safe has a browser a store and a digest; elsewhere everything is painted, as while painters are written. */
export const canKeep = (): boolean =>
  !import.meta.env.DEV && typeof caches !== 'undefined' && typeof crypto !== 'undefined' && crypto.subtle !== undefined

/** The pictures that were painted of the same job on an earlier visit. */
export async function keptPictures(key: string): Promise<readonly ImageBitmap[] | undefined> {
  const store = await caches.open(cacheName())
  const first = await store.match(addressOf(key, 0))
  if (!first) return undefined
  const count = Number(first.headers.get('x-pictures'))
  const others = Array.from({ length: count - 1 }, (_, index) => store.match(addressOf(key, index + 1)))
  const answers = [first, ...(await Promise.all(others))].flatMap((answer) => (answer ? [answer] : []))
  if (answers.length !== count) return undefined
  return Promise.all(answers.map(async (answer) => createImageBitmap(await answer.blob())))
}

/** Keeps pictures for the next visit; the first is written last, so that what was cut short is not found. */
export async function keepPictures(key: string, pictures: readonly Blob[]): Promise<void> {
  const store = await caches.open(cacheName())
  const headers = { 'x-pictures': String(pictures.length) }
  for (const [index, picture] of [...pictures.entries()].reverse())
    await store.put(addressOf(key, index), new Response(picture, { headers }))
  await makeRoom(store)
}

/** The oldest go first, and what earlier painters have kept. */
async function makeRoom(store: Cache): Promise<void> {
  const all = await store.keys()
  await Promise.all(all.slice(0, Math.max(0, all.length - MOST_KEPT)).map((request) => store.delete(request)))
  for (const name of await caches.keys()) if (name.startsWith(PREFIX) && name !== cacheName()) await caches.delete(name)
}

/** As files: WebP where the browser writes it, else PNG. */
export const asFiles = (surfaces: readonly Surface[]): Promise<readonly Blob[]> =>
  Promise.all(
    surfaces.flatMap((surface) =>
      surface instanceof OffscreenCanvas ? [surface.convertToBlob({ type: 'image/webp', quality: QUALITY })] : [],
    ),
  )
