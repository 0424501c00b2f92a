import { trpc } from '../../lib/trpc.ts'
import { toast } from '../../toast/toasts.ts'
import { TEXT_LINK } from '../OtherLinks.tsx'
import { serverWords } from '../server-faults.ts'

/** Has a link sent to the address in the form. The answer is the same whether anyone has that address. */
export function ForgotPassword({ email }: { readonly email: () => string }) {
  const forgot = trpc.auth.forgotPassword.useMutation({
    onSuccess: () =>
      toast({
        tone: 'success',
        title: 'Email sendt!',
        description: 'Tjek din email for instruktioner til at nulstille dit password.',
      }),
    onError: (error) =>
      toast({
        tone: 'danger',
        title: 'Fejl',
        description: serverWords(error, 'Der opstod en fejl ved afsendelse af email.'),
      }),
  })
  const ask = (): void => {
    if (forgot.isPending) return
    const address = email().trim()
    if (address) return forgot.mutate({ email: address })
    toast({ tone: 'danger', title: 'Email påkrævet', description: 'Indtast din email-adresse først.' })
  }
  return (
    <button
      type="button"
      onClick={ask}
      aria-disabled={forgot.isPending || undefined}
      className={`${TEXT_LINK} text-sm`}
    >
      {forgot.isPending ? 'Sender...' : 'Glemt adgangskode?'}
    </button>
  )
}
