import { newKey } from '../../game/ask.ts'
import { anyRoll } from './wishes.ts'

/** What makes a request one of its own: repeated with it, it gives the same game. */
export interface Ticket {
  readonly key: string
  /** Of the request that keeps what was designed. */
  readonly keepKey: string
  readonly roll: number
}

let lost: { readonly request: string; readonly ticket: Ticket } | undefined

/** A new ticket, or that of the same request when its answer was lost on the way. */
export const ticketFor = (request: string): Ticket =>
  lost?.request === request ? lost.ticket : { key: newKey(), keepKey: newKey(), roll: anyRoll() }

/** The answer did not arrive: nobody knows whether the work was done. */
export const markLost = (request: string, ticket: Ticket): void => {
  lost = { request, ticket }
}

export const markAnswered = (): void => {
  lost = undefined
}
