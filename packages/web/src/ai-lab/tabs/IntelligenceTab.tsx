import { lab as words } from '@spilvaerk/messages/lab'
import { textsOf } from '../../lib/page-language.ts'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { AskForm } from '../AskForm.tsx'
import { useDraft } from '../draft.ts'
import type { Lab } from '../use-lab.ts'

export function IntelligenceTab({ lab }: { readonly lab: Lab }) {
  const t = textsOf(words)
  const { focus, change } = useDraft()
  return (
    <AskForm
      tab="intelligence"
      lab={lab}
      title={t('intelligence.title')}
      about={t('intelligence.what')}
      action={t('intelligence.action')}
    >
      <Field label={t('intelligence.focus')}>
        {(ids) => (
          <Input {...ids} value={focus} maxLength={2000} onChange={(event) => change({ focus: event.target.value })} />
        )}
      </Field>
    </AskForm>
  )
}
