import { playing } from '@spilvaerk/messages/playing'
import { useAuth } from '../../auth/auth-store.ts'
import { textsOf } from '../../lib/page-language.ts'
import { RatingStars } from './RatingStars.tsx'

/** What a member thinks of the game; only members rate. */
export function OwnRating({ gameId }: { readonly gameId: number }) {
  const isMember = useAuth((state) => state.isAuthenticated)
  if (!isMember) return null
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-3">
      <span className="text-muted text-sm">{textsOf(playing)('yourRating')}</span>
      <RatingStars gameId={gameId} />
    </div>
  )
}
