type Optional<T> = { [K in keyof T]: T[K] | undefined }

/**
 * A frozen object of the fields that have a value.
 * What is left out is optional, or a problem has been noted and nobody will see the object.
 */
export function plain<T extends object>(fields: Optional<Required<T>>): T {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined)
  return Object.freeze(Object.fromEntries(given)) as T
}

/** The values that were read, frozen; `undefined` when the list could not be read at all. */
export function list<From, To>(
  items: readonly From[] | undefined,
  read: (item: From, index: number) => To | undefined,
) {
  if (items === undefined) return undefined
  return Object.freeze(items.map(read).filter((item) => item !== undefined)) as readonly To[]
}
