import { createFileRoute } from '@tanstack/react-router'
import { MembersPage } from '../studio/members/MembersPage.tsx'

export const Route = createFileRoute('/studio/games/$id/members')({ component: MembersRoute })

function MembersRoute() {
  const { id } = Route.useParams()
  return <MembersPage id={id} />
}
