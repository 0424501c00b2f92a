import { lobby } from '@spilvaerk/messages/lobby'
import type { LobbyRails } from '@spilvaerk/schemas'
import { Link } from '@tanstack/react-router'
import { Bitcoin, Sparkles } from 'lucide-react'
import { textsOf } from '../../lib/page-language.ts'
import { buttonClass } from '../../ui/button.tsx'
import { CountChips } from './CountChips.tsx'

const ACTION = 'max-sm:h-11 max-sm:grow max-sm:px-2 max-sm:text-sm'

/** One low strip, so that the games begin on the first screen. */
export function Hero({ counts }: { readonly counts: LobbyRails['counts'] | undefined }) {
  const t = textsOf(lobby)
  return (
    <section
      aria-labelledby="velkommen"
      className="mx-auto flex w-full max-w-page flex-wrap items-center justify-between gap-x-8 gap-y-3 px-4 pt-11 pb-3 md:px-8 md:pt-14 md:pb-5"
    >
      <div className="min-w-0 max-w-full">
        <h1 id="velkommen" className="hero-title">
          {t('heading')}
        </h1>
        <p className="text-muted text-sm max-md:hidden">{t('promise')}</p>
        <CountChips counts={counts} />
      </div>
      <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:flex-nowrap max-sm:gap-2">
        <Link to="/casino-generator" className={buttonClass('primary', 'md', ACTION)}>
          <Sparkles aria-hidden="true" className="size-4.5" />
          {t('createGame')}
        </Link>
        <Link to="/crypto-payment" className={buttonClass('secondary', 'md', ACTION)}>
          <Bitcoin aria-hidden="true" className="size-4.5" />
          {t('cryptoPayment')}
        </Link>
      </div>
    </section>
  )
}
