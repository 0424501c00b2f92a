import type { GameKind } from '@spilvaerk/schemas'

interface Told {
  readonly kind: GameKind
}

export const isSlot = <T extends Told>(told: T): told is Extract<T, { readonly kind: 'slot' }> => told.kind === 'slot'

/** What a page of a slot is told. @throws where it is of a table: such pages ask for slots alone */
export function ofSlot<T extends Told>(told: T): Extract<T, { readonly kind: 'slot' }> {
  if (isSlot(told)) return told
  throw new Error(`a ${told.kind} where a slot was asked for`)
}

/** What is told of a table; nothing of a slot, and nothing before it is known. */
export const ifTable = <T extends Told>(told: T | undefined): Exclude<T, { readonly kind: 'slot' }> | undefined =>
  told && !isSlot(told) ? (told as Exclude<T, { readonly kind: 'slot' }>) : undefined

/** What is told of a slot; nothing of a table, and nothing before it is known. */
export const ifSlot = <T extends Told>(told: T | undefined): Extract<T, { readonly kind: 'slot' }> | undefined =>
  told && isSlot(told) ? told : undefined
