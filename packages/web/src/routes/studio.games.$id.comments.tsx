import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { CommentsPage } from '../studio/comments/CommentsPage.tsx'
import type { CommentsSearch } from '../studio/comments/comments-search.ts'

export const Route = createFileRoute('/studio/games/$id/comments')({
  // The page reads it, which no other page has to load the words for.
  validateSearch: (said: CommentsSearch & SearchSchemaInput): object => said,
  component: CommentsRoute,
})

function CommentsRoute() {
  const { id } = Route.useParams()
  return <CommentsPage id={id} address={Route.useSearch()} />
}
