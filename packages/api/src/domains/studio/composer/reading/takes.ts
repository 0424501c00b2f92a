import { featuresIn } from '../read-features.ts'
import { readFigures } from '../read-figures.ts'
import type { FeatureWish, Wishes } from '../wishes.ts'
import { clusterIn, jackpotsIn } from './details.ts'
import { BONUS } from './parts.ts'
import type { Said } from './said.ts'

/** The wish that words of a prompt were taken for, or who speaks in them. */
export type Taker = FeatureWish | keyof Wishes | 'courtesy'

/** A stretch of a prompt, and the wish that it became. */
export interface Take {
  readonly by: Taker
  readonly from: number
  readonly to: number
  /** Whether strange words may stand in it that are not part of the wish. */
  readonly isLoose: boolean
  /** Whether it reaches from the first word of a wish to the last: strangers between them are of it. */
  readonly isFramed?: boolean
}

/** A stretch of a rewritten text as one of the prompt: what was written in other words is taken whole. */
export function takeOf({ text, at }: Said, by: Taker, start: number, end: number, isLoose = false): Take {
  const after = end + (/^[\p{L}\p{N}]*/u.exec(text.slice(end))?.[0].length ?? 0)
  const places = at.slice(start, after)
  const [first, last] = [Math.min(...places), Math.max(...places)]
  // What was written between the word before it and this was written away.
  const before = start > 0 ? (at[start - 1] ?? 0) + 1 : first
  return {
    by,
    isLoose,
    from: Math.min(first, Math.max(before, 0)),
    to: at.slice(after).find((place) => place > last) ?? last + 1,
  }
}

/** What the readers of features and figures take of a text in the words that they know. */
export function takesOf(said: Said): Take[] {
  const figures: Take[] = []
  readFigures(said.text, (by, start, end) => figures.push(takeOf(said, by, start, end, true)))
  const spans = (by: Taker, found: readonly { readonly start: number; readonly end: number }[]): Take[] =>
    found.map(({ start, end }) => takeOf(said, by, start, end, true))
  const bonus = BONUS.exec(said.text)
  return [
    ...figures,
    ...spans('leastCluster', clusterIn(said.text)),
    ...spans('jackpotCount', jackpotsIn(said.text)),
    ...featuresIn(said.text).map(({ feature, start, end }) => takeOf(said, feature, start, end)),
    ...(bonus ? [takeOf(said, 'freeSpins', bonus.index, bonus.index + bonus[0].length)] : []),
  ]
}
