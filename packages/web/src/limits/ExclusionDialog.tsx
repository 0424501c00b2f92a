import { type ExcludeInput, MIN_EXCLUSION_DAYS } from '@spilvaerk/schemas'
import { useState } from 'react'
import { serverWords } from '../auth/server-faults.ts'
import { trpc } from '../lib/trpc.ts'
import { Checkbox } from '../ui/checkbox.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'

const LENGTHS = [
  { id: '30', label: '30 dage', input: { days: MIN_EXCLUSION_DAYS } },
  { id: '90', label: '3 måneder', input: { days: 90 } },
  { id: '180', label: '6 måneder', input: { days: 180 } },
  { id: '365', label: '1 år', input: { days: 365 } },
  { id: 'forever', label: 'For altid', input: { forever: true } },
] as const satisfies readonly { id: string; label: string; input: ExcludeInput }[]

type ExclusionDialogProps = { readonly open: boolean; readonly onClose: () => void }

export function ExclusionDialog({ open, onClose }: ExclusionDialogProps) {
  const utils = trpc.useUtils()
  const [chosen, setChosen] = useState<(typeof LENGTHS)[number]>(LENGTHS[0])
  const [isSure, setSure] = useState(false)
  const close = (): void => {
    setSure(false)
    onClose()
  }
  const exclude = trpc.limits.exclude.useMutation({
    onSuccess: async () => {
      await utils.limits.get.invalidate()
      close()
    },
  })
  return (
    <ConfirmDialog
      title="Udeluk dig selv"
      description="Udelukkelsen begynder nu og kan ikke gøres kortere, heller ikke af os."
      open={open}
      onOpenChange={(isOpen) => isOpen || close()}
      variant="danger"
      action={`Udeluk mig · ${chosen.label.toLowerCase()}`}
      busyLabel="Udelukker..."
      isBusy={exclude.isPending}
      isReady={isSure}
      error={exclude.error ? serverWords(exclude.error, 'Det lykkedes ikke lige nu. Prøv igen.') : undefined}
      onConfirm={() => exclude.mutate(chosen.input)}
    >
      <fieldset className="grid gap-2">
        <legend className="mb-2 font-medium text-sm">Hvor længe?</legend>
        {LENGTHS.map((length) => (
          <label
            key={length.id}
            className="well flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-4 has-checked:border-lamp has-checked:bg-raised"
          >
            <input
              type="radio"
              name="laengde"
              checked={chosen.id === length.id}
              onChange={() => setChosen(length)}
              className="size-4 accent-lamp"
            />
            {length.label}
          </label>
        ))}
      </fieldset>
      <Checkbox
        label="Jeg forstår, at jeg ikke kan spille for penge i den tid, og at det ikke kan fortrydes"
        checked={isSure}
        onChange={(event) => setSure(event.target.checked)}
      />
    </ConfirmDialog>
  )
}
