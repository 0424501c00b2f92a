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

/** What another server or a worker changes rings no bell here. */
const LOOK_EVERY_MS = 1000
/** So many looks without news are told, so that no proxy takes the stream for dead. */
const QUIET_LOOKS = 15
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

  // Each change of a crypto payment as it happens. A stream begins with how the payment stands, so that one that ends with
  // its server goes on from any other.
  app.get('/crypto/invoices/:id/events', async (c) => {
    const id = c.req.param('id')
    const { memberId, first } = await invoice({ c, id })
    return streamSSE(c, async (stream) => {
      const bell = createBell()
      const stop = services.crypto.onChange(id, bell.ring)
      stream.onAbort(bell.ring)
      ending.addEventListener('abort', bell.ring)
      let told = JSON.stringify(first)
      let quietLooks = 0
      await stream.writeSSE({ data: told })
      while (!stream.aborted && !ending.aborted) {
        await bell.wait(LOOK_EVERY_MS)
        if (stream.aborted || ending.aborted) break
        const seen = await services.crypto.invoice(memberId, id)
        const data = seen.ok ? JSON.stringify(seen.value) : told
        quietLooks = data === told ? quietLooks + 1 : 0
        if (data !== told) await stream.writeSSE({ data })
        else if (quietLooks % QUIET_LOOKS === 0) await stream.writeSSE({ event: 'heartbeat', data: '' })
        told = data
      }
      if (ending.aborted && !stream.aborted) await stream.write(COME_BACK)
      ending.removeEventListener('abort', bell.ring)
      stop()
    })
  })
  return app
}

/** Waits for a ring or so long, and hears a ring that came before it waited. */
function createBell() {
  let hasRung = false
  let wake: () => void = () => undefined
  return {
    ring: () => {
      hasRung = true
      wake()
    },
    wait: async (longestMs: number): Promise<void> => {
      if (!hasRung)
        await new Promise<void>((resolve) => {
          const idle = setTimeout(resolve, longestMs)
          wake = () => {
            clearTimeout(idle)
            resolve()
          }
        })
      hasRung = false
    },
  }
}
