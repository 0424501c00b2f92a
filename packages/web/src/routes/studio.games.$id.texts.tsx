import { createFileRoute } from '@tanstack/react-router'
import { TextsPage } from '../studio/texts/TextsPage.tsx'

export const Route = createFileRoute('/studio/games/$id/texts')({ component: TextsRoute })

function TextsRoute() {
  const { id } = Route.useParams()
  return <TextsPage id={id} />
}
