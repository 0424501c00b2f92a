import { layout } from '@spilvaerk/messages/layout'
import { createRootRoute, Outlet, useRouterState } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import { useAuth } from '../auth/auth-store.ts'
import { useSession } from '../auth/use-session.ts'
import { Footer } from '../layout/Footer.tsx'
import { useFocusOnNavigation } from '../layout/focus-on-navigation.ts'
import { Garland } from '../layout/Garland.tsx'
import { Header } from '../layout/Header.tsx'
import { NotFound } from '../layout/NotFound.tsx'
import { useStillnessMark } from '../lib/motion.ts'
import { pageLanguage, textsOf } from '../lib/page-language.ts'
import { PlayBarPlace } from '../limits/PlayBarPlace.tsx'
import { LateAgain, lazyPart } from '../ui/lazy-part.tsx'

export const Route = createRootRoute({ component: Layout, notFoundComponent: NotFound })

/** Not needed for the first picture, so it does not delay it. */
const Toaster = lazyPart(async () => (await import('../toast/Toaster.tsx')).Toaster, LateAgain)

/** Only phones show it. */
const BottomBar = lazyPart(async () => (await import('../layout/BottomBar.tsx')).BottomBar, LateAgain)

/** Only members need it. */
const PlayBar = lazyPart(async () => (await import('../limits/PlayBar.tsx')).PlayBar)

/** These pages bring a frame of their own. */
const FRAMED: readonly string[] = ['/casino-generator', '/advanced-generator', '/ai-lab']

function Layout() {
  useLanguageOfPage()
  // What is shown, not where one is on the way to.
  const isFramed = useRouterState({ select: ({ matches }) => matches.some(({ routeId }) => FRAMED.includes(routeId)) })
  useFocusOnNavigation()
  useStillnessMark()
  useSession()
  return (
    <div className={isFramed ? 'flex min-h-dvh flex-col' : 'night flex min-h-dvh flex-col'}>
      <a
        href="#indhold"
        className="plate-lamp fixed top-2 left-2 z-50 -translate-y-20 rounded-md px-4 py-2.5 font-semibold text-on-lamp focus:translate-y-0"
      >
        {textsOf(layout)('skipToContent')}
      </a>
      {isFramed ? <Outlet /> : <PublicFrame />}
      <Suspense>
        <Toaster />
      </Suspense>
    </div>
  )
}

function PublicFrame() {
  const isMember = useAuth((state) => state.isAuthenticated)
  const language = useRouterState({ select: pageLanguage })
  return (
    <>
      <Header key={`header ${language}`} />
      {isMember && (
        <Suspense fallback={<PlayBarPlace />}>
          <PlayBar />
        </Suspense>
      )}
      {/* At least a screen high, so that the footer does not move when a page arrives. */}
      <div className="relative flex min-h-dvh grow flex-col overflow-x-clip">
        <Garland />
        <main id="indhold" tabIndex={-1} className="flex grow flex-col outline-none">
          <Outlet />
        </main>
      </div>
      <Footer key={`footer ${language}`} />
      <Suspense>
        <BottomBar key={`shortcuts ${language}`} />
      </Suspense>
    </>
  )
}

/** What stands around the pages changes its language where the page does. */
function useLanguageOfPage() {
  const language = useRouterState({ select: pageLanguage })
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
}
