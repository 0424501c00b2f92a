import { Link, useRouter } from '@tanstack/react-router'
import { ArrowLeft, FlaskConical, Gamepad2, House, Library, type LucideIcon, Search, Wand } from 'lucide-react'
import { useState } from 'react'
import { usePageTitle } from '../lib/page-title.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { Input } from '../ui/input.tsx'
import { NotFoundSign } from './NotFoundSign.tsx'

type PopularPage = { readonly to: string; readonly label: string; readonly icon: LucideIcon }

const POPULAR_PAGES = [
  { to: '/', label: 'Casino Hjem', icon: Gamepad2 },
  { to: '/casino-generator', label: 'Spil Generator', icon: Wand },
  { to: '/dashboard', label: 'Mine Spil', icon: Library },
  { to: '/advanced-generator', label: 'Avanceret Generator', icon: FlaskConical },
] as const satisfies readonly PopularPage[]

export function NotFound() {
  const { history } = useRouter()
  usePageTitle('Siden blev ikke fundet')
  return (
    <div className="mx-auto grid w-full max-w-2xl justify-items-center px-4 pt-24 pb-16 text-center">
      <NotFoundSign />
      <h1 className="mt-8 text-3xl sm:text-4xl">Siden blev ikke fundet</h1>
      <p className="mt-3 max-w-md text-lg text-muted">
        Lampen over denne dør er gået ud. Måske er siden flyttet, eller der er en tastefejl i adressen.
      </p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <Link to="/" className={buttonClass()}>
          <House aria-hidden className="size-4.5" />
          Til Forsiden
        </Link>
        <Button variant="secondary" onClick={() => history.back()}>
          <ArrowLeft aria-hidden className="size-4.5" />
          Gå Tilbage
        </Button>
      </div>
      <PageSearch />
      <nav aria-label="Populære sider" className="mt-10 w-full">
        <h2 className="text-left text-lg">Populære sider</h2>
        <ul className="mt-3 grid gap-3 sm:grid-cols-2">
          {POPULAR_PAGES.map(({ to, label, icon: Icon }) => (
            <li key={to}>
              <Link
                to={to}
                className="panel flex min-h-14 items-center gap-3 px-4 font-semibold transition hover:border-brass"
              >
                <Icon aria-hidden className="size-5 text-lamp" />
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <p className="mt-10 text-muted text-sm">
        Har du brug for hjælp? Skriv til supporten fra fanen Support i dit dashboard.
      </p>
    </div>
  )
}

/** A box to think aloud in: what is typed stays here. */
function PageSearch() {
  const [text, setText] = useState('')
  return (
    <search className="relative mt-10 block w-full">
      <Search aria-hidden className="pointer-events-none absolute top-3.5 left-3.5 size-4.5 text-muted" />
      <Input
        type="search"
        aria-label="Søg efter en side"
        placeholder="Søg efter en side..."
        value={text}
        onChange={(event) => setText(event.target.value)}
        className="pl-11"
      />
    </search>
  )
}
