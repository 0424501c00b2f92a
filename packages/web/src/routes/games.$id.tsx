import { createFileRoute } from '@tanstack/react-router'
import { GamePage } from '../game/GamePage.tsx'

export const Route = createFileRoute('/games/$id')({ component: GameRoute })

function GameRoute() {
  const { id } = Route.useParams()
  return <GamePage id={id} />
}
