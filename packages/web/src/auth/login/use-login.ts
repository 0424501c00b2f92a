import { zodResolver } from '@hookform/resolvers/zod'
import { auth } from '@spilvaerk/messages/auth'
import { type LoginInput, loginInput } from '@spilvaerk/schemas'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { explain } from '../../lib/errors.ts'
import { textsOf } from '../../lib/page-language.ts'
import { trpc } from '../../lib/trpc.ts'
import { toast } from '../../toast/toasts.ts'
import { useAuth } from '../auth-store.ts'
import { nextPage } from '../next-page.ts'
import { isHeldBack, serverWords } from '../server-faults.ts'

const EMPTY: LoginInput = { email: '', password: '', rememberMe: false }
/** Not activated, excluded by ROFUS: reasons that one needs more than five seconds to read. */
const NOT_LET_IN = 403

export function useLogin(next: string | undefined) {
  const router = useRouter()
  const t = textsOf(auth)
  const queryClient = useQueryClient()
  const login = trpc.auth.login.useMutation()
  const [reason, setReason] = useState<string>()
  const [heldBack, setHeldBack] = useState<string>()
  const form = useForm({
    resolver: zodResolver(loginInput),
    defaultValues: EMPTY,
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const submit = form.handleSubmit(async (input) => {
    try {
      const { user, token } = await login.mutateAsync(input)
      useAuth.getState().login(user, token)
      // What was fetched before was fetched as nobody, or as somebody else.
      void queryClient.resetQueries()
      toast({ tone: 'success', title: t('login.welcome'), description: t('login.welcomeText') })
      // Back leads to where one came from, not to the form again.
      router.history.replace(nextPage(next))
    } catch (error) {
      const description = serverWords(error, t('login.wrong'))
      setHeldBack(isHeldBack(error) ? input.email : undefined)
      setReason(explain(error).status === NOT_LET_IN ? description : undefined)
      toast({ tone: 'danger', title: t('login.failed'), description })
    }
  })
  return { form, submit, isBusy: login.isPending, reason, heldBack } as const
}

export type Login = ReturnType<typeof useLogin>
