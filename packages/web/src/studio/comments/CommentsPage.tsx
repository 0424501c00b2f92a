import { comments } from '@spilvaerk/messages/comments'
import { members } from '@spilvaerk/messages/members'
import type { CommentThread } from '@spilvaerk/schemas'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { MembersOnly } from '../../auth/MembersOnly.tsx'
import { readGameId } from '../../lib/game-id.ts'
import { pageLanguage, textsOf } from '../../lib/page-language.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { trpc } from '../../lib/trpc.ts'
import { Badge } from '../../ui/badge.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { MoreButton } from '../../ui/more-button.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { ActivityLink } from '../members/ActivityLink.tsx'
import { MembersLink } from '../members/MembersLink.tsx'
import { CommentFilters } from './CommentFilters.tsx'
import { CommentForm } from './CommentForm.tsx'
import { type CommentsSearch, commentsSearch } from './comments-search.ts'
import { ThreadCard } from './ThreadCard.tsx'
import { useComments } from './use-comments.ts'
import '../studio.css'

const OTHERS = 403

type PageProps = {
  readonly id: string
  /** What the address asks for, whoever wrote it. */
  readonly address: object
}

/** All that members say of a game, for who works on it. */
export function CommentsPage({ id, address }: PageProps) {
  const gameId = readGameId(id)
  usePageTitle(textsOf(comments)('title'))
  return (
    <div
      lang={pageLanguage()}
      className="mx-auto grid w-full max-w-4xl grid-cols-1 gap-5 px-4 pt-[4.5rem] pb-16 [overflow-wrap:anywhere]"
    >
      <Link to="/casino-generator" className={buttonClass('ghost', 'sm', '-ml-3 justify-self-start')}>
        <ArrowLeft aria-hidden className="size-4" />
        {textsOf(members)('back')}
      </Link>
      {gameId === undefined ? (
        <EmptyState heading="h1" title={textsOf(members)('missing')} />
      ) : (
        <MembersOnly>
          <Shown key={gameId} id={gameId} search={commentsSearch.parse(address)} />
        </MembersOnly>
      )}
    </div>
  )
}

function Shown({ id, search }: { readonly id: number; readonly search: CommentsSearch }) {
  const t = textsOf(comments)
  const work = useComments(id)
  const pages = trpc.comments.of.useInfiniteQuery(
    { id, ...search },
    {
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      ...{ initialCursor: 0, retry: false, placeholderData: (before) => before, refetchOnMount: 'always' },
    },
  )
  const [first] = pages.data?.pages ?? []
  if (pages.error?.data?.httpStatus === OTHERS) return <EmptyState heading="h1" title={textsOf(members)('onlyOwn')} />
  if (pages.error && !first) {
    const retry = (): void => void pages.refetch()
    return <ErrorState heading="h1" title={textsOf(members)('missing')} error={pages.error} onRetry={retry} />
  }
  const people = first?.people ?? []
  // What is written here is written where one looks.
  const isAtField = Boolean(search.part && search.field)
  const [part, field] = isAtField ? [search.part ?? 'game', search.field ?? ''] : (['game', ''] as const)
  const label = isAtField ? (first?.threads[0]?.label ?? field) : t('whole')
  return (
    <>
      <h1 className="text-3xl">{first ? t('titleOf', { game: first.name }) : t('title')}</h1>
      <p className="max-w-prose text-muted">{t('about')}</p>
      <div className="flex flex-wrap gap-2">
        <MembersLink id={id} />
        <ActivityLink id={id} />
      </div>
      <CommentForm
        key={`${part}-${field}`}
        draftAt={`${id}-${part}-${field}`}
        label={t('write', { field: label })}
        action={t('send')}
        people={people}
        isBusy={work.isBusy}
        onSend={(text) => work.start(part, field, text)}
      />
      <CommentFilters id={id} search={search} />
      {search.field && (
        <p className="text-sm">
          {t('onlyField', { field: label })}{' '}
          <Link
            to="/studio/games/$id/comments"
            params={{ id: String(id) }}
            search={{ ...search, field: undefined }}
            className="underline"
          >
            {t('allFields')}
          </Link>
        </p>
      )}
      {first && (
        <p role="status" className="text-muted text-sm">
          {t('open', { count: first.counts.open })}
        </p>
      )}
      <Loaded query={{ ...pages, data: pages.data?.pages.flatMap(({ threads }) => threads) }} height="h-96">
        {(threads) =>
          threads.length === 0 ? (
            <p className="rounded-md border border-line border-dashed px-4 py-10 text-center text-muted">
              {t('noneFound')}
            </p>
          ) : (
            <ul aria-label={t('list')} className="grid grid-cols-1 gap-3">
              {threads.map((thread) => (
                <ThreadCard
                  key={thread.id}
                  {...{ gameId: id, thread, people, work }}
                  heading={<Heading id={id} thread={thread} />}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      <MoreButton pages={pages} />
    </>
  )
}

/** Which field it is, and where it is changed. */
function Heading({ id, thread: { part, label, field } }: { readonly id: number; readonly thread: CommentThread }) {
  const t = textsOf(comments)
  const at = { params: { id: String(id) }, className: 'underline', children: t('toField') }
  return (
    <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-base">
      <span className="inline-block first-letter:uppercase">{label}</span>
      <Badge>{t(`parts.${part}`)}</Badge>
      <span className="font-normal text-sm">
        {field !== null && part === 'maths' && (
          <Link to="/studio/games/$id/maths" search={{ part: benchPart(field) }} {...at} />
        )}
        {field !== null && part === 'art' && <Link to="/studio/games/$id/art" {...at} />}
        {field !== null && part === 'texts' && <Link to="/studio/games/$id/texts" {...at} />}
      </span>
    </h2>
  )
}

/** The part of the bench that shows a field. */
function benchPart(field: string) {
  if (field.startsWith('symbols')) return 'pays'
  if (field.startsWith('reelSets')) return 'reels'
  return field.startsWith('wins.lines') ? 'lines' : 'features'
}
