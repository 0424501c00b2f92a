import { createFileRoute } from '@tanstack/react-router'
import { OfferPage } from '../offer/OfferPage.tsx'

export const Route = createFileRoute('/games/$id_/offer')({ component: OfferRoute })

function OfferRoute() {
  const { id } = Route.useParams()
  return <OfferPage key={id} id={id} />
}
