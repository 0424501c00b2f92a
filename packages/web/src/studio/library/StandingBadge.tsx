import type { Standing } from '@spilvaerk/schemas'
import type { ComponentProps } from 'react'
import { Badge } from '../../ui/badge.tsx'

const LOOKS = {
  private: { word: 'Private', tone: 'night' },
  shared: { word: 'Shared by link', tone: 'petrol' },
  listed: { word: 'In the workshop', tone: 'petrol' },
  admitted: { word: 'For money', tone: 'green' },
  suspended: { word: 'Stopped', tone: 'red' },
  withdrawn: { word: 'Withdrawn', tone: 'night' },
} as const satisfies Record<Standing, { word: string; tone: ComponentProps<typeof Badge>['tone'] }>

/** What the newest version may be used for. */
export function StandingBadge({ standing }: { readonly standing: Standing }) {
  const { word, tone } = LOOKS[standing]
  return <Badge tone={tone}>{word}</Badge>
}
