import type { Wallet } from '@spilvaerk/schemas'
import { useState } from 'react'
import { serverWords } from '../auth/server-faults.ts'
import { formatKroner, formatNumber } from '../lib/format.ts'
import { trpc } from '../lib/trpc.ts'
import { toast } from '../toast/toasts.ts'
import { AmountInput } from '../ui/amount-input.tsx'
import { BusyButton } from '../ui/busy-button.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Field } from '../ui/field.tsx'
import { parseAmount } from './parse-amount.ts'
import { useMovement } from './use-movement.ts'

const QUICK_AMOUNTS = [100, 200, 500, 1000] as const

export function DepositForm({ deposits }: { readonly deposits: Wallet['deposits'] }) {
  const deposit = trpc.wallet.deposit.useMutation()
  const { move, isBusy } = useMovement(deposit.mutateAsync)
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const send = async (): Promise<void> => {
    const amount = parseAmount(text)
    if (amount === undefined || amount < deposits.min || amount > deposits.max)
      return setError(`Skriv et beløb fra ${formatNumber(deposits.min)} til ${formatNumber(deposits.max)} kr.`)
    setError(undefined)
    try {
      await move({ amount })
      setText('')
      toast({ tone: 'success', title: 'Indbetalt', description: `${formatKroner(amount)} er på din saldo.` })
    } catch (failure) {
      setError(serverWords(failure, 'Indbetalingen gik ikke igennem. Prøv igen.'))
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
          Indbetal{deposits.test && <span className="ml-2 font-normal text-petrol-text text-sm">testtilstand</span>}
        </h2>
        <Field label="Beløb at indbetale" error={error} help={`Mindst ${formatNumber(deposits.min)} kr.`}>
          {(ids) => <AmountInput value={text} onChange={(event) => setText(event.target.value)} {...ids} />}
        </Field>
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">Hurtige beløb</legend>
          {QUICK_AMOUNTS.map((amount) => (
            <Button key={amount} variant="secondary" size="sm" onClick={() => setText(String(amount))}>
              {formatNumber(amount)} kr.
            </Button>
          ))}
        </fieldset>
        <BusyButton type="submit" variant="buy" isBusy={isBusy} busyLabel="Indbetaler...">
          Indbetal
        </BusyButton>
      </form>
    </Card>
  )
}
