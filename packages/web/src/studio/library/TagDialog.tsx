import { library } from '@spilvaerk/messages/library'
import { MOST_TAGS, TAG_LENGTH } from '@spilvaerk/schemas/library-terms'
import { type FormEvent, useState } from 'react'
import { textsOf } from '../../lib/page-language.ts'
import { trpc } from '../../lib/trpc.ts'
import { toast } from '../../toast/toasts.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Refused } from './Refused.tsx'
import type { LibraryGame } from './use-library.ts'

type TagDialogProps = {
  readonly one: LibraryGame
  /** Tags of the other games. */
  readonly known: readonly string[]
  readonly onClose: () => void
}

/** The tags of a game as one line of words. What is typed stays until it is saved. */
export function TagDialog({ one: { game, notes }, known, onClose }: TagDialogProps) {
  const t = textsOf(library)
  const utils = trpc.useUtils()
  const [typed, setTyped] = useState(notes.tags.join(', '))
  const tags = typed
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean)
  const note = trpc.library.note.useMutation({
    onSuccess: () => {
      toast({ title: t('tag.done'), tone: 'success' })
      onClose()
    },
    onSettled: () => utils.library.page.invalidate(),
  })
  const long = tags.find((tag) => tag.length > TAG_LENGTH)
  const problem =
    long !== undefined
      ? t('tag.tooLong', { most: TAG_LENGTH, tag: long })
      : tags.length > MOST_TAGS
        ? t('tag.tooMany', { most: MOST_TAGS, count: tags.length })
        : undefined
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (problem === undefined) note.mutate({ id: game.id, tags })
  }
  const others = known.filter((tag) => !tags.includes(tag))
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t('tag.title', { name: game.name })}
      description={t('tag.what', { most: MOST_TAGS })}
    >
      <form className="grid gap-4" onSubmit={submit} noValidate>
        <Field label={t('tag.label')} error={problem}>
          {(ids) => <Input {...ids} value={typed} onChange={({ target }) => setTyped(target.value)} />}
        </Field>
        {others.length > 0 && (
          <fieldset className="flex flex-wrap items-center gap-2 text-sm">
            <legend className="mb-1 text-muted">{t('tag.known')}</legend>
            {others.map((tag) => (
              <Button key={tag} size="sm" variant="secondary" onClick={() => setTyped([...tags, tag].join(', '))}>
                {tag}
              </Button>
            ))}
          </fieldset>
        )}
        <Refused title={t('tag.failed')} error={note.error} />
        <BusyButton type="submit" className="justify-self-start" isBusy={note.isPending} busyLabel={t('tag.busy')}>
          {t('tag.save')}
        </BusyButton>
      </form>
    </Dialog>
  )
}
