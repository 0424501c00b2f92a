import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { ActivatePage } from '../auth/links/ActivatePage.tsx'

export const Route = createFileRoute('/auth/activate')({
  validateSearch: z.object({ token: z.catch(z.optional(z.string()), undefined) }),
  component: Activate,
})

function Activate() {
  return <ActivatePage token={Route.useSearch().token} />
}
