import { wallet as texts } from '@spilvaerk/messages/wallet'
import { paidWithAny, type Wallet } from '@spilvaerk/schemas'
import { formatKroner } from '../lib/format.ts'
import { pageLanguage, textsOf } from '../lib/page-language.ts'
import { Notice } from '../ui/notice.tsx'

/** The balance, on a brass-framed plate. */
export function BalanceCard({ wallet }: { readonly wallet: Wallet }) {
  const t = textsOf(texts)
  const { balance, deposits, kind } = wallet
  return (
    <section aria-labelledby="saldo" className="grid gap-4">
      <div className="brass rounded-lg p-1 shadow-lift">
        <div className="grid gap-1 rounded-[16px] border border-brass-dark bg-linear-to-b from-petrol to-petrol-deep px-6 py-6 sm:px-8">
          <h2 id="saldo" className="font-semibold text-base text-petrol-text tracking-normal">
            {t('balance')}
          </h2>
          <p className="break-words font-bold font-display text-3xl text-lamp-bright tabular-nums sm:text-4xl">
            {formatKroner(balance)}
          </p>
        </div>
      </div>
      {deposits.test && (
        <Notice tone="test" title={t('testMode')}>
          {t('testText')}
        </Notice>
      )}
      {kind === 'company' && (
        <Notice title={t('company')}>{t('companyText', { methods: paidWithAny(pageLanguage()) })}</Notice>
      )}
    </section>
  )
}
