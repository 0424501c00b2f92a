import { intelligence } from '@spilvaerk/messages/intelligence'
import type { ReactNode } from 'react'
import { explain } from '../../lib/errors.ts'
import { textsOf } from '../../lib/page-language.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'

type QuestionProps = {
  readonly title: string
  readonly label: string
  readonly placeholder: string
  readonly action: string
  readonly isPending: boolean
  readonly error: unknown
  readonly text: string
  readonly onText: (text: string) => void
  readonly onAsk: (text: string) => void
  readonly children: ReactNode
}

/** One line to ask with; nothing is asked while it is empty. */
export function Question({
  title,
  label,
  placeholder,
  action,
  isPending,
  error,
  text,
  onText,
  onAsk,
  children,
}: QuestionProps) {
  const t = textsOf(intelligence)
  const isEmpty = text.trim() === ''
  return (
    <Card aria-label={title} className="studio-card grid gap-4">
      <h2 className="text-lg">{title}</h2>
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isEmpty && !isPending) onAsk(text.trim())
        }}
      >
        <Field label={label}>
          {(ids) => (
            <input
              {...ids}
              value={text}
              maxLength={2000}
              placeholder={placeholder}
              onChange={(event) => onText(event.target.value)}
              className="well h-11 w-full rounded-md px-3.5 text-base text-paper"
            />
          )}
        </Field>
        <BusyButton
          type="submit"
          size="sm"
          isBusy={isPending}
          busyLabel={t('working')}
          disabled={isEmpty}
          className="justify-self-start"
        >
          {action}
        </BusyButton>
      </form>
      {error ? (
        <Notice role="alert" tone="danger">
          {explain(error).message}
        </Notice>
      ) : null}
      {children}
    </Card>
  )
}
