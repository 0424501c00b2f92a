import type { HiLoDefinition } from '../../definition.ts'
import { ordersOf } from '../../kinds/hi-lo/law.ts'
import { HiLoReturns } from '../../kinds/hi-lo/returns.ts'
import type { DesignWish, TableDesigner } from '../designer.ts'
import { chipOf, USUAL_RETURN } from './numbers.ts'

/** What one more right guess pays more, about: between the odds of a guess with the best side and those of any. */
const GROWTH = { low: 1.25, medium: 1.42, high: 1.6 } as const

export const hiLoDesigner: TableDesigner = {
  rules: {
    decks: ['1', '2', '4', '6', '8'],
    guesses: ['4', '1', '2', '3', '5'],
    tie: ['lose', 'win', 'push'],
  },
  sideBets: [],
  chosen: {},
  build({ decks = '1', guesses, tie }, wish) {
    const count = Number(guesses)
    const fields = { decks: Number(decks), tie: tie as HiLoDefinition['tie'], chip: chipOf(wish, 100) } as const
    const back = solved(fields, count, wish)
    // Its law could not be counted in whole numbers.
    if (ordersOf(fields.decks, count + 1) * Math.max(...back) > Number.MAX_SAFE_INTEGER) return null
    return { kind: 'hiLo', ...fields, back }
  },
  mainGroup: 'guess',
}

type Fields = Pick<HiLoDefinition, 'decks' | 'tie' | 'chip'>

/** Steps of the scale of all pays. */
const STEPS = 12

/** Pays that grow by a factor from guess to guess, as high as the return allows; the last coins are added one by one. */
function solved(fields: Fields, count: number, { target, volatility }: DesignWish): readonly number[] {
  const most = target ?? USUAL_RETURN
  const growth = GROWTH[volatility ?? 'medium']
  const returns = new HiLoReturns(fields, count)
  const returned = (back: readonly number[]): number => returns.of(back) / fields.chip
  const scaled = (scale: number): number[] =>
    Array.from({ length: count }, (_, i) => Math.max(1, Math.floor(fields.chip * scale * growth ** i)))
  let [low, high] = [0, 4]
  for (let step = 0; step < STEPS; step++) {
    const middle = (low + high) / 2
    if (returned(scaled(middle)) <= most) low = middle
    else high = middle
  }
  const back = scaled(low)
  for (let guess = count - 1; guess >= 0; guess--) raise(back, guess, (pays) => returned(pays) <= most)
  return back
}

/** So much more for this guess as the return bears, by halves. */
function raise(back: number[], guess: number, bears: (back: readonly number[]) => boolean): void {
  for (let more = 16; more >= 1; more /= 2) {
    const tried = back.with(guess, (back[guess] ?? 0) + more)
    if (bears(tried)) back[guess] = tried[guess] ?? 0
  }
}
