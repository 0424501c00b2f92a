import { playing } from '@spilvaerk/messages/playing'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { textsOf } from '../lib/page-language.ts'
import { buttonClass } from '../ui/button.tsx'
import { useWallet } from './wallet-store.ts'

/** Younger than this, a round elsewhere is probably just being played in another tab. */
const FORGOTTEN_MS = 60_000

/** A round of another game that never got its answer: it can be finished where it began. */
export function OtherRound({ gameId }: { readonly gameId: number }) {
  const t = textsOf(playing)
  const { pending } = useWallet()
  const [openedAt] = useState(() => Date.now())
  const other = pending.find((bet) => bet.gameId !== gameId && openedAt - bet.at > FORGOTTEN_MS)
  if (!other) return null
  return (
    <div className="game-alert border-edge bg-raised">
      <p>{t('otherRound.about')}</p>
      <Link
        to="/games/$id"
        params={{ id: String(other.gameId) }}
        className={buttonClass('secondary', 'sm', 'min-h-11')}
      >
        {t('otherRound.finish')}
      </Link>
    </div>
  )
}
