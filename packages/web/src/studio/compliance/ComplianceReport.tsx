import { compliance } from '@spilvaerk/messages/compliance'
import type { ComplianceFinding, ComplianceResult } from '@spilvaerk/schemas'
import type { ReactNode } from 'react'
import { textsOf } from '../../lib/page-language.ts'
import { Badge } from '../../ui/badge.tsx'
import { Warnings } from '../Warnings.tsx'
import { MarketList } from './MarketList.tsx'

type ReportProps = {
  readonly result: ComplianceResult
  /** What mathematics can mend. */
  readonly onFix?: (tune: NonNullable<ComplianceFinding['tune']>) => ReactNode
}

/** Each finding, why it is one, and what would mend it. */
export function ComplianceReport({ result, onFix }: ReportProps) {
  const t = textsOf(compliance)
  const { compliant, details, reported, checked, unassessed, warnings, rulesetVersion, rulesetDate, verdict, markets } =
    result
  return (
    <div role="status" className="grid gap-3 text-sm">
      <p className="text-base">{verdict}</p>
      <MarketList markets={markets} />
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={compliant ? 'green' : 'red'}>{compliant ? t('compliant') : t('notCompliant')}</Badge>
        <span className="text-muted">
          {t('counts', {
            decided: checked.length,
            open: unassessed.length,
            version: rulesetVersion,
            date: rulesetDate,
          })}
        </span>
      </p>
      <Findings title={t('findings')} findings={details} {...(onFix && { onFix })} />
      <Findings title={t('reported')} findings={reported} />
      <Warnings warnings={warnings} />
      {unassessed.length > 0 && (
        <details>
          <summary className="text-muted">{t('missing')}</summary>
          <ul className="mt-2 grid gap-1">
            {unassessed.map(({ rule, missing }) => (
              <li key={rule}>
                {rule}: {missing}
              </li>
            ))}
          </ul>
        </details>
      )}
      <p className="text-muted text-xs">{t('guidance')}</p>
    </div>
  )
}

type FindingsProps = Pick<ReportProps, 'onFix'> & {
  readonly title: string
  readonly findings: readonly ComplianceFinding[]
}

function Findings({ title, findings, onFix }: FindingsProps) {
  const t = textsOf(compliance)
  if (findings.length === 0) return null
  return (
    <section aria-label={title}>
      <h3 className="mb-2 text-base">{title}</h3>
      <ul className="grid gap-2">
        {findings.map(({ rule, jurisdiction, severity, explanation, actual, expected, cure, source, asOf, tune }) => (
          <li key={`${jurisdiction}-${rule}`} className="grid gap-1 rounded-sm border border-line bg-ground p-3">
            <p className="flex flex-wrap items-center gap-2">
              <Badge tone={severity === 'block' ? 'red' : 'lamp'}>
                {severity === 'block' ? t('blocks') : t('warning')}
              </Badge>
              <b>{rule}</b>
              <span className="text-muted">{jurisdiction}</span>
            </p>
            <p>{explanation}</p>
            <p className="text-muted">
              {t('found', { actual, expected })} {cure}
            </p>
            <p className="text-muted text-xs">{t('source', { source, date: asOf })}</p>
            {tune && onFix?.(tune)}
          </li>
        ))}
      </ul>
    </section>
  )
}
