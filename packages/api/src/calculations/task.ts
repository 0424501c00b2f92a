import type { AdmissionLimits, Brief, Definition } from '@spilvaerk/slot-engine'

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
  | {
      readonly kind: 'admission'
      readonly definition: Definition
      readonly seed: string
      /** Rounds played where there is no exact answer, by default what the engine thinks fit. */
      readonly rounds?: number
      /** Fewer are played where the return is sooner known to be within these limits, or not to be. */
      readonly until?: AdmissionLimits
    }
  | { readonly kind: 'record'; readonly definition: Definition; readonly name: string }
