import type { ReelSet } from '../compile/compile.ts'
import type { Rng } from '../rng.ts'

/** Draws the stop of every reel into `stops`: one number per draw group, the last reel of a group fastest. */
export function drawStops(set: ReelSet, rng: Rng, stops: Int32Array): void {
  for (const group of set.groups) {
    let draw = rng.below(group.size)
    for (let r = group.to - 1; r >= group.from; r--) {
      const reel = set.reels[r] as ReelSet['reels'][number]
      const at = draw % reel.weight
      draw = (draw - at) / reel.weight
      stops[r] = reel.stopOf === null ? at : (reel.stopOf[at] as number)
    }
  }
}

/** What all lines of a window pay together. */
export function lineCoins(set: ReelSet, lines: readonly (readonly number[])[], stops: Int32Array): number {
  let coins = 0
  for (const line of lines) coins += coinsOfLine(set, line, stops)
  return coins
}

export function coinsOfLine({ automaton, reels }: ReelSet, line: readonly number[], stops: Int32Array): number {
  let node = automaton.start
  let coins = automaton.startCoins
  for (let r = 0; r < reels.length && node !== 0; r++) {
    const reel = reels[r] as ReelSet['reels'][number]
    const layer = automaton.layers[r] as ReelSet['automaton']['layers'][number]
    const symbol = reel.symbols[(stops[r] as number) * reel.rows + (line[r] as number)] as number
    const edge = node * automaton.symbols + symbol
    coins += layer.coins[edge] as number
    node = layer.next[edge] as number
  }
  return coins
}

/** The packed scatter counts of a window. */
export function scattersOf(set: ReelSet, stops: Int32Array): number {
  let packed = 0
  set.reels.forEach((reel, r) => {
    packed += reel.scatters[stops[r] as number] as number
  })
  return packed
}
