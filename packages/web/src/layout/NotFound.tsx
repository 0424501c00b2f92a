import { layout } from '@spilvaerk/messages/layout'
import { Link, useRouter } from '@tanstack/react-router'
import { ArrowLeft, FlaskConical, Gamepad2, House, Library, type LucideIcon, Search, Wand } from 'lucide-react'
import { useState } from 'react'
import { textsOf } from '../lib/page-language.ts'
import { usePageTitle } from '../lib/page-title.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { Input } from '../ui/input.tsx'
import { Rich } from '../ui/rich.tsx'
import { NotFoundSign } from './NotFoundSign.tsx'

type PopularPage = {
  readonly to: string
  readonly key: 'home' | 'generator' | 'library' | 'advanced'
  readonly icon: LucideIcon
}

const POPULAR_PAGES = [
  { to: '/', key: 'home', icon: Gamepad2 },
  { to: '/casino-generator', key: 'generator', icon: Wand },
  { to: '/dashboard', key: 'library', icon: Library },
  { to: '/advanced-generator', key: 'advanced', icon: FlaskConical },
] as const satisfies readonly PopularPage[]

export function NotFound() {
  const { history } = useRouter()
  const t = textsOf(layout)
  usePageTitle(t('notFound.title'))
  return (
    <div className="mx-auto grid w-full max-w-2xl justify-items-center px-4 pt-24 pb-16 text-center">
      <NotFoundSign />
      <h1 className="mt-8 text-3xl sm:text-4xl">{t('notFound.title')}</h1>
      <p className="mt-3 max-w-md text-lg text-muted">{t('notFound.why')}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <Link to="/" className={buttonClass()}>
          <House aria-hidden className="size-4.5" />
          {t('toHome')}
        </Link>
        <Button variant="secondary" onClick={() => history.back()}>
          <ArrowLeft aria-hidden className="size-4.5" />
          {t('notFound.back')}
        </Button>
      </div>
      <PageSearch />
      <nav aria-label={t('notFound.popular')} className="mt-10 w-full">
        <h2 className="text-left text-lg">{t('notFound.popular')}</h2>
        <ul className="mt-3 grid gap-3 sm:grid-cols-2">
          {POPULAR_PAGES.map(({ to, key, icon: Icon }) => (
            <li key={to}>
              <Link
                to={to}
                className="panel flex min-h-14 items-center gap-3 px-4 font-semibold transition hover:border-brass"
              >
                <Icon aria-hidden className="size-5 text-lamp" />
                {t(`pages.${key}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <p className="mt-10 text-muted text-sm">
        <Rich text={t('notFound.help')} marks={HELP} />
      </p>
    </div>
  )
}

const linkTo = (to: '/faq' | '/support') => (text: string) => (
  <Link to={to} className="underline underline-offset-4">
    {text}
  </Link>
)
const HELP = { faq: linkTo('/faq'), support: linkTo('/support') }

/** A box to think aloud in: what is typed stays here. */
function PageSearch() {
  const t = textsOf(layout)
  const [text, setText] = useState('')
  return (
    <search className="relative mt-10 block w-full">
      <Search aria-hidden className="pointer-events-none absolute top-3.5 left-3.5 size-4.5 text-muted" />
      <Input
        type="search"
        aria-label={t('notFound.search')}
        placeholder={t('notFound.searchHint')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className="pl-11"
      />
    </search>
  )
}
