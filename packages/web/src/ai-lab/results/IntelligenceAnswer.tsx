import { lab as words } from '@spilvaerk/messages/lab'
import type { IntelligenceResult } from '@spilvaerk/schemas'
import { textsOf } from '../../lib/page-language.ts'
import { Notice } from '../../ui/notice.tsx'
import { WrittenBy } from './WrittenBy.tsx'

const FROM_WORDS = {
  catalogue: 'from.catalogue',
  rounds: 'from.rounds',
  reference: 'from.reference',
  rules: 'from.rules',
} as const

export function IntelligenceAnswer({ answer }: { readonly answer: IntelligenceResult }) {
  const t = textsOf(words)
  const { marketIntelligence, known, modelSays, sources, writtenBy, asOf } = answer
  const originOf = (text: string): string | undefined => {
    const from = known.find((one) => one.text === text)?.from
    return from && t(FROM_WORDS[from])
  }
  return (
    <div className="grid gap-4">
      <List
        title={t('results.trends')}
        items={marketIntelligence.trends}
        originOf={originOf}
        none={t('results.noTrends')}
      />
      <List
        title={t('results.opportunities')}
        items={marketIntelligence.opportunities}
        none={t('results.noOpportunities')}
      />
      {modelSays.length > 0 && (
        <Notice tone="info" title={t('results.modelSays')}>
          <ul className="grid list-disc gap-1 pl-4">
            {modelSays.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Notice>
      )}
      {sources.length > 0 && (
        <section className="grid gap-1.5">
          <h3 className="text-lg">{t('results.sources')}</h3>
          <ul className="grid gap-1 text-sm">
            {sources.map(({ url, title, publisher, retrieved }) => (
              <li key={url}>
                <a href={url} rel="noreferrer" target="_blank" className="text-lamp underline underline-offset-4">
                  {title}
                </a>{' '}
                <span className="text-muted">{t('results.source', { publisher, date: retrieved })}</span>
              </li>
            ))}
          </ul>
          <p className="text-muted text-xs">{t('results.asOf', { date: asOf })}</p>
        </section>
      )}
      <WrittenBy by={writtenBy} />
    </div>
  )
}

type ListProps = {
  readonly title: string
  readonly items: readonly string[]
  readonly none: string
  readonly originOf?: (item: string) => string | undefined
}

function List({ title, items, none, originOf }: ListProps) {
  return (
    <section className="grid gap-1.5">
      <h3 className="text-lg">{title}</h3>
      {items.length === 0 ? (
        <p className="text-muted text-sm">{none}</p>
      ) : (
        <ul className="grid list-disc gap-1 pl-5 text-sm">
          {items.map((item) => (
            <li key={item}>
              {item} {originOf?.(item) && <span className="text-muted text-xs">({originOf(item)})</span>}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
