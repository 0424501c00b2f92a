import type { PaymentMethod } from '@spilvaerk/schemas'
import type { z } from 'zod'
import { CREDIT_CARD } from './credit-card/method.ts'
import type { ServerMethod } from './method.ts'
import { MOBILEPAY } from './mobilepay/method.ts'

export type ServerMethods = Readonly<Record<PaymentMethod, ServerMethod>>

/** Every payment method, from the folder of its name. A method of the shared list that is missing here does not compile. */
export const SERVER_METHODS = { credit_card: CREDIT_CARD, mobilepay: MOBILEPAY } satisfies ServerMethods

type ShapeOf<Method> = Method extends ServerMethod<infer Shape> ? Shape : never
type Together<Part> = (Part extends unknown ? (part: Part) => void : never) extends (all: infer All) => void
  ? All
  : never
// Of the keys that are here: where one is missing, that is said once, above, and not of every setting.
type Shapes = Together<ShapeOf<(typeof SERVER_METHODS)[keyof typeof SERVER_METHODS]>>

// `assign` knows the type of what it puts together only for a list whose length is known.
/** The settings of all methods. */
export const methodSettings = Object.assign(
  {},
  ...Object.values(SERVER_METHODS).map(({ party }) => party.settings),
) as Shapes
export type MethodSettings = Readonly<z.infer<z.ZodObject<Shapes>>>
