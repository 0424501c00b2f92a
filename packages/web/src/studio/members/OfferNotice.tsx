import { members } from '@spilvaerk/messages/members'
import type { GameTeam } from '@spilvaerk/schemas'
import { useState } from 'react'
import { textsOf } from '../../lib/page-language.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { Card } from '../../ui/card.tsx'
import { useTeam } from './use-team.ts'

/** Asks the member to whom the game is offered. */
export function OfferNotice({ id, team }: { readonly id: number; readonly team: GameTeam }) {
  const t = textsOf(members)
  const { change, team: calls } = useTeam(id)
  const [isBusy, setBusy] = useState(false)
  if (!team.members.some(({ isYou, isOffered }) => isYou && isOffered)) return null

  const accept = async (): Promise<void> => {
    setBusy(true)
    await change(() => calls.takeOver.mutate({ id }))
    setBusy(false)
  }
  return (
    <Card aria-labelledby="offer" className="studio-card grid grid-cols-1 gap-3">
      <h2 id="offer" className="text-lg">
        {t('takeOver.title')}
      </h2>
      <p className="max-w-prose text-muted">{t('takeOver.what')}</p>
      <BusyButton className="justify-self-start" isBusy={isBusy} busyLabel={t('working')} onClick={() => void accept()}>
        {t('takeOver.action')}
      </BusyButton>
    </Card>
  )
}
