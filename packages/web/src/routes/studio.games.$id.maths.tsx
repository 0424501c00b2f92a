import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { rememberLink, sharedSearch } from '../lib/share-link.ts'
import { MathsPage } from '../studio/maths/MathsPage.tsx'
import { FIRST_PART, PART_IDS } from '../studio/maths/parts.ts'

export const Route = createFileRoute('/studio/games/$id/maths')({
  validateSearch: z.extend(sharedSearch, { part: z._default(z.catch(z.enum(PART_IDS), FIRST_PART), FIRST_PART) }),
  beforeLoad: ({ params, search }) => rememberLink(params, search.link),
  component: MathsRoute,
})

function MathsRoute() {
  const { id } = Route.useParams()
  const { part } = Route.useSearch()
  return <MathsPage id={id} part={part} />
}
