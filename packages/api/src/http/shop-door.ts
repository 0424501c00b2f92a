import { Hono } from 'hono'
import { unwrap } from '../errors.ts'
import { refused } from '../refusals.ts'
import type { Services } from '../services.ts'
import type { HttpEnv } from './access-log.ts'
import type { ContextOf } from './rest.ts'

/** What of buying is not JSON both ways: messages of payment providers, and receipts. */
export function shopDoor(services: Pick<Services, 'purchases'>, contextOf: ContextOf): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>()

  // The body as it came: its signature is over these very bytes. A provider repeats what is not answered with 200.
  app.post('/webhooks/:provider', async (c) => {
    const body = await c.req.text()
    const message = { body, headers: c.req.raw.headers, url: new URL(c.req.url) }
    const heeding = await services.purchases.notice(c.req.param('provider'), message)
    return heeding === 'refused' ? c.json({ error: 'Beskeden er ikke bekræftet' }, 400) : c.json({ ok: true })
  })

  app.get('/orders/:id/receipt.pdf', async (c) => {
    const { member, charge } = await contextOf(c)
    unwrap(await charge(1))
    if (!member) return unwrap(refused({ code: 'notLoggedIn' }))
    const { filename, pdf } = unwrap(await services.purchases.receipt(member.id, c.req.param('id')))
    c.header('Content-Type', 'application/pdf')
    c.header('Content-Disposition', `attachment; filename="${filename}"`)
    return c.body(new Uint8Array(pdf))
  })
  return app
}
