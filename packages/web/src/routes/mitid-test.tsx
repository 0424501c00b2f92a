import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { MembersOnly } from '../auth/MembersOnly.tsx'
import { TestIdentityPage } from '../identity/TestIdentityPage.tsx'

export const Route = createFileRoute('/mitid-test')({
  validateSearch: z.object({ state: z.catch(z.optional(z.string()), undefined) }),
  component: TestIdentity,
})

function TestIdentity() {
  const { state } = Route.useSearch()
  return (
    <MembersOnly>
      <TestIdentityPage state={state} />
    </MembersOnly>
  )
}
