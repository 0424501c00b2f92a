import { crypto } from '@spilvaerk/messages/crypto'
import { CRYPTO_CODES, type CryptoCurrency } from '@spilvaerk/schemas'
import { Bitcoin } from 'lucide-react'
import { useCallback } from 'react'
import { useAuth } from '../auth/auth-store.ts'
import { textsOf } from '../lib/page-language.ts'
import { usePageTitle } from '../lib/page-title.ts'
import { trpc } from '../lib/trpc.ts'
import { useLimits } from '../limits/use-limits.ts'
import { Loaded } from '../ui/loaded.tsx'
import { Notice } from '../ui/notice.tsx'
import { AddressForm } from './AddressForm.tsx'
import { InvoiceCard } from './InvoiceCard.tsx'
import { InvoiceHistory } from './InvoiceHistory.tsx'
import { LimitsMissing } from './LimitsMissing.tsx'
import { RatesTable } from './RatesTable.tsx'
import { useInvoice } from './use-invoice.ts'

type CryptoPageProps = {
  readonly invoiceId: string | undefined
  readonly onInvoice: (id: string | undefined) => void
}

const CURRENCIES_MS = 5 * 60_000
const RATES_MS = 2 * 60_000

export function CryptoPage({ invoiceId, onInvoice }: CryptoPageProps) {
  const t = textsOf(crypto)
  usePageTitle(t('title'))
  const isMember = useAuth((state) => state.isAuthenticated)
  const currencies = trpc.crypto.currencies.useQuery(undefined, { staleTime: CURRENCIES_MS })
  // What stands above the form comes with it, so that it pushes nothing down.
  const isEarly = useLimits().isLoading
  return (
    <div className="mx-auto grid w-full max-w-page gap-6 px-4 pt-18 pb-16 md:px-8">
      <header className="grid gap-2">
        <h1 className="flex items-center gap-3 text-3xl sm:text-4xl">
          <Bitcoin aria-hidden className="size-9 text-lamp" />
          {t('title')}
        </h1>
        <p className="max-w-prose text-lg text-muted">{t('lead')}</p>
      </header>
      <Loaded query={isEarly ? { ...currencies, data: undefined } : currencies} height="h-128 rounded-lg">
        {(known) =>
          known.length === 0 ? (
            <Notice title={t('closed')}>{t('closedText')}</Notice>
          ) : (
            <DepositPanel currencies={known} invoiceId={isMember ? invoiceId : undefined} onInvoice={onInvoice} />
          )
        }
      </Loaded>
      {isMember && !isEarly && !currencies.isPending && <InvoiceHistory shown={invoiceId} onInvoice={onInvoice} />}
    </div>
  )
}

type DepositPanelProps = CryptoPageProps & { readonly currencies: readonly CryptoCurrency[] }

function DepositPanel({ currencies, invoiceId, onInvoice }: DepositPanelProps) {
  const t = textsOf(crypto)
  const rates = trpc.crypto.rates.useQuery(
    { currencies: [...CRYPTO_CODES] },
    { staleTime: RATES_MS, refetchInterval: RATES_MS },
  )
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[1.1fr_1fr] xl:gap-8">
      <div className="grid min-w-0 gap-6">
        {invoiceId ? (
          <Invoice key={invoiceId} id={invoiceId} onClose={() => onInvoice(undefined)} />
        ) : (
          <section aria-labelledby="indbetal" className="panel grid gap-5 p-5 sm:p-6">
            <h2 id="indbetal" className="text-xl">
              {t('deposit')}
            </h2>
            <LimitsMissing />
            <AddressForm currencies={currencies} rates={rates.data} onInvoice={onInvoice} />
          </section>
        )}
      </div>
      <section aria-labelledby="kurser" className="panel grid min-w-0 gap-4 p-5 sm:p-6">
        <h2 id="kurser" className="text-xl">
          {t('rates.title')}
        </h2>
        {currencies.some(({ test }) => test) && (
          <Notice tone="test" title={t('testMode')}>
            {t('testText')}
          </Notice>
        )}
        <Loaded query={rates} height="h-80">
          {(known) => <RatesTable currencies={currencies} rates={known} />}
        </Loaded>
      </section>
    </div>
  )
}

function Invoice({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const invoice = useInvoice(id)
  const { refetch } = invoice
  const askAgain = useCallback(() => void refetch(), [refetch])
  return (
    <Loaded query={invoice} height="h-128 rounded-lg">
      {(known) => <InvoiceCard invoice={known} onExpiry={askAgain} onClose={onClose} />}
    </Loaded>
  )
}
