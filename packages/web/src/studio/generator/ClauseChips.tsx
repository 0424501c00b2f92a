import { generator } from '@spilvaerk/messages/generator'
import type { ClauseOutcome, Making } from '@spilvaerk/schemas'
import { Check, CircleDot, CircleHelp, CircleSlash } from 'lucide-react'
import { textsOf } from '../../lib/page-language.ts'
import { wishName } from '../../lib/wish-words.ts'
import { useDraft } from '../../shell/draft.ts'
import { Button } from '../../ui/button.tsx'

const ICONS = { met: Check, near: CircleDot, impossible: CircleSlash, unknown: CircleHelp } as const

/** How each clause of the prompt ended; one that was not met can be taken out, or replaced by what comes nearest. */
export function ClauseChips({ clauses = [] }: Pick<Making, 'clauses'>) {
  const t = textsOf(generator)
  if (clauses.length === 0) return null
  return (
    <div>
      <h3 className="mb-2 text-base">{t('making.clauses')}</h3>
      <ul className="flex flex-wrap gap-2 text-sm">
        {clauses.map((clause) => (
          <ClauseChip key={clause.text} clause={clause} />
        ))}
      </ul>
    </div>
  )
}

function ClauseChip({ clause: { text, outcome, instead } }: { readonly clause: ClauseOutcome }) {
  const t = textsOf(generator)
  const { prompt, setPrompt } = useDraft()
  const Icon = ICONS[outcome]
  const isInPrompt = prompt.includes(text)
  return (
    <li className="well flex flex-wrap items-center gap-2 rounded-md px-2.5 py-1">
      <Icon aria-hidden className="size-4 shrink-0" />
      <span>“{text}”</span>
      <span className="text-muted">{t(`making.outcomes.${outcome}`)}</span>
      {outcome !== 'met' && isInPrompt && (
        <>
          {instead && (
            <Button variant="secondary" size="sm" onClick={() => setPrompt(prompt.replace(text, wishName(instead)))}>
              {t('making.tryInstead', { instead: wishName(instead) })}
            </Button>
          )}
          <Button variant="secondary" size="sm" onClick={() => setPrompt(withoutClause(prompt, text))}>
            {t('making.takeOut', { clause: text })}
          </Button>
        </>
      )}
    </li>
  )
}

/** Without the clause, and without the sign that parted it from the others. */
const withoutClause = (prompt: string, clause: string): string =>
  prompt
    .replace(clause, ' ')
    .replace(/\s*,\s*(?=[,.;])|^\s*[,;]\s*/g, '')
    .replace(/\s+/g, ' ')
    .replace(/\s+(?=[,.;])/g, '')
    .trim()
