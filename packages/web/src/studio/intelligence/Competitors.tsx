import { formatPercent } from '../../lib/format.ts'
import { trpc } from '../../lib/trpc.ts'
import { useStudioSettings } from '../studio-settings.ts'
import { Bullets } from './Bullets.tsx'
import { Provenance } from './Provenance.tsx'
import { Question } from './Question.tsx'

export function Competitors() {
  const { mutate, data, isPending, error } = trpc.insights.competitors.useMutation()
  const { theme: text, keep } = useStudioSettings()
  return (
    <Question
      title="Competitor analysis"
      label="Theme"
      placeholder="Ancient Egypt"
      action="Analyze competitors"
      onText={(next) => keep({ theme: next })}
      onAsk={(theme) => mutate({ theme })}
      text={text}
      isPending={isPending}
      error={error}
    >
      {data && (
        <div role="status" className="grid gap-4">
          <ul className="grid gap-2 text-sm">
            {data.competitors.map(({ name, rtp, features, own }) => (
              <li key={`${name} ${own}`} className="rounded-sm border border-line bg-ground p-3">
                <b>{name}</b>{' '}
                <span className="text-muted">
                  {own ? '(ours) ' : ''}RTP {rtp === null ? 'not told by the source' : formatPercent(rtp)}
                </span>
                <p className="text-muted text-xs">{features.join(' · ')}</p>
              </li>
            ))}
          </ul>
          <Bullets title="Recommendations" items={data.recommendations} />
          <Provenance answer={data} />
        </div>
      )}
    </Question>
  )
}
