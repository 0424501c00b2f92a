import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { LabPage } from '../ai-lab/LabPage.tsx'
import { FIRST_TAB, TAB_IDS } from '../ai-lab/tabs.ts'

export const Route = createFileRoute('/ai-lab')({
  validateSearch: z.object({ tab: z._default(z.catch(z.enum(TAB_IDS), FIRST_TAB), FIRST_TAB) }),
  search: { middlewares: [stripSearchParams({ tab: FIRST_TAB })] },
  component: AiLab,
})

function AiLab() {
  const { tab } = Route.useSearch()
  const navigate = Route.useNavigate()
  return <LabPage tab={tab} onTab={(next) => void navigate({ search: { tab: next }, resetScroll: false })} />
}
