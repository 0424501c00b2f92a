/** Repeatable chance for decoration: the same hash always paints the same picture. No outcome is ever drawn from it. */
export type Dice = {
  /** In [low, high). */
  readonly between: (low: number, high: number) => number
  /** A whole number from `low` to `high`, both included. */
  readonly whole: (low: number, high: number) => number
  readonly pick: <Item>(items: readonly [Item, ...Item[]]) => Item
  readonly chance: (share: number) => boolean
}

/** mulberry32 (Tommy Ettinger), started from the text's FNV-1a hash. */
export function createDice(seed: string): Dice {
  let state = fnv1a(seed)
  const unit = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const whole = (low: number, high: number) => low + Math.floor(unit() * (high - low + 1))
  return {
    between: (low, high) => low + unit() * (high - low),
    whole,
    pick: (items) => items[whole(0, items.length - 1)] ?? items[0],
    chance: (share) => unit() < share,
  }
}

function fnv1a(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return hash >>> 0
}
