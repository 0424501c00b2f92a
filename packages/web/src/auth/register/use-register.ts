import { zodResolver } from '@hookform/resolvers/zod'
import type { Translate } from '@spilvaerk/messages'
import { auth } from '@spilvaerk/messages/auth'
import { registerForm, type RegisterForm as Values } from '@spilvaerk/schemas'
import { useNavigate } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { textsOf } from '../../lib/page-language.ts'
import { trpc } from '../../lib/trpc.ts'
import { toast } from '../../toast/toasts.ts'
import { serverWords, showAtField } from '../server-faults.ts'

/** In the order of the form. */
export const labelsOf = (t: Translate<'auth'>) =>
  ({
    firstName: t('fields.firstName'),
    lastName: t('fields.lastName'),
    username: t('fields.username'),
    email: t('fields.email'),
    phoneNumber: t('fields.phoneNumber'),
    companyName: t('fields.companyName'),
    cvrNumber: t('fields.cvrNumber'),
    password: t('fields.password'),
    confirmPassword: t('fields.confirmPassword'),
    acceptTerms: t('fields.acceptTerms'),
  }) as const satisfies Partial<Record<keyof Values, string>>

const EMPTY: Values = {
  firstName: '',
  lastName: '',
  username: '',
  email: '',
  phoneNumber: '',
  companyName: '',
  cvrNumber: '',
  password: '',
  confirmPassword: '',
  acceptTerms: false,
  marketingOptIn: false,
}

/** The form, and what sends it. confirmPassword and acceptTerms stay here. */
export function useRegister() {
  const navigate = useNavigate()
  const t = textsOf(auth)
  const register = trpc.auth.register.useMutation()
  const form = useForm({
    resolver: zodResolver(registerForm),
    defaultValues: EMPTY,
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const submit = form.handleSubmit(async ({ confirmPassword: _, acceptTerms: __, ...registration }) => {
    try {
      await register.mutateAsync(registration)
      toast({
        tone: 'success',
        title: t('register.done'),
        description: t('register.doneText'),
      })
      await navigate({ to: '/auth/login' })
    } catch (error) {
      const description = serverWords(error, t('register.wrong'))
      toast({ tone: 'danger', title: t('register.failed'), description })
      showAtField(error, form.setError, ['username', 'email', 'password', 'firstName', 'lastName', 'cvrNumber'])
    }
  })
  return { form, submit, isBusy: register.isPending } as const
}

export type RegisterControl = ReturnType<typeof useRegister>['form']
