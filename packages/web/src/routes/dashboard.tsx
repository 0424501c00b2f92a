import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { FIRST_SECTION, SECTION_IDS, type SectionId } from '../account/sections.ts'
import { MembersOnly } from '../auth/MembersOnly.tsx'
import { DashboardPage } from '../dashboard/DashboardPage.tsx'
import { FIRST_TAB, TAB_IDS, type TabId } from '../dashboard/tabs.ts'

export const Route = createFileRoute('/dashboard')({
  validateSearch: z.object({
    tab: z._default(z.catch(z.enum(TAB_IDS), FIRST_TAB), FIRST_TAB),
    /** The section of the tab Konto, called as on the account's own page. */
    afsnit: z._default(z.catch(z.enum(SECTION_IDS), FIRST_SECTION), FIRST_SECTION),
  }),
  search: { middlewares: [stripSearchParams({ tab: FIRST_TAB, afsnit: FIRST_SECTION })] },
  component: Dashboard,
})

function Dashboard() {
  const { tab, afsnit } = Route.useSearch()
  const navigate = Route.useNavigate()
  const go = (search: { readonly tab: TabId; readonly afsnit?: SectionId }) =>
    void navigate({ search, resetScroll: false })
  return (
    <MembersOnly>
      <DashboardPage
        tab={tab}
        onTab={(next) => go({ tab: next })}
        section={afsnit}
        onSection={(section) => go({ tab: 'konto', afsnit: section })}
      />
    </MembersOnly>
  )
}
