import { support } from '@spilvaerk/messages/support'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { textsOf } from '../lib/page-language.ts'
import { usePageTitle } from '../lib/page-title.ts'
import { trpc } from '../lib/trpc.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { Rich } from '../ui/rich.tsx'
import { ContactForm, type Sent } from './ContactForm.tsx'

const LINK = 'underline underline-offset-4'

export function SupportPage() {
  const t = textsOf(support)
  usePageTitle(t('title'))
  const [sent, setSent] = useState<Sent>()
  return (
    <article className="mx-auto grid w-full max-w-2xl gap-8 px-4 pt-20 pb-20 md:px-8">
      <header className="grid gap-3">
        <h1 className="text-3xl sm:text-4xl">{t('title')}</h1>
        <p className="text-lg text-muted">{t('lead')}</p>
        <p>
          <Rich text={t('first')} marks={{ faq: toFaq }} />
        </p>
      </header>
      <div className="panel px-5 py-7 sm:px-10 sm:py-10">
        {sent ? <Confirmation sent={sent} onAgain={() => setSent(undefined)} /> : <ContactForm onSent={setSent} />}
      </div>
    </article>
  )
}

const toFaq = (text: string) => (
  <Link to="/faq" className={LINK}>
    {text}
  </Link>
)

const toOutbox = (text: string) => (
  <Link to="/dev/outbox" className={LINK}>
    {text}
  </Link>
)

function Confirmation({ sent, onAgain }: { readonly sent: Sent; readonly onAgain: () => void }) {
  const t = textsOf(support)
  const { data } = trpc.system.health.useQuery()
  return (
    <Notice
      role="status"
      tone="success"
      title={t('sent')}
      action={
        <Button variant="secondary" size="sm" onClick={onAgain}>
          {t('another')}
        </Button>
      }
    >
      <p>{t('sentText', { number: sent.number, email: sent.email })}</p>
      {data?.adapters.outbox === 'shown' && (
        <p className="mt-2">
          <Rich text={t('outbox')} marks={{ outbox: toOutbox }} />
        </p>
      )}
    </Notice>
  )
}
