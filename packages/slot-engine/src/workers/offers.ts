/**
 * A design made by several threads. Its own thread asks for samples and never returns to its event loop; each sample is
 * offered to the thread that started it, which hands it on to whoever has nothing else to do. A sample that nobody has begun
 * when its answer is needed is played where it is needed. Who plays it changes nothing about the game.
 */
import { type AnswerTo, answerTo, type Sampler, type SampleTask } from '../design/composed/sampler.ts'

/** A task, and whose it is: shared by all who see it. */
export interface Offer {
  readonly id: number
  readonly task: SampleTask
  readonly state: Int32Array
}

export interface Answer {
  readonly id: number
  readonly answer: AnswerTo<SampleTask>
}

/** Nobody's, of the thread that needs it, of a helper, and answered. */
const FREE = 0
const KEPT = 1
const TAKEN = 2
const ANSWERED = 3

/** What the thread of a design needs of its port. `receive` gives the next message, which has arrived already. */
export interface OfferPort {
  post(offer: Offer): void
  receive(): Answer | undefined
}

/** Samples of this thread's design. It may wait for a helper, so it is not to be the thread that hands offers on. */
export function offeringSampler(port: OfferPort): Sampler {
  const asked = new Set<Offer>()
  const answers = new Map<number, Answer['answer']>()
  let ids = 0
  const isPlayed = ({ id, task, state }: Offer): boolean => {
    if (Atomics.compareExchange(state, 0, FREE, KEPT) !== FREE) return false
    answers.set(id, answerTo(task))
    return true
  }
  const isKnown = ({ id }: Offer): boolean => {
    for (let next = port.receive(); next !== undefined; next = port.receive()) answers.set(next.id, next.answer)
    return answers.has(id)
  }
  const taken = (offer: Offer): Answer['answer'] => {
    asked.delete(offer)
    while (!isKnown(offer) && !isPlayed(offer)) {
      // Before it waits for a helper it plays what is needed later.
      if (![...asked].some(isPlayed)) Atomics.wait(offer.state, 0, TAKEN)
    }
    const answer = answers.get(offer.id)
    answers.delete(offer.id)
    // It is known by now.
    return answer!
  }
  return {
    ask<T extends SampleTask>(task: T): () => AnswerTo<T> {
      const offer = { id: ids++, task, state: new Int32Array(new SharedArrayBuffer(4)) }
      asked.add(offer)
      port.post(offer)
      // The answer to a task is of its kind.
      return () => taken(offer) as AnswerTo<T>
    },
    forget() {
      for (const { state } of asked) Atomics.compareExchange(state, 0, FREE, KEPT)
      asked.clear()
    },
  }
}

/** In a thread that helps. @returns undefined where somebody else has begun */
export const help = ({ task, state }: Offer): Answer['answer'] | undefined =>
  Atomics.compareExchange(state, 0, FREE, TAKEN) === FREE ? answerTo(task) : undefined

/** Who may be asked to help. */
export interface Helpers {
  readonly areFree: () => boolean
  /** Lets one of them call `help`; with nothing where that failed. */
  readonly ask: (offer: Offer) => Promise<Answer['answer'] | undefined>
  readonly tell: (answer: Answer) => void
}

/** Hands a design's offers on: call the result with each. The last ones go first, as its own thread begins with the first. */
export function offersTo({ areFree, ask, tell }: Helpers): (offer: Offer) => void {
  const waiting: Offer[] = []
  const handOn = async (): Promise<void> => {
    while (areFree()) {
      const offer = waiting.pop()
      if (offer === undefined) return
      if (Atomics.load(offer.state, 0) === FREE) await handedOn(offer)
    }
  }
  const handedOn = async (offer: Offer): Promise<void> => {
    const { id, state } = offer
    try {
      const answer = await ask(offer)
      if (answer === undefined) return
      tell({ id, answer })
      Atomics.store(state, 0, ANSWERED)
    } catch {
      // Whoever needs the sample plays it, and meets what the helper met.
    } finally {
      // What has no answer is nobody's again.
      Atomics.compareExchange(state, 0, TAKEN, FREE)
      Atomics.notify(state, 0)
    }
  }
  return (offer) => {
    waiting.push(offer)
    void handOn()
  }
}
