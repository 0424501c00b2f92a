import { trpc } from '../../lib/trpc.ts'
import { Badge } from '../../ui/badge.tsx'
import { useStudioSettings } from '../studio-settings.ts'
import { Bullets } from './Bullets.tsx'
import { Provenance } from './Provenance.tsx'
import { Question } from './Question.tsx'

const TONES = { high: 'green', medium: 'lamp', low: 'red' } as const

export function Concept() {
  const { mutate, data, isPending, error } = trpc.insights.validate.useMutation()
  const { concept: text, keep } = useStudioSettings()
  return (
    <Question
      title="Concept validation"
      label="Concept"
      placeholder="A cluster slot about bees, low volatility"
      action="Validate concept"
      onText={(next) => keep({ concept: next })}
      onAsk={(concept) => mutate({ concept })}
      text={text}
      isPending={isPending}
      error={error}
    >
      {data && (
        <div role="status" className="grid gap-4">
          <p>
            <Badge tone={TONES[data.viability]}>Viability: {data.viability}</Badge>
          </p>
          <Bullets title="Strengths" items={data.strengths} />
          <Bullets title="Concerns" items={data.concerns} />
          <Bullets title="Market potential" items={[data.marketPotential]} />
          <Provenance answer={data} />
        </div>
      )}
    </Question>
  )
}
