import { comments } from '@spilvaerk/messages/comments'
import type { CommentCounts } from '@spilvaerk/schemas'
import { Link } from '@tanstack/react-router'
import { MessageSquare } from 'lucide-react'
import { textsOf } from '../../lib/page-language.ts'
import { buttonClass } from '../../ui/button.tsx'

type LinkProps = { readonly id: number; readonly counts?: CommentCounts }

/** To all that members say of a game, with how much is open and not read. */
export function CommentsLink({ id, counts = { open: 0, unread: 0 } }: LinkProps) {
  const t = textsOf(comments)
  const said = [
    ...(counts.open > 0 ? [t('open', { count: counts.open })] : []),
    ...(counts.unread > 0 ? [t('unread', { count: counts.unread })] : []),
  ]
  return (
    <Link
      to="/studio/games/$id/comments"
      params={{ id: String(id) }}
      className={buttonClass('secondary', 'sm', 'justify-self-start whitespace-normal')}
    >
      <MessageSquare aria-hidden className="size-4" />
      {t('title')}
      {said.length > 0 && <span className="text-muted tabular-nums">{said.join(' · ')}</span>}
    </Link>
  )
}
