import { wallet } from '@spilvaerk/messages/wallet'
import type { Wallet } from '@spilvaerk/schemas'
import { useState } from 'react'
import { serverWords } from '../auth/server-faults.ts'
import { formatKroner, formatNumber } from '../lib/format.ts'
import { textsOf } from '../lib/page-language.ts'
import { parseAmount } from '../lib/parse-amount.ts'
import { trpc } from '../lib/trpc.ts'
import { toast } from '../toast/toasts.ts'
import { AmountInput } from '../ui/amount-input.tsx'
import { BusyButton } from '../ui/busy-button.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Field } from '../ui/field.tsx'
import { useMovement } from './use-movement.ts'

const QUICK_AMOUNTS = [100, 200, 500, 1000] as const

export function DepositForm({ deposits }: { readonly deposits: Wallet['deposits'] }) {
  const deposit = trpc.wallet.deposit.useMutation()
  const t = textsOf(wallet)
  const { move, isBusy } = useMovement(deposit.mutateAsync)
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const send = async (): Promise<void> => {
    const amount = parseAmount(text)
    if (amount === undefined || amount < deposits.min || amount > deposits.max)
      return setError(t('deposit.range', { min: formatNumber(deposits.min), max: formatNumber(deposits.max) }))
    setError(undefined)
    try {
      await move({ amount })
      setText('')
      toast({
        tone: 'success',
        title: t('deposit.done'),
        description: t('deposit.doneText', { amount: formatKroner(amount) }),
      })
    } catch (failure) {
      setError(serverWords(failure, t('deposit.notDone')))
    }
  }
  return (
    <Card aria-labelledby="indbetal">
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <h2 id="indbetal" className="text-xl">
          {t('deposit.title')}
          {deposits.test && <span className="ml-2 font-normal text-petrol-text text-sm">{t('testNote')}</span>}
        </h2>
        <Field label={t('deposit.amount')} error={error} help={t('deposit.least', { min: formatNumber(deposits.min) })}>
          {(ids) => <AmountInput value={text} onChange={(event) => setText(event.target.value)} {...ids} />}
        </Field>
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">{t('deposit.quick')}</legend>
          {QUICK_AMOUNTS.map((amount) => (
            <Button key={amount} variant="secondary" size="sm" onClick={() => setText(String(amount))}>
              {t('kroner', { amount: formatNumber(amount) })}
            </Button>
          ))}
        </fieldset>
        <BusyButton type="submit" variant="buy" isBusy={isBusy} busyLabel={t('deposit.busy')}>
          {t('deposit.title')}
        </BusyButton>
      </form>
    </Card>
  )
}
