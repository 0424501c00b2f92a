import { payment } from '@spilvaerk/messages/payment'
import { Link } from '@tanstack/react-router'
import { textsOf } from '../lib/page-language.ts'
import { buttonClass } from '../ui/button.tsx'

type OwnedAlreadyProps = { readonly gameId: number; readonly gameName: string }

export function OwnedAlready({ gameId, gameName }: OwnedAlreadyProps) {
  const t = textsOf(payment)
  return (
    <section aria-labelledby="ejet" className="panel grid justify-items-start gap-3 p-6">
      <h2 id="ejet" className="text-xl">
        {t('owned.title')}
      </h2>
      <p className="text-muted">{t('owned.text', { name: gameName })}</p>
      <div className="mt-1 flex flex-wrap gap-3">
        <Link to="/games/$id" params={{ id: String(gameId) }} className={buttonClass('primary')}>
          {t('playNow')}
        </Link>
        <Link to="/dashboard" className={buttonClass('secondary')}>
          {t('toDashboard')}
        </Link>
      </div>
    </section>
  )
}
