import type { MethodFields, Order, PaymentStep } from '@spilvaerk/schemas'
import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'

export type Typed<Field extends string = string> = Readonly<Record<Field, string>>
export type Faults<Field extends string = string> = Partial<Typed<Field>>

/** What may be sent of what was typed, or what is wrong with it. */
export type Reading<Field extends string = string> =
  | { readonly kind: 'given'; readonly given: MethodFields }
  | { readonly kind: 'missing'; readonly title: string; readonly description: string; readonly faults: Faults<Field> }
  | { readonly kind: 'faulty'; readonly faults: Faults<Field> }

/** What a method's form is handed. */
export type MethodForm<Field extends string = string> = {
  readonly typed: Typed<Field>
  readonly faults: Faults<Field>
  /** How often the form was refused: each time the payer is taken to the first field at fault. */
  readonly refusals: number
  readonly change: (change: Faults<Field>) => void
  readonly isTest: boolean
}

export type ProviderFieldsProps = { readonly order: Order; readonly step: Extract<PaymentStep, { kind: 'element' }> }

/** A payment method as the page knows it: its icon, its form, and how what is typed there is read. */
export type PageMethod<Field extends string = string> = {
  readonly icon: LucideIcon
  /** The form before anything is typed. What is typed lives in the page's memory alone. */
  readonly empty: Typed<Field>
  readonly Form: ComponentType<MethodForm<Field>>
  readonly read: (typed: Typed<Field>, today: Date) => Reading<Field>
  /** Whether its fields are asked for before the order is made. */
  readonly asksFirst: (isTest: boolean) => boolean
  /** The provider's own fields, for a method that shows them once the order is made. */
  readonly ProviderFields?: ComponentType<ProviderFieldsProps>
}

/** A method among the others. Its form and its check are handed what began as its `empty`, so all its fields are there. */
export const pageMethod = <Field extends string>(method: PageMethod<Field>) => method as unknown as PageMethod
