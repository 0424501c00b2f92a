import { lab as words } from '@spilvaerk/messages/lab'
import { textsOf } from '../lib/page-language.ts'
import { wholePercent } from '../lib/whole-percent.ts'
import { Badge } from '../ui/badge.tsx'
import { confidencePercent, confidenceTone } from './confidence.ts'

const TONES = { green: 'green', yellow: 'lamp', red: 'red' } as const

/** How sure an answer is: the number says what the colour says. */
export const ConfidenceBadge = ({ confidence }: { readonly confidence: number }) => {
  const t = textsOf(words)
  return (
    <Badge tone={TONES[confidenceTone(confidence)]} className="px-2.5 py-1 tabular-nums">
      {t('confidence', { confidence: wholePercent(confidencePercent(confidence)) })}
    </Badge>
  )
}
