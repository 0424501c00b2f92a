import { idempotencyKey } from '@spilvaerk/schemas'
import { granted, type Outcome, refused } from '../../../platform/refusals/refusals.ts'

/** For the description of a path that heeds one. */
export const REQUEST_KEY = { 'Idempotency-Key': 'A UUID: a repeated request with it gets the same game again' }

export const RUN_KEY = { 'Idempotency-Key': 'A UUID, to follow and cancel the work with at /runs/{key}' }

/** The key of a request, from its body or its header. */
export function keyOf(
  given: string | undefined,
  header: string | undefined,
): Outcome<string | undefined, 'keyMalformed'> {
  const key = idempotencyKey.optional().safeParse(given ?? header)
  return key.success ? granted(key.data) : refused({ code: 'keyMalformed' })
}
