import { library } from '@spilvaerk/messages/library'
import type { Standing } from '@spilvaerk/schemas'
import type { ComponentProps } from 'react'
import { textsOf } from '../../lib/page-language.ts'
import { Badge } from '../../ui/badge.tsx'

const LOOKS = {
  private: { word: 'standing.private', tone: 'night' },
  shared: { word: 'standing.shared', tone: 'petrol' },
  listed: { word: 'standing.listed', tone: 'petrol' },
  admitted: { word: 'standing.admitted', tone: 'green' },
  suspended: { word: 'standing.suspended', tone: 'red' },
  withdrawn: { word: 'standing.withdrawn', tone: 'night' },
} as const satisfies Record<Standing, { word: string; tone: ComponentProps<typeof Badge>['tone'] }>

/** What the newest version may be used for. */
export function StandingBadge({ standing }: { readonly standing: Standing }) {
  const { word, tone } = LOOKS[standing]
  return <Badge tone={tone}>{textsOf(library)(word)}</Badge>
}
