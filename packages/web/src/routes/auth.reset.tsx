import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { ResetPage } from '../auth/links/ResetPage.tsx'

export const Route = createFileRoute('/auth/reset')({
  validateSearch: z.object({ token: z.catch(z.optional(z.string()), undefined) }),
  component: Reset,
})

function Reset() {
  return <ResetPage token={Route.useSearch().token} />
}
