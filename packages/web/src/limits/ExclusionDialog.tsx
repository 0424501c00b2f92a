import { limits } from '@spilvaerk/messages/limits'
import { type ExcludeInput, MIN_EXCLUSION_DAYS } from '@spilvaerk/schemas'
import { useState } from 'react'
import { serverWords } from '../auth/server-faults.ts'
import { textsOf } from '../lib/page-language.ts'
import { trpc } from '../lib/trpc.ts'
import { Checkbox } from '../ui/checkbox.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'

const LENGTHS = [
  { id: 'days30', input: { days: MIN_EXCLUSION_DAYS } },
  { id: 'days90', input: { days: 90 } },
  { id: 'days180', input: { days: 180 } },
  { id: 'year', input: { days: 365 } },
  { id: 'forever', input: { forever: true } },
] as const satisfies readonly { id: string; input: ExcludeInput }[]

type ExclusionDialogProps = { readonly open: boolean; readonly onClose: () => void }

export function ExclusionDialog({ open, onClose }: ExclusionDialogProps) {
  const utils = trpc.useUtils()
  const t = textsOf(limits)
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
      title={t('exclusion.title')}
      description={t('exclusion.text')}
      open={open}
      onOpenChange={(isOpen) => isOpen || close()}
      variant="danger"
      action={t('exclusion.action', { length: t(`exclusion.lengths.${chosen.id}`).toLowerCase() })}
      busyLabel={t('exclusion.busy')}
      isBusy={exclude.isPending}
      isReady={isSure}
      error={exclude.error ? serverWords(exclude.error, t('failed')) : undefined}
      onConfirm={() => exclude.mutate(chosen.input)}
    >
      <fieldset className="grid gap-2">
        <legend className="mb-2 font-medium text-sm">{t('exclusion.howLong')}</legend>
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
            {t(`exclusion.lengths.${length.id}`)}
          </label>
        ))}
      </fieldset>
      <Checkbox label={t('exclusion.sure')} checked={isSure} onChange={(event) => setSure(event.target.checked)} />
    </ConfirmDialog>
  )
}
