import { controls as controlTexts } from '@spilvaerk/messages/controls'
import { playing } from '@spilvaerk/messages/playing'
import { type ReactNode, useId, useState } from 'react'
import { cn } from '../lib/cn.ts'
import { formatAmount, formatNumber } from '../lib/format.ts'
import { pageLanguage, textsOf } from '../lib/page-language.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import type { AutoPlan } from './autospin.ts'
import { formatMicro, toMicro } from './money.ts'
import { type PlanDraft, planOf } from './plan.ts'

type AutoSpinDialogProps = {
  readonly options: readonly number[]
  readonly bet: number
  readonly trigger: ReactNode
  readonly onStart: (plan: AutoPlan) => void
}

/** Autospin is agreed to before it starts: how many, and how much may be lost. */
export function AutoSpinDialog({ options, bet, trigger, onStart }: AutoSpinDialogProps) {
  const t = textsOf(playing)
  const [isOpen, setOpen] = useState(false)
  return (
    <Dialog
      title={t('panel.autoplay')}
      description={t('auto.about')}
      trigger={trigger}
      open={isOpen}
      onOpenChange={setOpen}
    >
      <AutoSpinForm
        options={options}
        bet={bet}
        onCancel={() => setOpen(false)}
        onStart={(plan) => {
          setOpen(false)
          onStart(plan)
        }}
      />
    </Dialog>
  )
}

type AutoSpinFormProps = Pick<AutoSpinDialogProps, 'options' | 'bet' | 'onStart'> & { readonly onCancel: () => void }

function AutoSpinForm({ options, bet, onStart, onCancel }: AutoSpinFormProps) {
  const t = textsOf(playing)
  const [draft, setDraft] = useState<PlanDraft>({ spins: options[0] ?? 10, lossLimit: '', singleWin: '' })
  const [isChecked, setChecked] = useState(false)
  const { plan, faults } = planOf(draft, bet)
  const change = (part: Partial<PlanDraft>): void => setDraft((before) => ({ ...before, ...part }))
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        setChecked(true)
        if (plan) onStart(plan)
      }}
    >
      <fieldset>
        <legend className="mb-2 font-medium text-sm">{t('auto.count')}</legend>
        <div className="grid grid-cols-4 gap-2">
          {options.map((spins) => (
            <label key={spins} className={cn('game-choice', spins === draft.spins && 'game-choice-chosen')}>
              <input
                type="radio"
                name="spins"
                className="sr-only"
                checked={spins === draft.spins}
                onChange={() => change({ spins })}
              />
              {spins}
            </label>
          ))}
        </div>
      </fieldset>
      <AmountField
        label={t('auto.lossLimit')}
        help={t('auto.lossLimitHelp')}
        value={draft.lossLimit}
        suggestions={[5, 10, 20, 50].map((times) => times * bet)}
        fault={isChecked ? faults.lossLimit : undefined}
        onChange={(lossLimit) => change({ lossLimit })}
      />
      <AmountField
        label={t('auto.singleWin')}
        help={t('auto.singleWinHelp')}
        value={draft.singleWin}
        suggestions={[5, 20, 100].map((times) => times * bet)}
        fault={isChecked ? faults.singleWin : undefined}
        onChange={(singleWin) => change({ singleWin })}
      />
      <p className="rounded-md bg-raised p-3 text-muted text-sm">
        {t('auto.atMost', {
          count: draft.spins,
          bet: formatMicro(toMicro(bet)),
          total: formatMicro(draft.spins * toMicro(bet)),
        })}
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="ghost" onClick={onCancel}>
          {textsOf(controlTexts)('cancel')}
        </Button>
        <Button type="submit">{t('auto.start', { count: draft.spins })}</Button>
      </div>
    </form>
  )
}

/** As it would be typed in the language of the page. */
const typedAmount = (amount: number): string =>
  pageLanguage() === 'da' ? String(amount).replace('.', ',') : String(amount)

type AmountFieldProps = {
  readonly label: string
  readonly help: string
  readonly value: string
  readonly suggestions: readonly number[]
  readonly fault: string | undefined
  readonly onChange: (text: string) => void
}

function AmountField({ label, help, value, suggestions, fault, onChange }: AmountFieldProps) {
  const id = useId()
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-medium text-sm">
        {label}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={fault !== undefined}
          aria-describedby={`${id}-help`}
          className="well h-11 w-32 rounded-md px-3 text-right tabular-nums"
        />
        {suggestions.map((amount) => (
          <Button
            key={amount}
            variant="secondary"
            className="px-3 tabular-nums"
            onClick={() => onChange(typedAmount(amount))}
          >
            {Number.isInteger(amount) ? formatNumber(amount) : formatAmount(amount)}
          </Button>
        ))}
      </div>
      <p id={`${id}-help`} className={cn('text-sm', fault ? 'text-red-text' : 'text-muted')}>
        {fault ?? help}
      </p>
    </div>
  )
}
