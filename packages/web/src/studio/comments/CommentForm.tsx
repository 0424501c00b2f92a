import { comments } from '@spilvaerk/messages/comments'
import { COMMENT_LENGTH } from '@spilvaerk/schemas/comment-terms'
import { type FormEvent, useState } from 'react'
import { textsOf } from '../../lib/page-language.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Textarea } from '../../ui/input.tsx'
import { PlainSelect } from '../../ui/plain-select.tsx'
import { draftWriter } from '../draft-key.ts'
import { keepDraft, readDraft } from './drafts.ts'

type FormProps = {
  readonly label: string
  readonly action: string
  readonly people: readonly string[]
  readonly isBusy: boolean
  readonly initial?: string
  /** Where its words are kept until they are sent. */
  readonly draftAt?: string
  /** Why nothing can be sent there now. */
  readonly closed?: string
  readonly onSend: (text: string) => Promise<boolean>
  readonly onCancel?: () => void
}

/** Where a comment is written; what is refused or left stays there. */
export function CommentForm(props: FormProps) {
  const { label, action, people, isBusy, initial = '', draftAt, closed, onSend, onCancel } = props
  const t = textsOf(comments)
  const [writer] = useState(draftWriter)
  const [text, setText] = useState(() => (draftAt === undefined ? initial : readDraft(draftAt, writer)))
  const [isEmpty, setEmpty] = useState(false)
  const write = (next: string): void => {
    setText(next)
    if (draftAt !== undefined) keepDraft(draftAt, next, writer)
  }
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setEmpty(text.trim() === '')
    if (text.trim() !== '' && !isBusy && closed === undefined && (await onSend(text))) write('')
  }
  const mention = (name: string): void => {
    if (name !== '') write(`${text}${text === '' || /\s$/.test(text) ? '' : ' '}@${name} `)
  }
  const length = t('length', { length: text.length, most: COMMENT_LENGTH })
  return (
    <form noValidate className="grid grid-cols-1 gap-2" onSubmit={(event) => void send(event)}>
      <Field
        label={label}
        help={people.length > 1 ? `${t('mentionHelp')} ${length}` : length}
        {...(isEmpty && text.trim() === '' && { error: t('tooEmpty') })}
        {...(closed !== undefined && { error: closed })}
      >
        {(ids) => (
          <Textarea
            {...ids}
            rows={3}
            maxLength={COMMENT_LENGTH}
            value={text}
            readOnly={isBusy}
            onChange={({ target }) => write(target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-2">
        <BusyButton size="sm" type="submit" isBusy={isBusy} busyLabel={t('sending')}>
          {action}
        </BusyButton>
        {onCancel && (
          <Button size="sm" variant="ghost" onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
        {people.length > 1 && (
          <PlainSelect
            aria-label={t('mention')}
            className="h-9 text-sm"
            value=""
            onChange={({ target }) => mention(target.value)}
          >
            <option value="">{t('nobody')}</option>
            {people.map((name) => (
              <option key={name} value={name} className="bg-raised text-paper">
                @{name}
              </option>
            ))}
          </PlainSelect>
        )}
      </div>
    </form>
  )
}
