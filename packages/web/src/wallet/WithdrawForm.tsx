import type { Moved } from '@spilvaerk/schemas'
import { useState } from 'react'
import { serverWords } from '../auth/server-faults.ts'
import { formatKroner } from '../lib/format.ts'
import { trpc } from '../lib/trpc.ts'
import { toast } from '../toast/toasts.ts'
import { AmountInput } from '../ui/amount-input.tsx'
import { BusyButton } from '../ui/busy-button.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Field } from '../ui/field.tsx'
import { parseAmount } from './parse-amount.ts'
import { useMovement } from './use-movement.ts'

type WithdrawFormProps = { readonly balance: number; readonly isTest: boolean }

export function WithdrawForm({ balance, isTest }: WithdrawFormProps) {
  const withdraw = trpc.wallet.withdraw.useMutation()
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
      setError(serverWords(failure, 'Udbetalingen gik ikke igennem. Prøv igen.'))
    }
  }
  const submit = (): void => {
    const amount = parseAmount(text)
    if (amount === undefined || amount <= 0 || amount > balance)
      return setError(`Skriv et beløb på højst ${formatKroner(balance)}`)
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
          Udbetal{isTest && <span className="ml-2 font-normal text-petrol-text text-sm">testtilstand</span>}
        </h2>
        <Field label="Beløb at udbetale" error={error} help={`Der er ${formatKroner(balance)} at udbetale.`}>
          {(ids) => <AmountInput value={text} onChange={(event) => setText(event.target.value)} {...ids} />}
        </Field>
        <div>
          <Button variant="secondary" size="sm" disabled={balance <= 0 || isBusy} onClick={() => void send(undefined)}>
            Udbetal det hele
          </Button>
        </div>
        <BusyButton type="submit" variant="secondary" isBusy={isBusy} busyLabel="Udbetaler...">
          Udbetal
        </BusyButton>
      </form>
    </Card>
  )
}

const doneWords = (state: Moved['state'], amount: number) =>
  state === 'waiting'
    ? {
        title: 'Afventer kontrol',
        description: `${formatKroner(amount)} er taget fra, til en medarbejder har set på det.`,
      }
    : { title: 'Udbetalt', description: `${formatKroner(amount)} er hævet.` }
