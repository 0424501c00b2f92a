import { Link } from '@tanstack/react-router'
import { usePageTitle } from '../lib/page-title.ts'
import { buttonClass } from '../ui/button.tsx'

type ComingSoonProps = {
  readonly title: string
  /** What will be here, in the page's own language. */
  readonly note: string
  readonly language?: 'da' | 'en'
}

const WORDS = {
  da: { sign: 'Åbner senere', back: 'Til Forsiden' },
  en: { sign: 'Opening later', back: 'Back to the casino' },
} as const

/** A room that is not open yet: its sign hangs on the door. */
export function ComingSoon({ title, note, language = 'da' }: ComingSoonProps) {
  usePageTitle(title)
  const words = WORDS[language]
  return (
    <div
      lang={language}
      className="mx-auto grid w-full max-w-xl grow content-center justify-items-center px-4 py-24 text-center"
    >
      <div className="origin-top animate-sway">
        <svg aria-hidden="true" viewBox="0 0 200 60" className="mx-auto -mb-1 block h-15" fill="none">
          <path d="M100 4 22 60M100 4l78 56" stroke="var(--color-brass)" strokeWidth="2.5" />
          <circle cx="100" cy="5" r="4.5" fill="var(--color-brass-light)" />
        </svg>
        <div className="brass rounded-lg p-1.5 shadow-lift">
          <div className="rounded-[15px] border border-brass-dark bg-linear-to-b from-petrol to-petrol-deep px-8 py-7 sm:px-12">
            <h1 className="text-2xl sm:text-3xl">{title}</h1>
            <p className="mt-2 font-semibold text-lamp-bright tracking-wide">{words.sign}</p>
          </div>
        </div>
      </div>
      <p className="mt-8 text-lg text-muted">{note}</p>
      <Link to="/" className={buttonClass('secondary', 'md', 'mt-7')}>
        {words.back}
      </Link>
    </div>
  )
}
