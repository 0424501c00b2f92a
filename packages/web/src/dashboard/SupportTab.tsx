import { dashboard } from '@spilvaerk/messages/dashboard'
import { Link } from '@tanstack/react-router'
import { CircleHelp, MessageCircle } from 'lucide-react'
import { textsOf } from '../lib/page-language.ts'
import { buttonClass } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'

export function SupportTab() {
  const t = textsOf(dashboard)
  return (
    <Card aria-labelledby="support" className="grid gap-4">
      <h2 id="support" className="text-2xl">
        {t('tabs.support')}
      </h2>
      <p className="max-w-prose text-muted">{t('support.text')}</p>
      <div className="flex flex-wrap gap-3">
        <Link to="/faq" className={buttonClass('secondary')}>
          <CircleHelp aria-hidden className="size-4.5" />
          {t('support.faq')}
        </Link>
        <Link to="/support" className={buttonClass('secondary')}>
          <MessageCircle aria-hidden className="size-4.5" />
          {t('support.contact')}
        </Link>
      </div>
    </Card>
  )
}
