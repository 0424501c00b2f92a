/** Which round of a game. */
export interface RoundOptions {
  /** The bet mode, by default the plain bet. */
  readonly mode?: string
  /** By choice feature the option that the player takes, by default the first. */
  readonly choose?: Readonly<Record<string, number>>
}
