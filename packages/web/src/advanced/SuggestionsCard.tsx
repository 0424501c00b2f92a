import { advanced } from '@spilvaerk/messages/advanced'
import { Lightbulb } from 'lucide-react'
import { textsOf } from '../lib/page-language.ts'
import { trpc } from '../lib/trpc.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { briefRules } from './brief-rules.ts'
import { useDraft } from './draft.ts'
import { suggestionsFor } from './suggestions.ts'

/** What could be better, and what the choices do to the brief. */
export function SuggestionsCard() {
  const t = textsOf(advanced)
  const draft = useDraft()
  const writer = trpc.generation.writer.useQuery()
  const writerName = writer.data?.writtenBy.kind === 'composer' ? t('suggestions.composer') : writer.data?.label
  const suggestions = suggestionsFor(draft)
  const rules = briefRules(draft)
  return (
    <Card aria-labelledby="forslag" className="grid gap-4">
      <h2 id="forslag" className="flex items-center gap-2 text-xl">
        <Lightbulb aria-hidden className="size-5 text-lamp" />
        {t('suggestions.title')}
      </h2>
      {suggestions.length === 0 ? (
        <p className="text-muted text-sm">{t('suggestions.none')}</p>
      ) : (
        <ul className="grid gap-3 text-sm">
          {suggestions.map(({ id, text, change }) => (
            <li key={id} className="flex items-start justify-between gap-3">
              <span>{text}</span>
              {change && (
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={t('suggestions.applyOne', { text })}
                  onClick={() => draft.change(change)}
                >
                  {t('suggestions.apply')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {rules.length > 0 && (
        <div className="grid gap-2 border-line border-t pt-4 text-sm">
          <h3 className="text-base">{t('suggestions.added')}</h3>
          <ul className="grid list-disc gap-1.5 pl-5 text-muted">
            {rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </div>
      )}
      <p className="text-muted text-xs">{t('suggestions.rules', { writer: writerName ?? '…' })}</p>
    </Card>
  )
}
