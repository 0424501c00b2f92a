import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { LoginPage } from '../auth/login/LoginPage.tsx'

export const Route = createFileRoute('/auth/login')({
  validateSearch: z.object({ next: z.catch(z.optional(z.string()), undefined) }),
  component: Login,
})

function Login() {
  return <LoginPage next={Route.useSearch().next} />
}
