import type { Brief, Definition } from '@spilvaerk/slot-engine'

/** What a calculation thread is asked. */
export type Task =
  | {
      readonly kind: 'analyse'
      readonly definition: Definition
      /** A way to pay for the round, by default the plain bet. */
      readonly mode?: string
      /** Rounds played where there is no exact answer. */
      readonly spins?: number
    }
  | { readonly kind: 'simulate'; readonly definition: Definition; readonly spins: number; readonly seed: string }
  | { readonly kind: 'design'; readonly brief: Brief; readonly seed: string }
  | { readonly kind: 'admission'; readonly definition: Definition; readonly seed: string }
  | { readonly kind: 'record'; readonly definition: Definition; readonly name: string }
