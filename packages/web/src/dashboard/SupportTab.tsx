import { dashboard } from '@spilvaerk/messages/dashboard'
import { CircleHelp, MessageCircle } from 'lucide-react'
import { useId } from 'react'
import { textsOf } from '../lib/page-language.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'

/** A demonstration: its buttons do nothing yet, and it says so. */
export function SupportTab() {
  const note = useId()
  const t = textsOf(dashboard)
  return (
    <Card aria-labelledby="support" className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="support" className="text-2xl">
          {t('tabs.support')}
        </h2>
        <Badge tone="petrol">{t('support.demonstration')}</Badge>
      </div>
      <p id={note} className="max-w-prose text-muted">
        {t('support.text')}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" aria-describedby={note}>
          <CircleHelp aria-hidden className="size-4.5" />
          {t('support.faq')}
        </Button>
        <Button variant="secondary" aria-describedby={note}>
          <MessageCircle aria-hidden className="size-4.5" />
          {t('support.contact')}
        </Button>
      </div>
    </Card>
  )
}
