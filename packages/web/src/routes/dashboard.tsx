import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { MembersOnly } from '../auth/MembersOnly.tsx'
import { DashboardPage } from '../dashboard/DashboardPage.tsx'
import { FIRST_TAB, TAB_IDS } from '../dashboard/tabs.ts'

export const Route = createFileRoute('/dashboard')({
  validateSearch: z.object({ tab: z._default(z.catch(z.enum(TAB_IDS), FIRST_TAB), FIRST_TAB) }),
  search: { middlewares: [stripSearchParams({ tab: FIRST_TAB })] },
  component: Dashboard,
})

function Dashboard() {
  const { tab } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <MembersOnly>
      <DashboardPage tab={tab} onTab={(next) => void navigate({ search: { tab: next }, resetScroll: false })} />
    </MembersOnly>
  )
}
