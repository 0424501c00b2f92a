import { payment } from '@spilvaerk/messages/payment'
import type { TestNumber } from '@spilvaerk/schemas'
import { FlaskConical } from 'lucide-react'
import { textsOf } from '../lib/page-language.ts'

type TestNumbersProps = {
  readonly title: string
  readonly numbers: readonly TestNumber[]
  readonly show: (number: string) => string
  readonly onPick: (number: string) => void
  readonly isOpen?: boolean
}

/** The published numbers of testtilstand and how a payment with each goes. A press fills it in. */
export function TestNumbers({ title, numbers, show, onPick, isOpen = false }: TestNumbersProps) {
  const t = textsOf(payment)
  return (
    <details open={isOpen} className="rounded-md border border-petrol bg-petrol-deep/50">
      <summary className="flex min-h-11 items-center gap-2 px-3.5 font-semibold text-petrol-text text-sm">
        <FlaskConical aria-hidden className="size-4" />
        {title}
        <span className="font-normal text-muted">{t('test.fill')}</span>
      </summary>
      <ul className="grid px-1.5 pb-1.5">
        {numbers.map(({ number, behaviour }) => (
          <li key={number}>
            <button
              type="button"
              onClick={() => onPick(number)}
              className="flex min-h-9 w-full flex-wrap items-center justify-between gap-x-3 rounded-sm px-2 py-1 text-left text-sm transition hover:bg-petrol"
            >
              <span className="font-semibold tabular-nums">{show(number)}</span>
              <span className="text-muted text-xs">{t(`test.behaviours.${behaviour}`)}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
