import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { FIRST_TAB, TAB_IDS } from '../shell/tabs.ts'
import { StudioPage } from '../studio/StudioPage.tsx'

export const Route = createFileRoute('/casino-generator')({
  // What a tab makes of the rest of its address is its own affair.
  validateSearch: z.looseObject({ tab: z._default(z.catch(z.enum(TAB_IDS), FIRST_TAB), FIRST_TAB) }),
  search: { middlewares: [stripSearchParams({ tab: FIRST_TAB })] },
  component: Studio,
})

function Studio() {
  const { tab } = Route.useSearch()
  return <StudioPage tab={tab} />
}
