import { auth } from '@spilvaerk/messages/auth'
import type { CompanyLookup } from '@spilvaerk/schemas'
import { useState } from 'react'
import { textsOf } from '../../lib/page-language.ts'
import { trpc } from '../../lib/trpc.ts'
import { toast } from '../../toast/toasts.ts'
import { serverWords } from '../server-faults.ts'
import type { RegisterControl } from './use-register.ts'

/** Asks the company register, fills the name in and holds it until the number is edited. */
export function useCompanyLookup(form: RegisterControl) {
  const utils = trpc.useUtils()
  const t = textsOf(auth)
  const [found, setFound] = useState<CompanyLookup>()
  const [isBusy, setBusy] = useState(false)

  const lookUp = async (): Promise<void> => {
    const cvrNumber = form.getValues('cvrNumber') ?? ''
    setBusy(true)
    try {
      const answer = await utils.companies.lookup.fetch({ cvrNumber })
      // The number may have been edited while the register was asked.
      if (form.getValues('cvrNumber') !== cvrNumber) return
      setFound(answer)
      form.setValue('companyName', answer.company.name, { shouldValidate: true })
      if (answer.company.adProtected) form.setValue('marketingOptIn', false)
      toast({
        tone: 'success',
        title: t('company.found'),
        description: t('company.foundText', { name: answer.company.name }),
      })
    } catch (error) {
      const description = serverWords(error, t('company.missing'))
      toast({ tone: 'danger', title: t('company.failed'), description })
      form.setError('cvrNumber', { message: description })
    } finally {
      setBusy(false)
    }
  }
  const forget = (): void => {
    form.clearErrors('cvrNumber')
    if (!found) return
    setFound(undefined)
    form.setValue('companyName', '')
  }
  return { found, isBusy, lookUp, forget } as const
}
