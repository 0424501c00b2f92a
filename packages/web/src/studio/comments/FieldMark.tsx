import { comments } from '@spilvaerk/messages/comments'
import { Link } from '@tanstack/react-router'
import { MessageSquare } from 'lucide-react'
import type { MouseEvent } from 'react'
import { cn } from '../../lib/cn.ts'
import { textsOf } from '../../lib/page-language.ts'
import { useFieldComments } from './field-comments.ts'

type MarkProps = {
  readonly field: string
  readonly label: string
  /** Where there are too many fields for each to have one. */
  readonly onlyOpen?: boolean
}

/** How many threads are open at a field; it opens them beside it, also where the field is only to be seen. */
export function FieldMark({ field, label, onlyOpen = false }: MarkProps) {
  const t = textsOf(comments)
  const here = useFieldComments()
  const name = here?.nameOf(field)
  if (!here || name === undefined) return null
  const count = here.marks.find((mark) => mark.part === here.part && mark.field === name)?.open ?? 0
  if (count === 0 && onlyOpen) return null
  const open = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    here.open({ field: name, label })
  }
  return (
    <Link
      to="/studio/games/$id/comments"
      params={{ id: String(here.gameId) }}
      search={{ part: here.part, field: name }}
      aria-label={count === 0 ? t('markNone', { field: label }) : t('mark', { field: label, count })}
      className={cn(
        'inline-flex min-h-6 min-w-6 items-center justify-center gap-1 rounded-full px-1.5 text-xs tabular-nums',
        count === 0 ? 'text-muted hover:text-paper' : 'border border-brass text-brass-text',
      )}
      onClick={open}
    >
      <MessageSquare aria-hidden className="size-3.5" />
      {count > 0 && count}
    </Link>
  )
}
