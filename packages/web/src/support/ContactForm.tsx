import { zodResolver } from '@hookform/resolvers/zod'
import { support } from '@spilvaerk/messages/support'
import { CONTACT_TOPICS, type ContactInput, contactInput } from '@spilvaerk/schemas'
import { useForm } from 'react-hook-form'
import { serverWords, showAtField } from '../auth/server-faults.ts'
import { textsOf } from '../lib/page-language.ts'
import { trpc } from '../lib/trpc.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { FormErrors, FormField } from '../ui/form-field.tsx'
import { Input, Textarea } from '../ui/input.tsx'
import { Notice } from '../ui/notice.tsx'
import { PlainSelect } from '../ui/plain-select.tsx'

export interface Sent {
  readonly number: number
  readonly email: string
}

const FIELDS = ['name', 'email', 'topic', 'message'] as const

export function ContactForm({ onSent }: { readonly onSent: (sent: Sent) => void }) {
  const t = textsOf(support)
  const write = trpc.support.write.useMutation()
  const form = useForm<ContactInput>({
    resolver: zodResolver(contactInput),
    defaultValues: { name: '', email: '', message: '' },
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const submit = form.handleSubmit(async (input) => {
    try {
      const { number } = await write.mutateAsync(input)
      onSent({ number, email: input.email })
    } catch (error) {
      showAtField(error, form.setError, FIELDS)
    }
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <FormErrors
        form={form}
        labels={{
          name: t('fields.name'),
          email: t('fields.email'),
          topic: t('fields.topic'),
          message: t('fields.message'),
        }}
      />
      {write.isError && (
        <Notice role="alert" tone="danger" title={t('failed')}>
          {serverWords(write.error, t('notNow'))}
        </Notice>
      )}
      <FormField form={form} name="name" label={t('fields.name')}>
        {(control) => <Input autoComplete="name" maxLength={80} {...control} />}
      </FormField>
      <FormField form={form} name="email" label={t('fields.email')}>
        {(control) => <Input type="email" inputMode="email" autoComplete="email" {...control} />}
      </FormField>
      <FormField form={form} name="topic" label={t('fields.topic')}>
        {(control) => (
          <PlainSelect defaultValue="" {...control}>
            <option value="" disabled className="bg-raised text-paper">
              {t('choose')}
            </option>
            {CONTACT_TOPICS.map((topic) => (
              <option key={topic} value={topic} className="bg-raised text-paper">
                {t(`topics.${topic}`)}
              </option>
            ))}
          </PlainSelect>
        )}
      </FormField>
      <FormField form={form} name="message" label={t('fields.message')} help={t('messageHelp')}>
        {(control) => <Textarea rows={7} maxLength={4000} {...control} />}
      </FormField>
      <BusyButton type="submit" size="lg" isBusy={write.isPending} busyLabel={t('sending')}>
        {t('send')}
      </BusyButton>
    </form>
  )
}
