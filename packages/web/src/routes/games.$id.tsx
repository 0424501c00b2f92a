import { createFileRoute } from '@tanstack/react-router'
import { GamePage } from '../game/GamePage.tsx'
import '../game/game.css'
import '../machine/machine.css'

export const Route = createFileRoute('/games/$id')({ component: GameRoute })

function GameRoute() {
  const { id } = Route.useParams()
  return <GamePage id={id} />
}
