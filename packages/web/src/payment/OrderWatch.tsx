import type { Order } from '@spilvaerk/schemas'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { trpc } from '../lib/trpc.ts'
import { Loaded } from '../ui/loaded.tsx'
import { isUnderWay } from './attempt.ts'
import { OrderSettled } from './OrderSettled.tsx'
import { OrderWaiting } from './OrderWaiting.tsx'
import { remember } from './own-orders.ts'

const ASKED_EVERY_MS = 2000

type OrderWatchProps = {
  readonly id: string
  /** Back to the form, for another try at what was ordered. */
  readonly onAgain: (order: Order) => void
}

/** One order: its state is asked for until it is settled. */
export function OrderWatch({ id, onAgain }: OrderWatchProps) {
  const order = trpc.purchases.order.useQuery(
    { id },
    {
      staleTime: 0,
      refetchInterval: ({ state }) => (state.data && isUnderWay(state.data.order.state) ? ASKED_EVERY_MS : false),
    },
  )
  useRememberedWhileOpen(order.data?.order)
  const place = useFocusHere()
  return (
    <div ref={place} tabIndex={-1} className="scroll-mt-24 outline-none">
      <Loaded query={order} height="h-72 rounded-lg">
        {({ order: it, step }) =>
          isUnderWay(it.state) ? (
            <OrderWaiting order={it} step={step} onAgain={() => onAgain(it)} />
          ) : (
            <OrderSettled order={it} onAgain={() => onAgain(it)} />
          )
        }
      </Loaded>
    </div>
  )
}

/** The form that was sent was longer: its payer would look at the empty page below, and be focused on nothing. */
function useFocusHere(): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  // Before the effects, in which a dialog of the bank takes the focus on.
  useLayoutEffect(() => place.current?.focus(), [])
  return place
}

/** An order that was seen open in this tab is announced in it when it is paid. */
function useRememberedWhileOpen(order: Order | undefined): void {
  const isOpen = order !== undefined && isUnderWay(order.state)
  const id = order?.id
  useEffect(() => {
    if (isOpen && id) remember(id)
  }, [isOpen, id])
}
