import { lab as words } from '@spilvaerk/messages/lab'
import { textsOf } from '../../lib/page-language.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Textarea } from '../../ui/input.tsx'
import { AskForm } from '../AskForm.tsx'
import { useDraft } from '../draft.ts'
import type { Lab } from '../use-lab.ts'

const EXAMPLE = JSON.stringify(
  { favoriteThemes: ['egyptian', 'space'], volatility: 'high', favoriteFeatures: ['freeSpins'], minRtp: 96 },
  null,
  2,
)

export function PersonalTab({ lab }: { readonly lab: Lab }) {
  const t = textsOf(words)
  const { playerData, change } = useDraft()
  return (
    <AskForm
      tab="personalized"
      lab={lab}
      title={t('personal.title')}
      about={t('personal.what')}
      action={t('personal.action')}
    >
      <Field label={t('personal.data')} help={t('personal.dataHelp')}>
        {(ids) => (
          <Textarea
            {...ids}
            value={playerData}
            spellCheck={false}
            placeholder={EXAMPLE}
            className="min-h-48 font-mono text-sm"
            onChange={(event) => change({ playerData: event.target.value })}
          />
        )}
      </Field>
      <Button variant="ghost" size="sm" className="justify-self-start" onClick={() => change({ playerData: EXAMPLE })}>
        {t('personal.example')}
      </Button>
    </AskForm>
  )
}
