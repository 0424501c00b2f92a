/** Bytes of a frame's header after its magic number and first byte, by the field of that byte (RFC 8878, 3.1.1.1). */
const DICTIONARY_BYTES = [0, 1, 2, 4] as const
const SIZE_BYTES = [0, 2, 4, 8] as const
const MAGIC_BYTES = 4
const SKIPPABLE = 0x184d2a5
const BLOCK_HEADER_BYTES = 3
/** A block of one byte that is repeated. */
const RUN = 1

/**
 * Cuts a zstd stream where its frames end. A file may have several, one after the other; Node takes what follows a frame in
 * the same write for nothing. What is no zstd is left whole, for the decompressor to refuse.
 */
export async function* byFrame(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void, undefined> {
  const frames = new FrameEnds()
  for await (const chunk of chunks) {
    let from = 0
    for (const end of frames.of(chunk)) {
      yield chunk.subarray(from, end)
      from = end
    }
    if (from < chunk.length) yield chunk.subarray(from)
  }
}

type Part = 'magic' | 'skippable' | 'first' | 'block' | 'end' | 'unknown'

class FrameEnds {
  private part: Part = 'magic'
  private needed = MAGIC_BYTES
  private passing = 0
  private checksum = 0
  private readonly bytes: number[] = []

  /** The places in a chunk, which follows the one before, where frames are over. */
  of(chunk: Uint8Array): readonly number[] {
    const ends: number[] = []
    for (let at = 0; at < chunk.length; ) {
      if (this.part === 'unknown') break
      if (this.passing > 0) {
        const passed = Math.min(this.passing, chunk.length - at)
        this.passing -= passed
        at += passed
      } else {
        this.bytes.push(chunk[at] ?? 0)
        at += 1
        if (this.bytes.length === this.needed) this.read()
      }
      if (this.part === 'end' && this.passing === 0) {
        this.expect('magic', MAGIC_BYTES)
        ends.push(at)
      }
    }
    return ends
  }

  private expect(part: Part, needed: number, passing = 0): void {
    this.part = part
    this.needed = needed
    this.passing = passing
    this.bytes.length = 0
  }

  /** What the bytes that were needed say of those that follow. */
  private read(): void {
    const value = this.bytes.reduceRight((sum, byte) => sum * 256 + byte, 0)
    if (this.part === 'magic') {
      if (value === 0xfd2fb528) this.expect('first', 1)
      else if (Math.floor(value / 16) === SKIPPABLE) this.expect('skippable', MAGIC_BYTES)
      else this.part = 'unknown'
    } else if (this.part === 'skippable') this.expect('end', 0, value)
    else if (this.part === 'first') {
      const isSingle = (value >> 5) & 1
      this.checksum = (value >> 2) & 1 ? MAGIC_BYTES : 0
      const size = value >> 6 === 0 ? isSingle : (SIZE_BYTES[value >> 6] ?? 0)
      this.expect('block', BLOCK_HEADER_BYTES, 1 - isSingle + (DICTIONARY_BYTES[value & 3] ?? 0) + size)
    } else {
      const content = ((value >> 1) & 3) === RUN ? 1 : value >> 3
      if (value & 1) this.expect('end', 0, content + this.checksum)
      else this.expect('block', BLOCK_HEADER_BYTES, content)
    }
  }
}
