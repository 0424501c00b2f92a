import { zodResolver } from '@hookform/resolvers/zod'
import { registerForm, type RegisterForm as Values } from '@spilvaerk/schemas'
import { useNavigate } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { trpc } from '../../lib/trpc.ts'
import { toast } from '../../toast/toasts.ts'
import { serverWords, showAtField } from '../server-faults.ts'

export const LABELS = {
  firstName: 'Fornavn',
  lastName: 'Efternavn',
  username: 'Brugernavn',
  email: 'Email',
  phoneNumber: 'Telefonnummer',
  companyName: 'Virksomhedsnavn',
  cvrNumber: 'CVR-nummer',
  password: 'Adgangskode',
  confirmPassword: 'Bekræft adgangskode',
  acceptTerms: 'Vilkår og betingelser',
} as const satisfies Partial<Record<keyof Values, string>>

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
        title: 'Registrering gennemført!',
        description: 'Vi har sendt en bekræftelse til din email. Tjek din indbakke for at aktivere din konto.',
      })
      await navigate({ to: '/auth/login' })
    } catch (error) {
      const description = serverWords(error, 'Der opstod en fejl under registrering. Prøv igen.')
      toast({ tone: 'danger', title: 'Registrering fejlede', description })
      showAtField(error, form.setError, ['username', 'email', 'password', 'firstName', 'lastName', 'cvrNumber'])
    }
  })
  return { form, submit, isBusy: register.isPending } as const
}

export type RegisterControl = ReturnType<typeof useRegister>['form']
