import { createSfc32, type Sfc32, streamSeed } from '../src/rng.ts'

/** Words without end, as bytes in the machine's order. */
export interface WordSource {
  readonly title: string
  /** Goes on where the last reader stopped. */
  chunks(): Generator<Uint8Array, never, void>
  /** Handed out so far. */
  bytes(): number
}

const CHUNK_WORDS = 1 << 15
/** As many as a short round draws. */
const START_WORDS = 16

/** One generator, from its first word on. */
export function longStream(seed: string): WordSource {
  const rng = createSfc32(seed)
  return source('One seed, one long stream.', (words) => fill(words, 0, words.length, rng))
}

/** The first words of stream 0, then those of stream 1, …: what rounds and shards that are seeded one by one see. */
export function startsOfStreams(seed: string): WordSource {
  let stream = 0
  return source(
    `The first ${START_WORDS} words of each of many streams: a new seeding every ${START_WORDS} words.`,
    (words) => {
      for (let from = 0; from < words.length; from += START_WORDS)
        fill(words, from, from + START_WORDS, createSfc32(streamSeed(seed, stream++)))
    },
  )
}

function source(title: string, refill: (words: Uint32Array) => void): WordSource {
  let bytes = 0
  function* chunks(): Generator<Uint8Array, never, void> {
    for (;;) {
      // A new one each time: the last may still be on its way.
      const words = new Uint32Array(CHUNK_WORDS)
      refill(words)
      bytes += words.byteLength
      yield new Uint8Array(words.buffer)
    }
  }
  return { title, chunks, bytes: () => bytes }
}

function fill(words: Uint32Array, from: number, to: number, rng: Sfc32): void {
  for (let i = from; i < to; i++) words[i] = rng.next()
}
