import { payment } from '@spilvaerk/messages/payment'
import type { Order, PaymentOption } from '@spilvaerk/schemas'
import { explain } from '../lib/errors.ts'
import { textsOf } from '../lib/page-language.ts'
import { trpc } from '../lib/trpc.ts'
import { Button } from '../ui/button.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { Notice } from '../ui/notice.tsx'
import { isUnderWay, type OrderItem } from './attempt.ts'
import { OrderWatch } from './OrderWatch.tsx'
import { OwnedAlready } from './OwnedAlready.tsx'
import { PaymentForm } from './PaymentForm.tsx'
import { useSettled } from './use-settled.ts'

type PaymentSectionProps = {
  readonly gameName: string
  readonly item: OrderItem
  readonly orderId: string | undefined
  readonly onOrder: (id: string | undefined) => void
  /** Another try: what was ordered is to be chosen again, also after a reload. */
  readonly onAgain?: (order: Order) => void
}

const CONFLICT = 409
/** A slider under way asks for no prices. */
const SETTLED_MS = 250

/** The payment form, or the order that was made with it. */
export function PaymentSection({ gameName, item, orderId, onOrder, onAgain }: PaymentSectionProps) {
  const t = textsOf(payment)
  const options = trpc.purchases.options.useQuery()
  const settled = useSettled(item, SETTLED_MS)
  const isAsked = orderId === undefined && settled !== undefined
  const quote = trpc.purchases.quote.useQuery(item, { enabled: isAsked, staleTime: 0 })
  const tryAgain = (order: Order): void => {
    onAgain?.(order)
    onOrder(undefined)
  }
  if (orderId) return <OrderWatch key={orderId} id={orderId} onAgain={tryAgain} />
  if (explain(quote.error).status === CONFLICT) return <OwnedAlready gameId={item.gameId} gameName={gameName} />
  return (
    <div className="grid gap-5">
      <OpenOrder gameId={item.gameId} onOrder={onOrder} />
      <Loaded query={options} height="h-96 rounded-lg">
        {(known) => (
          <>
            {/* Beside the form, which keeps what is typed and what was sent. */}
            {quote.error && (
              <Loaded query={quote} height="h-40">
                {() => null}
              </Loaded>
            )}
            {hasOption(known) ? (
              <PaymentForm
                gameName={gameName}
                item={item}
                quote={settled && quote.data}
                options={known}
                onOrder={onOrder}
              />
            ) : (
              <Notice title={t('form.closed')}>{t('form.closedText')}</Notice>
            )}
          </>
        )}
      </Loaded>
    </div>
  )
}

const hasOption = (options: readonly PaymentOption[]): options is [PaymentOption, ...PaymentOption[]] =>
  options.length > 0

type OpenOrderProps = { readonly gameId: number; readonly onOrder: (id: string) => void }

/** A payment for this game that was begun earlier and is not settled. */
function OpenOrder({ gameId, onOrder }: OpenOrderProps) {
  const orders = trpc.purchases.orders.useQuery(undefined, { refetchOnMount: 'always' })
  const open = orders.data?.find((order) => order.gameId === gameId && isUnderWay(order.state))
  const t = textsOf(payment)
  if (!open) return null
  return (
    <Notice
      title={t('open.title')}
      action={
        <Button size="sm" variant="secondary" onClick={() => onOrder(open.id)}>
          {t('open.show')}
        </Button>
      }
    >
      {t('open.text')}
    </Notice>
  )
}
