import { studio } from '@spilvaerk/messages/studio'
import { Link } from '@tanstack/react-router'
import { useAuth } from '../auth/auth-store.ts'
import { textsOf } from '../lib/page-language.ts'
import { DemoBadge } from './Demonstration.tsx'

/** Who is signed in, and the plan of the specification, which nobody has. */
export const StudioFooter = () => {
  const t = textsOf(studio)
  const user = useAuth((state) => state.user)
  const name = user ? user.firstName || user.username : t('signedIn.guest')
  return (
    <div className="mt-4 flex items-center gap-3 border-line border-t pt-4 max-[89.99rem]:hidden">
      <span
        aria-hidden
        className="grid size-9 shrink-0 place-items-center rounded-full bg-petrol-deep font-bold text-petrol-text"
      >
        {user ? name.slice(0, 1).toUpperCase() : '–'}
      </span>
      <div className="grid min-w-0 justify-items-start gap-0.5 text-sm">
        <b className="max-w-full truncate">{name}</b>
        {user ? (
          <span className="text-muted">{t('signedIn.tier', { tier: user.subscription })}</span>
        ) : (
          <Link to="/auth/login" className="text-petrol-text underline">
            {t('signedIn.logIn')}
          </Link>
        )}
        <span className="flex flex-wrap items-center gap-2 text-muted">
          {t('plan')} <DemoBadge />
        </span>
      </div>
    </div>
  )
}
