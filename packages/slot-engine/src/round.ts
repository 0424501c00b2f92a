/** A round as it is told. Its grammar, from which these types are written, is `grammar/events.ts`. */
import { type RoundEvent, WIN_EVENT_TYPES, type WinEvent } from './round.gen.ts'

export * from './round.gen.ts'

const WIN_TYPES: readonly string[] = WIN_EVENT_TYPES

export const isWin = (event: RoundEvent): event is WinEvent => WIN_TYPES.includes(event.type)
