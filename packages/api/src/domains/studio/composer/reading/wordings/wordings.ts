import type { Writing } from '../said.ts'

/** What one thing is called, by when it is written in other words; each is a pattern and the words that the readers know. */
export interface Wordings {
  /** Before anything is read: how it was typed. */
  readonly asTyped?: readonly Writing[]
  /** Before what is said together is read: everyday words. */
  readonly everyday?: readonly Writing[]
  /** Before features and figures are read: words of the trade. */
  readonly ofTheTrade?: readonly Writing[]
}
