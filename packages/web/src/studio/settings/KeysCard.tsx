import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiKeyList } from '../../api-keys/ApiKeyList.tsx'
import { useAuth } from '../../auth/auth-store.ts'
import { trpc } from '../../lib/trpc.ts'
import { Badge } from '../../ui/badge.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { useDraft } from '../draft.ts'
import { GamePicker } from '../GamePicker.tsx'

/** Keys with which programs play one's own games. */
export function KeysCard() {
  const isMember = useAuth((state) => state.isAuthenticated)
  return (
    <Card aria-labelledby="api-keys" className="studio-card grid gap-3">
      <h2 id="api-keys" className="flex flex-wrap items-center gap-3 text-lg">
        API keys <Badge tone="lamp">Real</Badge>
      </h2>
      {isMember ? <MemberKeys /> : <Invitation />}
    </Card>
  )
}

const Invitation = () => (
  <div className="grid justify-items-start gap-3 text-sm">
    <p className="text-muted">Keys belong to an account. Games that you have made here come with you.</p>
    <Link
      to="/auth/login"
      search={{ next: '/casino-generator?tab=settings' }}
      className={buttonClass('secondary', 'sm')}
    >
      Log in to create keys
    </Link>
  </div>
)

function MemberKeys() {
  const games = trpc.studio.games.useQuery()
  const keys = trpc.apiKeys.mine.useQuery()
  const selected = useDraft((draft) => draft.gameId)
  const [picked, setPicked] = useState<number>()
  return (
    <Loaded query={games} height="h-40">
      {(list) => {
        const mine = list.filter((game) => game.mine)
        const chosen = mine.find(({ id }) => id === (picked ?? selected)) ?? mine[0]
        return (
          <>
            {mine.length > 0 ? (
              <GamePicker label="Game of a new key" games={mine} value={chosen?.id} onChange={setPicked} />
            ) : (
              <p className="text-muted text-sm">
                You have not made a game yet. Keys to games that you own or lease are made in the dashboard.
              </p>
            )}
            <ApiKeyList
              keys={keys}
              gameId={chosen?.id}
              nameOf={(id) => list.find((game) => game.id === id)?.name ?? `Game ${id}`}
            />
          </>
        )
      }}
    </Loaded>
  )
}
