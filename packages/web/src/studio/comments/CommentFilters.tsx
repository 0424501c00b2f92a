import { comments } from '@spilvaerk/messages/comments'
import { COMMENT_PARTS, COMMENT_READERS, COMMENT_STATES } from '@spilvaerk/schemas/comment-terms'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { textsOf } from '../../lib/page-language.ts'
import { Field } from '../../ui/field.tsx'
import { PlainSelect } from '../../ui/plain-select.tsx'
import type { CommentsSearch } from './comments-search.ts'

/** Which threads are shown, as the address says it. */
export function CommentFilters({ id, search }: { readonly id: number; readonly search: CommentsSearch }) {
  const t = textsOf(comments)
  const navigate = useNavigate()
  const go = (next: CommentsSearch): void =>
    void navigate({
      to: '/studio/games/$id/comments',
      params: { id: String(id) },
      search: next,
      replace: true,
      resetScroll: false,
    })
  const { state = 'all', who = 'all', part } = search
  return (
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-3">
      <Choice
        label={t('state')}
        value={state}
        onChange={(value) => go({ ...search, state: COMMENT_STATES.find((one) => one === value) })}
      >
        {(['all', 'open', 'resolved', 'gone'] as const).map((one) => (
          <option key={one} value={one} className="bg-raised text-paper">
            {t(`states.${one}`)}
          </option>
        ))}
      </Choice>
      <Choice
        label={t('who')}
        value={who}
        onChange={(value) => go({ ...search, who: COMMENT_READERS.find((one) => one === value) })}
      >
        {COMMENT_READERS.map((one) => (
          <option key={one} value={one} className="bg-raised text-paper">
            {t(`whose.${one}`)}
          </option>
        ))}
      </Choice>
      {/* Another part has other fields. */}
      <Choice
        label={t('part')}
        value={part ?? 'all'}
        onChange={(value) => go({ ...search, part: COMMENT_PARTS.find((one) => one === value), field: undefined })}
      >
        {(['all', ...COMMENT_PARTS] as const).map((one) => (
          <option key={one} value={one} className="bg-raised text-paper">
            {t(`parts.${one}`)}
          </option>
        ))}
      </Choice>
    </div>
  )
}

type ChoiceProps = {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly children: ReactNode
}

const Choice = ({ label, value, onChange, children }: ChoiceProps) => (
  <Field label={label}>
    {(ids) => (
      <PlainSelect {...ids} value={value} onChange={({ target }) => onChange(target.value)}>
        {children}
      </PlainSelect>
    )}
  </Field>
)
