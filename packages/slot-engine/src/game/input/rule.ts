import type { Field } from './field.ts'
import type { Outline } from './outline.ts'

/** A check of what is no matter of shape. What it refuses, it notes at the field. */
export interface Rule<Context = Outline> {
  /** Before the place is read; `false` where there is no use in reading it. */
  readonly before?: (field: Field, context: Context) => false | undefined
  /** After it was read as its shape has it. */
  readonly after?: (field: Field, context: Context) => undefined
}
