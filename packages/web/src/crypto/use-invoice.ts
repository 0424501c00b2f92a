import type { CryptoInvoice } from '@spilvaerk/schemas'
import { useEffect, useState } from 'react'
import { trpc } from '../lib/trpc.ts'
import { useRefreshMoney } from '../limits/use-play-session.ts'
import { mayChange } from './invoice-words.ts'

/** Where no events come, the server is asked this often. */
const ASKED_EVERY_MS = 5000

/** An invoice as it stands at this moment: the server tells each change, and is asked while it cannot. */
export function useInvoice(id: string) {
  const utils = trpc.useUtils()
  const [isHeard, setHeard] = useState(false)
  const invoice = trpc.crypto.invoice.useQuery(
    { id },
    {
      staleTime: 0,
      refetchInterval: ({ state }) => (!isHeard && state.data && mayChange(state.data) ? ASKED_EVERY_MS : false),
    },
  )
  const isWatched = invoice.data !== undefined && mayChange(invoice.data)

  useEffect(() => {
    if (!isWatched || typeof EventSource === 'undefined') return
    const events = new EventSource(`/api/crypto/invoices/${id}/events`)
    events.onopen = () => setHeard(true)
    // It tries again by itself, and tells the state anew when it is back.
    events.onerror = () => setHeard(false)
    events.onmessage = ({ data }: MessageEvent<string>) =>
      // What the server writes there is an invoice, by the same view as the answer to the question.
      utils.crypto.invoice.setData({ id }, JSON.parse(data) as CryptoInvoice)
    return () => {
      events.close()
      setHeard(false)
    }
  }, [id, isWatched, utils])

  useRefreshWhenCredited(invoice.data)
  return invoice
}

/** Money has arrived: the balance, the limits and the history are others now. */
function useRefreshWhenCredited(invoice: CryptoInvoice | undefined): void {
  const utils = trpc.useUtils()
  const refreshMoney = useRefreshMoney()
  const credited = invoice?.creditedDkk
  const state = invoice?.state
  useEffect(() => {
    if (state === undefined) return
    void utils.crypto.invoices.invalidate()
    if (credited) void refreshMoney()
  }, [credited, state, refreshMoney, utils])
}
