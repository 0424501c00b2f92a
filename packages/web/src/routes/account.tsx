import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { AccountPage } from '../account/AccountPage.tsx'
import { FIRST_SECTION, SECTION_IDS } from '../account/sections.ts'
import { MembersOnly } from '../auth/MembersOnly.tsx'

export const Route = createFileRoute('/account')({
  validateSearch: z.object({
    afsnit: z._default(z.catch(z.enum(SECTION_IDS), FIRST_SECTION), FIRST_SECTION),
    /** What a proof of identity was refused with, and the page to go on with afterwards. */
    svar: z.catch(z.optional(z.string()), undefined),
    next: z.catch(z.optional(z.string()), undefined),
  }),
  component: Account,
})

function Account() {
  const { afsnit } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <MembersOnly>
      <AccountPage section={afsnit} onSection={(section) => void navigate({ search: { afsnit: section } })} />
    </MembersOnly>
  )
}
