import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../domains/config.ts'
import { createLog } from '../platform/log/log.ts'
import type { Context } from '../procedures/trpc.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'
import { makeTempDir, removeTempDir } from '../testing/temp-dir.ts'
import { createPages } from './pages.ts'
import { viewerOf } from './viewer.ts'

let server: TestServer
const dir = makeTempDir()
beforeAll(async () => {
  server = await startTestServer()
  mkdirSync(join(dir, 'dist'))
  mkdirSync(join(dir, 'dist-server'))
  writeFileSync(join(dir, 'dist-server/draw.js'), DRAW)
})
afterAll(async () => {
  await server.stop()
  removeTempDir(dir)
})

/** Draws a game's name where it may ask for it, as the built one does, and says that such a page is not for all. */
const DRAW = `
export const openPages = () => async (path, { ask }) => {
  const id = Number(/games.(\\d+)/.exec(path)?.[1])
  if (!ask) return { html: 'no picture', isForAll: true, isFound: true }
  try {
    return { html: 'picture of ' + (await ask('studio.game', { id })).name, isForAll: false, isFound: true }
  } catch {
    return { html: 'picture of nothing', isForAll: false, isFound: true }
  }
}`

test('a page of a shared game is drawn for nobody who has no link, whoever asked with it before', async () => {
  const made = await server.post('/api/games', { name: 'Hemmeligt', reels: 3, paylines: 5 })
  const cookie = (made.headers.get('Set-Cookie') ?? '').split(';')[0] ?? ''
  const path = `/games/${made.body.id}`
  await server.post(`/api${path}/visibility`, { visibility: 'shared' }, { Cookie: cookie })
  const { body } = await server.get('/api/games', { headers: { Cookie: cookie } })
  const { link } = body.find(({ id }: { id: number }) => id === made.body.id)
  const { services } = server
  const guest = { known: undefined, enter: () => 'guest', leave: () => undefined }
  const pages = createPages(
    join(dir, 'dist'),
    async (c) =>
      ({
        ...{ services, charge: async () => ({ ok: true, value: undefined }), session: { token: undefined } },
        viewer: viewerOf(c, services, null, guest as never),
      }) as unknown as Context,
    createLog(readConfig({ LOG_LEVEL: 'silent' })),
  )
  const app = new Hono().get('*', async (c) => c.text((await pages?.(c))?.html ?? ''))
  const ask = async (address: string, headers = {}) => (await app.request(address, { headers })).text()
  expect(link).toMatch(/^[\w-]{22}$/)
  expect(await ask(`${path}?link=${link}`)).toBe('no picture')
  expect(await ask(path, { 'X-Share-Link': link })).toBe('picture of Hemmeligt')
  expect(await ask(path)).toBe('picture of nothing')
  expect(await ask(`${path}?link=${'x'.repeat(22)}`)).toBe('no picture')
  expect(await ask('/games/1')).toMatch(/^picture of (?!nothing)/)
})
