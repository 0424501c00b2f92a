import { layout } from '@spilvaerk/messages/layout'
import { Link } from '@tanstack/react-router'
import { useAuth } from '../auth/auth-store.ts'
import { UserMenu } from '../auth/UserMenu.tsx'
import { textsOf } from '../lib/page-language.ts'
import { HeaderSearch } from '../lobby/HeaderSearch.tsx'
import { buttonClass } from '../ui/button.tsx'
import { LanguageChoice } from './LanguageChoice.tsx'
import { Wordmark } from './Wordmark.tsx'

export function Header() {
  return (
    <header className="site-header relative z-30 border-brass-dark border-b bg-ground/90 backdrop-blur-md md:sticky md:top-0">
      <div className="mx-auto flex h-16 max-w-page items-center justify-between gap-2 px-4 md:gap-6 md:px-8">
        <Link to="/" className="shrink-0 rounded-sm">
          {/* On the narrowest phones the lamp alone has room. */}
          <Wordmark wordClass="max-[23rem]:sr-only" />
        </Link>
        <HeaderSearch />
        <div className="flex shrink-0 items-center gap-1 sm:gap-2">
          <LanguageChoice />
          <Account />
        </div>
      </div>
    </header>
  )
}

function Account() {
  const user = useAuth((state) => (state.isAuthenticated ? state.user : null))
  const t = textsOf(layout)
  if (user) return <UserMenu user={user} />
  return (
    <nav aria-label={t('account')} className="flex shrink-0 items-center gap-1 sm:gap-2">
      <Link to="/auth/login" className={buttonClass('ghost', 'sm', 'max-[30rem]:px-2')}>
        {t('logIn')}
      </Link>
      <Link to="/auth/register" className={buttonClass('primary', 'sm', 'max-[30rem]:px-2')}>
        {t('register')}
      </Link>
    </nav>
  )
}
