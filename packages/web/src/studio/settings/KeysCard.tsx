import { settings } from '@spilvaerk/messages/settings'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiKeyList } from '../../api-keys/ApiKeyList.tsx'
import { useAuth } from '../../auth/auth-store.ts'
import { textsOf } from '../../lib/page-language.ts'
import { trpc } from '../../lib/trpc.ts'
import { useDraft } from '../../shell/draft.ts'
import { Badge } from '../../ui/badge.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { GamePicker, isOut } from '../GamePicker.tsx'

/** Keys with which programs play one's own games. */
export function KeysCard() {
  const t = textsOf(settings)
  const isMember = useAuth((state) => state.isAuthenticated)
  return (
    <Card aria-labelledby="api-keys" className="studio-card grid gap-3">
      <h2 id="api-keys" className="flex flex-wrap items-center gap-3 text-lg">
        {t('keys.title')} <Badge tone="lamp">{t('real')}</Badge>
      </h2>
      {isMember ? <MemberKeys /> : <Invitation />}
    </Card>
  )
}

const Invitation = () => {
  const t = textsOf(settings)
  return (
    <div className="grid justify-items-start gap-3 text-sm">
      <p className="text-muted">{t('keys.account')}</p>
      <Link
        to="/auth/login"
        search={{ next: '/casino-generator?tab=settings' }}
        className={buttonClass('secondary', 'sm')}
      >
        {t('keys.logIn')}
      </Link>
    </div>
  )
}

function MemberKeys() {
  const t = textsOf(settings)
  const games = trpc.studio.games.useQuery()
  const keys = trpc.apiKeys.mine.useQuery()
  const selected = useDraft((draft) => draft.gameId)
  const [picked, setPicked] = useState<number>()
  return (
    <Loaded query={games} height="h-40">
      {(list) => {
        const mine = list.filter((game) => game.mine && isOut(game))
        const chosen = mine.find(({ id }) => id === (picked ?? selected)) ?? mine[0]
        return (
          <>
            {mine.length > 0 ? (
              <GamePicker label={t('keys.game')} games={mine} value={chosen?.id} onChange={setPicked} />
            ) : (
              <p className="text-muted text-sm">{t('keys.none')}</p>
            )}
            <ApiKeyList
              keys={keys}
              gameId={chosen?.id}
              nameOf={(id) => list.find((game) => game.id === id)?.name ?? t('keys.unnamed', { id })}
            />
          </>
        )
      }}
    </Loaded>
  )
}
