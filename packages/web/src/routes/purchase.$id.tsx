import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { MembersOnly } from '../auth/MembersOnly.tsx'
import { PurchasePage } from '../purchase/PurchasePage.tsx'

export const Route = createFileRoute('/purchase/$id')({
  validateSearch: z.object({ order: z.catch(z.optional(z.uuid()), undefined) }),
  component: Purchase,
})

function Purchase() {
  const { id } = Route.useParams()
  const { order } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <MembersOnly>
      <PurchasePage
        key={id}
        id={id}
        orderId={order}
        onOrder={(next) => void navigate({ search: { order: next }, replace: true, resetScroll: false })}
      />
    </MembersOnly>
  )
}
