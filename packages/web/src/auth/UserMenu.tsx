import { layout } from '@spilvaerk/messages/layout'
import { Link } from '@tanstack/react-router'
import { ChevronDown, LayoutDashboard, LogOut } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { explain } from '../lib/errors.ts'
import { textsOf } from '../lib/page-language.ts'
import { trpc } from '../lib/trpc.ts'
import { toast } from '../toast/toasts.ts'
import { Button } from '../ui/button.tsx'
import { type User, useAuth } from './auth-store.ts'

const ITEM =
  'flex min-h-11 w-full items-center gap-2.5 rounded-sm px-3 text-left text-sm hover:bg-lifted focus-visible:-outline-offset-2'

/** Name, membership and the two ways on. A disclosure, not an ARIA menu: its items are an ordinary link and button. */
export function UserMenu({ user }: { readonly user: User }) {
  const [open, setOpen] = useState(false)
  const t = textsOf(layout)
  const root = useRef<HTMLDivElement>(null)
  useCloseOutside(root, open, () => setOpen(false))
  const signOut = trpc.auth.logout.useMutation()
  const name = user.firstName || user.username

  const logOut = async (): Promise<void> => {
    try {
      await signOut.mutateAsync()
    } catch (error) {
      // Only the server can end the session: without its answer the next person at this device would still be logged in.
      toast({ tone: 'danger', title: t('memberMenu.notLoggedOut'), description: explain(error).message })
      return
    }
    useAuth.getState().logout()
    window.location.reload()
  }

  return (
    <div ref={root} className="relative shrink-0">
      <Button variant="secondary" size="sm" className="h-11" aria-expanded={open} onClick={() => setOpen(!open)}>
        <span className="grid text-left leading-tight">
          <span className="max-w-32 truncate">{name}</span>
          <span className="font-normal text-muted text-xs">{t('memberMenu.tier', { tier: user.subscription })}</span>
        </span>
        <ChevronDown aria-hidden className="size-4 text-muted" />
      </Button>
      {open && (
        <div className="absolute top-full right-0 z-40 mt-2 w-52 animate-surface-in rounded-md border border-line bg-raised p-1 shadow-lift">
          <Link to="/dashboard" className={ITEM} onClick={() => setOpen(false)}>
            <LayoutDashboard aria-hidden className="size-4 text-muted" />
            {t('memberMenu.dashboard')}
          </Link>
          <button type="button" className={ITEM} onClick={() => void logOut()}>
            <LogOut aria-hidden className="size-4 text-muted" />
            {t('memberMenu.logOut')}
          </button>
        </div>
      )}
    </div>
  )
}

/** Closes on Escape, on a press elsewhere, and when the focus moves on. */
function useCloseOutside(root: React.RefObject<HTMLElement | null>, open: boolean, close: () => void): void {
  useEffect(() => {
    if (!open) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      close()
      root.current?.querySelector('button')?.focus()
    }
    const onElsewhere = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) close()
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onElsewhere)
    document.addEventListener('focusin', onElsewhere)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onElsewhere)
      document.removeEventListener('focusin', onElsewhere)
    }
  })
}
