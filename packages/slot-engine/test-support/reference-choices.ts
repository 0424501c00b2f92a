/** Whatever a game draws, tried in every way it can come out. */
import { sumOf } from './reference-rules.ts'

/** Gives an index, drawn by these weights. */
export type Choose = (weights: readonly number[]) => number

/** There are more ways than anyone would wait for. */
export class TooMany extends Error {}

/**
 * Plays the same thing again and again, each time with other draws, until every sequence of draws has been met once.
 * @param visit is given what came out and how likely that sequence is
 */
export function everyWay<T>(
  play: (choose: Choose) => T,
  visit: (outcome: T, chance: number) => void,
  most = 1_500,
): void {
  const path: Draw[] = []
  for (let ways = 0; ways < most; ways++) {
    let at = 0
    const outcome = play((weights) => {
      if (at === path.length) path.push({ index: firstOf(weights), weights })
      return path[at++]!.index
    })
    visit(
      outcome,
      path.reduce((chance, { index, weights }) => (chance * weights[index]!) / sumOf(weights), 1),
    )
    while (path.length > 0 && !advance(path.at(-1)!)) path.pop()
    if (path.length === 0) return
  }
  throw new TooMany(`more than ${most} ways`)
}

interface Draw {
  index: number
  readonly weights: readonly number[]
}

const firstOf = (weights: readonly number[]): number => weights.findIndex((weight) => weight > 0)

function advance(draw: Draw): boolean {
  do draw.index++
  while (draw.index < draw.weights.length && draw.weights[draw.index] === 0)
  return draw.index < draw.weights.length
}

/** Draws a key by its weight. */
export function chooseKey(choose: Choose, weights: Readonly<Record<string, number>>): string {
  const keys = Object.keys(weights)
  return keys[choose(keys.map((key) => weights[key]!))]!
}

/** The reel set of a spin: the one named, or one of several by their weights. */
export const chooseSet = (choose: Choose, choice: string | Readonly<Record<string, number>>): string =>
  typeof choice === 'string' ? choice : chooseKey(choose, choice)
