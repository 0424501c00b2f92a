import { layout } from '@spilvaerk/messages/layout'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useAuth } from '../auth/auth-store.ts'
import { textsOf } from '../lib/page-language.ts'
import { Rich } from '../ui/rich.tsx'
import { MotionToggle } from './MotionToggle.tsx'
import { Wordmark } from './Wordmark.tsx'

const LINK =
  'inline-flex min-h-6 items-center py-0.5 text-muted underline decoration-line underline-offset-4 transition hover:text-paper hover:decoration-lamp'

export function Footer() {
  const t = textsOf(layout)
  return (
    <footer className="relative mt-auto border-brass-dark border-t bg-void/80">
      <div className="mx-auto grid max-w-page gap-10 px-4 py-12 text-sm md:grid-cols-[1.4fr_1fr_1.4fr] md:px-8">
        <div className="grid content-start gap-4">
          <Wordmark />
          <p className="max-w-sm text-muted">{t('footer.money')}</p>
          <SignedIn />
          <MotionToggle className="justify-self-start" />
        </div>
        <Column title="Spilværk">
          <Link to="/" className={LINK}>
            {t('pages.home')}
          </Link>
          <Link to="/casino-generator" className={LINK}>
            {t('pages.generator')}
          </Link>
          <Link to="/advanced-generator" className={LINK}>
            {t('pages.advanced')}
          </Link>
          <Link to="/ai-lab" className={LINK}>
            {t('pages.lab')}
          </Link>
          <Link to="/crypto-payment" className={LINK}>
            {t('pages.crypto')}
          </Link>
          <Link to="/faq" className={LINK}>
            {t('pages.faq')}
          </Link>
          <Link to="/support" className={LINK}>
            {t('pages.support')}
          </Link>
          <Link to="/terms" className={LINK}>
            {t('pages.terms')}
          </Link>
          <Link to="/privacy" className={LINK}>
            {t('pages.privacy')}
          </Link>
        </Column>
        <ResponsiblePlay />
      </div>
    </footer>
  )
}

/** Who is logged in, also at the end of a long page. */
function SignedIn() {
  const t = textsOf(layout)
  const user = useAuth((state) => (state.isAuthenticated ? state.user : null))
  if (!user) return null
  return (
    <p className="text-muted">
      {t('footer.signedIn', { name: user.firstName || user.username })}{' '}
      <Link to="/dashboard" className={LINK}>
        {t('memberMenu.dashboard')}
      </Link>
    </p>
  )
}

function Column({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <nav aria-label={title} className="grid content-start justify-items-start gap-1.5">
      <h2 className="mb-1 text-base">{title}</h2>
      {children}
    </nav>
  )
}

function ResponsiblePlay() {
  const t = textsOf(layout)
  return (
    <section aria-labelledby="responsible-play" className="grid content-start gap-3">
      <h2 id="responsible-play" className="text-base">
        {t('footer.responsiblePlay')}
      </h2>
      <div className="flex items-start gap-4">
        <span
          role="img"
          aria-label={t('footer.adultsOnly')}
          className="grid size-12 shrink-0 place-items-center rounded-full border-2 border-red-text font-bold font-display text-base text-red-text"
        >
          18+
        </span>
        <p className="text-muted">
          <Rich text={t('footer.helpline')} marks={{ phone: phoneLink }} />
        </p>
      </div>
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        <li>
          <a href="https://www.stopspillet.dk" className={LINK}>
            StopSpillet
          </a>
        </li>
        <li>
          <a href="https://www.stopspillet.dk/selvtest" className={LINK}>
            {t('footer.selfTest')}
          </a>
        </li>
        <li>
          <a href="https://www.rofus.nu" className={LINK}>
            {t('footer.selfExclusion')}
          </a>
        </li>
      </ul>
    </section>
  )
}

const phoneLink = (text: string) => (
  <a href="tel:+4570222825" className="whitespace-nowrap font-semibold text-paper underline underline-offset-4">
    {text}
  </a>
)
