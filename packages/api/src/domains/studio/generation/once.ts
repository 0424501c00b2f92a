import { createHash, randomUUID } from 'node:crypto'
import { granted, type Outcome, type RefusalCode, refused } from '../../../platform/refusals/refusals.ts'
import { whenAlone } from '../../../platform/storage/claimed.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import type { Owner } from '../../games/catalogue/owner.ts'
import type { Made } from './pipeline.ts'
import type { Store } from './store.ts'

/** How long a request key keeps its answer. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

interface Done<T> {
  readonly answer: T
  readonly made?: Made
  /** Where one answer has several games: each under an id of its own. */
  readonly others?: readonly { readonly id: string; readonly made: Made }[]
}

interface Waiting {
  readonly signal?: AbortSignal | undefined
  readonly meanwhile?: (() => Promise<void>) | undefined
}

/** Does the work under an id, and says what to answer and what was made. */
export type Work<T, C extends RefusalCode = never> = (id: string) => Promise<Outcome<Done<T>, C>>

const makingOf = (made: Made | undefined) => ({
  definitionHash: made?.definitionHash ?? null,
  making: made ? JSON.stringify(made.making) : null,
})

/** With a key the work is done once: who repeats it, or asks meanwhile, gets the same answer. */
export function createOnce(store: Store, clock: Clock) {
  const underWay = new Map<string, Promise<Outcome<unknown>>>()

  const doIt = async <T, C extends RefusalCode>(
    owner: Owner,
    key: string | undefined,
    requestHash: string,
    work: Work<T, C>,
  ): Promise<Outcome<T, C | 'requestReused'>> => {
    const earlier = key === undefined ? undefined : await store.byKey(owner, key)
    if (earlier) {
      // It was stored as an answer to this very request.
      return earlier.requestHash === requestHash
        ? granted(JSON.parse(earlier.answer) as T)
        : refused({ code: 'requestReused' })
    }
    const id = randomUUID()
    const done = await work(id)
    if (!done.ok) return done
    const { answer, made, others = [] } = done.value
    const now = clock.now()
    const known = { owner, requestHash, createdAt: now }
    const since = new Date(now.getTime() - KEPT_MS)
    for (const { id, made } of others)
      await store.keep({ ...known, ...makingOf(made), id, requestKey: null, answer: '' }, since)
    const kept = key === undefined ? '' : JSON.stringify(answer)
    await store.keep({ ...known, ...makingOf(made), id, requestKey: key ?? null, answer: kept }, since)
    return granted(answer)
  }

  /**
   * `signal` is that of who asks now: work that somebody else gave up is begun again. `meanwhile` is done again and again
   * while another server does the work.
   */
  const once = async <T, C extends RefusalCode>(
    owner: Owner,
    key: string | undefined,
    request: unknown,
    work: Work<T, C>,
    { signal, meanwhile }: Waiting = {},
  ): Promise<Outcome<T, C | 'requestReused'>> => {
    const hash = sha256(JSON.stringify(request))
    if (key === undefined) return doIt(owner, key, hash, work)
    const name = `${owner}/${key}/${hash}`
    // Of one owner, key and request there is one kind of answer.
    const known = underWay.get(name) as Promise<Outcome<T, C | 'requestReused'>> | undefined
    if (known !== undefined) {
      const outcome = await known
      const isGivenUp = !outcome.ok && outcome.refusal.code === 'cancelled'
      return isGivenUp && !signal?.aborted ? once(owner, key, request, work, { signal, meanwhile }) : outcome
    }
    const task = `once:${sha256(`${owner}/${key}`)}`
    const running = whenAlone(store, task, () => doIt(owner, key, hash, work), meanwhile).finally(() =>
      underWay.delete(name),
    )
    underWay.set(name, running)
    return running
  }
  return once
}
