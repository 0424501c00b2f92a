import type { StudioGame } from '@spilvaerk/schemas'
import { trpc } from '../../lib/trpc.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Refused } from './Refused.tsx'

const STEPS = [
  {
    name: 'A proof',
    text: 'The return to the player is proved for every way to bet, on draws that nobody knew before. It has to lie within the limits of games for money.',
  },
  {
    name: 'Limits',
    text: 'What one round can pay at the highest bet has a limit, and the rules of the markets hold.',
  },
  { name: 'A person', text: 'One of us looks at the game, its names and its pictures, and decides. We write to you.' },
] as const

type SubmitDialogProps = { readonly game: StudioGame; readonly version: number; readonly onClose: () => void }

/** What it takes for one's own game to be played for money, before one asks for it. */
export function SubmitDialog({ game, version, onClose }: SubmitDialogProps) {
  const utils = trpc.useUtils()
  const submit = trpc.admission.submit.useMutation({
    onSuccess: (admission) => {
      utils.admission.of.setData({ id: game.id }, admission)
      onClose()
    },
  })
  return (
    <ConfirmDialog
      title={`Submit ${game.name} for real money`}
      description={`Version ${version}. An admitted game is played for money by everybody, sold and leased.`}
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      action="Submit"
      busyLabel="Submitting…"
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
              <b>{name}.</b> <span className="text-muted">{text}</span>
            </span>
          </li>
        ))}
      </ol>
      <p className="text-sm">
        Half of the price without VAT of each sale and lease goes to you. You can withdraw the game at any time; who has
        bought it keeps it.
      </p>
      <Refused title="Not submitted" error={submit.error} />
    </ConfirmDialog>
  )
}
