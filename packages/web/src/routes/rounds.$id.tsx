import { createFileRoute } from '@tanstack/react-router'
import { ReplayPage } from '../game/replay/ReplayPage.tsx'

export const Route = createFileRoute('/rounds/$id')({ component: RoundRoute })

function RoundRoute() {
  const { id } = Route.useParams()
  return <ReplayPage id={id} />
}
