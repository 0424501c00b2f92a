import { createFileRoute } from '@tanstack/react-router'
import { ArtPage } from '../studio/art/ArtPage.tsx'

export const Route = createFileRoute('/studio/games/$id/art')({ component: ArtRoute })

function ArtRoute() {
  const { id } = Route.useParams()
  return <ArtPage id={id} />
}
