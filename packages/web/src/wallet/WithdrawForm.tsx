import { wallet } from '@spilvaerk/messages/wallet'
import type { Moved } from '@spilvaerk/schemas'
import { useState } from 'react'
import { serverWords } from '../auth/server-faults.ts'
import { formatKroner } from '../lib/format.ts'
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

type WithdrawFormProps = { readonly balance: number; readonly isTest: boolean }

export function WithdrawForm({ balance, isTest }: WithdrawFormProps) {
  const withdraw = trpc.wallet.withdraw.useMutation()
  const t = textsOf(wallet)
  const { move, isBusy } = useMovement(withdraw.mutateAsync)
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const send = async (amount: number | undefined): Promise<void> => {
    setError(undefined)
    try {
      const { state } = await move(amount === undefined ? {} : { amount })
      setText('')
      toast({ tone: 'success', ...doneWords(state, amount ?? balance) })
    } catch (failure) {
      setError(serverWords(failure, t('withdraw.notDone')))
    }
  }
  const submit = (): void => {
    const amount = parseAmount(text)
    if (amount === undefined || amount <= 0 || amount > balance)
      return setError(t('withdraw.most', { amount: formatKroner(balance) }))
    void send(amount)
  }
  return (
    <Card aria-labelledby="udbetal">
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <h2 id="udbetal" className="text-xl">
          {t('withdraw.title')}
          {isTest && <span className="ml-2 font-normal text-petrol-text text-sm">{t('testNote')}</span>}
        </h2>
        <Field label={t('withdraw.amount')} error={error} help={t('withdraw.help', { amount: formatKroner(balance) })}>
          {(ids) => <AmountInput value={text} onChange={(event) => setText(event.target.value)} {...ids} />}
        </Field>
        <div>
          <Button variant="secondary" size="sm" disabled={balance <= 0 || isBusy} onClick={() => void send(undefined)}>
            {t('withdraw.all')}
          </Button>
        </div>
        <BusyButton type="submit" variant="secondary" isBusy={isBusy} busyLabel={t('withdraw.busy')}>
          {t('withdraw.title')}
        </BusyButton>
      </form>
    </Card>
  )
}

function doneWords(state: Moved['state'], sum: number) {
  const t = textsOf(wallet)
  const amount = formatKroner(sum)
  return state === 'waiting'
    ? { title: t('withdraw.waits'), description: t('withdraw.waitsText', { amount }) }
    : { title: t('withdraw.done'), description: t('withdraw.doneText', { amount }) }
}
