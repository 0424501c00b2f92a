import { createFileRoute } from '@tanstack/react-router'
import { SheetPage } from '../game/sheet/SheetPage.tsx'
import { rememberLink, sharedSearch } from '../lib/share-link.ts'

export const Route = createFileRoute('/games/$id_/sheet')({
  validateSearch: sharedSearch,
  beforeLoad: ({ params, search }) => rememberLink(params, search.link),
  component: SheetRoute,
})

function SheetRoute() {
  const { id } = Route.useParams()
  return <SheetPage id={id} />
}
