import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { FIRST_TAB, TAB_IDS, type TabId } from '../shell/tabs.ts'
import { StudioPage } from '../studio/StudioPage.tsx'

// What a tab makes of the rest of its address is its own affair.
const address = z.looseObject({ tab: z._default(z.catch(z.enum(TAB_IDS), FIRST_TAB), FIRST_TAB) })

export const Route = createFileRoute('/casino-generator')({
  validateSearch: (said: { readonly tab?: TabId } & SearchSchemaInput): { readonly tab: TabId } => address.parse(said),
  search: { middlewares: [stripSearchParams({ tab: FIRST_TAB })] },
  component: Studio,
})

function Studio() {
  const { tab } = Route.useSearch()
  return <StudioPage tab={tab} />
}
