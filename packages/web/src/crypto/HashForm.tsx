import type { CryptoInvoice } from '@spilvaerk/schemas'
import { useState } from 'react'
import { serverWords } from '../auth/server-faults.ts'
import { trpc } from '../lib/trpc.ts'
import { toast } from '../toast/toasts.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { Field } from '../ui/field.tsx'
import { Input } from '../ui/input.tsx'

/** The payer may name the transaction, so that it is found sooner. */
export function HashForm({ invoice }: { readonly invoice: CryptoInvoice }) {
  const utils = trpc.useUtils()
  const process = trpc.crypto.process.useMutation()
  const [hash, setHash] = useState('')

  const confirm = async (): Promise<void> => {
    const blockchainTxHash = hash.trim()
    if (blockchainTxHash === '') {
      const description = 'Indtast venligst transaktions-hash.'
      toast({ tone: 'danger', title: 'Manglende information', description })
      return
    }
    const { currency, address: cryptoWalletAddress } = invoice
    try {
      const found = await process.mutateAsync({ currency, cryptoWalletAddress, blockchainTxHash })
      await utils.crypto.invalidate()
      setHash('')
      toast({
        tone: 'success',
        title: 'Betaling gennemført!',
        description: found.creditedDkk > 0 ? 'Pengene er på din saldo.' : WAITS,
      })
    } catch (error) {
      const description = serverWords(error, 'Betalingen kunne ikke behandles. Kontroller transaktions-hash.')
      toast({ tone: 'danger', title: 'Betalingsfejl', description })
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
      <Field label="Transaktions-hash" help="Vi finder betalingen af os selv. Med et hash finder vi den med det samme.">
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
        busyLabel="Bekræfter..."
        className="justify-self-start"
      >
        Bekræft betaling
      </BusyButton>
    </form>
  )
}

const WAITS = 'Vi har fundet den på blockchainen. Pengene er på din saldo, når den er bekræftet.'
