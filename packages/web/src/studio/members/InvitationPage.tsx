import { members } from '@spilvaerk/messages/members'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { MembersOnly } from '../../auth/MembersOnly.tsx'
import { formatDay } from '../../lib/danish-time.ts'
import { explain } from '../../lib/errors.ts'
import { pageLanguage, textsOf } from '../../lib/page-language.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { trpc } from '../../lib/trpc.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { EmptyState } from '../../ui/states.tsx'

/** The page behind the link of an invitation. */
export function InvitationPage({ token }: { readonly token?: string | undefined }) {
  const t = textsOf(members)
  usePageTitle(t('invitation.title'))
  return (
    <div
      lang={pageLanguage()}
      className="mx-auto grid w-full max-w-2xl grid-cols-1 gap-5 px-4 pt-[4.5rem] pb-16 [overflow-wrap:anywhere]"
    >
      {token ? (
        <MembersOnly>
          <Invitation token={token} />
        </MembersOnly>
      ) : (
        <EmptyState heading="h1" title={t('invitation.noLink')} />
      )}
    </div>
  )
}

function Invitation({ token }: { readonly token: string }) {
  const t = textsOf(members)
  const navigate = useNavigate()
  const utils = trpc.useUtils()
  const { mutate: look, data, error } = trpc.team.look.useMutation()
  const accept = trpc.team.accept.useMutation({
    onSuccess: async ({ gameId }) => {
      await Promise.all([utils.studio.games.invalidate(), utils.library.invalidate()])
      await navigate({ to: '/studio/games/$id/members', params: { id: String(gameId) } })
    },
  })
  useEffect(() => look({ token }), [look, token])
  if (error) return <EmptyState heading="h1" title={t('invitation.title')} hint={explain(error).message} />
  if (!data) return <Skeleton className="h-64 w-full" />
  return (
    <Card className="grid grid-cols-1 gap-4 p-6">
      <h1 className="text-2xl">{t('invitation.titleOf', { game: data.game })}</h1>
      <p>{t('invitation.what', { by: data.by, role: t(`roles.${data.role}`) })}</p>
      <p className="text-muted text-sm">{t(`may.${data.role}`)}</p>
      <p className="text-muted text-sm">{t('invitations.expires', { date: formatDay(data.expiresAt) })}</p>
      {accept.error && (
        <Notice role="alert" tone="danger">
          {explain(accept.error).message}
        </Notice>
      )}
      <BusyButton
        className="justify-self-start"
        isBusy={accept.isPending}
        busyLabel={t('working')}
        onClick={() => accept.mutate({ token })}
      >
        {t('invitation.accept')}
      </BusyButton>
    </Card>
  )
}
