import type { ActivityEvent, ActivityKind } from '@spilvaerk/schemas'
import type { Newest } from '../../../platform/storage/newest.ts'
import type { Telling } from './telling.ts'

/** Something that was done to a game, as far as one of its records says. */
export interface Happening {
  readonly at: Date
  /** Within its record, which never has two of one number. */
  readonly id: number
  readonly kind: ActivityKind
  readonly who: ActivityEvent['who']
  /** Of who did it, and of whom it is about, where those are members. */
  readonly memberId?: string | undefined
  readonly about?: string | undefined
  readonly version?: number
  readonly tell: (telling: Telling) => string
}

/** What is asked of a record: of some kinds, and by one member or by all. */
export interface Asked extends Omit<Newest, 'by'> {
  readonly gameId: number
  readonly kinds: readonly ActivityKind[]
  readonly memberId?: string | undefined
}

/** A record that a game's activity is read from. */
export interface Source {
  readonly kinds: readonly ActivityKind[]
  /** The newest first. */
  newest(asked: Asked): Promise<readonly Happening[]>
}
