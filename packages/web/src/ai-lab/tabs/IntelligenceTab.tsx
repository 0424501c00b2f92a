import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { AskForm } from '../AskForm.tsx'
import { useDraft } from '../draft.ts'
import type { Lab } from '../use-lab.ts'

export function IntelligenceTab({ lab }: { readonly lab: Lab }) {
  const { focus, change } = useDraft()
  return (
    <AskForm
      tab="intelligence"
      lab={lab}
      title="Markedsindsigt"
      about="Tendenser og åbne muligheder ud fra husets katalog, spillede runder og daterede kilder."
      action="Analysér markedet"
    >
      <Field label="Markedsfokus">
        {(ids) => (
          <Input {...ids} value={focus} maxLength={2000} onChange={(event) => change({ focus: event.target.value })} />
        )}
      </Field>
    </AskForm>
  )
}
