import { createFileRoute } from '@tanstack/react-router'
import { CommentsPage } from '../studio/comments/CommentsPage.tsx'
import { commentsSearch } from '../studio/comments/comments-search.ts'

export const Route = createFileRoute('/studio/games/$id/comments')({
  validateSearch: commentsSearch,
  component: CommentsRoute,
})

function CommentsRoute() {
  const { id } = Route.useParams()
  const search = Route.useSearch()
  return <CommentsPage id={id} search={search} />
}
