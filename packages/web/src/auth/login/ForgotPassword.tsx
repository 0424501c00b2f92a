import { auth } from '@spilvaerk/messages/auth'
import { textsOf } from '../../lib/page-language.ts'
import { trpc } from '../../lib/trpc.ts'
import { toast } from '../../toast/toasts.ts'
import { TEXT_LINK } from '../OtherLinks.tsx'
import { serverWords } from '../server-faults.ts'

/** Has a link sent to the address in the form. The answer is the same whether anyone has that address. */
export function ForgotPassword({ email }: { readonly email: () => string }) {
  const t = textsOf(auth)
  const forgot = trpc.auth.forgotPassword.useMutation({
    onSuccess: () =>
      toast({
        tone: 'success',
        title: t('mailSent'),
        description: t('forgot.sentText'),
      }),
    onError: (error) =>
      toast({
        tone: 'danger',
        title: t('error'),
        description: serverWords(error, t('mailNotSent')),
      }),
  })
  const ask = (): void => {
    if (forgot.isPending) return
    const address = email().trim()
    if (address) return forgot.mutate({ email: address })
    toast({ tone: 'danger', title: t('forgot.emailNeeded'), description: t('forgot.emailNeededText') })
  }
  return (
    <button
      type="button"
      onClick={ask}
      aria-disabled={forgot.isPending || undefined}
      className={`${TEXT_LINK} text-sm`}
    >
      {t(forgot.isPending ? 'sending' : 'forgot.question')}
    </button>
  )
}
