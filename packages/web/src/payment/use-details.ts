import type { PaymentMethod } from '@spilvaerk/schemas'
import { useState } from 'react'
import { toast } from '../toast/toasts.ts'
import { type Card, type DetailField, type Faults, type Given, NO_DETAILS, readDetails } from './details.ts'

/** What the payer types, and what is wrong with it. */
export function useDetails(method: PaymentMethod) {
  const [details, setDetails] = useState(NO_DETAILS)
  const [faults, setFaults] = useState<Faults>({})
  const [refusals, setRefusals] = useState(0)
  const clear = (fields: readonly DetailField[]) =>
    setFaults((known) => Object.fromEntries(Object.entries(known).filter(([name]) => !fields.some((f) => f === name))))

  const changeCard = (change: Partial<Card>): void => {
    setDetails(({ card, phone }) => ({ phone, card: { ...card, ...change } }))
    // The keys of a change are the fields of a card.
    clear(Object.keys(change) as (keyof Card)[])
  }
  const changePhone = (phone: string): void => {
    setDetails(({ card }) => ({ card, phone }))
    clear(['phone'])
  }
  /** What may be sent, or undefined after saying what is wrong. */
  const read = (): Given | undefined => {
    const reading = readDetails(method, details, new Date())
    if (reading.kind === 'given') return reading.given
    setFaults(reading.faults)
    setRefusals((count) => count + 1)
    if (reading.kind === 'missing') toast({ tone: 'danger', title: reading.title, description: reading.description })
    return undefined
  }
  return { details, faults, refusals, changeCard, changePhone, read } as const
}

export type DetailsForm = ReturnType<typeof useDetails>
