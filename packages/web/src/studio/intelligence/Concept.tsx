import { intelligence } from '@spilvaerk/messages/intelligence'
import { textsOf } from '../../lib/page-language.ts'
import { trpc } from '../../lib/trpc.ts'
import { Badge } from '../../ui/badge.tsx'
import { useStudioSettings } from '../studio-settings.ts'
import { Bullets } from './Bullets.tsx'
import { Provenance } from './Provenance.tsx'
import { Question } from './Question.tsx'

const TONES = { high: 'green', medium: 'lamp', low: 'red' } as const

export function Concept() {
  const t = textsOf(intelligence)
  const { mutate, data, isPending, error } = trpc.insights.validate.useMutation()
  const { concept: text, keep } = useStudioSettings()
  return (
    <Question
      title={t('concept.title')}
      label={t('concept.label')}
      placeholder={t('concept.example')}
      action={t('concept.action')}
      onText={(next) => keep({ concept: next })}
      onAsk={(concept) => mutate({ concept })}
      text={text}
      isPending={isPending}
      error={error}
    >
      {data && (
        <div role="status" className="grid gap-4">
          <p>
            <Badge tone={TONES[data.viability]}>
              {t('concept.viability', { viability: t(`concept.grades.${data.viability}`) })}
            </Badge>
          </p>
          <Bullets title={t('concept.strengths')} items={data.strengths} />
          <Bullets title={t('concept.concerns')} items={data.concerns} />
          <Bullets title={t('concept.potential')} items={[data.marketPotential]} />
          <Provenance answer={data} />
        </div>
      )}
    </Question>
  )
}
