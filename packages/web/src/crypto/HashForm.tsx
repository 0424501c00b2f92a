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

/** The payer may name the transaction, so that it is found sooner. */
export function HashForm({ invoice }: { readonly invoice: CryptoInvoice }) {
  const utils = trpc.useUtils()
  const t = textsOf(crypto)
  const process = trpc.crypto.process.useMutation()
  const [hash, setHash] = useState('')

  const confirm = async (): Promise<void> => {
    const blockchainTxHash = hash.trim()
    if (blockchainTxHash === '') {
      const description = t('hash.needed')
      toast({ tone: 'danger', title: t('missing'), description })
      return
    }
    const { currency, address: cryptoWalletAddress } = invoice
    try {
      const found = await process.mutateAsync({ currency, cryptoWalletAddress, blockchainTxHash })
      await utils.crypto.invalidate()
      setHash('')
      toast({
        tone: 'success',
        title: t('hash.done'),
        description: t(found.creditedDkk > 0 ? 'hash.credited' : 'hash.waits'),
      })
    } catch (error) {
      const description = serverWords(error, t('hash.failedText'))
      toast({ tone: 'danger', title: t('hash.failed'), description })
    }
  }
  return (
    <form
      noValidate
      className="grid gap-3 border-line border-t pt-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!process.isPending) void confirm()
      }}
    >
      <Field label={t('hash.label')} help={t('hash.help')}>
        {(ids) => (
          <Input
            {...ids}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={120}
            placeholder="0x…"
            className="font-mono"
            value={hash}
            onChange={({ target }) => setHash(target.value)}
          />
        )}
      </Field>
      <BusyButton
        type="submit"
        variant="secondary"
        isBusy={process.isPending}
        busyLabel={t('hash.confirming')}
        className="justify-self-start"
      >
        {t('hash.confirm')}
      </BusyButton>
    </form>
  )
}
