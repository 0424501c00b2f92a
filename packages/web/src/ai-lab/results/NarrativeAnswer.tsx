import { lab as words } from '@spilvaerk/messages/lab'
import type { NarrativeResult } from '@spilvaerk/schemas'
import { textsOf } from '../../lib/page-language.ts'
import { Badge } from '../../ui/badge.tsx'
import { WrittenBy } from './WrittenBy.tsx'

type Feature = keyof (typeof words)['da']['features']
const isKnown = (feature: string): feature is Feature => Object.hasOwn(words.da.features, feature)

export function NarrativeAnswer({ answer }: { readonly answer: NarrativeResult }) {
  const t = textsOf(words)
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
              <Badge tone="petrol">
                {isKnown(chapter.feature) ? t(`features.${chapter.feature}`) : chapter.feature}
              </Badge>
            </div>
            <p className="text-muted text-sm">{chapter.text}</p>
          </li>
        ))}
      </ol>
      <WrittenBy by={writtenBy} />
    </div>
  )
}
