import { support } from '@spilvaerk/messages/support'
import { Link } from '@tanstack/react-router'
import { MessageCircle } from 'lucide-react'
import { textsOf } from '../lib/page-language.ts'
import { usePageTitle } from '../lib/page-title.ts'
import { buttonClass } from '../ui/button.tsx'

const QUESTIONS = ['money', 'rtp', 'fair', 'waiting', 'withdraw', 'limits', 'buy', 'make', 'data'] as const

export function FaqPage() {
  const t = textsOf(support)
  usePageTitle(t('faq.title'))
  return (
    <article className="mx-auto grid w-full max-w-3xl gap-8 px-4 pt-20 pb-20 md:px-8">
      <header className="grid gap-3">
        <h1 className="text-3xl sm:text-4xl">{t('faq.title')}</h1>
        <p className="text-lg text-muted">{t('faq.lead')}</p>
      </header>
      <div className="panel grid gap-7 px-5 py-7 sm:px-10 sm:py-10">
        {QUESTIONS.map((question) => (
          <section key={question} aria-labelledby={question} className="grid max-w-prose gap-2">
            <h2 id={question} className="text-xl">
              {t(`faq.${question}.title`)}
            </h2>
            <p className="text-muted">{t(`faq.${question}.text`)}</p>
          </section>
        ))}
      </div>
      <p className="flex flex-wrap items-center gap-4">
        {t('faq.more')}
        <Link to="/support" className={buttonClass('secondary')}>
          <MessageCircle aria-hidden className="size-4.5" />
          {t('faq.contact')}
        </Link>
      </p>
    </article>
  )
}
