import { crypto } from '@spilvaerk/messages/crypto'
import type { CryptoCode, CryptoCurrency, ExchangeRate, ExchangeRates } from '@spilvaerk/schemas'
import { TriangleAlert } from 'lucide-react'
import { formatMoment } from '../lib/danish-time.ts'
import { decimalSign } from '../lib/format.ts'
import { textsOf } from '../lib/page-language.ts'
import { CoinIcon } from './CoinIcon.tsx'
import { formatAge, formatCoins, formatRate } from './coin-format.ts'
import { useNow } from './use-now.ts'

type RatesTableProps = { readonly currencies: readonly CryptoCurrency[]; readonly rates: ExchangeRates }

const AGED_EVERY_MS = 15_000

/** The coins that are taken, what each is worth, and how old and whose the figures are. */
export function RatesTable({ currencies, rates }: RatesTableProps) {
  return (
    <div className="grid gap-3">
      <ul className="grid gap-px overflow-hidden rounded-md border border-line bg-line">
        {currencies.map((currency) => (
          <CoinRow key={currency.code} currency={currency} rate={rates[currency.code]} />
        ))}
      </ul>
      <RateAge rates={rates} />
    </div>
  )
}

function CoinRow({ currency, rate }: { readonly currency: CryptoCurrency; readonly rate: ExchangeRate | undefined }) {
  const { code, name, network, minAmount, confirmationsRequired } = currency
  return (
    <li className="grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-2 bg-surface p-3.5 sm:grid-cols-[auto_1fr_auto]">
      <CoinIcon code={code} />
      <div className="min-w-0">
        <p className="font-semibold">
          {name} <span className="font-normal text-muted">{code}</span>
        </p>
        <p className="text-muted text-xs">
          {textsOf(crypto)('rates.coin', {
            network,
            least: `${formatCoins(minAmount)} ${code}`,
            confirmations: confirmationsRequired,
          })}
        </p>
      </div>
      {rate && (
        <dl className="grid gap-x-4 text-right tabular-nums max-sm:col-span-2 max-sm:grid-cols-1">
          <dt className="sr-only">DKK</dt>
          <dd className="font-semibold">
            <Figure value={rate.dkk} code={code} /> <span className="text-muted text-xs">DKK</span>
          </dd>
          <dt className="sr-only">USD</dt>
          <dd className="text-muted text-xs">
            <Figure value={rate.usd} code={code} /> USD
          </dd>
          <dt className="sr-only">EUR</dt>
          <dd className="text-muted text-xs">
            <Figure value={rate.eur} code={code} /> EUR
          </dd>
        </dl>
      )}
    </li>
  )
}

/** The decimals stand back where there are eight of them. */
function Figure({ value, code }: { readonly value: number; readonly code: CryptoCode }) {
  const text = formatRate(value, code)
  const end = text.lastIndexOf(decimalSign())
  return (
    <span>
      {text.slice(0, end)}
      <span className="font-normal text-muted">{text.slice(end)}</span>
    </span>
  )
}

function sourceName(source: string): string {
  const { sources } = crypto.da.rates
  return source in sources ? textsOf(crypto)(`rates.sources.${source as keyof typeof sources}`) : source
}

function RateAge({ rates }: { readonly rates: ExchangeRates }) {
  const now = useNow(AGED_EVERY_MS)
  const rate = Object.values(rates)[0]
  const t = textsOf(crypto)
  if (!rate) return null
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-muted text-sm">
      {rate.stale && (
        <span className="inline-flex items-center gap-1.5 font-semibold text-lamp">
          <TriangleAlert aria-hidden className="size-4" />
          {t('rates.stale')}
        </span>
      )}
      <span>
        {t('rates.from', {
          source: sourceName(rate.source),
          when: formatMoment(rate.updatedAt),
          age: formatAge(rate.updatedAt, now),
        })}
      </span>
    </p>
  )
}
