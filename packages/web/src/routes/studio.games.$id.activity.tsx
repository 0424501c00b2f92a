import { createFileRoute } from '@tanstack/react-router'
import { ActivityPage } from '../studio/activity/ActivityPage.tsx'

export const Route = createFileRoute('/studio/games/$id/activity')({ component: ActivityRoute })

function ActivityRoute() {
  const { id } = Route.useParams()
  return <ActivityPage id={id} />
}
