/** What waits to be done. */
export interface Waiting {
  readonly count: number
  /** Since when the oldest waits. */
  readonly oldest: Date | undefined
}
