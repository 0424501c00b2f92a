import { trpc } from '../../lib/trpc.ts'
import { Bullets } from './Bullets.tsx'
import { Provenance } from './Provenance.tsx'
import { Question } from './Question.tsx'

export function Trends() {
  const { mutate, data, isPending, error } = trpc.insights.trends.useMutation()
  return (
    <Question
      title="Trends research"
      label="Topic"
      placeholder="Norse slots in Denmark"
      action="Research trends"
      onAsk={(topic) => mutate({ topic })}
      {...{ isPending, error }}
    >
      {data && (
        <div role="status" className="grid gap-4">
          <Bullets title="Trends" items={data.trends} />
          <Provenance answer={data} />
        </div>
      )}
    </Question>
  )
}
