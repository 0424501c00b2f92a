import { Hono } from 'hono'
import { unwrap } from '../procedures/errors.ts'
import type { Services } from '../services/services.ts'
import type { HttpEnv } from './access-log.ts'
import { refuseMethod } from './answers.ts'
import type { ContextOf } from './rest.ts'

const PATH = '/identity/callback'

/** Where the browser comes back to from MitID. It is always led on to a page, which tells what was refused. */
export function identityCallback({ identity }: Pick<Services, 'identity'>, contextOf: ContextOf): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>()
  app.get(PATH, async (c) => {
    const { member, charge } = await contextOf(c)
    unwrap(await charge(1))
    return c.redirect(await identity.finish(member, new URL(c.req.url).searchParams), 303)
  })
  app.all(PATH, (c) => refuseMethod(c, ['GET']))
  return app
}
