/** Whether the visitor asks for as little data as will do. */
export const isSparing = (): boolean =>
  (globalThis.navigator as { readonly connection?: { readonly saveData?: boolean } } | undefined)?.connection
    ?.saveData === true
