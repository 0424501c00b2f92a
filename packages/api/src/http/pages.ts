import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isLanguage, type Language } from '@spilvaerk/messages'
import type { Context as HonoContext } from 'hono'
import { getCookie } from 'hono/cookie'
import type { Log } from '../platform/log/log.ts'
import { createBoundedCache } from '../platform/work/bounded-cache.ts'
import { lazily } from '../platform/work/lazily.ts'
import { appRouter } from '../procedures/router.ts'
import type { Context } from '../procedures/trpc.ts'
import { type ContextOf, procedureAt } from './rest.ts'

/** The page at an address; undefined where the built one is to be sent as it is. */
export type Pages = (c: HonoContext) => Promise<Page | undefined>

export interface Page {
  readonly html: string
  /** False where no page has the address. */
  readonly isFound: boolean
}

/** What the web's own build lays beside its pages. */
interface Prerenderer {
  openPages(dist: string): (path: string, visit: Visit) => Promise<Page & { isForAll: boolean }>
}

interface Visit {
  readonly ask: Ask | undefined
  /** What the visitor chose for the whole site; where nothing is chosen, each page knows its own. */
  readonly language: Language | undefined
}

type Ask = (procedure: string, input: unknown, language: Language) => Promise<unknown>

const KEPT = 60

const callerOf = (context: Context, c: HonoContext) => appRouter.createCaller(context, { signal: c.req.raw.signal })

/** Pages with a picture of what a visitor without an account sees first; a member, or who searches, sees something else. */
export function createPages(web: string, contextOf: ContextOf, log: Log): Pages | undefined {
  const file = join(web, '../dist-server/draw.js')
  if (!existsSync(file)) return undefined
  const open = lazily(async () => {
    const prerenderer: Prerenderer = await import(pathToFileURL(file).href)
    return prerenderer.openPages(web)
  })
  const kept = createBoundedCache<Page>(KEPT)
  return async (c) => {
    const { path } = c.req
    const context = await contextOf(c)
    const isPictured = !context.session.token && !c.req.url.includes('?')
    const cookie = getCookie(c, 'language')
    const language = isLanguage(cookie) ? cookie : undefined
    const key = `${path}${isPictured ? '' : '?'} ${language}`
    const known = kept.get(key)
    if (known !== undefined) return known
    // In the language of the page, which need not be that of the browser.
    const ask: Ask = (procedure, input, pageLanguage) =>
      procedureAt(callerOf({ ...context, language: pageLanguage }, c), procedure)(input)
    try {
      const draw = await open()
      const { isForAll, ...page } = await draw(path, { ask: isPictured ? ask : undefined, language })
      // Addresses that do not exist are endless.
      return isForAll && page.isFound ? kept.set(key, page) : page
    } catch (err) {
      log.error({ err, path }, 'a page could not be drawn')
      return undefined
    }
  }
}
