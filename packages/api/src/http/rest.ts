import type { AnyTRPCRouter } from '@trpc/server'
import { Hono, type Context as HonoContext } from 'hono'
import type { Context } from '../procedures/trpc.ts'
import { answer, answerFile, refuse, refuseMethod } from './answers.ts'
import { openApi } from './openapi.ts'
import { inputReader } from './rest-input.ts'
import { type RestRoute, restRoutesOf } from './rest-routes.ts'

export type ContextOf = (c: HonoContext) => Promise<Context>

/** Serves every procedure with a REST path as that, and describes them at /openapi.json. */
export function restApp(router: AnyTRPCRouter, contextOf: ContextOf, version: string): Hono {
  const app = new Hono()
  const routes = restRoutesOf(router)
  const paths = new Set(routes.map(({ path }) => path))
  for (const path of paths) {
    const here = routes.filter((route) => route.path === path)
    for (const route of here) app.on(route.method, honoPath(path), handler(router, route, contextOf))
    app.all(honoPath(path), (c) =>
      refuseMethod(
        c,
        here.map(({ method }) => method),
      ),
    )
  }
  // Only who asks for the document waits for it to be written, and once.
  let document: object | undefined
  app.get('/openapi.json', (c) => {
    document ??= openApi(routes, version)
    return c.json(document)
  })
  app.all('/openapi.json', (c) => refuseMethod(c, ['GET']))
  app.all('*', (c) => refuse(c, { code: 'pageNotThere' }))
  return app
}

const honoPath = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1')

function handler(router: AnyTRPCRouter, route: RestRoute, contextOf: ContextOf) {
  const readInput = inputReader(route)
  return async (c: HonoContext) => {
    const input = await readInput(c)
    const context = await contextOf(c)
    const caller = router.createCaller(context, { signal: c.req.raw.signal })
    const value = await procedureAt(caller, route.name)(route.input ? input : undefined)
    if (!route.file) return answer(c, value, route.status ?? 200)
    return answerFile(c, value, { type: route.file.type, name: route.file.nameIn(context.language) })
  }
}

type Call = (input: unknown) => Promise<unknown>

/** tRPC's caller mirrors the router: `studio.create` is caller.studio.create. */
export const procedureAt = (caller: unknown, name: string): Call =>
  name.split('.').reduce((at, key) => (at as Record<string, unknown>)[key], caller) as Call
