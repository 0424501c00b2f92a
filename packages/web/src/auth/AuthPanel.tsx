import type { ReactNode } from 'react'
import { usePageTitle } from '../lib/page-title.ts'

type AuthPanelProps = {
  readonly title: string
  readonly lead?: ReactNode
  readonly children: ReactNode
  /** Links to other pages, under the panel. */
  readonly below?: ReactNode
}

/** The panel of login, registration and the pages that a mail links to, under a drawn awning. */
export function AuthPanel({ title, lead, children, below }: AuthPanelProps) {
  usePageTitle(title)
  return (
    <div className="mx-auto grid w-full max-w-lg grow content-start px-4 pt-16 pb-16 sm:pt-20">
      <Awning />
      <section className="panel -mt-10 grid gap-6 rounded-t-none border-t-0 px-5 pt-16 pb-7 sm:px-9">
        <header className="grid gap-2 text-center">
          <h1 className="text-2xl sm:text-3xl">{title}</h1>
          {lead && <p className="text-muted">{lead}</p>}
        </header>
        {children}
      </section>
      {below && <div className="mt-6 grid justify-items-center gap-2 text-center text-muted text-sm">{below}</div>}
    </div>
  )
}

const STRIPES = 12
const WIDTH = 40

/** Striped cloth with a scalloped edge, a brass rail above, and a bulb in every other notch. */
function Awning() {
  return (
    <svg aria-hidden="true" viewBox="-8 0 496 92" className="relative z-10 -mx-2 w-[calc(100%+1rem)] overflow-visible">
      <defs>
        <linearGradient id="awning-light" x2="0" y2="1">
          <stop offset="0" stopColor="var(--color-filament)" stopOpacity="0.22" />
          <stop offset="0.55" stopColor="var(--color-void)" stopOpacity="0" />
          <stop offset="1" stopColor="var(--color-void)" stopOpacity="0.42" />
        </linearGradient>
        <linearGradient id="awning-rail" x2="0" y2="1">
          <stop offset="0" stopColor="var(--color-brass-shine)" />
          <stop offset="0.5" stopColor="var(--color-brass)" />
          <stop offset="1" stopColor="var(--color-brass-dark)" />
        </linearGradient>
        <radialGradient id="awning-glow">
          <stop offset="0" stopColor="var(--color-lamp)" stopOpacity="0.7" />
          <stop offset="1" stopColor="var(--color-lamp)" stopOpacity="0" />
        </radialGradient>
      </defs>
      {Array.from({ length: STRIPES }, (_, index) => {
        const x = index * WIDTH
        const cloth = `M${x} 8h${WIDTH}v54a${WIDTH / 2} ${WIDTH / 2} 0 0 1-${WIDTH} 0Z`
        return (
          <g key={x}>
            <path d={cloth} fill={index % 2 === 0 ? 'var(--color-petrol)' : 'var(--color-paper)'} />
            <path d={cloth} fill="url(#awning-light)" />
          </g>
        )
      })}
      {Array.from({ length: STRIPES / 2 }, (_, index) => {
        const x = (index * 2 + 1) * WIDTH
        return (
          <g key={x} className={index % 3 === 1 ? 'animate-twinkle' : undefined}>
            <circle cx={x} cy="71" r="20" fill="url(#awning-glow)" />
            <rect x={x - 3} y="60" width="6" height="6" fill="var(--color-brass-dark)" />
            <circle cx={x} cy="71" r="6" fill="var(--color-lamp-bright)" />
            <circle cx={x} cy="70" r="2.6" fill="var(--color-filament)" />
          </g>
        )
      })}
      <rect x="-8" y="0" width="496" height="11" rx="5.5" fill="url(#awning-rail)" />
    </svg>
  )
}
