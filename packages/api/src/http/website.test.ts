import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/server.ts'
import { makeTempDir, removeTempDir } from '../testing/temp-dir.ts'
import { website } from './website.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

test.each(['/', '/games/1', '/games/1abc', '/auth/login', '/no/such/page'])('%s is the app', async (path) => {
  const { status, headers, body } = await server.get(path)
  expect(status).toBe(200)
  expect(headers.get('Content-Type')).toMatch(/^text\/html/)
  expect(headers.get('Cache-Control')).toBe('no-cache')
  expect(body).toContain('<title>Spilværk</title>')
})

test('hashed files are kept for good, compressed on the way', async () => {
  const { headers, body } = await server.get('/assets/index-abc123.js')
  expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  expect(headers.get('Content-Encoding')).toBe('gzip')
  expect(headers.get('Vary')).toBe('Accept-Encoding')
  expect(body).toContain('spil spil')
})

test('the page is not sent again when it is the same', async () => {
  const etag = (await server.get('/')).headers.get('ETag') ?? ''
  expect((await server.get('/', { headers: { 'If-None-Match': etag } })).status).toBe(304)
})

test('emoji art is kept for a day', async () => {
  const { headers } = await server.get('/art/1f352.svg')
  expect(headers.get('Content-Type')).toMatch(/^image\/svg\+xml/)
  expect(headers.get('Cache-Control')).toBe('public, max-age=86400')
})

test.each(['/assets/gone.js', '/art/gone.svg', '/favicon.ico', '/assets/..%2f..%2fetc%2fpasswd.txt'])(
  '%s is no page',
  async (path) => {
    const { status, body, headers } = await server.get(path)
    expect(status).toBe(404)
    expect(body).toEqual({ error: 'Filen findes ikke', code: 'fileNotFound' })
    expect(headers.get('Cache-Control')).toBeNull()
  },
)

test.each(['/side.html', '/games/1.5', '/assets/gone'])('whoever browses to %s sees the app', async (path) => {
  const { status, body } = await server.get(path, { headers: { Accept: 'text/html,*/*;q=0.8' } })
  expect(status).toBe(200)
  expect(body).toContain('<title>Spilværk</title>')
})

test('pages are only read', async () => {
  const { status, headers } = await server.post('/games/1', {})
  expect([status, headers.get('Allow')]).toEqual([405, 'GET, HEAD, OPTIONS'])
})

test('only this server may give the page scripts, and only its own pages may frame it', async () => {
  const policy = (await server.get('/')).headers.get('Content-Security-Policy')
  expect(policy).toContain("default-src 'self'")
  expect(policy).toContain("worker-src 'self' blob:")
  expect(policy).toContain("frame-ancestors 'self'")
  expect(policy).not.toContain('unsafe-eval')
})

test('a page is sent as it was drawn, and a file never is', async () => {
  const dir = makeTempDir()
  writeFileSync(join(dir, 'index.html'), 'as built')
  writeFileSync(join(dir, 'robots.txt'), 'a file')
  const drawn: string[] = []
  const app = website(dir, async ({ req }) => {
    drawn.push(req.path)
    return req.path === '/odd' ? undefined : { html: `drawn ${req.path}`, isFound: req.path !== '/nowhere' }
  })
  const text = async (path: string): Promise<string> => (await app.request(path)).text()
  expect(await text('/')).toBe('drawn /')
  expect(await text('/games/1')).toBe('drawn /games/1')
  expect(await text('/odd')).toBe('as built')
  expect(await text('/robots.txt')).toBe('a file')
  expect((await app.request('/games/1')).headers.get('Cache-Control')).toBe('no-cache')
  expect((await app.request('/nowhere')).status).toBe(404)
  expect(drawn).not.toContain('/robots.txt')
  removeTempDir(dir)
})

test('without a built web the answer says so', async () => {
  const response = await website('/nowhere').request('/')
  expect(response.status).toBe(404)
  expect(await response.json()).toEqual({ error: 'The web is not built: run the build' })
})
