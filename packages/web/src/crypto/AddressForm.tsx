import { crypto } from '@spilvaerk/messages/crypto'
import type { CryptoCode, CryptoCurrency, ExchangeRates } from '@spilvaerk/schemas'
import { Link } from '@tanstack/react-router'
import { QrCode as QrIcon } from 'lucide-react'
import { useState } from 'react'
import { useAuth } from '../auth/auth-store.ts'
import { TEXT_LINK } from '../auth/OtherLinks.tsx'
import { serverWords } from '../auth/server-faults.ts'
import { explain } from '../lib/errors.ts'
import { formatKroner } from '../lib/format.ts'
import { textsOf } from '../lib/page-language.ts'
import { trpc } from '../lib/trpc.ts'
import { toast } from '../toast/toasts.ts'
import { AmountInput } from '../ui/amount-input.tsx'
import { BusyButton } from '../ui/busy-button.tsx'
import { buttonClass } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { CoinPicker } from './CoinPicker.tsx'
import { formatCoins, parseCoins } from './coin-format.ts'

type AddressFormProps = {
  readonly currencies: readonly CryptoCurrency[]
  readonly rates: ExchangeRates | undefined
  readonly onInvoice: (id: string) => void
}

const FORBIDDEN = 403

type Failure = { readonly text: string; readonly isLimits: boolean }

/** Which coin, how much, and the button that asks for an address. */
export function AddressForm({ currencies, rates, onInvoice }: AddressFormProps) {
  const isMember = useAuth((state) => state.isAuthenticated)
  const t = textsOf(crypto)
  const utils = trpc.useUtils()
  const address = trpc.crypto.address.useMutation()
  const [code, setCode] = useState<CryptoCode>()
  const [text, setText] = useState('')
  const [failure, setFailure] = useState<Failure>()
  const currency = currencies.find((known) => known.code === code)
  const amount = parseCoins(text)
  const fault = faultOf(text, amount, currency)

  const generate = async (): Promise<void> => {
    if (!code || !amount) {
      const description = t('form.incomplete')
      toast({ tone: 'danger', title: t('missing'), description })
      return
    }
    if (fault) return
    setFailure(undefined)
    try {
      const invoice = await address.mutateAsync({ currency: code, amount })
      utils.crypto.invoice.setData({ id: invoice.id }, invoice)
      toast({ tone: 'success', title: t('form.made'), description: t('form.madeText') })
      onInvoice(invoice.id)
    } catch (error) {
      const description = serverWords(error, t('form.notMade'))
      toast({ tone: 'danger', title: t('error'), description })
      setFailure({ text: description, isLimits: explain(error).status === FORBIDDEN })
    }
  }
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (isMember && !address.isPending) void generate()
      }}
    >
      <CoinPicker
        currencies={currencies}
        chosen={code}
        onChoose={(chosen) => {
          setCode(chosen)
          setFailure(undefined)
        }}
      />
      <Field label={t('amount')} error={fault} help={helpOf(amount, currency, rates)}>
        {(ids) => (
          <AmountInput
            {...ids}
            unit={code ?? ''}
            placeholder={t('form.placeholder')}
            className="pr-18"
            value={text}
            onChange={({ target }) => {
              setText(target.value)
              setFailure(undefined)
            }}
          />
        )}
      </Field>
      {failure && (
        <Notice role="alert" tone="danger" title={t('error')} action={failure.isLimits ? <ToLimits /> : undefined}>
          {failure.text}
        </Notice>
      )}
      {isMember ? (
        <BusyButton
          type="submit"
          variant="primary"
          size="lg"
          isBusy={address.isPending}
          busyLabel={t('form.generating')}
        >
          <QrIcon aria-hidden className="size-5" />
          {t('form.generate')}
        </BusyButton>
      ) : (
        <LogInToPay />
      )}
    </form>
  )
}

function faultOf(text: string, amount: number | undefined, currency: CryptoCurrency | undefined): string | undefined {
  const t = textsOf(crypto)
  if (text.trim() === '') return undefined
  if (amount === undefined) return t('form.notNumber')
  if (!currency || amount >= currency.minAmount) return undefined
  return t('form.tooLittle', { least: `${formatCoins(currency.minAmount)} ${currency.code}` })
}

function helpOf(
  amount: number | undefined,
  currency: CryptoCurrency | undefined,
  rates: ExchangeRates | undefined,
): string {
  const t = textsOf(crypto)
  if (!currency) return t('form.chooseFirst')
  const rate = rates?.[currency.code]
  const least = `${formatCoins(currency.minAmount)} ${currency.code}`
  if (!rate) return t('form.least', { least })
  return amount
    ? t('form.worth', { kroner: formatKroner(amount * rate.dkk), least })
    : t('form.leastIn', { least, kroner: formatKroner(currency.minAmount * rate.dkk) })
}

export const ToLimits = () => (
  <Link to="/account" search={{ afsnit: 'graenser' }} className={TEXT_LINK}>
    {textsOf(crypto)('seeLimits')}
  </Link>
)

const LogInToPay = () => (
  <div className="grid gap-3 rounded-md border border-line bg-ground/50 p-4">
    <p>{textsOf(crypto)('form.logInToPay')}</p>
    <div className="flex flex-wrap gap-3">
      <Link to="/auth/login" search={{ next: '/crypto-payment' }} className={buttonClass('primary')}>
        {textsOf(crypto)('form.logIn')}
      </Link>
      <Link to="/auth/register" className={buttonClass('secondary')}>
        {textsOf(crypto)('form.register')}
      </Link>
    </div>
  </div>
)
