import type { NarrativeResult } from '@spilvaerk/schemas'
import { Badge } from '../../ui/badge.tsx'
import { WrittenBy } from './WrittenBy.tsx'

const FEATURES: Readonly<Record<string, string>> = {
  base: 'Hjulene',
  freeSpins: 'Gratis spins',
  wheel: 'Lykkehjulet',
  pick: 'Vælgespillet',
  ladder: 'Stigen',
  holdAndWin: 'Fastlåste mønter',
  gamble: 'Kvit eller dobbelt',
  jackpots: 'Jackpots',
  progressiveJackpots: 'Progressive jackpots',
  respins: 'Respins',
  cascades: 'Kaskader',
}

export function NarrativeAnswer({ answer }: { readonly answer: NarrativeResult }) {
  const { title, premise, chapters, writtenBy } = answer
  return (
    <div className="grid gap-4">
      <div>
        <h3 className="text-2xl [overflow-wrap:anywhere]">{title}</h3>
        <p className="mt-1 text-muted">{premise}</p>
      </div>
      <ol className="grid gap-3">
        {chapters.map((chapter, at) => (
          <li key={`${chapter.feature}/${chapter.title}`} className="grid gap-1 border-brass border-l-2 pl-4">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <h4 className="font-display font-semibold">
                {at + 1}. {chapter.title}
              </h4>
              <Badge tone="petrol">{FEATURES[chapter.feature] ?? chapter.feature}</Badge>
            </div>
            <p className="text-muted text-sm">{chapter.text}</p>
          </li>
        ))}
      </ol>
      <WrittenBy by={writtenBy} />
    </div>
  )
}
