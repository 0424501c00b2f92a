import { intelligence } from '@spilvaerk/messages/intelligence'
import type { TrendsResult } from '@spilvaerk/schemas'
import { textsOf } from '../../lib/page-language.ts'
import { wholePercent } from '../../lib/whole-percent.ts'
import { Badge } from '../../ui/badge.tsx'

const FROM_WORDS = {
  catalogue: 'from.catalogue',
  rounds: 'from.rounds',
  reference: 'from.reference',
  rules: 'from.rules',
} as const

type ProvenanceProps = {
  /** Above what is known. */
  readonly title?: string
  readonly answer: Pick<
    TrendsResult,
    'known' | 'sources' | 'modelSays' | 'confidence' | 'confidenceReason' | 'asOf' | 'writtenBy'
  >
}

/** What the product knows apart from what a model says; each source is one of the shipped table. */
export function Provenance({ title, answer }: ProvenanceProps) {
  const t = textsOf(intelligence)
  const { known, sources, modelSays, confidence, confidenceReason, asOf, writtenBy } = answer
  return (
    <div className="grid gap-3 text-sm">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone="petrol">{t('known.confidence', { confidence: wholePercent(100 * confidence) })}</Badge>
        <span className="text-muted text-xs">{confidenceReason}</span>
      </p>
      {known.length > 0 && (
        <div>
          <h3 className="text-base">{t('known.asOf', { title: title ?? t('known.title'), date: asOf })}</h3>
          <ul className="mt-1 grid gap-1">
            {known.map(({ text, from }) => (
              <li key={text}>
                {text} <span className="text-muted text-xs">({t(FROM_WORDS[from])})</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {modelSays.length > 0 && writtenBy.kind === 'model' && (
        <div>
          <h3 className="text-base">{t('known.modelAdds', { model: writtenBy.model })}</h3>
          <ul className="mt-1 grid gap-1">
            {modelSays.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      )}
      {sources.length > 0 && (
        <div>
          <h3 className="text-base">{t('known.sources')}</h3>
          <ul className="mt-1 grid gap-1">
            {sources.map(({ url, title, publisher, retrieved }) => (
              <li key={url} className="break-words">
                <a href={url} target="_blank" rel="noopener noreferrer" className="underline underline-offset-4">
                  {title}
                </a>{' '}
                <span className="text-muted text-xs">{t('known.read', { publisher, date: retrieved })}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
