import { members } from '@spilvaerk/messages/members'
import type { MemberRole } from '@spilvaerk/schemas'
import { MEMBER_ROLES } from '@spilvaerk/schemas/team-terms'
import { type FormEvent, useState } from 'react'
import { explain } from '../../lib/errors.ts'
import { textsOf } from '../../lib/page-language.ts'
import { trpc } from '../../lib/trpc.ts'
import { toast } from '../../toast/toasts.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Select } from '../../ui/select.tsx'

/** Invites somebody by an address or a user name. */
export function InviteForm({ id }: { readonly id: number }) {
  const t = textsOf(members)
  const utils = trpc.useUtils()
  const invite = trpc.team.invite.useMutation()
  const [to, setTo] = useState('')
  const [role, setRole] = useState<MemberRole>('viewer')
  const [error, setError] = useState<string>()

  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (to.trim() === '') return setError(t('invite.empty'))
    try {
      utils.team.of.setData({ id }, await invite.mutateAsync({ id, to, role }))
      toast({ title: t('invite.done', { to: to.trim() }), tone: 'success' })
      setTo('')
      setError(undefined)
    } catch (fault) {
      setError(explain(fault).message)
    }
  }

  return (
    <Card aria-labelledby="invite" className="studio-card">
      <form noValidate onSubmit={(event) => void send(event)} className="grid grid-cols-1 gap-4">
        <h2 id="invite" className="text-lg">
          {t('invite.title')}
        </h2>
        <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
          <Field label={t('invite.to')} help={t('invite.toHelp')} {...(error !== undefined && { error })}>
            {(ids) => (
              <Input
                {...ids}
                value={to}
                autoComplete="off"
                autoCapitalize="none"
                maxLength={254}
                onChange={({ target }) => setTo(target.value)}
              />
            )}
          </Field>
          <Field label={t('role')} help={t(`may.${role}`)}>
            {({ id: fieldId }) => (
              <Select
                id={fieldId}
                value={role}
                onChange={setRole}
                options={MEMBER_ROLES.map((value) => ({ value, label: t(`roles.${value}`) }))}
              />
            )}
          </Field>
        </div>
        <BusyButton type="submit" className="justify-self-start" isBusy={invite.isPending} busyLabel={t('invite.busy')}>
          {t('invite.action')}
        </BusyButton>
      </form>
    </Card>
  )
}
