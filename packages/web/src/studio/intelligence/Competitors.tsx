import { intelligence } from '@spilvaerk/messages/intelligence'
import { formatPercent } from '../../lib/format.ts'
import { textsOf } from '../../lib/page-language.ts'
import { trpc } from '../../lib/trpc.ts'
import { useStudioSettings } from '../studio-settings.ts'
import { Bullets } from './Bullets.tsx'
import { Provenance } from './Provenance.tsx'
import { Question } from './Question.tsx'

export function Competitors() {
  const t = textsOf(intelligence)
  const { mutate, data, isPending, error } = trpc.insights.competitors.useMutation()
  const { theme: text, keep } = useStudioSettings()
  return (
    <Question
      title={t('competitors.title')}
      label={t('competitors.label')}
      placeholder={t('competitors.example')}
      action={t('competitors.action')}
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
                  {own ? `${t('competitors.ours')} ` : ''}
                  {t('competitors.rtp')} {rtp === null ? t('competitors.untold') : formatPercent(rtp)}
                </span>
                <p className="text-muted text-xs">{features.join(' · ')}</p>
              </li>
            ))}
          </ul>
          <Bullets title={t('competitors.recommendations')} items={data.recommendations} />
          <Provenance answer={data} />
        </div>
      )}
    </Question>
  )
}
