import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { UnlockPage } from '../auth/links/UnlockPage.tsx'

export const Route = createFileRoute('/auth/unlock')({
  validateSearch: z.object({ token: z.catch(z.optional(z.string()), undefined) }),
  component: Unlock,
})

function Unlock() {
  return <UnlockPage token={Route.useSearch().token} />
}
