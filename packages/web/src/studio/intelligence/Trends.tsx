import { trpc } from '../../lib/trpc.ts'
import { useStudioSettings } from '../studio-settings.ts'
import { Provenance } from './Provenance.tsx'
import { Question } from './Question.tsx'

export function Trends() {
  const { mutate, data, isPending, error } = trpc.insights.trends.useMutation()
  const { topic: text, keep } = useStudioSettings()
  return (
    <Question
      title="Trends research"
      label="Topic"
      placeholder="Norse slots in Denmark"
      action="Research trends"
      onText={(next) => keep({ topic: next })}
      onAsk={(topic) => mutate({ topic })}
      text={text}
      isPending={isPending}
      error={error}
    >
      {data && (
        <div role="status" className="grid gap-4">
          <Provenance title="Trends" answer={data} />
        </div>
      )}
    </Question>
  )
}
