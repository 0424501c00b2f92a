import { comments } from '@spilvaerk/messages/comments'
import type { CommentPart } from '@spilvaerk/schemas'
import { Link } from '@tanstack/react-router'
import { MessageSquare } from 'lucide-react'
import { type FocusEvent, type ReactNode, useEffect, useMemo, useState } from 'react'
import { useAuth } from '../../auth/auth-store.ts'
import { textsOf } from '../../lib/page-language.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/dialog.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { MoreButton } from '../../ui/more-button.tsx'
import { useMayDo } from '../use-may-do.ts'
import { CommentForm } from './CommentForm.tsx'
import { type ChosenField, FieldCommentsContext, type FieldComments as Here, nearestName } from './field-comments.ts'
import { ThreadCard } from './ThreadCard.tsx'
import { useComments } from './use-comments.ts'

type FieldCommentsProps = {
  readonly gameId: number
  readonly part: CommentPart
  /** As the newest version names a field of the draft. */
  readonly nameOf?: (field: string) => string | undefined
  readonly children: ReactNode
}

const asItIs = (field: string): string => field

/** A bench whose fields members comment on: the comments of a field open beside it, by its mark, a button or a key. */
export function FieldComments({ gameId, part, nameOf = asItIs, children }: FieldCommentsProps) {
  const t = textsOf(comments)
  const isMember = useAuth((state) => state.isAuthenticated)
  const isIn = useMayDo(gameId, 'see') && isMember
  const { data } = trpc.comments.of.useQuery(
    { id: gameId, limit: 1 },
    { enabled: isIn, retry: false, refetchOnMount: 'always' },
  )
  const [focused, setFocused] = useState<ChosenField>()
  const [shown, setShown] = useState<ChosenField>()
  const marks = data?.marks
  const here = useMemo<Here | undefined>(
    () => marks && { gameId, part, marks, nameOf, open: setShown },
    [gameId, part, marks, nameOf],
  )
  const whole = { field: '', label: t('whole') }
  const chosen = focused ?? whole
  useCommentKey(here && !shown ? () => setShown(chosen) : undefined)
  const follow = ({ target }: FocusEvent): void => {
    const at = target.closest<HTMLElement>('[data-field]')
    const { field = '', fieldLabel = '' } = at?.dataset ?? {}
    const name = at && nearestName(nameOf, field)
    if (name) setFocused({ field: name, label: fieldLabel })
  }
  // The same tree with comments and without: a bench that is built anew loses what is being typed in it.
  return (
    <FieldCommentsContext value={here}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: follows the focus of the fields within it */}
      <div className="contents" onFocus={follow}>
        {children}
      </div>
      {here && (
        <Button
          size="sm"
          variant="secondary"
          className="sticky bottom-3 z-20 max-w-full justify-self-end shadow-lift"
          aria-keyshortcuts="Control+Alt+M"
          title={t('keys')}
          onClick={() => setShown(chosen)}
        >
          <MessageSquare aria-hidden className="size-4 shrink-0" />
          <span className="truncate">{t('at', { field: chosen.label })}</span>
        </Button>
      )}
      {here && shown && (
        <Sheet
          title={t('titleAt', { field: shown.label })}
          open
          onOpenChange={(isOpen) => isOpen || setShown(undefined)}
          className="[overflow-wrap:anywhere]"
        >
          <Beside gameId={gameId} part={shown.field === '' ? 'game' : part} chosen={shown} />
        </Sheet>
      )}
    </FieldCommentsContext>
  )
}

function useCommentKey(open: (() => void) | undefined): void {
  useEffect(() => {
    if (!open) return
    const press = (event: KeyboardEvent): void => {
      // AltGr is both keys on Windows, and writes µ.
      if (!event.ctrlKey || !event.altKey || event.getModifierState('AltGraph') || event.code !== 'KeyM') return
      event.preventDefault()
      open()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  })
}

type BesideProps = { readonly gameId: number; readonly part: CommentPart; readonly chosen: ChosenField }

/** What is said of one field. */
function Beside({ gameId, part, chosen: { field, label } }: BesideProps) {
  const t = textsOf(comments)
  const work = useComments(gameId)
  const pages = trpc.comments.of.useInfiniteQuery(
    { id: gameId, part, field },
    {
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      initialCursor: 0,
      retry: false,
      refetchOnMount: 'always',
    },
  )
  const people = pages.data?.pages[0]?.people ?? []
  return (
    <div className="grid grid-cols-1 gap-4">
      <CommentForm
        key={field}
        draftAt={`${gameId}-${part}-${field}`}
        label={t('write', { field: label })}
        action={t('send')}
        people={people}
        isBusy={work.isBusy}
        onSend={(text) => work.start(part, field, text)}
      />
      <Loaded query={{ ...pages, data: pages.data?.pages.flatMap(({ threads }) => threads) }} height="h-40">
        {(threads) =>
          threads.length === 0 ? (
            <p className="text-muted text-sm">{t('none')}</p>
          ) : (
            <ul aria-label={t('list')} className="grid grid-cols-1 gap-3">
              {threads.map((thread) => (
                <ThreadCard key={thread.id} {...{ gameId, thread, people, work }} />
              ))}
            </ul>
          )
        }
      </Loaded>
      <MoreButton pages={pages} />
      <Link to="/studio/games/$id/comments" params={{ id: String(gameId) }} className="text-sm underline">
        {t('all')}
      </Link>
    </div>
  )
}
