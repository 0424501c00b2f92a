import { members } from '@spilvaerk/messages/members'
import type { GameTeam } from '@spilvaerk/schemas'
import { useState } from 'react'
import { formatDay } from '../../lib/danish-time.ts'
import { textsOf } from '../../lib/page-language.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { useTeam } from './use-team.ts'

/** Invitations that nobody has accepted yet, for the owner. */
export function InvitationList({ id, team }: { readonly id: number; readonly team: GameTeam }) {
  const t = textsOf(members)
  const { change, team: calls } = useTeam(id)
  const [isBusy, setBusy] = useState(false)

  const withdraw = async (invitationId: string): Promise<void> => {
    setBusy(true)
    await change(() => calls.withdraw.mutate({ id, invitationId }))
    setBusy(false)
  }

  return (
    <Card aria-labelledby="invitations" className="studio-card grid grid-cols-1 gap-3">
      <h2 id="invitations" className="text-lg">
        {t('invitations.title')}
      </h2>
      <ul className="grid gap-3">
        {team.invitations.map(({ id: invitationId, to, role, expiresAt }) => (
          <li key={invitationId} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <span className="grid min-w-0 gap-1">
              <span className="flex flex-wrap items-center gap-2">
                <span className="font-semibold">{to}</span>
                <Badge>{t(`roles.${role}`)}</Badge>
              </span>
              <span className="text-muted text-sm">{t('invitations.expires', { date: formatDay(expiresAt) })}</span>
            </span>
            <Button size="sm" variant="secondary" disabled={isBusy} onClick={() => void withdraw(invitationId)}>
              {t('invitations.withdraw')}
              <span className="sr-only">: {to}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
