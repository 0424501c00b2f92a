import { trpc } from '../../lib/trpc.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { serverWords } from '../server-faults.ts'

/** The way in for an owner whose account others have guessed at: a link by mail lets this device in. */
export function UnlockHint({ email }: { readonly email: string }) {
  const request = trpc.auth.requestUnlock.useMutation()
  if (request.isSuccess)
    return (
      <Notice role="status" tone="success" title="Tjek din email">
        {request.data.message} Åbn linket på denne enhed. Det virker i 20 minutter.
      </Notice>
    )
  return (
    <Notice
      role="alert"
      tone="danger"
      title="For mange forsøg"
      action={
        <BusyButton
          type="button"
          size="sm"
          isBusy={request.isPending}
          busyLabel="Sender..."
          onClick={() => request.mutate({ email })}
        >
          Send mig et link
        </BusyButton>
      }
    >
      {request.isError
        ? serverWords(request.error, 'Mailen kunne ikke sendes lige nu. Prøv igen om lidt.')
        : 'Der har været for mange forkerte forsøg på at logge ind, så nye enheder må vente et kvarter. Er kontoen din, kan du få et link på mail, der lukker denne enhed ind med det samme.'}
    </Notice>
  )
}
