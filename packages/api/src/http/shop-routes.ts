import { type Context, Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import { granted, refused } from '../platform/refusals/refusals.ts'
import { answering } from '../procedures/answering.ts'
import { unwrap } from '../procedures/errors.ts'
import type { Services } from '../services/services.ts'
import type { HttpEnv } from './access-log.ts'
import { refuse } from './answers.ts'
import type { ContextOf } from './rest.ts'
import { INVOICE_REFUSES, RECEIPT_REFUSES } from './shop-paths.ts'

const HEARTBEAT_MS = 15_000
/** A stream that ends with the server is to come back after so long, to whichever server is there then. */
const COME_BACK = 'retry: 1000\n\n'

interface Asked {
  readonly c: Context
  readonly id: string
}

/** What of buying is not JSON both ways: messages of payment providers, and receipts. */
export function shopRoutes(
  services: Pick<Services, 'crypto' | 'purchases'>,
  contextOf: ContextOf,
  ending: AbortSignal,
): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>()

  const callerOf = async (c: Context) => {
    const { member, charge, language } = await contextOf(c)
    const charged = await charge(1)
    if (!charged.ok) return charged
    return member ? granted({ member, language }) : refused({ code: 'notLoggedIn' })
  }
  const receipt = answering(RECEIPT_REFUSES, async ({ c, id }: Asked) => {
    const caller = await callerOf(c)
    if (!caller.ok) return caller
    const { member, language } = caller.value
    return services.purchases.receipt(member.id, id, language)
  })
  const invoice = answering(INVOICE_REFUSES, async ({ c, id }: Asked) => {
    const caller = await callerOf(c)
    if (!caller.ok) return caller
    const { id: memberId } = caller.value.member
    const first = await services.crypto.invoice(memberId, id)
    return first.ok ? granted({ memberId, first: first.value }) : first
  })

  // The body as it came: its signature is over these very bytes. A provider repeats what is not answered with 200, so
  // that is what a message is answered with that is about nothing here.
  app.post('/webhooks/:provider', async (c) => {
    const body = await c.req.text()
    const message = { body, headers: c.req.raw.headers, url: new URL(c.req.url) }
    const heeding = await services.purchases.notice(c.req.param('provider'), message)
    if (heeding === 'away') return unwrap(refused({ code: 'providerAway' }))
    return heeding === 'refused' ? refuse(c, { code: 'messageNotSigned' }) : c.json({ ok: true })
  })

  app.get('/orders/:id/receipt.pdf', async (c) => {
    const { filename, pdf } = await receipt({ c, id: c.req.param('id') })
    c.header('Content-Type', 'application/pdf')
    c.header('Content-Disposition', `attachment; filename="${filename}"`)
    return c.body(new Uint8Array(pdf))
  })

  // Each change of a crypto payment as it happens; a page that misses one asks again when it reconnects.
  app.get('/crypto/invoices/:id/events', async (c) => {
    const id = c.req.param('id')
    const { memberId, first } = await invoice({ c, id })
    return streamSSE(c, async (stream) => {
      const bell = createBell()
      const stop = services.crypto.onChange(id, bell.ring)
      stream.onAbort(bell.ring)
      ending.addEventListener('abort', bell.ring)
      await stream.writeSSE({ data: JSON.stringify(first) })
      while (!stream.aborted && !ending.aborted) {
        const hasRung = await bell.wait(HEARTBEAT_MS)
        if (ending.aborted) break
        const changed = hasRung ? await services.crypto.invoice(memberId, id) : undefined
        if (changed?.ok) await stream.writeSSE({ data: JSON.stringify(changed.value) })
        else await stream.writeSSE({ event: 'heartbeat', data: '' })
      }
      if (ending.aborted && !stream.aborted) await stream.write(COME_BACK)
      ending.removeEventListener('abort', bell.ring)
      stop()
    })
  })
  return app
}

/** Waits for a ring, and hears one that came before it waited. */
function createBell() {
  let hasRung = false
  let wake: () => void = () => undefined
  return {
    ring: () => {
      hasRung = true
      wake()
    },
    wait: async (longestMs: number): Promise<boolean> => {
      if (!hasRung)
        await new Promise<void>((resolve) => {
          const idle = setTimeout(resolve, longestMs)
          wake = () => {
            clearTimeout(idle)
            resolve()
          }
        })
      const heard = hasRung
      hasRung = false
      return heard
    },
  }
}
