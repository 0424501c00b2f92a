import { Badge } from '../ui/badge.tsx'
import { confidencePercent, confidenceTone } from './confidence.ts'

const TONES = { green: 'green', yellow: 'lamp', red: 'red' } as const

/** How sure an answer is: the number says what the colour says. */
export const ConfidenceBadge = ({ confidence }: { readonly confidence: number }) => (
  <Badge tone={TONES[confidenceTone(confidence)]} className="px-2.5 py-1 tabular-nums">
    {confidencePercent(confidence)} % sikkerhed
  </Badge>
)
