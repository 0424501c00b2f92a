import { layout } from '@spilvaerk/messages/layout'
import { studio } from '@spilvaerk/messages/studio'
import { Link } from '@tanstack/react-router'
import { Command as CommandIcon, FlaskConical, Redo2, Sparkles, Undo2, UserRound, WandSparkles } from 'lucide-react'
import { type ReactNode, Suspense, useEffect } from 'react'
import { useAuth } from '../auth/auth-store.ts'
import { UserMenu } from '../auth/UserMenu.tsx'
import { LanguageChoice } from '../layout/LanguageChoice.tsx'
import { Wordmark } from '../layout/Wordmark.tsx'
import { pageLanguage, textsOf } from '../lib/page-language.ts'
import { IconButton } from '../ui/button.tsx'
import { LateAgain, lazyPart } from '../ui/lazy-part.tsx'
import { showPalette, useCommandStore } from './commands.ts'
import { useHistory } from './history.ts'
import './shell.css'

const CommandPalette = lazyPart(async () => (await import('./CommandPalette.tsx')).default, LateAgain)

const PAGES = [
  { to: '/casino-generator', label: 'shell.pages.studio', icon: Sparkles },
  { to: '/advanced-generator', label: 'shell.pages.advanced', icon: WandSparkles },
  { to: '/ai-lab', label: 'shell.pages.lab', icon: FlaskConical },
] as const

type StudioShellProps = {
  /** The page's name and what is being worked on, in the bar. */
  readonly heading?: ReactNode
  /** What is done with the work as a whole. */
  readonly actions?: ReactNode
  /** Icons at the left, or nothing. */
  readonly rail?: ReactNode
  readonly children: ReactNode
}

/** The frame of the three pages on which games are made: no header, garland or footer of the public site. */
export function StudioShell({ heading, actions, rail, children }: StudioShellProps) {
  const isPaletteOpen = useCommandStore((store) => store.isOpen)
  useShortcuts()
  return (
    <div lang={pageLanguage()} className="shell shell-frame">
      <header className="shell-bar">
        <Link to="/" aria-label={textsOf(studio)('shell.lobby')} className="shell-home">
          <Wordmark wordClass="sr-only" />
        </Link>
        <Pages />
        {heading && <div className="shell-heading">{heading}</div>}
        {actions && <div className="shell-actions">{actions}</div>}
        <Tools />
      </header>
      {rail && <aside className="shell-rail">{rail}</aside>}
      <main id="indhold" tabIndex={-1} className="shell-main">
        {children}
      </main>
      {isPaletteOpen && (
        <Suspense>
          <CommandPalette />
        </Suspense>
      )}
    </div>
  )
}

function Pages() {
  const t = textsOf(studio)
  return (
    <nav aria-label={t('shell.pages.label')} className="shell-pages">
      {PAGES.map(({ to, label, icon: Icon }) => (
        <Link key={to} to={to} className="shell-page" title={t(label)}>
          <Icon aria-hidden className="size-4 shrink-0" />
          <span className="max-xl:sr-only">{t(label)}</span>
        </Link>
      ))}
    </nav>
  )
}

function Tools() {
  const t = textsOf(studio)
  const { past, future, undo, redo } = useHistory()
  return (
    <div className="shell-tools">
      <IconButton
        label={t('shell.undo')}
        className="shell-tool"
        disabled={past.length === 0}
        onClick={() => void undo()}
      >
        <Undo2 aria-hidden className="size-4" />
      </IconButton>
      <IconButton
        label={t('shell.redo')}
        className="shell-tool max-sm:hidden"
        disabled={future.length === 0}
        onClick={() => void redo()}
      >
        <Redo2 aria-hidden className="size-4" />
      </IconButton>
      <IconButton label={t('shell.palette')} className="shell-tool" onClick={() => showPalette(true)}>
        <CommandIcon aria-hidden className="size-4" />
      </IconButton>
      <LanguageChoice />
      <Account />
    </div>
  )
}

function Account() {
  const user = useAuth((state) => (state.isAuthenticated ? state.user : null))
  const t = textsOf(layout)
  return (
    <>
      {user && (
        <div className="max-lg:hidden">
          <UserMenu user={user} />
        </div>
      )}
      <Link
        to={user ? '/dashboard' : '/auth/login'}
        aria-label={user ? t('memberMenu.dashboard') : t('logIn')}
        className={user ? 'shell-tool lg:hidden' : 'shell-tool'}
      >
        <UserRound aria-hidden className="size-4" />
      </Link>
    </>
  )
}

/** In a field the browser’s own undo is the one that is meant. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null

function useShortcuts(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!(event.metaKey || event.ctrlKey) || event.altKey) return
      const key = event.key.toLowerCase()
      const { undo, redo } = useHistory.getState()
      if (key === 'k') showPalette(!useCommandStore.getState().isOpen)
      else if (isTyping(event.target)) return
      else if (key === 'y' || (key === 'z' && event.shiftKey)) void redo()
      else if (key === 'z') void undo()
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('keydown', onKey)
      showPalette(false)
    }
  }, [])
}
