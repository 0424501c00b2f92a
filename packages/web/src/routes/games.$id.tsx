import { createFileRoute } from '@tanstack/react-router'
import { GamePage } from '../game-page/GamePage.tsx'
import { rememberLink, sharedSearch } from '../lib/share-link.ts'

export const Route = createFileRoute('/games/$id')({
  validateSearch: sharedSearch,
  beforeLoad: ({ params, search }) => rememberLink(params, search.link),
  component: GameRoute,
})

function GameRoute() {
  const { id } = Route.useParams()
  return <GamePage id={id} />
}
