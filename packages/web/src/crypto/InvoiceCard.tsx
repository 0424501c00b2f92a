import { crypto } from '@spilvaerk/messages/crypto'
import type { CryptoInvoice } from '@spilvaerk/schemas'
import { FlaskConical, Lock, Timer, X } from 'lucide-react'
import { type ReactNode, Suspense, useEffect } from 'react'
import { cn } from '../lib/cn.ts'
import { formatKroner } from '../lib/format.ts'
import { textsOf } from '../lib/page-language.ts'
import { Badge } from '../ui/badge.tsx'
import { IconButton } from '../ui/button.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { Notice } from '../ui/notice.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { formatCoins, formatLeft, formatLockedRate } from './coin-format.ts'
import { HashForm } from './HashForm.tsx'
import { InvoiceSteps } from './InvoiceSteps.tsx'
import { invoiceNote, isLive, isOpen, TONES } from './invoice-words.ts'
import { PaymentList } from './PaymentList.tsx'
import { TestChain } from './TestChain.tsx'
import { useNow } from './use-now.ts'

const QrCode = lazyPart(async () => (await import('./QrCode.tsx')).QrCode)

type InvoiceCardProps = {
  readonly invoice: CryptoInvoice
  /** Asks the server anew: the time has run out. */
  readonly onExpiry: () => void
  readonly onClose: () => void
}

/** One crypto payment: amount, code, address, countdown, and lamps that are lit one by one. */
export function InvoiceCard({ invoice, onExpiry, onClose }: InvoiceCardProps) {
  const { currency, amount, amountDkk, rateDkk, address, uri, network, test } = invoice
  const t = textsOf(crypto)
  const tone = TONES[invoice.state]
  return (
    <section aria-labelledby="betaling" className="brass rounded-lg p-1 shadow-lift">
      <div className="grid gap-5 rounded-[16px] border border-brass-dark bg-linear-to-b from-raised to-surface p-5 sm:p-6">
        <header className="flex items-start justify-between gap-3">
          <div className="grid justify-items-start gap-1.5">
            <h2 id="betaling" className="text-xl">
              {t('invoice.title')}
            </h2>
            <div role="status">
              <Badge tone={tone === 'success' ? 'green' : tone === 'danger' ? 'red' : 'petrol'}>
                {t(`states.${invoice.state}`)}
              </Badge>
            </div>
          </div>
          <div className="flex items-center gap-1">
            {isOpen(invoice) && <Countdown expiresAt={invoice.expiresAt} onExpiry={onExpiry} />}
            <IconButton label={t('invoice.close')} onClick={onClose}>
              <X aria-hidden className="size-5" />
            </IconButton>
          </div>
        </header>
        <p className="grid gap-0.5">
          <span className="text-muted text-sm">{t('amount')}</span>
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="break-all font-bold font-display text-2xl text-lamp-bright tabular-nums sm:text-3xl">
              {amount === null ? t('invoice.anyAmount') : formatCoins(amount)} {currency}
            </span>
            {amount !== null && <CopyButton text={amount} label={t('invoice.copyAmount')} />}
          </span>
          {amountDkk !== null && <span className="text-muted tabular-nums">≈ {formatKroner(amountDkk)}</span>}
        </p>
        <div className="grid items-start gap-5 sm:grid-cols-[11rem_1fr]">
          <div className="mx-auto aspect-square w-44">
            {test ? (
              <NotInTest>{t('invoice.qrInTest')}</NotInTest>
            ) : (
              <Suspense fallback={<Skeleton className="size-full rounded-md" />}>
                <QrCode text={uri} label={t('invoice.qr', { currency })} />
              </Suspense>
            )}
          </div>
          <dl className="grid min-w-0 gap-4 text-sm">
            <Line name={t('invoice.address')} extra={<CopyButton text={address} label={t('invoice.copyAddress')} />}>
              <code className="break-all font-mono">{address}</code>
            </Line>
            <Line name={t('invoice.network')}>{network}</Line>
            {test ? (
              <Line name={t('invoice.link')}>{t('invoice.linkInTest')}</Line>
            ) : (
              <Line name={t('invoice.link')} extra={<CopyButton text={uri} label={t('invoice.copyLink')} />}>
                <a href={uri} className="break-all text-lamp-bright underline underline-offset-4">
                  {t('invoice.open')}
                </a>
              </Line>
            )}
            <Line name={t('invoice.rate')}>
              <span className="inline-flex items-center gap-1.5 tabular-nums">
                <Lock aria-hidden className="size-3.5 text-lamp" />1 {currency} = {formatLockedRate(rateDkk)} DKK
              </span>
            </Line>
          </dl>
        </div>
        <InvoiceSteps invoice={invoice} />
        <Notice tone={tone}>{invoiceNote(invoice)}</Notice>
        <PaymentList invoice={invoice} />
        {isLive(invoice) && <HashForm invoice={invoice} />}
        {test && <TestChain invoice={invoice} />}
      </div>
    </section>
  )
}

/** In the place of what a real wallet would pay with: nothing here may lead one to an address of testtilstand. */
const NotInTest = ({ children }: { readonly children: ReactNode }) => (
  <p className="grid size-full place-content-center justify-items-center gap-2 rounded-md border border-petrol border-dashed bg-petrol-deep/50 p-4 text-center text-muted text-sm">
    <FlaskConical aria-hidden className="size-5 text-petrol-text" />
    <span className="font-semibold text-petrol-text">{textsOf(crypto)('testMode')}</span>
    {children}
  </p>
)

type LineProps = { readonly name: string; readonly extra?: ReactNode; readonly children: ReactNode }

const Line = ({ name, extra, children }: LineProps) => (
  <div className="grid gap-1">
    <dt className="text-muted">{name}</dt>
    <dd className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
      <span className="min-w-0">{children}</span>
      {extra}
    </dd>
  </div>
)

const TICK_MS = 1000
const HURRY_MS = 120_000

function Countdown({ expiresAt, onExpiry }: { readonly expiresAt: string; readonly onExpiry: () => void }) {
  const now = useNow(TICK_MS)
  const leftMs = Date.parse(expiresAt) - now
  const isOver = leftMs <= 0
  useEffect(() => {
    if (isOver) onExpiry()
  }, [isOver, onExpiry])
  return (
    <p
      className={cn(
        'flex items-center gap-1.5 font-semibold tabular-nums',
        leftMs < HURRY_MS ? 'text-red-text' : 'text-lamp-bright',
      )}
    >
      <Timer aria-hidden className="size-4.5" />
      <span className="sr-only">{textsOf(crypto)('invoice.expiresIn')}</span>
      <span role="timer">{formatLeft(expiresAt, now)}</span>
    </p>
  )
}
