/** Numbers up to this take a bit each; others a place in a set. */
const DENSE = 2 ** 28

/** A set of whole numbers from 0, for many that lie close together. */
export class SeenNumbers {
  private bits = new Uint32Array(1024)
  private readonly others = new Set<number>()

  /** False for a number that was there. */
  add(value: number): boolean {
    if (value >= DENSE) return this.others.size !== this.others.add(value).size
    const word = value >>> 5
    if (word >= this.bits.length) this.grow(word)
    const [before, bit] = [this.bits[word] ?? 0, 1 << (value & 31)]
    this.bits[word] = before | bit
    return (before & bit) === 0
  }

  private grow(word: number): void {
    const longer = new Uint32Array(Math.min(DENSE / 32, Math.max(word + 1, this.bits.length * 2)))
    longer.set(this.bits)
    this.bits = longer
  }
}
