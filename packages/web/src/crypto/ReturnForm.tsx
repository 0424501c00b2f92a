import { crypto } from '@spilvaerk/messages/crypto'
import type { CryptoInvoice } from '@spilvaerk/schemas'
import { useState } from 'react'
import { serverWords } from '../auth/server-faults.ts'
import { textsOf } from '../lib/page-language.ts'
import { trpc } from '../lib/trpc.ts'
import { toast } from '../toast/toasts.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { Field } from '../ui/field.tsx'
import { Input } from '../ui/input.tsx'

type ReturnFormProps = { readonly invoice: CryptoInvoice; readonly payment: CryptoInvoice['payments'][number] }

/** Where a held payment is to go back to. */
export function ReturnForm({ invoice: { id, currency, network, test }, payment }: ReturnFormProps) {
  const utils = trpc.useUtils()
  const t = textsOf(crypto)
  const askBack = trpc.crypto.askBack.useMutation()
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const send = async (): Promise<void> => {
    const address = text.trim()
    if (address === '') return setError(t('back.needed'))
    setError(undefined)
    try {
      await askBack.mutateAsync({ id, payment: payment.id, address })
      await utils.crypto.invalidate()
      toast({
        tone: 'success',
        title: t('back.done'),
        description: t('back.doneText'),
      })
    } catch (failure) {
      setError(serverWords(failure, t('back.notDone')))
    }
  }
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (!askBack.isPending) void send()
      }}
    >
      <Field
        label={t('back.label', { currency })}
        error={error}
        help={t(test ? 'back.helpInTest' : 'back.help', { network })}
      >
        {(ids) => (
          <Input
            {...ids}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={120}
            className="font-mono"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <BusyButton
        type="submit"
        variant="secondary"
        isBusy={askBack.isPending}
        busyLabel={t('back.sending')}
        className="justify-self-start"
      >
        {t('back.send')}
      </BusyButton>
    </form>
  )
}
