import { outbox as outboxTexts } from '@spilvaerk/messages/outbox'
import { Link } from '@tanstack/react-router'
import { Mail } from 'lucide-react'
import { formatMoment } from '../lib/danish-time.ts'
import { textsOf } from '../lib/page-language.ts'
import { usePageTitle } from '../lib/page-title.ts'
import { trpc } from '../lib/trpc.ts'
import { Button } from '../ui/button.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { Notice } from '../ui/notice.tsx'
import { EmptyState } from '../ui/states.tsx'
import { OutboxMail } from './OutboxMail.tsx'

/** The mails that would have been sent, for those who try the site without a mail server. */
export function OutboxPage({ mail }: { readonly mail?: string | undefined }) {
  const t = textsOf(outboxTexts)
  usePageTitle(t('title'))
  const outbox = trpc.dev.outbox.useQuery(undefined, { staleTime: 0 })
  return (
    <div className="mx-auto grid w-full max-w-page content-start gap-5 px-4 pt-18 pb-16 md:px-8">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h1 className="text-3xl sm:text-4xl">{t('title')}</h1>
        <Button variant="secondary" size="sm" onClick={() => void outbox.refetch()}>
          {t('refresh')}
        </Button>
      </div>
      <Notice tone="test" title={t('testMode')}>
        {t('about')}
      </Notice>
      <Loaded query={outbox} height="h-72">
        {(mails) => {
          const chosen = mail ?? mails[0]?.id
          if (!chosen) return <EmptyState title={t('none')} hint={t('noneHint')} />
          return (
            <div className="grid gap-5 lg:grid-cols-[22rem_1fr]">
              <nav aria-label={t('mails')} className="self-start">
                <ul className="panel max-h-[34rem] overflow-y-auto p-1.5">
                  {mails.map(({ id, to, subject, sentAt }) => (
                    <li key={id}>
                      <Link
                        to="/dev/outbox"
                        search={{ mail: id }}
                        aria-current={id === chosen}
                        className="flex items-start gap-3 rounded-md px-3 py-2.5 text-sm transition hover:bg-lifted focus-visible:-outline-offset-2 aria-[current=true]:bg-lifted"
                      >
                        <Mail aria-hidden className="mt-0.5 size-4 shrink-0 text-lamp" />
                        <span className="grid min-w-0">
                          <span className="truncate font-semibold">{subject}</span>
                          <span className="truncate text-muted">{to}</span>
                          <span className="text-muted text-xs">{formatMoment(sentAt)}</span>
                        </span>
                      </Link>
                    </li>
                  ))}
                </ul>
              </nav>
              <OutboxMail id={chosen} />
            </div>
          )
        }}
      </Loaded>
    </div>
  )
}
