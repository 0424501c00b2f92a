import { playing } from '@spilvaerk/messages/playing'
import type { Game } from '@spilvaerk/schemas'
import { Link } from '@tanstack/react-router'
import { Flag } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useAuth } from '../../auth/auth-store.ts'
import { textsOf } from '../../lib/page-language.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'

const ReportDialog = lazyPart(async () => (await import('./ReportDialog.tsx')).ReportDialog)

/** Tells us that something is wrong with a game from the workshop. Only members are heard. */
export function ReportButton({ game }: { readonly game: Game }) {
  const t = textsOf(playing)
  const isMember = useAuth((state) => state.isAuthenticated)
  const [isOpen, setOpen] = useState(false)
  const face = (
    <>
      <Flag aria-hidden className="size-4" />
      <span className="max-sm:sr-only">{t('report.button')}</span>
    </>
  )
  if (!isMember)
    return (
      <Link
        to="/auth/login"
        search={{ next: `/games/${game.id}` }}
        title={t('report.logIn')}
        className={buttonClass('secondary', 'sm', LARGE)}
      >
        {face}
      </Link>
    )
  return (
    <>
      <Button variant="secondary" size="sm" className={LARGE} onClick={() => setOpen(true)}>
        {face}
      </Button>
      {isOpen && (
        <Suspense>
          <ReportDialog game={game} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** A finger meets it on a phone. */
const LARGE = 'max-sm:size-11 max-sm:px-0'
