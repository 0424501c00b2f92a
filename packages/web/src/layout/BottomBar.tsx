import { browsing } from '@spilvaerk/messages/browsing'
import { Link, useRouterState } from '@tanstack/react-router'
import { Gamepad2, Heart, Search, UserRound } from 'lucide-react'
import { useAuth } from '../auth/auth-store.ts'
import { textsOf } from '../lib/page-language.ts'
import { WANTED } from '../lobby/SearchBox.tsx'

/** Where one looks around. Games and the studio need the whole window, and forms should not be covered. */
const PAGES: readonly string[] = ['/', '/dashboard', '/faq', '/terms', '/privacy']

const ITEM = 'bottom-bar-item'

/** The search box stands in the lobby’s bar on a phone; it is there once the lobby is. */
const focusSearch = () => document.querySelector<HTMLInputElement>('.lobby-bar input[type="search"]')?.focus()

/** What one does most, within reach of a thumb. */
export function BottomBar() {
  const t = textsOf(browsing)
  const isMember = useAuth((state) => state.isAuthenticated)
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const list = useRouterState({ select: ({ location }) => (location.search as { kategori?: string }).kategori })
  if (!PAGES.includes(path)) return null
  const isLobby = path === '/'
  const isFavourites = isLobby && list === 'favourites'
  return (
    <nav aria-label={t('shortcuts.label')} className="bottom-bar">
      <Link to="/" className={ITEM} data-here={isLobby && !isFavourites}>
        <Gamepad2 aria-hidden="true" className="size-5" />
        {t('shortcuts.lobby')}
      </Link>
      {isLobby ? (
        <button type="button" className={ITEM} onClick={focusSearch}>
          <Search aria-hidden="true" className="size-5" />
          {t('shortcuts.search')}
        </button>
      ) : (
        <Link to="/" hash={WANTED} className={ITEM}>
          <Search aria-hidden="true" className="size-5" />
          {t('shortcuts.search')}
        </Link>
      )}
      <Link to="/" search={{ kategori: 'favourites' }} className={ITEM} data-here={isFavourites}>
        <Heart aria-hidden="true" className="size-5" />
        {t('shortcuts.favourites')}
      </Link>
      <Link to={isMember ? '/account' : '/auth/login'} className={ITEM}>
        <UserRound aria-hidden="true" className="size-5" />
        {t('shortcuts.account')}
      </Link>
    </nav>
  )
}
