import type { SlotResult } from '@spilvaerk/schemas'
import type { RefusalOf } from '../lib/refused-with.ts'
import type { AutoStop } from './autospin.ts'
import type { Pending } from './wallet.ts'

/** How far a round is. */
export type Phase =
  | { readonly name: 'idle' }
  /** The bet is taken, the reels run, the answer is awaited. */
  | { readonly name: 'spinning'; readonly bet: Pending }
  /** The answer is known and is being shown. */
  | { readonly name: 'replaying'; readonly bet: Pending; readonly result: SlotResult }
  /** The round waits for the player's choice. */
  | { readonly name: 'asking'; readonly bet: Pending; readonly result: SlotResult }
  /** The choice is made, and what comes of it is awaited. */
  | { readonly name: 'choosing'; readonly bet: Pending; readonly result: SlotResult }
  /** The server did not answer: the bet stays stored until the same request is answered. */
  | { readonly name: 'unanswered'; readonly bet: Pending; readonly message: string }

/** What a round is asked for with. */
export type RoundPath = 'rounds.spin' | 'rounds.choose' | 'rounds.get'
export type RoundRefusal = RefusalOf<RoundPath>

/** What the player is told beside the round. */
export type Notice =
  | { readonly kind: 'funds' }
  | { readonly kind: 'refused'; readonly message: string; readonly refusal?: RoundRefusal | undefined }
  | { readonly kind: 'autoStopped'; readonly reason: AutoStop; readonly spinsLeft: number }
  | { readonly kind: 'resumed' }
