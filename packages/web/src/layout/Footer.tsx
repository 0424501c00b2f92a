import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { MotionToggle } from './MotionToggle.tsx'
import { Wordmark } from './Wordmark.tsx'

const LINK =
  'inline-flex min-h-6 items-center py-0.5 text-muted underline decoration-line underline-offset-4 transition hover:text-paper hover:decoration-lamp'

export function Footer() {
  return (
    <footer className="relative mt-auto border-brass-dark border-t bg-void/80">
      <div className="mx-auto grid max-w-page gap-10 px-4 py-12 text-sm md:grid-cols-[1.4fr_1fr_1.4fr] md:px-8">
        <div className="grid content-start gap-4">
          <Wordmark />
          <p className="max-w-sm text-muted">
            I demotilstand er indsatser og gevinster legepenge. Står der testtilstand, er pengene simulerede og kan ikke
            veksles til rigtige.
          </p>
          <MotionToggle className="justify-self-start" />
        </div>
        <Column title="Spilværk">
          <Link to="/" className={LINK}>
            Casino Hjem
          </Link>
          <Link to="/casino-generator" className={LINK}>
            Spil Generator
          </Link>
          <Link to="/advanced-generator" className={LINK}>
            Avanceret Generator
          </Link>
          <Link to="/ai-lab" className={LINK}>
            AI-Laboratorium
          </Link>
          <Link to="/crypto-payment" className={LINK}>
            Crypto Betaling
          </Link>
          <Link to="/terms" className={LINK}>
            Vilkår og betingelser
          </Link>
          <Link to="/privacy" className={LINK}>
            Privatlivspolitik
          </Link>
        </Column>
        <ResponsiblePlay />
      </div>
    </footer>
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
  return (
    <section aria-labelledby="responsible-play" className="grid content-start gap-3">
      <h2 id="responsible-play" className="text-base">
        Ansvarligt spil
      </h2>
      <div className="flex items-start gap-4">
        <span
          role="img"
          aria-label="Kun for personer over 18 år"
          className="grid size-12 shrink-0 place-items-center rounded-full border-2 border-red-text font-bold font-display text-base text-red-text"
        >
          18+
        </span>
        <p className="text-muted">
          Spil skal være sjov. Bliver det andet end det, så ring til StopSpillet på{' '}
          <a href="tel:+4570222825" className="whitespace-nowrap font-semibold text-paper underline underline-offset-4">
            +45 70 22 28 25
          </a>
          .
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
            Selvtest
          </a>
        </li>
        <li>
          <a href="https://www.rofus.nu" className={LINK}>
            ROFUS – udeluk dig selv
          </a>
        </li>
      </ul>
    </section>
  )
}
