import { intelligence } from '@spilvaerk/messages/intelligence'
import { textsOf } from '../../lib/page-language.ts'
import { trpc } from '../../lib/trpc.ts'
import { useStudioSettings } from '../studio-settings.ts'
import { Provenance } from './Provenance.tsx'
import { Question } from './Question.tsx'

export function Trends() {
  const t = textsOf(intelligence)
  const { mutate, data, isPending, error } = trpc.insights.trends.useMutation()
  const { topic: text, keep } = useStudioSettings()
  return (
    <Question
      title={t('trends.title')}
      label={t('trends.label')}
      placeholder={t('trends.example')}
      action={t('trends.action')}
      onText={(next) => keep({ topic: next })}
      onAsk={(topic) => mutate({ topic })}
      text={text}
      isPending={isPending}
      error={error}
    >
      {data && (
        <div role="status" className="grid gap-4">
          <Provenance title={t('trends.found')} answer={data} />
        </div>
      )}
    </Question>
  )
}
