import { payment } from '@spilvaerk/messages/payment'
import type { MethodFields, PaymentMethod } from '@spilvaerk/schemas'
import { useEffect, useRef, useState } from 'react'
import { serverWords } from '../auth/server-faults.ts'
import { textsOf } from '../lib/page-language.ts'
import { trpc } from '../lib/trpc.ts'
import { toast } from '../toast/toasts.ts'
import { createAttempts, isAnswer, type OrderItem } from './attempt.ts'
import { remember } from './own-orders.ts'

const PROCESSING_MS = 2000

type Payment = {
  readonly item: OrderItem
  readonly method: PaymentMethod
  readonly amount: number
  readonly given: MethodFields
}

/** Pays for something once; what becomes of the order is the order's own to tell. */
export function usePayment(onOrder: (id: string) => void) {
  const utils = trpc.useUtils()
  const t = textsOf(payment)
  const purchase = trpc.purchases.purchase.useMutation()
  const [attempts] = useState(() => createAttempts())
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const isHere = useIsHere()

  const send = async ({ item, method, amount, given }: Payment): Promise<void> => {
    const request = { ...item, paymentMethod: method }
    const paymentReference = attempts.referenceFor(request)
    try {
      const result = await purchase.mutateAsync({ ...request, ...given, paymentReference, amount })
      attempts.answered(request)
      remember(result.order.id)
      utils.purchases.order.setData({ id: result.order.id }, result)
      if (isHere.current) onOrder(result.order.id)
    } catch (error) {
      if (isAnswer(error)) attempts.answered(request)
      const description = serverWords(error, t('failedText'))
      setFailure(description)
      toast({ tone: 'danger', title: t('failed'), description })
      // The price may be another one by now.
      await utils.purchases.quote.invalidate()
    }
  }

  const pay = async (payment: Payment): Promise<void> => {
    if (isBusy) return
    setFailure(undefined)
    setBusy(true)
    await new Promise((resolve) => setTimeout(resolve, PROCESSING_MS))
    // A payer who has left the page by then has bought nothing.
    if (isHere.current) await send(payment)
    setBusy(false)
  }
  return { pay, isBusy, failure } as const
}

function useIsHere() {
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return isHere
}
