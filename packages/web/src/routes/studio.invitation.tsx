import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { InvitationPage } from '../studio/members/InvitationPage.tsx'

export const Route = createFileRoute('/studio/invitation')({
  validateSearch: z.object({ token: z.catch(z.optional(z.string()), undefined) }),
  component: Invitation,
})

function Invitation() {
  return <InvitationPage token={Route.useSearch().token} />
}
