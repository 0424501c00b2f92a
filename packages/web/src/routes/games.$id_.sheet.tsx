import { createFileRoute } from '@tanstack/react-router'
import { GameSheet } from '../game-page/GameSheet.tsx'
import { rememberLink, sharedSearch } from '../lib/share-link.ts'

export const Route = createFileRoute('/games/$id_/sheet')({
  validateSearch: sharedSearch,
  beforeLoad: ({ params, search }) => rememberLink(params, search.link),
  component: SheetRoute,
})

function SheetRoute() {
  const { id } = Route.useParams()
  return <GameSheet id={id} />
}
