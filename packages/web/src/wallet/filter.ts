import type { MovementFilter } from '@spilvaerk/schemas'

export type Filter = { readonly [Field in keyof MovementFilter]?: NonNullable<MovementFilter[Field]> }

/** Where the same movements are found as a file. */
export const csvAddress = (filter: Filter): string => {
  const query = new URLSearchParams(Object.entries(filter)).toString()
  return `/api/wallet/history.csv${query && `?${query}`}`
}
