import type { ReactNode } from 'react'
import { Badge } from '../ui/badge.tsx'
import { Notice } from '../ui/notice.tsx'

/** Stands on everything whose figures are made up. */
export const DemoBadge = () => <Badge tone="petrol">Demonstration</Badge>

/** At the head of a tab whose contents are examples. */
export const Demonstration = ({ children }: { readonly children: ReactNode }) => (
  <Notice tone="test" title="Demonstration">
    {children}
  </Notice>
)
