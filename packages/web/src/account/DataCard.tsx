import { account } from '@spilvaerk/messages/account'
import { Download } from 'lucide-react'
import { textsOf } from '../lib/page-language.ts'
import { buttonClass } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'

/** Everything that is kept of the member, as a file. */
export function DataCard() {
  const t = textsOf(account)
  return (
    <Card aria-labelledby="mine-data" className="grid justify-items-start gap-3">
      <h2 id="mine-data" className="text-xl">
        {t('data.title')}
      </h2>
      <p className="max-w-prose text-muted">{t('data.text')}</p>
      <a href="/api/auth/export" download={t('data.file')} className={buttonClass('secondary')}>
        <Download aria-hidden className="size-4.5" />
        {t('data.title')}
      </a>
    </Card>
  )
}
