import { newKey } from '../../lib/new-key.ts'
import { anyRoll } from './wishes.ts'

/** Identify a request: repeated with the same keys, it gives the same game. */
export interface RequestKeys {
  readonly key: string
  /** The key of the request that stores what was designed. */
  readonly keepKey: string
  readonly roll: number
}

let lost: { readonly request: string; readonly keys: RequestKeys } | undefined

/** New keys, or those of the same request when its answer was lost. */
export const requestKeysFor = (request: string): RequestKeys =>
  lost?.request === request ? lost.keys : { key: newKey(), keepKey: newKey(), roll: anyRoll() }

/** No answer arrived: whether the work was done is unknown. */
export const markLost = (request: string, keys: RequestKeys): void => {
  lost = { request, keys }
}

export const markAnswered = (): void => {
  lost = undefined
}
