import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { AdvancedPage } from '../advanced/AdvancedPage.tsx'
import { FIRST_TAB, TAB_IDS } from '../advanced/tabs.ts'

export const Route = createFileRoute('/advanced-generator')({
  validateSearch: z.object({ tab: z._default(z.catch(z.enum(TAB_IDS), FIRST_TAB), FIRST_TAB) }),
  search: { middlewares: [stripSearchParams({ tab: FIRST_TAB })] },
  component: AdvancedGenerator,
})

function AdvancedGenerator() {
  const { tab } = Route.useSearch()
  const navigate = Route.useNavigate()
  return <AdvancedPage tab={tab} onTab={(next) => void navigate({ search: { tab: next }, resetScroll: false })} />
}
