import { legal } from '@spilvaerk/messages/legal'
import type { ReactNode } from 'react'
import { formatDay } from '../lib/danish-time.ts'
import { pageLanguage, textsOf } from '../lib/page-language.ts'
import { usePageTitle } from '../lib/page-title.ts'

export type Chapter = { readonly id: string; readonly title: string; readonly text: ReactNode }

type LegalPageProps = {
  readonly title: string
  readonly lead: string
  /** An ISO day. */
  readonly validFrom: string
  readonly chapters: readonly Chapter[]
}

/** A long text one can find one's way in: the chapters at the side, the text in a column that is easy to read. */
export function LegalPage({ title, lead, validFrom, chapters }: LegalPageProps) {
  const t = textsOf(legal)
  usePageTitle(title)
  return (
    <article className="mx-auto grid w-full max-w-5xl gap-x-14 gap-y-8 px-4 pt-20 pb-20 md:grid-cols-[14rem_1fr] md:px-8">
      <header className="grid gap-3 md:col-span-2">
        <h1 className="text-3xl sm:text-4xl">{title}</h1>
        {pageLanguage() !== 'da' && <p className="max-w-prose font-semibold">{t('binding')}</p>}
        <p className="max-w-prose text-lg text-muted">{lead}</p>
        <p className="text-muted text-sm">{t('validFrom', { day: formatDay(validFrom) })}</p>
      </header>
      <nav aria-label={t('chapters')} className="self-start md:sticky md:top-24">
        <ol className="grid gap-0.5 border-brass-dark border-l text-sm">
          {chapters.map(({ id, title: name }, index) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="-ml-px flex min-h-8 items-center border-transparent border-l py-1 pl-4 text-muted transition hover:border-lamp hover:text-paper"
              >
                {index + 1}. {name}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="panel grid gap-9 px-5 py-7 sm:px-10 sm:py-10">
        {chapters.map(({ id, title: name, text }, index) => (
          <section key={id} id={id} aria-labelledby={`${id}-navn`} className="grid max-w-prose scroll-mt-24 gap-3">
            <h2 id={`${id}-navn`} className="text-xl">
              <span className="text-lamp tabular-nums">{index + 1}.</span> {name}
            </h2>
            {text}
          </section>
        ))}
      </div>
    </article>
  )
}
