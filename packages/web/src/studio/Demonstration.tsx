import { studio } from '@spilvaerk/messages/studio'
import type { ReactNode } from 'react'
import { textsOf } from '../lib/page-language.ts'
import { Badge } from '../ui/badge.tsx'
import { Notice } from '../ui/notice.tsx'

/** Stands on everything whose figures are made up. */
export const DemoBadge = () => {
  const t = textsOf(studio)
  return <Badge tone="petrol">{t('demonstration')}</Badge>
}

/** At the head of a tab whose contents are examples. */
export const Demonstration = ({ children }: { readonly children: ReactNode }) => {
  const t = textsOf(studio)
  return (
    <Notice tone="test" title={t('demonstration')}>
      {children}
    </Notice>
  )
}
