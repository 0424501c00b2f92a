import type { Asker } from '../../../platform/storage/storage.ts'
import type { Checkpoint } from './checkpoints/checkpoint.ts'
import { checkpointAt } from './checkpoints/store.ts'
import type { Walked } from './walk.ts'

/** The movements from one checkpoint, or the first of all, to another: they are read without those before them. */
export interface Segment {
  readonly from: Checkpoint | undefined
  readonly until: Checkpoint
}

/** Who reads segments beside each other. */
export interface SegmentReaders {
  /** So many are read at once. */
  readonly together: number
  /** So many movements are one at least. */
  readonly least?: number
  /** What a segment came to; `undefined` where not everything in it is what was written. */
  read(segment: Segment, publicKey: string | undefined): Promise<Walked | undefined>
}

/** What is confirmed, from the first movement on. */
interface Confirmed extends Pick<Walked, 'lines' | 'balances'> {
  /** Where it ends. */
  readonly until: Checkpoint
}

/** Each begins with asking what its accounts held, which takes as long as reading some hundred movements. */
const LEAST = 50_000

/**
 * Has segments read beside each other, and joins them in their order up to the first that is not confirmed. A segment
 * begins with what a checkpoint says: that is what was written if the segment before it comes to the same.
 */
export async function confirmedAside(
  db: Asker,
  { together, least = LEAST, read }: SegmentReaders,
  publicKey: string | undefined,
): Promise<Confirmed | undefined> {
  const balances = new Map<string, number>()
  let [lines, until] = [0, undefined as Checkpoint | undefined]
  const take = (segment: Segment, walked: Walked): void => {
    for (const [name, balanceMicro] of walked.balances) balances.set(name, balanceMicro)
    lines += walked.lines
    until = segment.until
  }
  // What a reader could not read at all is not confirmed either: the one reader comes by it, and says what is wrong.
  const tryRead = (segment: Segment) => read(segment, publicKey).catch(() => undefined)
  for await (const [segment, walked] of inOrder(segmentsOf(db, least), together, tryRead)) {
    if (!walked) break
    take(segment, walked)
  }
  return until && { until, lines, balances }
}

async function* segmentsOf(db: Asker, least: number): AsyncGenerator<Segment> {
  let from: Checkpoint | undefined
  for (;;) {
    const until = await checkpointAt(db, from?.n ?? 0, (from?.movementId ?? 0) + least)
    if (!until) return
    yield { from, until }
    from = until
  }
}

/** What `work` makes of each, in their order, so many under way at once: whoever stops asking waits for those. */
async function* inOrder<T, R>(
  items: AsyncIterable<T>,
  together: number,
  work: (item: T) => Promise<R>,
): AsyncGenerator<readonly [T, R]> {
  const under: (readonly [T, Promise<R>])[] = []
  try {
    for await (const item of items) {
      under.push([item, work(item)])
      // One more waits for whoever is done first.
      if (under.length > together) yield* first(under)
    }
    while (under.length > 0) yield* first(under)
  } finally {
    await Promise.allSettled(under.map(([, done]) => done))
  }
}

async function* first<T, R>(under: (readonly [T, Promise<R>])[]): AsyncGenerator<readonly [T, R]> {
  const [item, done] = under[0] as readonly [T, Promise<R>]
  const result = await done
  under.shift()
  yield [item, result]
}
