import { lab as words } from '@spilvaerk/messages/lab'
import { textsOf } from '../../lib/page-language.ts'
import { Field } from '../../ui/field.tsx'
import { Input, Textarea } from '../../ui/input.tsx'
import { Select } from '../../ui/select.tsx'
import { AskForm } from '../AskForm.tsx'
import { COMPLEXITIES, useDraft } from '../draft.ts'
import type { Lab } from '../use-lab.ts'

export function MarketTab({ lab }: { readonly lab: Lab }) {
  const t = textsOf(words)
  const { prompt, gameTheme, complexity, targetAudience, change } = useDraft()
  return (
    <AskForm
      tab="market-driven"
      lab={lab}
      title={t('market.title')}
      about={t('market.what')}
      action={t('market.action')}
    >
      <Field label={t('market.prompt')}>
        {(ids) => (
          <Textarea
            {...ids}
            value={prompt}
            maxLength={5000}
            placeholder={t('market.promptExample')}
            onChange={(event) => change({ prompt: event.target.value })}
          />
        )}
      </Field>
      <Field label={t('market.theme')}>
        {(ids) => (
          <Input
            {...ids}
            value={gameTheme}
            maxLength={200}
            onChange={(event) => change({ gameTheme: event.target.value })}
          />
        )}
      </Field>
      <Field label={t('market.complexity')} help={t('market.complexityHelp')}>
        {({ id }) => (
          <Select
            id={id}
            value={complexity}
            options={COMPLEXITIES.map(({ value, label }) => ({ value, label: t(label) }))}
            onChange={(next) => change({ complexity: next })}
          />
        )}
      </Field>
      <Field label={t('market.audience')} help={t('market.audienceHelp')}>
        {(ids) => (
          <Input
            {...ids}
            value={targetAudience}
            maxLength={200}
            onChange={(event) => change({ targetAudience: event.target.value })}
          />
        )}
      </Field>
    </AskForm>
  )
}
