import { crypto } from '@spilvaerk/messages/crypto'
import type { CryptoInvoice } from '@spilvaerk/schemas'
import { cn } from '../lib/cn.ts'
import { textsOf } from '../lib/page-language.ts'
import { type StepState, stepsOf } from './invoice-words.ts'

const LAMPS: Readonly<Record<StepState, string>> = {
  done: 'border-lamp-bright bg-lamp shadow-lamp',
  now: 'border-lamp bg-brass-dark motion-safe:animate-twinkle',
  later: 'border-edge bg-void',
}

/** How far a payment is: a row of lamps. */
export function InvoiceSteps({ invoice }: { readonly invoice: CryptoInvoice }) {
  const t = textsOf(crypto)
  return (
    <ol aria-label={t('steps.label')} className="grid gap-2.5 sm:grid-cols-2">
      {stepsOf(invoice).map(({ name, state }) => (
        <li key={name} className="flex items-center gap-3 text-sm" {...(state === 'now' && { 'aria-current': 'step' })}>
          <span aria-hidden className={cn('size-3.5 shrink-0 rounded-full border', LAMPS[state])} />
          <span className={state === 'later' ? 'text-muted' : 'font-semibold'}>
            <span className="sr-only">{`${t(`steps.${state}`)} `}</span>
            {name}
          </span>
        </li>
      ))}
    </ol>
  )
}
