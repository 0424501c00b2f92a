import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { etag } from 'hono/etag'
import { refuse, refuseMethod } from './answers.ts'
import type { Pages } from './pages.ts'

const YEAR_S = 31_536_000
const DAY_S = 86_400

/** The single-page app: its files, and for every path that is no file its page, drawn beforehand where `pages` can. */
export function website(dir: string, pages?: Pages): Hono {
  const app = new Hono()
  if (!existsSync(join(dir, 'index.html')))
    return app.all('*', (c) => c.json({ error: 'The web is not built: run the build' }, 404))
  app.use(onlyReading, compress(), caching, etag())
  app.get('*', async (c, next) => {
    const page = isFile(c.req.path) && !isBrowsing(c) ? undefined : await pages?.(c)
    return page ? c.html(page.html, page.isFound ? 200 : 404, { Vary: 'Cookie' }) : next()
  })
  app.use(serveStatic({ root: dir, precompressed: true }))
  app.get('*', (c, next) =>
    isFile(c.req.path) && !isBrowsing(c)
      ? next()
      : serveStatic({ root: dir, path: 'index.html', precompressed: true })(c, next),
  )
  app.all('*', (c) => refuse(c, { code: 'fileNotFound' }))
  return app
}
/** Routes of the app have no dot in their last part. */
const isFile = (path: string) => /\.[^/]*$/.test(path)

/** A browser that is to show a page asks for HTML first; one that needs a script, a style or a picture does not. */
const isBrowsing = (c: Context) => c.req.header('Accept')?.startsWith('text/html') ?? false

const onlyReading: MiddlewareHandler = (c, next) =>
  ['GET', 'HEAD'].includes(c.req.method) ? next() : Promise.resolve(refuseMethod(c, ['GET']))

/** Names under /assets carry a hash of what is in them; the page that names them is asked for every time. */
const caching: MiddlewareHandler = async (c, next) => {
  await next()
  if (c.res.status >= 400) return
  const { path } = c.req
  const rule = path.startsWith('/assets/')
    ? `public, max-age=${YEAR_S}, immutable`
    : path.startsWith('/art/')
      ? `public, max-age=${DAY_S}`
      : 'no-cache'
  c.header('Cache-Control', rule)
}
