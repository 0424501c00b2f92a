import { members } from '@spilvaerk/messages/members'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { MembersOnly } from '../../auth/MembersOnly.tsx'
import { readGameId } from '../../lib/game-id.ts'
import { pageLanguage, textsOf } from '../../lib/page-language.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { trpc } from '../../lib/trpc.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { ActivityLink } from './ActivityLink.tsx'
import { CommentsLink } from './CommentsLink.tsx'
import { InvitationList } from './InvitationList.tsx'
import { InviteForm } from './InviteForm.tsx'
import { MemberList } from './MemberList.tsx'
import { OfferNotice } from './OfferNotice.tsx'
import { ReviewCard } from './ReviewCard.tsx'
import '../studio.css'

const OTHERS = 403

/** Who works on a game, and what each may do. */
export function MembersPage({ id }: { readonly id: string }) {
  const gameId = readGameId(id)
  const t = textsOf(members)
  usePageTitle(t('title'))
  return (
    <div
      lang={pageLanguage()}
      className="mx-auto grid w-full max-w-4xl grid-cols-1 gap-5 px-4 pt-[4.5rem] pb-16 [overflow-wrap:anywhere]"
    >
      <Link to="/casino-generator" className={buttonClass('ghost', 'sm', '-ml-3 justify-self-start')}>
        <ArrowLeft aria-hidden className="size-4" />
        {t('back')}
      </Link>
      {gameId === undefined ? (
        <EmptyState heading="h1" title={t('missing')} />
      ) : (
        <MembersOnly>
          <Loader key={gameId} id={gameId} />
        </MembersOnly>
      )}
    </div>
  )
}

function Loader({ id }: { readonly id: number }) {
  const t = textsOf(members)
  const team = trpc.team.of.useQuery({ id }, { retry: false })
  if (team.error?.data?.httpStatus === OTHERS) return <EmptyState heading="h1" title={t('onlyOwn')} />
  if (team.error)
    return <ErrorState heading="h1" title={t('missing')} error={team.error} onRetry={() => void team.refetch()} />
  if (!team.data) return <Skeleton className="h-96 w-full" />
  const isOwner = team.data.role === 'owner'
  return (
    <>
      <h1 className="text-3xl">{t('titleOf', { game: team.data.name })}</h1>
      <p className="max-w-prose text-muted">{t(`about.${team.data.role}`)}</p>
      <OfferNotice id={id} team={team.data} />
      <div className="flex flex-wrap gap-2">
        <ActivityLink id={id} />
        <CommentsLink id={id} />
      </div>
      {isOwner && <InviteForm id={id} />}
      {isOwner && team.data.invitations.length > 0 && <InvitationList id={id} team={team.data} />}
      <MemberList id={id} team={team.data} />
      {/* Who works alone has nobody to ask. */}
      {team.data.members.length > 1 && <ReviewCard id={id} />}
    </>
  )
}
