import { comments } from '@spilvaerk/messages/comments'
import { library } from '@spilvaerk/messages/library'
import type { StudioGame } from '@spilvaerk/schemas'
import { textsOf } from '../../lib/page-language.ts'
import { trpc } from '../../lib/trpc.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { CommentsLink } from '../members/CommentsLink.tsx'
import { Refused } from './Refused.tsx'

const STEPS = [
  {
    name: 'submit.steps.proof.name',
    text: 'submit.steps.proof.text',
  },
  {
    name: 'submit.steps.limits.name',
    text: 'submit.steps.limits.text',
  },
  { name: 'submit.steps.person.name', text: 'submit.steps.person.text' },
] as const

type SubmitDialogProps = { readonly game: StudioGame; readonly version: number; readonly onClose: () => void }

/** What it takes for one's own game to be played for money, before one asks for it. */
export function SubmitDialog({ game, version, onClose }: SubmitDialogProps) {
  const t = textsOf(library)
  const utils = trpc.useUtils()
  const submit = trpc.admission.submit.useMutation({
    onSuccess: (admission) => {
      utils.admission.of.setData({ id: game.id }, admission)
      onClose()
    },
  })
  return (
    <ConfirmDialog
      title={t('submit.title', { name: game.name })}
      description={t('submit.description', { version })}
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      action={t('submit.action')}
      busyLabel={t('submit.busy')}
      isBusy={submit.isPending}
      onConfirm={() => submit.mutate({ id: game.id })}
    >
      <ol className="grid gap-3 text-sm">
        {STEPS.map(({ name, text }, index) => (
          <li key={name} className="grid grid-cols-[auto_1fr] gap-x-3">
            <span aria-hidden className="plate-night grid size-7 place-items-center rounded-sm font-semibold">
              {index + 1}
            </span>
            <span>
              <b>{t(name)}.</b> <span className="text-muted">{t(text)}</span>
            </span>
          </li>
        ))}
      </ol>
      <OpenThreads id={game.id} />
      <p className="text-sm">{t('submit.share')}</p>
      <Refused title={t('submit.failed')} error={submit.error} />
    </ConfirmDialog>
  )
}

/** What members still discuss. */
function OpenThreads({ id }: { readonly id: number }) {
  const { data } = trpc.comments.of.useQuery({ id, limit: 1 }, { retry: false, refetchOnMount: 'always' })
  const count = data?.counts.open ?? 0
  if (count === 0) return null
  return (
    <Notice role="status" action={<CommentsLink id={id} />}>
      {textsOf(comments)('submit', { count })}
    </Notice>
  )
}
