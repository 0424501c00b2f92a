import { activity } from '@spilvaerk/messages/activity'
import { members } from '@spilvaerk/messages/members'
import { Link } from '@tanstack/react-router'
import { ArrowLeft, Download } from 'lucide-react'
import { useState } from 'react'
import { MembersOnly } from '../../auth/MembersOnly.tsx'
import { readGameId } from '../../lib/game-id.ts'
import { pageLanguage, textsOf } from '../../lib/page-language.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { trpc } from '../../lib/trpc.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { MoreButton } from '../../ui/more-button.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { CommentsLink } from '../members/CommentsLink.tsx'
import { MembersLink } from '../members/MembersLink.tsx'
import { ActivityFilters, type Filter } from './ActivityFilters.tsx'
import { EventList } from './EventList.tsx'
import '../studio.css'

const OTHERS = 403

/** What happened to a game, for who works on it. */
export function ActivityPage({ id }: { readonly id: string }) {
  const gameId = readGameId(id)
  const t = textsOf(activity)
  usePageTitle(t('title'))
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
          <Shown key={gameId} id={gameId} />
        </MembersOnly>
      )}
    </div>
  )
}

function Shown({ id }: { readonly id: number }) {
  const t = textsOf(activity)
  const [filter, setFilter] = useState<Filter>({})
  const pages = trpc.activity.of.useInfiniteQuery(
    { id, ...filter },
    {
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      retry: false,
      placeholderData: (before) => before,
    },
  )
  const [first] = pages.data?.pages ?? []
  if (pages.error?.data?.httpStatus === OTHERS) return <EmptyState heading="h1" title={textsOf(members)('onlyOwn')} />
  if (pages.error && !first)
    return (
      <ErrorState
        heading="h1"
        title={textsOf(members)('missing')}
        error={pages.error}
        onRetry={() => void pages.refetch()}
      />
    )
  const events = pages.data?.pages.flatMap((page) => page.events)
  const isFiltered = filter.kind !== undefined || filter.person !== undefined
  return (
    <>
      <h1 className="text-3xl">{first ? t('titleOf', { game: first.name }) : t('title')}</h1>
      <p className="max-w-prose text-muted">{t('about')}</p>
      <div className="flex flex-wrap gap-2">
        <MembersLink id={id} />
        <CommentsLink id={id} />
        <a href={fileOf(id, filter)} download={t('file')} className={buttonClass('secondary', 'sm')}>
          <Download aria-hidden className="size-4" />
          {t('download')}
        </a>
      </div>
      <ActivityFilters
        filter={filter}
        isOwner={first?.role === 'owner'}
        people={first?.people ?? []}
        onChange={setFilter}
      />
      <Loaded query={{ ...pages, data: events }} height="h-96">
        {(rows) =>
          rows.length === 0 ? (
            <p className="rounded-md border border-line border-dashed px-4 py-10 text-center text-muted">
              {t(isFiltered ? 'noneFound' : 'none')}
            </p>
          ) : (
            <EventList gameId={id} events={rows} />
          )
        }
      </Loaded>
      <MoreButton pages={pages} />
    </>
  )
}

/** The same events as a file. */
function fileOf(id: number, filter: Filter): string {
  const query = new URLSearchParams({ ...filter }).toString()
  return `/api/games/${id}/activity.csv${query && `?${query}`}`
}
