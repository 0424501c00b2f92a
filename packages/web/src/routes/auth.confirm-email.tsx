import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { ConfirmEmailPage } from '../auth/links/ConfirmEmailPage.tsx'

export const Route = createFileRoute('/auth/confirm-email')({
  validateSearch: z.object({ token: z.catch(z.optional(z.string()), undefined) }),
  component: ConfirmEmail,
})

function ConfirmEmail() {
  return <ConfirmEmailPage token={Route.useSearch().token} />
}
