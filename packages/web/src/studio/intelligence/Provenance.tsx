import type { TrendsResult } from '@spilvaerk/schemas'
import { Badge } from '../../ui/badge.tsx'

const FROM_WORDS = {
  catalogue: 'our catalogue',
  rounds: 'rounds played here',
  reference: 'reference table',
  rules: 'rule table',
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
export function Provenance({ title = 'What is known', answer }: ProvenanceProps) {
  const { known, sources, modelSays, confidence, confidenceReason, asOf, writtenBy } = answer
  return (
    <div className="grid gap-3 text-sm">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone="petrol">Confidence {Math.round(confidence * 100)} %</Badge>
        <span lang="da" className="text-muted text-xs">
          {confidenceReason}
        </span>
      </p>
      {known.length > 0 && (
        <div>
          <h3 className="text-base">
            {title} (as of {asOf})
          </h3>
          <ul lang="da" className="mt-1 grid gap-1">
            {known.map(({ text, from }) => (
              <li key={text}>
                {text}{' '}
                <span lang="en" className="text-muted text-xs">
                  ({FROM_WORDS[from]})
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {modelSays.length > 0 && writtenBy.kind === 'model' && (
        <div>
          <h3 className="text-base">What {writtenBy.model} adds (not verified)</h3>
          <ul lang="da" className="mt-1 grid gap-1">
            {modelSays.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      )}
      {sources.length > 0 && (
        <div>
          <h3 className="text-base">Sources</h3>
          <ul className="mt-1 grid gap-1">
            {sources.map(({ url, title, publisher, retrieved }) => (
              <li key={url} className="break-words">
                <a href={url} target="_blank" rel="noopener noreferrer" className="underline underline-offset-4">
                  {title}
                </a>{' '}
                <span className="text-muted text-xs">
                  {publisher}, read {retrieved}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
