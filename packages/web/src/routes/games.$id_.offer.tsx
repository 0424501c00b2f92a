import { createFileRoute } from '@tanstack/react-router'
import { rememberLink, sharedSearch } from '../lib/share-link.ts'
import { OfferPage } from '../offer/OfferPage.tsx'

export const Route = createFileRoute('/games/$id_/offer')({
  validateSearch: sharedSearch,
  beforeLoad: ({ params, search }) => rememberLink(params, search.link),
  component: OfferRoute,
})

function OfferRoute() {
  const { id } = Route.useParams()
  return <OfferPage key={id} id={id} />
}
