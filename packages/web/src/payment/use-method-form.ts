import type { MethodFields, PaymentMethod } from '@spilvaerk/schemas'
import { useState } from 'react'
import { toast } from '../toast/toasts.ts'
import type { Faults, MethodForm, Typed } from './methods/method.ts'
import { PAGE_METHODS } from './methods/methods.ts'

type Filled = { readonly of: PaymentMethod; readonly faults: Faults }

/** What the payer types for each method, and what is wrong with it. */
export function useMethodForm(method: PaymentMethod) {
  const [typed, setTyped] = useState<Partial<Readonly<Record<PaymentMethod, Typed>>>>({})
  const [refused, setRefused] = useState<Filled>({ of: method, faults: {} })
  const [refusals, setRefusals] = useState(0)
  const typedFor = (of: PaymentMethod): Typed => typed[of] ?? PAGE_METHODS[of].empty

  const formOf = (of: PaymentMethod): Omit<MethodForm, 'isTest'> => ({
    typed: typedFor(of),
    faults: refused.of === of ? refused.faults : {},
    refusals,
    change: (change) => {
      setTyped((known) => ({ ...known, [of]: { ...(known[of] ?? PAGE_METHODS[of].empty), ...change } }))
      setRefused((known) => (known.of === of ? { of, faults: without(known.faults, Object.keys(change)) } : known))
    },
  })
  /** What may be sent, or undefined after saying what is wrong. */
  const read = (): MethodFields | undefined => {
    const reading = PAGE_METHODS[method].read(typedFor(method), new Date())
    if (reading.kind === 'given') return reading.given
    setRefused({ of: method, faults: reading.faults })
    setRefusals((count) => count + 1)
    if (reading.kind === 'missing') toast({ tone: 'danger', title: reading.title, description: reading.description })
    return undefined
  }
  return { formOf, read } as const
}

const without = (faults: Faults, fields: readonly string[]): Faults =>
  Object.fromEntries(Object.entries(faults).filter(([name]) => !fields.includes(name)))

export type MethodForms = ReturnType<typeof useMethodForm>
